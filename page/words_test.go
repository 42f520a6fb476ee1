package page_test

import (
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"

	"galley/page"
)

func TestUnits(t *testing.T) {
	tests := []struct {
		name, text, norm string
		chars            int
		words            []string
	}{
		{"empty", "", "", 0, nil},
		{"white space only", " \t\u00a0\u3000\u0085\u2028", "", 0, nil},
		{"runs become one blank", "  a \n\t b  ", "a b", 3, []string{"a", "b"}},
		{"no-break and ideographic space", "a\u00a0\u3000b", "a b", 3, []string{"a", "b"}},
		{"code points, not bytes", "żółć", "żółć", 4, []string{"żółć"}},
		{"beyond the basic plane", "a😀𠀀", "a😀𠀀", 3, []string{"a😀", "𠀀"}},
		{"punctuation and case stay", "“Well,” she said.", "“Well,” she said.", 17, []string{"“Well,”", "she", "said."}},
		{"Han", "新闻 网页", "新闻 网页", 5, []string{"新", "闻", "网", "页"}},
		{"kana", "ひらカタ", "ひらカタ", 4, []string{"ひ", "ら", "カ", "タ"}},
		{"Hangul has blanks", "한국 신문", "한국 신문", 5, []string{"한국", "신문"}},
		{"mixed", "Go语言1.26版 now", "Go语言1.26版 now", 13, []string{"Go", "语", "言", "1.26", "版", "now"}},
		{"CJK punctuation is not Han", "中，国。", "中，国。", 4, []string{"中", "，", "国", "。"}},
		{"Thai is split into pieces of four letters and their marks", "สะพานไม้ ปี2ก", "สะพานไม้ ปี2ก", 13, []string{"สะพา", "นไม้", "ปี", "2ก"}},
		{"zero width space is none", "a\u200bb", "a\u200bb", 3, []string{"a\u200bb"}},
		{"broken UTF-8", "a\xff \xe4\xb8", "a\xff \xe4\xb8", 5, []string{"a\xff", "\xe4\xb8"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := page.Norm(tt.text); got != tt.norm {
				t.Errorf("Norm = %q, want %q", got, tt.norm)
			}
			if got := page.Chars(tt.text); got != tt.chars {
				t.Errorf("Chars = %d, want %d", got, tt.chars)
			}
			if got := page.Words(tt.text); !slices.Equal(got, tt.words) {
				t.Errorf("Words = %q, want %q", got, tt.words)
			}
		})
	}
}

func TestFold(t *testing.T) {
	same := [][2]string{
		{"Breaking  News", " breaking\u00a0news "},
		{"STRASSE", "Straße"},
		{"ΣΊΣΥΦΟΣ", "σίσυφος"},
		{"新闻", "新闻"},
	}
	for _, s := range same {
		if page.Fold(s[0]) != page.Fold(s[1]) {
			t.Errorf("Fold(%q) = %q, Fold(%q) = %q, want the same", s[0], page.Fold(s[0]), s[1], page.Fold(s[1]))
		}
	}
	if page.Fold("a b") == page.Fold("ab") {
		t.Error("Fold lost a blank")
	}
}

// FuzzUnits holds the fast ways against the definitions.
func FuzzUnits(f *testing.F) {
	for _, s := range []string{"", " a  b ", "新闻 a网", "a\u00a0\u3000b", "\xff\xe4\xb8 x", "Straße", "ー々〇ｱ", "\u0085\u200b", "“It’s” AÉz É — ß\xe2\x80", "a\u00a0b c  d", "İ\u0307ΑΣ", "สะพานไม้ร้อยปี a2ก新ุ"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		norm := page.Norm(s)
		if got, want := page.Chars(s), utf8.RuneCountInString(norm); got != want {
			t.Errorf("Chars(%q) = %d, want %d", s, got, want)
		}
		if want := strings.Join(strings.FieldsFunc(s, unicode.IsSpace), " "); norm != want {
			t.Errorf("Norm(%q) = %q, want %q", s, norm, want)
		}
		if want := cases.Fold().String(norm); page.Fold(s) != want {
			t.Errorf("Fold(%q) = %q, want %q", s, page.Fold(s), want)
		}
		if again := page.Norm(norm); again != norm {
			t.Errorf("Norm(%q) = %q, and its Norm %q", s, norm, again)
		}
		words := page.Words(s)
		if got := page.CountWords(s); got != len(words) {
			t.Errorf("CountWords(%q) = %d, Words has %d", s, got, len(words))
		}
		if want := wordsByDefinition(norm); !slices.Equal(words, want) {
			t.Errorf("Words(%q) = %q, want %q", s, words, want)
		}
		if utf8.ValidString(s) && page.Fold(page.Fold(s)) != page.Fold(s) {
			t.Errorf("Fold(%q) = %q, and its Fold %q", s, page.Fold(s), page.Fold(page.Fold(s)))
		}
	})
}

// wordsByDefinition splits at blanks, parts every ideograph from the rest, and ends a word
// behind each piece of a script without blanks.
func wordsByDefinition(norm string) []string {
	var words []string
	for field := range strings.FieldsSeq(norm) {
		rest, letters := 0, 0 // letters of a piece
		cut := func(at int) {
			if rest < at {
				words = append(words, field[rest:at])
			}
			rest, letters = at, 0
		}
		inPiece := false
		for i, r := range field {
			was := inPiece
			inPiece = page.IsUnspaced(r)
			switch {
			case unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana):
				cut(i)
				cut(i + utf8.RuneLen(r))
			case was && !inPiece || inPiece && !unicode.IsMark(r) && letters == page.PieceLetters:
				cut(i)
			}
			if inPiece && !unicode.IsMark(r) {
				letters++
			}
		}
		cut(len(field))
	}
	return words
}

// TestSpokenWords: two ideographs are about a word to a reader.
func TestSpokenWords(t *testing.T) {
	for text, want := range map[string]int{"": 0, "a boat": 2, "診断を始める": 3, "港 2024 の船": 3, "船": 1} {
		if got := page.SpokenWords(text); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
}

func TestSharedWords(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{
		{"", "a", 0}, {"a b c", "c b a", 3}, {"a a b", "a a a", 2}, {"a b", "c d", 0},
	} {
		if got := page.SharedWords(strings.Fields(tt.a), strings.Fields(tt.b)); got != tt.want {
			t.Errorf("%q and %q share %d, want %d", tt.a, tt.b, got, tt.want)
		}
	}
}
