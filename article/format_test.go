package article

import (
	"bytes"
	"testing"
	"unicode"
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

// TestControls: what shows nothing and may do something to a terminal is in no format.
func TestControls(t *testing.T) {
	p, sel := parsed(t, "<body><h1>The \x1b]0;title\x07</h1><p>Words \x1b[31m in\u009b red\x7f <img src=/a.png alt='pic\x1b\x01ture'> and <code>co\x08de</code>.<pre>a\tb\x1bc</pre>")
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	for _, format := range []string{"html", "clean", "md", "text", "json"} {
		var out bytes.Buffer
		if err := a.Write(&out, format, JSONOptions{}); err != nil {
			t.Fatal(err)
		}
		if i := bytes.IndexFunc(out.Bytes(), func(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }); i >= 0 {
			t.Errorf("%s has a control character: %q", format, out.Bytes()[i:])
		}
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
