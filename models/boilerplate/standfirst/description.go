package standfirst

import (
	"slices"
	"strings"
	"unicode/utf8"

	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of descriptions in the head of a page.
const (
	maxDescription = 200 // words of one that are read
	describedChars = 12  // characters of a line that is one, at least
)

// descriptions are those in the head of a page: their words, where they have many, and all of each.
type descriptions struct {
	words [][]string
	texts map[string]bool
}

// descriptionsOf are the descriptions in the head of a page.
func descriptionsOf(v *view.View) descriptions {
	d := descriptions{texts: map[string]bool{}}
	for i := range v.Page.Nodes {
		node := &v.Page.Nodes[i]
		if node.Tag == "body" {
			break
		}
		if node.Tag != "meta" {
			continue
		}
		switch strings.ToLower(node.Attr("name") + node.Attr("property")) {
		case "description", "og:description", "twitter:description":
			text := page.Fold(page.Norm(node.Attr("content")))
			d.texts[text] = true
			if words := page.Words(text); len(words) >= standfirstWords {
				d.words = append(d.words, words[:min(len(words), maxDescription)])
			}
		}
	}
	return d
}

// hasWords reports whether words are those of one of the descriptions, which may break off.
func (d descriptions) hasWords(words []string) bool {
	return slices.ContainsFunc(d.words, func(text []string) bool {
		return 2*float64(page.SharedWords(text, words)) >= standfirstSame*float64(len(text)+len(words))
	})
}

// isShortlyDescribed reports whether a line of few words is a description of the page, letter by letter. Languages that
// build long words, or set few blanks, say much in few.
func isShortlyDescribed(v *view.View, d descriptions, i int) bool {
	if v.Listing || v.BlockWords(i) >= standfirstWords || v.BlockEnclosing(i)&(block.InFigure|block.InLink|block.InList|block.InControl) != 0 {
		return false
	}
	text := v.BlockFold(i)
	return utf8.RuneCountInString(text) >= describedChars && d.texts[text]
}
