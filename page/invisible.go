package page

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// blackFlag is the picture that tag characters say the region of (UTS #51, ED-14a).
const blackFlag = '🏴'

// longestTag is how many letters and digits the tags of a flag have at most, as "gbsct": the
// code of a subdivision (UTS #35), which has three to six.
const longestTag = 6

// WithoutInvisible is a text without what no reader sees and programs read all the same, such as
// a language model that is handed the article: tag characters, which spell ASCII, but for those of a flag,
// and variation selectors behind another one, of which only the first says how a character looks.
func WithoutInvisible(s string) string {
	// All begin with one of two bytes, which few texts have.
	if strings.IndexByte(s, 0xf3) < 0 && !strings.Contains(s, "\xef\xb8") {
		return s
	}
	var b strings.Builder
	kept := 0 // of s, up to here
	var before rune
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		unseen := 0
		switch {
		case isTagCharacter(r):
			run := len(s[i:]) - len(strings.TrimLeftFunc(s[i:], isTagCharacter))
			if size = run; before != blackFlag || !isRegion(s[i:i+run]) {
				unseen = run
			}
		case isSelector(r) && isSelector(before):
			unseen = size
		}
		if unseen > 0 {
			b.WriteString(s[kept:i])
			kept = i + unseen
		} else {
			before = r
		}
		i += size
	}
	if kept == 0 {
		return s
	}
	return b.String() + s[kept:]
}

// WithoutControls is a text without control characters that are no white space. They show nothing
// and can make a terminal do things; in a document they are errors.
func WithoutControls(s string) string {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= ' ' && c < 0x7f || c > 0xc2 {
			continue
		}
		// U+0080 to U+009F are C2 and their number.
		if c <= 0x7f && isControl(rune(c)) || c == 0xc2 && i+1 < len(s) && isControl(rune(s[i+1])) {
			return strings.Map(func(r rune) rune {
				if isControl(r) {
					return -1
				}
				return r
			}, s)
		}
	}
	return s
}

func isControl(r rune) bool { return unicode.IsControl(r) && !unicode.IsSpace(r) }

// isTagCharacter reports whether a character is a tag: U+E0020 to U+E007F, and the two obsolete ones of
// languages before.
func isTagCharacter(r rune) bool { return 0xe0000 <= r && r <= 0xe007f }

func isSelector(r rune) bool { return r >= 0xfe00 && unicode.Is(unicode.Variation_Selector, r) }

// isRegion reports whether tags are those of a flag: a code and the end.
func isRegion(tags string) bool {
	code, ended := strings.CutSuffix(tags, "\U000e007f")
	n := utf8.RuneCountInString(code)
	return ended && n >= 3 && n <= longestTag && strings.IndexFunc(code, func(r rune) bool {
		c := r - 0xe0000
		return !('a' <= c && c <= 'z' || '0' <= c && c <= '9')
	}) < 0
}
