package allowlist

import (
	"strings"
	"testing"
)

func TestIsValue(t *testing.T) {
	for _, v := range []string{
		"rgb(1, 2, 3)", "rgba(0, 0, 0, 0.5)", "color(srgb 1 0.5 0)", "oklch(0.7 0.1 200)", "16.5px", "-1px", "1e+06px",
		"16 / 9", "50% 50%", `"Times New Roman"`, `'微软雅黑'`, "calc(100% - 20px)", "min(1px, calc(2px + 3px)) rgb(0, 0, 0)", `"A", 'B', C`, strings.Repeat("a", MaxValue), "rgb(0, 0, 0) 0px 1px 2px", "#fff",
	} {
		if !IsValue(v) {
			t.Errorf("%q is refused", v)
		}
	}
	for _, v := range []string{
		"", "red;color:blue", "red}", "{", "</style>", "<", ">", "url(x)", "URL(x)", "u\\72l(x)", "expression(alert(1))",
		"image-set('a' 1x)", "var(--x)", "attr(title)", "element(#x)", "env(x)", "@import", "rgb(1, 2", "rgb)1(", `"open`,
		`"a</style>"`, `"a;b"`, `"a\"b"`, "a\nb", "a\tb", "a!important", "/* x", "a/**/b", "1 /*", "(1px)", "a:b", "src()",
		strings.Repeat("a", MaxValue+1), "a\x00b", "й",
	} {
		if IsValue(v) {
			t.Errorf("%q passes", v)
		}
	}
}

func TestFonts(t *testing.T) {
	tests := []struct{ in, want string }{
		{`Georgia, serif`, `Georgia, serif`},
		{`Georgia`, `Georgia`},
		{`"Open Sans"`, `"Open Sans"`},
		{`"Fira Code", x</style>`, `"Fira Code"`},
		{`"A, B", Lato`, `"A, B", Lato`},
		{`メイリオ, serif`, `"メイリオ", serif`},
		{`url(Courier)`, `monospace`},
		{``, `sans-serif`},
		{`url(serif)`, `serif`},
		{`url(x), Arial, sans-serif`, `Arial, sans-serif`},
	}
	for _, tt := range tests {
		if got := Fonts(tt.in); got != tt.want {
			t.Errorf("Fonts(%q) = %q, want %q", tt.in, got, tt.want)
		}
	}
}
