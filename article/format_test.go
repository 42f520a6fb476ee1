package article

import (
	"bytes"
	"testing"
)

// A format that is no format is refused, and each name writes what its own method does.
func TestWriteByName(t *testing.T) {
	p, sel := parsed(t, "<body><h1>One</h1><p>Two words of text.")
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	for _, format := range []string{"html", "clean", "md", "text", "json"} {
		var out bytes.Buffer
		if err := a.Write(&out, format, JSONOptions{}); err != nil || !bytes.Contains(out.Bytes(), []byte("Two words")) {
			t.Errorf("%s: %v, %q", format, err, out.String())
		}
	}
	if err := a.Write(&bytes.Buffer{}, "pdf", JSONOptions{}); err == nil {
		t.Error("pdf is a format")
	}
}

// TestSoftHyphens: words are whole where they are read as text; the look has them where the
// page lets them be broken.
func TestSoftHyphens(t *testing.T) {
	p, sel := parsed(t, "<body><h1>Die Biblio&shy;thek</h1><p>Sie wird <b>moderni&shy;siert</b>, sagt die Stadt.")
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	for format, want := range map[string]string{"clean": "modernisiert", "md": "**modernisiert**", "text": "Die Bibliothek\n", "json": "Die Bibliothek\"", "html": "moderni\u00adsiert"} {
		var out bytes.Buffer
		if err := a.Write(&out, format, JSONOptions{}); err != nil || !bytes.Contains(out.Bytes(), []byte(want)) {
			t.Errorf("%s: %v, no %q in %q", format, err, want, out.String())
		}
	}
}
