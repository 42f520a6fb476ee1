package article

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/abadojack/whatlanggo"
)

// languageText is how much text is enough to tell its language, in bytes, and
// languageMost how much is looked at.
const (
	languageText = 300
	languageMost = 8000
)

// language is the declared language of the article, around the body or else in said,
// unless its text is clearly in another or none is declared.
func language(a *Article, said string) string {
	declared := a.Lang
	if declared == "" {
		declared = vetLang(strings.ReplaceAll(said, "_", "-"))
	}
	var text strings.Builder
	for _, b := range a.Blocks {
		if text.Len() < languageMost {
			text.WriteString(b.Text + "\n")
		}
	}
	base, _, _ := strings.Cut(strings.ToLower(declared), "-")
	agrees := func(found string) bool {
		return found == base || alike[found] != "" && alike[found] == alike[base]
	}
	// As nearly always, and cheaply: to ask the detector about all pieces costs a millisecond.
	if first, _ := cutPiece(text.String()); declared != "" && (agrees(functionLanguage(first)) || agrees(pieceLanguage(first))) {
		return declared
	}
	found := textLanguage(text.String())
	switch {
	case found == "", agrees(found):
		return declared
	case declared == "" || text.Len() >= languageText:
		return found
	}
	return declared
}

// alike are languages that a detector takes for one another: the page knows better.
var alike = map[string]string{
	"nb": "no", "nn": "no", "no": "no", "da": "no", "hr": "sr", "sr": "sr", "bs": "sr", "sh": "sr",
	"id": "ms", "ms": "ms", "jv": "ms", "cs": "cs", "sk": "cs", "gl": "pt", "pt": "pt",
	"af": "nl", "nl": "nl", "zu": "zu", "ss": "zu", "nr": "zu", "bg": "bg", "mk": "bg",
	"hi": "hi", "mr": "hi", "ne": "hi", "bho": "hi", "ur": "ar", "fa": "fa", "ar": "ar",
}

// detected is how much text the detector is given at once, in bytes. It ranks trigrams
// and compares the ranks with those of its profiles, which are of texts of that length:
// of longer ones it takes English for Yoruba and Turkish for Norwegian.
const detected = 1000

// textLanguage is the language of most pieces of a text, "" where that is not sure.
func textLanguage(text string) string {
	var pieces []string
	for piece, rest := cutPiece(text); piece != ""; piece, rest = cutPiece(rest) {
		if pieces = append(pieces, piece); len(rest) < detected/2 {
			break // a rest that says little
		}
	}
	votes := map[string]int{}
	for _, piece := range pieces {
		tag := pieceLanguage(piece)
		if votes[tag]++; 2*votes[tag] > len(pieces) {
			return tag
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
	if kana(text) {
		return "ja"
	}
	if tag := wordLanguage(text); tag != "" {
		return tag
	}
	info := whatlanggo.Detect(text)
	if !info.IsReliable() {
		return ""
	}
	return info.Lang.Iso6391()
}

// kana reports whether a text is Japanese: a twentieth of its ideographs and kana or more
// are kana. News has more ideographs than kana, so that the script most used says Chinese.
func kana(text string) bool {
	ideographs, kana := 0, 0
	for _, r := range text {
		switch {
		case unicode.In(r, unicode.Hiragana, unicode.Katakana):
			kana++
		case unicode.Is(unicode.Han, r):
			ideographs++
		}
	}
	return 20*kana > kana+ideographs
}
