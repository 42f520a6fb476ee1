package encoding

import (
	"io"
	"testing"
	"unicode/utf8"
)

// FuzzUTF8 holds that any bytes in any encoding become UTF-8 of a bounded length.
func FuzzUTF8(f *testing.F) {
	f.Add([]byte("\x1b$B$3$s\x1b(B"), "text/html; charset=iso-2022-jp")
	f.Add([]byte("\xff\xfea\x00"), "")
	f.Add([]byte("<meta charset=gb18030>\x81\x30\x81\x30"), "text/html")
	f.Add([]byte("<meta charset=utf-7>+ADw-script+AD4-"), "text/html")
	f.Add([]byte("Ã¤ â€™ ðŸ˜€"), "text/html; charset=utf-8")
	f.Fuzz(func(t *testing.T, data []byte, contentType string) {
		text, err := UTF8(data, contentType, io.ReadAll)
		if err != nil || !utf8.Valid(text) || len(text) > 4*len(data)+4 {
			t.Fatalf("%d bytes of %q became %d, valid %v: %v", len(data), contentType, len(text), utf8.Valid(text), err)
		}
		if twice := DecodeTwice(text); len(twice) > len(text) {
			t.Errorf("%d bytes became %d", len(text), len(twice))
		}
		IsTwice(text)
	})
}
