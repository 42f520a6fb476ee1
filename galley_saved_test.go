package galley

import (
	"bytes"
	"strings"
	"testing"

	"galley/article"
)

// What Safari saved is read as what Chrome saved, without a browser too.
func TestWebArchive(t *testing.T) {
	e, err := New(Options{NoBrowser: true, Force: true})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	a, err := e.Extract(t.Context(), File("testdata/ferry.webarchive"))
	if err != nil {
		t.Fatal(err)
	}
	var md bytes.Buffer
	if err := a.Write(&md, "md", article.JSONOptions{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"so they say at the café", "(https://gazette.example/boats)", "(https://gazette.example/boat.png)"} {
		if !strings.Contains(md.String(), want) {
			t.Errorf("no %q in\n%s", want, md.String())
		}
	}
}
