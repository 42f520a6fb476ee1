package article

import (
	"strings"

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
	found := textLanguage(text.String())
	base, _, _ := strings.Cut(strings.ToLower(declared), "-")
	switch {
	case found == "", found == base, alike[found] != "" && alike[found] == alike[base]:
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
	"af": "nl", "nl": "nl", "zu": "zu", "xh": "zu", "ss": "zu", "nr": "zu", "bg": "bg", "mk": "bg",
	"hi": "hi", "mr": "hi", "ne": "hi", "bho": "hi", "ur": "ar", "fa": "fa", "ar": "ar",
}

// textLanguage is the language that a text is in, "" where that is not sure.
func textLanguage(text string) string {
	info := whatlanggo.Detect(text)
	if !info.IsReliable() {
		return ""
	}
	if tag := info.Lang.Iso6391(); tag != "" {
		return tag
	}
	return ""
}
