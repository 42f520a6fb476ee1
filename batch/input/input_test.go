package input

import (
	"archive/zip"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"galley/batch/warc"
	"galley/internal/fetch"
)

func TestNormalize(t *testing.T) {
	for given, want := range map[string]string{
		"HTTP://Example.ORG:80":           "http://example.org/",
		"https://example.org:443/a/../b/": "https://example.org/b/",
		"http://example.org/%7euser/%e4":  "http://example.org/~user/%E4",
		"http://example.org/a?b=%2f&A#x":  "http://example.org/a?b=%2F&A",
		"http://example.org/a?":           "http://example.org/a",
		"http://bücher.example/ü":         "http://xn--bcher-kva.example/%C3%BC",
		"http://example.org./":            "http://example.org/",
		"http://[::1]:80/":                "http://[::1]/",
		"http://[::1]:8080/":              "http://[::1]:8080/",
		"http://example.org/a//b":         "http://example.org/a//b",
		"http://example.org/a%2Fb":        "http://example.org/a%2Fb",
		"http://example.org/#/story/1":    "http://example.org/#/story/1",
		"http://example.org/?a#!/ü":       "http://example.org/?a#!/%C3%BC",
		"http://example.org/#!story":      "http://example.org/#!story",
		"http://example.org/#/":           "http://example.org/",
		"http://example.org/#!":           "http://example.org/",
		"ftp://Example.org/x":             "ftp://Example.org/x",
	} {
		got, err := Normalize(given)
		if err != nil || got != want {
			t.Errorf("%s: %s, %v, want %s", given, got, err, want)
		}
		if again, err := Normalize(got); err != nil || again != got {
			t.Errorf("%s: %s the second time, %v", got, again, err)
		}
	}
	for _, bad := range []string{"http://", "http://a b/", "http://[::1", "https://exa%mple.org/"} {
		if got, err := Normalize(bad); err == nil {
			t.Errorf("%s: %s", bad, got)
		}
	}
}

func FuzzNormalize(f *testing.F) {
	f.Add("HTTP://Example.ORG:80/a/../%7e?x=%2f#y")
	f.Add("HTTP://0..")
	f.Add("http://a。/")
	f.Fuzz(func(t *testing.T, address string) {
		once, err := Normalize(address)
		if err != nil {
			return
		}
		if twice, err := Normalize(once); err != nil || twice != once {
			t.Errorf("%q: %q, then %q, %v", address, once, twice, err)
		}
	})
}

// collect is an Emit.
func collect(list *[]string) Emit {
	return func(i Item) error {
		name := i.URL
		if name == "" {
			name = i.Input
		}
		if i.Error != "" {
			name = "error: " + name
		}
		*list = append(*list, name)
		return nil
	}
}

func TestLists(t *testing.T) {
	mux := http.NewServeMux()
	s := httptest.NewServer(mux)
	defer s.Close()
	serve := func(path, text string) {
		mux.HandleFunc(path, func(w http.ResponseWriter, _ *http.Request) {
			io.WriteString(w, strings.ReplaceAll(text, "SERVER", s.URL))
		})
	}
	serve("/sitemap.xml", `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc> http://a.example/1?x&amp;y </loc><image:image><image:loc>http://a.example/p.png</image:loc></image:image></url><url><loc>http://a.example/2</loc></url></urlset>`)
	serve("/index.xml", `<sitemapindex><sitemap><loc>SERVER/sitemap.xml</loc></sitemap><sitemap><loc>SERVER/none.xml</loc></sitemap><sitemap><loc>SERVER/index.xml</loc></sitemap></sitemapindex>`)
	serve("/rss", `<?xml version="1.0"?><rss version="2.0"><channel><item><link>http://a.example/1</link></item><item><link>http://a.example/2</link></item></channel></rss>`)
	serve("/atom", `<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="http://a.example/1"/></entry></feed>`)
	serve("/feed.json", `{"version": "https://jsonfeed.org/version/1.1", "items": [{"id": "1", "url": "http://a.example/1"}]}`)
	serve("/lines", "\ufeffhttp://a.example/1\r\n\n# a comment\n{\"url\":\"http://a.example/2\"}\nhttp://\n{}\n  http://a.example/3")
	client := fetch.NewClient(fetch.Options{Timeout: time.Minute})
	defer client.Close()
	sitemap := []string{"http://a.example/1?x&y", "http://a.example/2"}
	gone := "error: " + s.URL + "/none.xml"
	for path, want := range map[string][]string{
		"/sitemap.xml": sitemap, "/rss": {"http://a.example/1", "http://a.example/2"}, "/atom": {"http://a.example/1"}, "/feed.json": {"http://a.example/1"},
		"/index.xml": slices.Concat(sitemap, []string{gone}, sitemap, []string{gone, "error: " + s.URL + "/sitemap.xml", gone, "error: " + s.URL + "/index.xml"}),
		"/lines":     {"http://a.example/1", "http://a.example/2", "error: http://", "error: {}", "http://a.example/3"},
	} {
		var got []string
		l := &Lister{Client: client}
		if err := l.List(t.Context(), s.URL+path, collect(&got)); err != nil {
			t.Errorf("%s: %v", path, err)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s:\n%q, want\n%q", path, got, want)
		}
	}
	if err := (&Lister{Client: client}).List(t.Context(), s.URL+"/none", collect(new([]string))); err == nil {
		t.Error("a list that is not there is no error")
	}
}

