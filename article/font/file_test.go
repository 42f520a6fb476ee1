package font

import (
	"strings"
	"testing"

	"galley/article/articletest"
)

func TestType(t *testing.T) {
	short := articletest.FontFile("wOF2", 100)[:99]
	outside := articletest.FontFile("OTTO", 100)
	outside[24] = 0xff
	for name, tt := range map[string]struct {
		data   []byte
		format string
	}{
		"woff2": {articletest.FontFile("wOF2", 100), "woff2"}, "woff": {articletest.FontFile("wOFF", 100), "woff"},
		"truetype": {articletest.FontFile("\x00\x01\x00\x00", 100), "truetype"}, "opentype": {articletest.FontFile("OTTO", 100), "opentype"},
		"page": {[]byte("<html><script>x()</script>" + strings.Repeat(" ", 100)), ""}, "drawing": {[]byte("<svg xmlns='http://www.w3.org/2000/svg'>" + strings.Repeat(" ", 100)), ""},
		"empty": {nil, ""}, "cut": {short, ""}, "another length": {append(articletest.FontFile("wOFF", 100), 0), ""}, "tables outside": {outside, ""}, "collection": {articletest.FontFile("ttcf", 100), ""},
	} {
		if _, format := Type(tt.data); format != tt.format {
			t.Errorf("%s: %q, want %q", name, format, tt.format)
		}
	}
}
