package sheet

import (
	"strings"
	"testing"
)

// Drawings that repeat behind words come along, if the style sheet has them in itself.
func TestPatternBehind(t *testing.T) {
	const svg = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/></svg>")`
	for _, tt := range []struct{ name, image, size, x, repeat, want string }{
		{"as large as it is", svg, "auto", "0%", "repeat", "background-image:*;"},
		{"of an older capture", svg, "", "", "", "background-image:*;"},
		{"small", svg, "20px 20px", "0%", "repeat", "background-image:*;background-size:20px 20px;"},
		{"a row", svg, "20px", "50%", "repeat-x", "background-image:*;background-size:20px;background-position-x:50%;background-repeat:repeat-x;"},
		{"once", svg, "20px", "0%", "no-repeat", ""},
		{"fills its box", svg, "cover", "0%", "repeat", ""},
		{"large", svg, "900px", "0%", "repeat", ""},
		{"hostile", svg, "20px", "1px}</style>", "repeat", ""},
		{"a file", `url("https://a.example/p.png")`, "auto", "0%", "repeat", ""},
		{"a handler", strings.Replace(svg, "<path", "<path onclick='x'", 1), "auto", "0%", "repeat", ""},
	} {
		values := map[int]string{Image: tt.image, ImageSize: tt.size, ImageX: tt.x, ImageY: "0%", ImageRepeat: tt.repeat}
		s := &Sheet{signs: map[string]string{}}
		got := s.patternBehind(func(property int) string { return values[property] })
		if i := strings.Index(got, "url("); i >= 0 {
			got = got[:i] + "*" + got[i+strings.Index(got[i:], `")`)+2:]
		}
		if got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.name, got, tt.want)
		}
	}
}