// TestDamagedArchive holds that an archive that cannot be opened is an input with an error,
// and that an error of who takes the items is none of the archive.
func TestDamagedArchive(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.wacz")
	if err := os.WriteFile(name, []byte("no zip file"), 0o644); err != nil {
		t.Fatal(err)
	}
	var got []string
	if err := Expand(t.Context(), name, collect(&got)); err != nil || !slices.Equal(got, []string{"error: " + name}) {
		t.Errorf("items %q, %v", got, err)
	}
	full := errors.New("the queue is full")
	if err := Expand(t.Context(), name, func(Item) error { return full }); !errors.Is(err, full) {
		t.Errorf("ended with %v", err)
	}
}

// TestDamagedBeside holds that what is damaged costs nothing beside it: a file in an archive,
// an archive in a folder.
func TestDamagedBeside(t *testing.T) {
	file := warc.AppendResponse(nil, time.Now(), "http://a.example/1", 200, http.Header{"Content-Type": {"text/html"}}, []byte("<p>one"))
	var packed bytes.Buffer
	z := zip.NewWriter(&packed)
	for _, name := range []string{"archive/a.warc.gz", "archive/b.warc.gz"} {
		w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate})
		if err != nil {
			t.Fatal(err)
		}
		w.Write(file)
	}
	z.Close()
	data := packed.Bytes()
	data[len("PK")+40+len("archive/a.warc.gz")] ^= 0xff // of the first file
	dir := t.TempDir()
	for name, data := range map[string][]byte{"a.wacz": data, "pages/a.warc": []byte("no archive"), "pages/b.html": []byte("<p>")} {
		name = filepath.Join(dir, name)
		os.MkdirAll(filepath.Dir(name), 0o755)
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("nowhere", filepath.Join(dir, "pages", "0.warc")); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"a.wacz": "http://a.example/1", "pages": "b.html"} {
		var got []string
		if err := Expand(t.Context(), filepath.Join(dir, name), collect(&got)); err != nil || len(got) < 2 || !strings.HasPrefix(got[len(got)-2], "error: ") || !strings.HasSuffix(got[len(got)-1], want) {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}

// TestEmptyBody holds that a page of an archive that is empty stays one on its way through
// the queue: without a body it would be loaded from the network.
func TestEmptyBody(t *testing.T) {
	for _, body := range [][]byte{nil, {}} {
		data, err := json.Marshal(InMemory("-", "http://a.example/", body))
		if err != nil {
			t.Fatal(err)
		}
		var got Item
		if err := json.Unmarshal(data, &got); err != nil || got.Body == nil || got.Host() != "" {
			t.Errorf("%s became %+v, %v", data, got, err)
		}
	}
}

// TestLongLine holds that a line that is too long is an input with an error, also where
// most of it is blanks.
func TestLongLine(t *testing.T) {
	var got []Item
	l := &Lister{Stdin: strings.NewReader("http://a.example/1" + strings.Repeat(" ", maxLine+1) + "\nhttp://a.example/2\n")}
	if err := l.List(t.Context(), "-", func(i Item) error { got = append(got, i); return nil }); err != nil {
		t.Fatal(err)
	}
	if len(got) != 2 || got[0].Error == "" || got[0].Input != "http://a.example/1" || got[1].Error != "" {
		t.Errorf("items %+v", got)
	}
}

// TestNoList holds that what is no text, and an archive of pages, are no lists of inputs.
func TestNoList(t *testing.T) {
	for _, text := range []string{"PK\x03\x04\x00\nhttp://a.example/1\n", "WARC/1.0\r\nWARC-Type: response\r\nhttp://a.example/1\r\n"} {
		var got []string
		err := (&Lister{Stdin: strings.NewReader(text)}).List(t.Context(), "-", collect(&got))
		if err == nil || len(got) > 0 {
			t.Errorf("%.10q: error %v, items %q", text, err, got)
		}
	}
}

// TestStream holds that a line is there as soon as it is written.
func TestStream(t *testing.T) {
	r, w := io.Pipe()
	items := make(chan Item)
	ended := make(chan error, 1)
	l := &Lister{Stdin: r}
	stop := errors.New("enough")
	go func() {
		ended <- l.List(context.Background(), "-", func(i Item) error {
			items <- i
			if i.URL == "http://a.example/2" {
				return stop
			}
			return nil
		})
	}()
	for _, want := range []string{"http://a.example/1", "http://a.example/2"} {
		io.WriteString(w, want+"\n")
		if got := <-items; got.URL != want {
			t.Errorf("%s, want %s", got.URL, want)
		}
	}
	if err := <-ended; !errors.Is(err, stop) {
		t.Errorf("ended with %v", err)
	}
}

// TestLinks holds that a folder behind a link is one, and that links to files in it are files, to folders nothing.
func TestLinks(t *testing.T) {
	dir := t.TempDir()
	pages := filepath.Join(dir, "pages")
	if err := os.MkdirAll(filepath.Join(pages, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(pages, "sub", "a.html"), []byte("<p>"), 0o644); err != nil {
		t.Fatal(err)
	}
	links := map[string]string{"linked": pages, "pages/b.html": filepath.Join(pages, "sub", "a.html"), "pages/round": pages, "pages/gone.html": "nowhere"}
	for name, to := range links {
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Skip(err)
		}
	}
	for _, given := range []string{"pages", "linked", "linked/"} {
		var got []string
		err := Expand(t.Context(), filepath.Join(dir, given), func(i Item) error {
			got = append(got, filepath.Base(i.Input))
			return nil
		})
		if want := []string{"b.html", "gone.html", "a.html"}; err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q, %v; want %q", given, got, err, want)
		}
	}
}

