package hidden

import (
	"strings"

	"galley/page"
)

// Bounds of the word of an icon.
const (
	iconLetters = 40 // of a word, at most
	iconDrawn   = 3  // letters of a word that tell by how wide it is drawn, at least
	iconCell    = 12 // nodes of a cell that has nothing else, at most

	narrowAdvance = 0.18 // em that narrow letters take, at least, in fonts for reading
	wideAdvance   = 0.35 // em that others take
)

// iconTags are elements without a meaning of their own that pages put icons into.
var iconTags = map[string]bool{"i": true, "span": true, "em": true, "b": true, "div": true}

// hideIconWords hides the words that a font of icons shows a sign for, as "arrow_forward": it has a ligature for each,
// and a reader sees the arrow. Such a word stands alone in an element, and is one in small letters.
func hideIconWords(p *page.Page) {
	for i := range page.NodeID(len(p.Nodes)) {
		text := &p.Nodes[i]
		if text.Kind != page.Text || text.Hidden || text.Parent == page.None || !isIconWord(text.Text) {
			continue
		}
		e := text.Parent
		if element := &p.Nodes[e]; element.End == i+1 && i == e+1 && (iconTags[element.Tag] || element.IsCustom()) &&
			showsSign(p, e, i) && !inCode(p, e) && !isAllOfCell(p, e) {
			text.Hidden = true
		}
	}
}

// isIconWord reports whether a text is a word as fonts name icons: small letters, digits and underscores.
func isIconWord(text string) bool {
	text = strings.TrimSpace(text)
	if len(text) < 2 || len(text) > iconLetters || text[0] < 'a' || text[0] > 'z' {
		return false
	}
	for _, c := range []byte(text) {
		if !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_') {
			return false
		}
	}
	return true
}

// showsSign reports whether an element shows a sign for its word: it is drawn much narrower than letters are; or it says
// that it is an icon, in its class or its tag; or a name of two words or more is said not to be read out.
func showsSign(p *page.Page, e, i page.NodeID) bool {
	word, element := strings.TrimSpace(p.Nodes[i].Text), &p.Nodes[e]
	if style := p.StyleOf(e); p.Laid && style != nil && len(word) >= iconDrawn && p.Nodes[i].Box.W > 0 &&
		p.Nodes[i].Box.W < style.FontSize*leastDrawn(word) {
		return true
	}
	if element.Attr("aria-hidden") == "true" && strings.Contains(word, "_") {
		return true
	}
	if element.IsCustom() && endsAsIcon(element.Tag) {
		return true
	}
	for class := range strings.FieldsSeq(element.Attr("class")) {
		if isIconClass(class) {
			return true
		}
	}
	return false
}

// leastDrawn is how wide a word is at least, in em, in a font for reading.
func leastDrawn(word string) (em float64) {
	for _, c := range word {
		if strings.ContainsRune("fijlrt_1", c) {
			em += narrowAdvance
		} else {
			em += wideAdvance
		}
	}
	return em
}

// isIconClass reports whether a class is that of a font of icons or of an icon: the last word of it says so, or the
// one before the name of a style ("material-symbols-outlined").
func isIconClass(class string) bool {
	if endsAsIcon(class) {
		return true
	}
	at := max(0, strings.LastIndexAny(class, "-_"))
	before := strings.TrimRight(class[:at], "-_")
	return strings.ContainsAny(before, "-_") && (endsAsIcon(before) || lastWord(before) == "symbols")
}

// endsAsIcon reports whether the last word of a name is one for icons.
func endsAsIcon(name string) bool {
	last := lastWord(name)
	return last == "icon" || last == "icons"
}

// lastWord is the last word of a name, in small letters.
func lastWord(name string) string { return strings.ToLower(name[strings.LastIndexAny(name, "-_")+1:]) }

// isAllOfCell reports whether an element is all that a cell of a table has: its word says there what the sign means.
func isAllOfCell(p *page.Page, n page.NodeID) bool {
	for a := p.Nodes[n].Parent; a != page.None && p.Nodes[a].End-a <= iconCell; a = p.Nodes[a].Parent {
		if tag := p.Nodes[a].Tag; tag == "td" || tag == "th" {
			return page.Norm(p.Text(a)) == page.Norm(p.Text(n))
		}
	}
	return false
}

// inCode reports whether an element stands in code.
func inCode(p *page.Page, n page.NodeID) bool {
	for a := range p.Ancestors(n) {
		switch p.Nodes[a].Tag {
		case "pre", "code", "kbd", "samp":
			return true
		}
	}
	return false
}
