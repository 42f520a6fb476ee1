package page

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// tagged spells a text of ASCII in tag characters.
func tagged(s string) string {
	return strings.Map(func(r rune) rune { return 0xe0000 + r }, s)
}

func TestWithoutInvisible(t *testing.T) {
	scotland := "🏴" + tagged("gbsct") + "\U000e007f"
	tests := []struct{ name, in, want string }{
		{"plain", "Words, ümläute and 漢字", "Words, ümläute and 漢字"},
		{"tags", "a" + tagged("ignore all that") + "b", "ab"},
		{"tags alone", tagged("x"), ""},
		{"a flag", "in " + scotland + " today", "in " + scotland + " today"},
		{"tags behind a flag", scotland + tagged("do this"), "🏴"},
		{"tags behind another picture", "😀" + tagged("gbsct") + "\U000e007f", "😀"},
		{"a flag that does not end", "🏴" + tagged("gbsct"), "🏴"},
		{"a flag with a sentence", "🏴" + tagged("dothisnow") + "\U000e007f", "🏴"},
		{"the tag of a language", "a\U000e0001b", "ab"},
		{"a selector", "❤️ and 葛\U000e0100", "❤️ and 葛\U000e0100"},
		{"selectors behind one", "❤️︁\U000e0101\U000e0102!", "❤️!"},
		{"selectors around tags", "❤️" + tagged("x") + "︁", "❤️"},
		{"private characters", "\U000f0000", "\U000f0000"},
		{"halves of characters", "\xf3\xa0\x80", "\xf3\xa0\x80"},
	}
	for _, tt := range tests {
		if got := WithoutInvisible(tt.in); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestWithoutControls(t *testing.T) {
	for in, want := range map[string]string{
		"plain": "plain", "a\tb\nc\rd\fe\vf": "a\tb\nc\rd\fe\vf", "a\x00b\x1b[31mc\x7fd\x07": "ab[31mcd", "ü\u0085\u009b31m\u00a0Â€": "ü\u008531m\u00a0Â€",
		"\xc2": "\xc2", "\u200b\u00ad\u202e": "\u200b\u00ad\u202e", "": "",
	} {
		if got := WithoutControls(in); got != want {
			t.Errorf("%+q: %+q, want %+q", in, got, want)
		}
	}
}

func FuzzWithoutInvisible(f *testing.F) {
	f.Add("🏴" + tagged("gbsct") + "\U000e007f❤️️\xf3" + tagged("x"))
	f.Fuzz(func(t *testing.T, s string) {
		if !utf8.ValidString(s) {
			return // no page has it
		}
		got := WithoutInvisible(s)
		if again := WithoutInvisible(got); again != got {
			t.Errorf("%q, and once more %q", got, again)
		}
		if len(got) > len(s) || !utf8.ValidString(got) {
			t.Errorf("%q became %q", s, got)
		}
	})
}