// TestArchives holds that the pages of WARC and WACZ files and of folders are found, and
// can be read from what their items say.
func TestArchives(t *testing.T) {
	html := http.Header{"Content-Type": {"text/html"}}
	file := warc.AppendInfo(nil, time.Now(), "test")
	for _, name := range []string{"1", "2"} {
		file = warc.AppendResponse(file, time.Now(), "http://a.example/"+name, 200, html, []byte("<p>page "+name))
	}
	file = warc.AppendResponse(file, time.Now(), "http://a.example/picture", 200, http.Header{"Content-Type": {"image/png"}}, []byte("x"))
	file = append(file, "damage"...)
	var packed bytes.Buffer
	z := zip.NewWriter(&packed)
	for _, method := range []uint16{zip.Store, zip.Deflate} {
		w, err := z.CreateHeader(&zip.FileHeader{Name: "archive/data" + string(rune('0'+method)) + ".warc.gz", Method: method})
		if err != nil {
			t.Fatal(err)
		}
		w.Write(file[:len(file)-len("damage")])
	}
	z.Close()
	dir := t.TempDir()
	for name, data := range map[string][]byte{"a.warc.gz": file, "b.wacz": packed.Bytes(), "pages/b.html": []byte("<p>"), "pages/a.mhtml.gz": nil, "pages/note.txt": nil, "pages/.hidden/c.html": nil} {
		name = filepath.Join(dir, name)
		os.MkdirAll(filepath.Dir(name), 0o755)
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]int{"a.warc.gz": 3, "b.wacz": 4, "pages": 2} {
		count := 0
		err := Expand(t.Context(), filepath.Join(dir, name), func(i Item) error {
			count++
			if i.Record {
				read, err := ReadRecord(i)
				if err != nil || !strings.HasSuffix(i.URL, strings.TrimPrefix(string(read.Body), "<p>page ")) {
					t.Errorf("%s: %q, %v", i.Input, read.Body, err)
				}
			} else if i.Body != nil && !strings.HasPrefix(string(i.Body), "<p>page") {
				t.Errorf("%s: %q", i.Input, i.Body)
			}
			return nil
		})
		if err != nil || count != want {
			t.Errorf("%s: %d items, want %d, %v", name, count, want, err)
		}
	}
}
