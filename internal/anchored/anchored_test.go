package anchored

import (
	"regexp"
	"testing"
)

// TestAsRegexp compares with package regexp, of texts that begin as matches do, nearly so
// or not at all.
func TestAsRegexp(t *testing.T) {
	for _, expr := range []string{
		`^(by|von|ein(e)? .{1,3} von)( |:)`,
		`(?i)^(((written|posted) )?by|(text|texto) (von|por)|автор(ы|и)?|[kſ]im)`,
		`^([oa]b?|文)`,
		`^.?`,
		`^x*y`,
		`^(?:)q`,
		`(?i)^ς`,
		`^(by|x+y*)(\s*:\s*|\s+)`,
	} {
		fast, slow := MustCompile(expr), regexp.MustCompile(expr)
		for _, text := range []string{
			"", "b", "by", "by ", "By X", "BY:", "bypass", "von A", "eine x von B", "ein", "e", "written by C", "Posted", "text por", "texting",
			"Автор: Я", "АВТОРЫ", "kim", "KIM", "\u212Aim", "\u017Fim", "ob", "a", "文", "文章", "y", "xxy", "xz", "xx:", "xy  :", "x", "by  :", "by\n", "by-", "q", "Σ", "σ", "ς", "\xff", "b\xff",
		} {
			if got, want := fast.MatchString(text), slow.MatchString(text); got != want {
				t.Errorf("%s matches %q: %v, want %v", expr, text, got, want)
			}
			if got, want := fast.ReplaceAllString(text, "-"), slow.ReplaceAllString(text, "-"); got != want {
				t.Errorf("%s of %q: %q, want %q", expr, text, got, want)
			}
		}
	}
}

func TestMustCompileWithoutAnchor(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("an expression without ^ was taken")
		}
	}()
	MustCompile(`a|^b`)
}
