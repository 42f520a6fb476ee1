package page

import (
	"slices"
	"strings"
)

// hiddenNames are the names, in small letters and without hyphens, of the classes by which frameworks hide an element.
var hiddenNames = []string{"hidden", "hide", "dnone", "displaynone", "ishidden", "uhidden", "hiddentext", "hidecompletely"}

// shownWords are in classes beside such a name that show the element again, on a screen of some width for instance.
var shownWords = [...]string{"block", "flex", "inline", "grid", "table", "visible", "show"}

// mostHiddenWords is how many words a line has that is believed to be hidden by its class where the page was not laid out:
// scripts show what is longer, such as the panels of tabs.
const mostHiddenWords = 8

// IsHiddenLine reports whether an element of a page without layout is a line that its class hides. It is not Hidden:
// scripts show what they find so, prices for instance.
func (p *Page) IsHiddenLine(id NodeID) bool {
	if p.Laid || p.Nodes[id].Kind != Element {
		return false
	}
	hides := false
	for class := range strings.FieldsSeq(p.Nodes[id].Attr("class")) {
		name := ClassLetters(class)
		if slices.ContainsFunc(shownWords[:], func(w string) bool { return strings.Contains(name, w) }) {
			return false
		}
		hides = hides || slices.Contains(hiddenNames, name)
	}
	return hides && CountWords(p.Text(id)) <= mostHiddenWords
}
