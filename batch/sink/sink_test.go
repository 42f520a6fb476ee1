package sink

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"

	"galley/batch/keyset"
)

func names(address string) Names {
	sum := sha256.Sum256([]byte(address))
	return Names{Address: address, Key: keyset.Key(sum[:16])}
}

// TestNames holds that pages which differ have names which differ, that names are of
// their scripts, and that no address leads out of the folder.
func TestNames(t *testing.T) {
	template, err := NewTemplate("{host}/{slug}-{hash}", ".md")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]string{}
	for _, address := range []string{
		"https://a.example/s?id=1", "https://a.example/s?id=2", "https://a.example/S?id=1", "https://a.example/", "a/index.html", "b/index.html",
		"https://a.example/日本/記事.html", "https://a.example/../../etc/passwd", "https://a.example/" + strings.Repeat("ü", 500), "http://a.example/\x00/CON", "",
	} {
		name := template.Name(names(address))
		if other, taken := seen[name]; taken {
			t.Errorf("%q and %q are both %s", address, other, name)
		}
		seen[name] = address
		if !filepath.IsLocal(name) || len(filepath.Base(name)) > 200 || strings.ContainsAny(name, "\x00?:\\") {
			t.Errorf("%q is %q", address, name)
		}
	}
	if name := template.Name(names("https://a.example/%E6%97%A5%E6%9C%AC/記事.html")); !strings.HasPrefix(name, "a.example/日本-記事-") {
		t.Errorf("name %s", name)
	}
	for _, text := range []string{"../{hash}", "/{hash}", "{host}/../../{hash}", "./-/{hash}", "{date}/.{hash}", ""} {
		template, err := NewTemplate(text, ".md")
		if err != nil {
			t.Errorf("template %s: %v", text, err)
			continue
		}
		for _, address := range []string{"https://a.example/b", "https://../..", "https://-/-", ".."} {
			if name := template.Name(names(address)); !filepath.IsLocal(name) || strings.Contains(name, "..") || strings.HasPrefix(name, ".") {
				t.Errorf("template %s: %q is %q", text, address, name)
			}
		}
	}
	for _, bad := range []string{"{slug}", "{hash}{title}"} {
		if _, err := NewTemplate(bad, ".md"); err == nil {
			t.Errorf("template %s is taken", bad)
		}
	}
}

// TestFiles holds that files are whole at their places, and that what a killed process
// left in the folder where they begin is swept away.
func TestFiles(t *testing.T) {
	out, temp := t.TempDir(), t.TempDir()
	left := filepath.Join(temp, unfinished+"1")
	if err := os.WriteFile(left, []byte("half"), 0o600); err != nil {
		t.Fatal(err)
	}
	Sweep(temp)
	template, err := NewTemplate("{host}/{slug}-{hash}", ".md")
	if err != nil {
		t.Fatal(err)
	}
	f := NewFiles(out, temp, template)
	var places []*Place
	for _, address := range []string{"https://a.example/1", "https://b.example/1"} {
		p, err := f.Write(Entry{Data: []byte(address), Names: names(address)})
		if err != nil {
			t.Fatal(err)
		}
		places = append(places, p)
	}
	if err := f.Commit(); err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{"https://a.example/1", "https://b.example/1"} {
		if got, err := os.ReadFile(filepath.Join(out, places[i].File)); string(got) != want || err != nil {
			t.Errorf("%s has %q, want %q; %v", places[i].File, got, want, err)
		}
	}
	if list, err := os.ReadDir(temp); len(list) > 0 || err != nil {
		t.Errorf("%d files are left, %v", len(list), err)
	}
	if err := os.Remove(filepath.Join(out, places[0].File)); err != nil {
		t.Fatal(err)
	}
	if err := f.Commit(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(out, places[0].File)); err == nil {
		t.Error("what is committed is written once more")
	}
}

func TestParquet(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.parquet")
	p, err := OpenParquet(name, filepath.Join(dir, "rows.jsonl.zst"), "rows", 0)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 3 {
		if _, err := p.Write(Entry{Data: fmt.Appendf(nil, `{"url":"http://a.example/%d","title":"日本","word_count":%d,"score":{"article":0.5},"blocks":[{"id":"b1"}]}`, i, i)}); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.Commit(); err != nil {
		t.Fatal(err)
	}
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	rows, err := parquet.ReadFile[Row](name)
	if err != nil || len(rows) != 3 || rows[2].URL != "http://a.example/2" || rows[2].Title != "日本" || *rows[2].Score != 0.5 || rows[1].Blocks != `[{"id":"b1"}]` {
		t.Fatalf("%+v, %v", rows, err)
	}
}

// TestUnreserved holds that no part of a name is one that Windows keeps for a device.
func TestUnreserved(t *testing.T) {
	for name, want := range map[string]string{
		"con": "con_", "NUL.html": "NUL_.html", "com1": "com1_", "lpt9.tar.gz": "lpt9_.tar.gz", "com0": "com0", "console": "console", "a.con": "a.con",
	} {
		if got := Unreserved(name); got != want {
			t.Errorf("Unreserved(%q) is %q, want %q", name, got, want)
		}
	}
}
