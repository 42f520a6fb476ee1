package allowlist

import (
	"strings"
	"testing"
)

// FuzzValue holds that no value or list of fonts that passes can end its declaration, its rule or the element, escape anything, or
// leave a string or a bracket open.
func FuzzValue(f *testing.F) {
	for _, v := range []string{`rgb(1, 2, 3)`, `"a b", serif`, `calc(1px + 2 * (3% - 4em))`, `url(x)`, `a'b"c`, `"x`, `/**/`, `メイリオ, "'"`, `a\62`} {
		f.Add(v)
	}
	f.Fuzz(func(t *testing.T, v string) {
		if IsValue(v) {
			holds(t, v)
		}
		holds(t, Fonts(v))
	})
}

// holds reports what a value could end.
func holds(t *testing.T, v string) {
	t.Helper()
	if strings.ContainsAny(v, ";{}<>\\\n\r\f\x00@!:") || strings.Contains(v, "/*") {
		t.Errorf("%q ends something", v)
	}
	quote, depth := rune(0), 0
	for _, r := range v {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
		case r == '"', r == '\'':
			quote = r
		case r == '(':
			depth++
		case r == ')':
			depth--
		}
		if depth < 0 {
			break
		}
	}
	if quote != 0 || depth != 0 {
		t.Errorf("%q leaves something open", v)
	}
}
