package language

import (
	"cmp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/abadojack/whatlanggo"

	"galley/article/allowlist"
	"galley/page"
)

// languageText is how much text is enough to tell its language, in bytes.
const languageText = 300

// Most is how much text is looked at, in bytes.
const Most = 8000

// Of is the declared language of the article, around the body or else in said,
// unless its text is clearly in another or none is declared.
func Of(declared, said, text string) string {
	if declared == "" {
		declared = allowlist.Language(strings.ReplaceAll(said, "_", "-"))
	}
	declared = canonical(declared)
	base, _, _ := strings.Cut(strings.ToLower(declared), "-")
	agrees := func(found string) bool {
		return found == base || alike[found] != "" && alike[found] == alike[base]
	}
	first, _ := cutPiece(text)
	// As nearly always, and cheaply: to ask the detector about all pieces costs a millisecond.
	if declared != "" && (agrees(functionLanguage(first)) || agrees(pieceLanguage(first))) {
		return declared
	}
	found := textLanguage(text)
	switch {
	case found == "", agrees(found):
		return declared
	case unprofiled(base) && functionLanguage(first) != found:
		return declared // the detector takes it for another
	case declared == "" || len(text) >= languageText || isOtherScript(text, base, found):
		return found
	}
	return declared
}

// canonical is a tag with its first parts in the case that BCP 47 recommends: "zh-Hant-TW" for "ZH-HANT-tw".
func canonical(tag string) string {
	parts := strings.Split(tag, "-")
	for i, part := range parts[:min(len(parts), 3)] {
		part = strings.ToLower(part)
		switch {
		case i > 0 && len(part) == 1:
			return strings.Join(parts, "-") // what follows are extensions
		case i > 0 && len(part) == 2:
			part = strings.ToUpper(part)
		case i > 0 && len(part) == 4 && strings.Trim(part, "abcdefghijklmnopqrstuvwxyz") == "":
			part = strings.ToUpper(part[:1]) + part[1:]
		}
		parts[i] = part
	}
	return strings.Join(parts, "-")
}

// alike are languages that a detector takes for one another, and codes of one language:
// the page knows better.
var alike = map[string]string{
	"nb": "no", "nn": "no", "no": "no", "da": "no", "hr": "sr", "sr": "sr", "bs": "sr", "sh": "sr",
	"id": "ms", "ms": "ms", "jv": "ms", "cs": "cs", "sk": "cs", "gl": "pt", "pt": "pt",
	"af": "nl", "nl": "nl", "zu": "zu", "ss": "zu", "nr": "zu", "bg": "bg", "mk": "bg",
	"fil": "tl", "tl": "tl", "iw": "he", "he": "he", "in": "ms",
	"am": "am", "ti": "am", "ga": "ga", "gd": "ga", "gv": "ga",
	"hi": "hi", "mr": "hi", "ne": "hi", "bho": "hi", "ur": "ar", "fa": "fa", "ar": "ar",
}

// detected is how much text the detector is given at once, in bytes. It ranks trigrams
// and compares the ranks with those of its profiles, which are of texts of that length:
// of longer ones it takes English for Yoruba and Turkish for Norwegian.
const detected = 1000

// textLanguage is the language of most pieces of a text, "" where that is not sure. Of languages that are
// alike the pieces count together, as the detector takes some for the one and some for the other.
func textLanguage(text string) string {
	var pieces []string
	for piece, rest := cutPiece(text); piece != ""; piece, rest = cutPiece(rest) {
		if pieces = append(pieces, piece); len(rest) < detected/2 {
			break // a rest that says little
		}
	}
	votes, together := map[string]int{}, map[string]int{} // of languages, and of those that are alike
	for _, piece := range pieces {
		tag := pieceLanguage(piece)
		group := cmp.Or(alike[tag], tag)
		votes[tag]++
		if together[group]++; 2*together[group] > len(pieces) {
			return tellApart(text, votes, group)
		}
	}
	return ""
}

// cutPiece is the piece that a text begins with, and the rest of it.
func cutPiece(text string) (piece, rest string) {
	end := min(detected, len(text))
	for end < len(text) && !utf8.RuneStart(text[end]) {
		end++
	}
	return text[:end], text[end:]
}

// pieceLanguage is the language of a piece of text, "" where that is not sure.
func pieceLanguage(text string) string {
	switch kana, ideographs := asianScript(text); {
	case 20*kana > kana+ideographs:
		return "ja"
	case kana+ideographs > 0 && 3*(kana+ideographs) > otherLetters(text):
		return "zh"
	}
	if tag := wordLanguage(text); tag != "" {
		return tag
	}
	if tag := scriptLanguage(text); tag != "" {
		return tag
	}
	info := whatlanggo.Detect(text)
	tag := info.Lang.Iso6391()
	if !info.IsReliable() || hasStrangers(text, tag) { // short sentences, as people speak, have few of the trigrams of its profile
		return functionLanguage(text)
	}
	return tag
}

// asianScript counts the kana and the ideographs of a text. It is Japanese if a twentieth of
// them or more are kana: news has more ideographs than kana, so that the script most used says
// Chinese.
func asianScript(text string) (kana, ideographs int) {
	for _, r := range text {
		switch {
		case unicode.In(r, unicode.Hiragana, unicode.Katakana):
			kana++
		case unicode.Is(unicode.Han, r):
			ideographs++
		}
	}
	return kana, ideographs
}

// otherLetters counts the letters of a text that are no ideographs. A word in Latin letters
// has several where Chinese has one or two.
func otherLetters(text string) (n int) {
	for _, r := range text {
		if unicode.IsLetter(r) && !unicode.Is(unicode.Han, r) {
			n++
		}
	}
	return n
}

// Around is the language declared nearest around n.
func Around(p *page.Page, n page.NodeID) string {
	for ; n != page.None; n = p.Nodes[n].Parent {
		for _, name := range [...]string{"lang", "xml:lang"} { // XHTML may have the second alone
			if lang := allowlist.Language(p.Nodes[n].Attr(name)); lang != "" {
				return lang
			}
		}
	}
	return ""
}
