package flow

import (
	"regexp"
	"strings"
	"unicode"

	"galley/article/token"
	"galley/page"
)

// creditMost is how long a credit is that is not marked up as one, in bytes, and creditWords how many words it has.
const (
	creditMost  = 80
	creditWords = 8
)

// sourceTokens are what pages call whose picture it is, in a figure: elsewhere they are of the text.
var sourceTokens = token.Of("source", "author")

// creditWord is a word for a picture or its source in languages of the world, with a sign behind it and a name.
var creditWord = regexp.MustCompile(`(?i)(^|[^\pL])(©|(fotos?|photos?|picture|image|bild|bildrechte|bildquelle|bilder|crédits?|créditos?|credits?|kuva|kép|fotó|fot|zdroj|źródło|фото|снимка|φωτο|φωτο?γραφία|slika|nuotr|ảnh|gambar|صورة|عکس|צילום|ภาพ|फोटो|图|圖|写真|사진)\.?(\s(credit|credits|courtesy|by|साभार|gentileza|cortesía|cortesia|zvg))?\s*[:：/|=＝])\s*\S|(^|[^\pL])((?-i:[Ff]ot)\.\s|\((foto|photo|фото|φωτο|fot)\s)(?-i:\p{Lu})`)

// takenBy is how Japanese and Chinese name who took a picture, behind what it shows.
var takenBy = regexp.MustCompile(`[＝=（(／]\s*([^＝=（）()／]{1,24}[撮攝摄]影?)[）)]?$`)

// saysCredit reports whether a line says whose picture it is.
func saysCredit(line string) bool { return creditWord.MatchString(line) }

// Credit is the text of a figure that says whose picture it is: in an element that says so, in the last part of its caption, or
// behind a word or a sign in that.
func Credit(p *page.Page, figure page.NodeID) string {
	caption := page.None
	for _, tokens := range []*token.Set{creditTokens, sourceTokens} {
		for i := figure + 1; i < p.Nodes[figure].End; i++ {
			node := &p.Nodes[i]
			if node.Tag == "figcaption" {
				caption = i
			}
			if node.Kind != page.Element || node.Hidden || tokens == sourceTokens && node.Tag == "figcaption" || !token.In(node, tokens) && !(tokens == creditTokens && isCredit(node)) {
				continue
			}
			if text := p.ShortText(i); text != "" && (tokens == creditTokens || len(text) <= creditMost) {
				return text
			}
		}
	}
	if caption == page.None {
		return ""
	}
	if text := lastOfCaption(p, caption); text != "" {
		return text
	}
	return CreditIn(p.ShortText(caption))
}

// CreditIn is the end of a caption that says whose picture it is, behind a word or a sign for that; "" without.
func CreditIn(caption string) string {
	if m := takenBy.FindStringSubmatch(caption); m != nil {
		return strings.TrimSpace(m[1])
	}
	at := creditWord.FindStringIndex(caption)
	if at == nil || len(caption)-at[0] > creditMost {
		return ""
	}
	return withoutBrackets(caption[at[0]:])
}

// withoutBrackets is a credit without the signs that part it from what a picture shows.
func withoutBrackets(text string) string {
	text = strings.TrimLeft(text, " .,;:—–-|/／＝=([（［")
	for _, pair := range []string{"()", "[]", "（）", "［］"} {
		signs := []rune(pair)
		if strings.HasSuffix(text, string(signs[1])) && !strings.ContainsRune(text, signs[0]) {
			text = strings.TrimSuffix(text, string(signs[1]))
		}
	}
	return strings.TrimSpace(text)
}

// lastOfCaption is the last part of a caption, if that is a few words in an element of their own behind a whole sentence or behind
// another element, or begins with a sign: then it says whose picture it is.
func lastOfCaption(p *page.Page, caption page.NodeID) string {
	for { // boxes around all of it
		only := onlyChild(p, caption)
		if only == page.None {
			break
		}
		caption = only
	}
	last, before := page.None, page.None
	for c := range p.Children(caption) {
		if node := &p.Nodes[c]; node.Hidden || node.Kind == page.Text && !page.HasLetters(node.Text) && !strings.ContainsAny(node.Text, "—|(/") {
			continue
		}
		last, before = c, last
	}
	if last == page.None || before == page.None || p.Nodes[last].Kind != page.Element {
		return ""
	}
	text := p.ShortText(last)
	if len(text) > creditMost || !page.SpokenAtMost(text, creditWords) || !strings.ContainsFunc(text, unicode.IsLetter) {
		return ""
	}
	said := strings.TrimSpace(p.ShortText(caption))
	said = strings.TrimSpace(strings.TrimSuffix(said, text))
	if !page.HasLetters(said) || !partsCredit(p, before, last, said, text) {
		return ""
	}
	return withoutBrackets(text)
}

// partsCredit reports whether a credit may begin between what a caption says and its last element: in a link or emphasis there
// may be any other word.
func partsCredit(p *page.Page, before, last page.NodeID, said, text string) bool {
	if strings.ContainsRune("([（［©/|—", firstRune(text)) || saysCredit(text) {
		return true
	}
	switch p.Nodes[last].Tag {
	case "a", "b", "strong":
		return false
	case "em", "i":
		return page.EndsSentence(said)
	}
	return page.EndsSentence(said) || p.Nodes[before].Kind == page.Element && p.Nodes[before].Tag == p.Nodes[last].Tag
}

// firstRune is the first character of a text that is no blank, 0 without.
func firstRune(text string) rune {
	for _, r := range text {
		if !unicode.IsSpace(r) {
			return r
		}
	}
	return 0
}

// onlyChild is the element that has all that an element shows, None where there is more.
func onlyChild(p *page.Page, n page.NodeID) page.NodeID {
	only := page.None
	for c := range p.Children(n) {
		switch node := &p.Nodes[c]; {
		case node.Hidden, node.Kind == page.Text && page.IsBlank(node.Text):
		case only != page.None, node.Kind == page.Text:
			return page.None
		default:
			only = c
		}
	}
	return only
}
