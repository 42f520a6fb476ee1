package snapshot

import (
	"compress/gzip"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

var update = flag.Bool("update", false, "write the golden files anew")

// dump is the page as text, with what page.Dump leaves out.
func dump(p *page.Page) string {
	var out strings.Builder
	fmt.Fprintf(&out, "%s base %q size %v styles %d\n", p.URL, p.Base, p.Size, len(p.Styles))
	pagetest.Dump(p, &out)
	for i, n := range p.Nodes {
		if n.Shadow > 0 || (n.Src != "" && n.Tag == "img") {
			fmt.Fprintf(&out, "%d %s shadow %d src %s\n", i, n.Tag, n.Shadow, n.Src)
		}
	}
	return out.String()
}

// frozenText is a snapshot of testdata, which TestFreeze of package render takes.
func frozenText(t testing.TB, name string) []byte {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", name+".json.gz"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// frozen is a snapshot of testdata, and what Chrome was asked for with it.
func frozen(t testing.TB, name string) (*Answer, Options) {
	t.Helper()
	var answer Answer
	if err := json.Unmarshal(frozenText(t, name), &answer); err != nil {
		t.Fatal(name, err)
	}
	return &answer, Options{Columns: Columns{Frames: true, Look: name == "look"}, Viewport: page.DefaultViewport}
}

func find(t testing.TB, p *page.Page, address string) page.NodeID {
	t.Helper()
	id, err := p.Find(address)
	if err != nil {
		t.Fatal(err)
	}
	return id
}
