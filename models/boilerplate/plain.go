package boilerplate

import (
	"slices"
	"strings"

	"galley/features"
	"galley/features/block"
	"galley/page"
	"galley/page/control"
)

// plainText is the posterior that the text of a plain document has, at least.
const plainText = 0.9

// AllText are the scores of blocks with all text of a plain document raised. What tells text from what
// stands around it on the web is not there, so that the networks doubt it.
func AllText(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	post := slices.Clone(scores.Posteriors())
	for i := range post {
		if x.BlockLinkShare(i) < block.ProseLinks || isOwnPlace(x, i) {
			post[i] = max(post[i], plainText)
		}
	}
	return x.Scores(post)
}

// isOwnPlace reports whether a block is a heading that is a link to its own place, for readers who want the address of it.
func isOwnPlace(x *features.Index, i int) bool {
	h := x.Heading(x.BlockElement(i))
	if h == page.None {
		return false
	}
	for n := h; n < x.Page.Nodes[h].End; n++ {
		id, to := x.Page.Nodes[h].Attr("id"), x.Page.Nodes[n].Attr("href")
		if x.Page.Nodes[n].Tag == "a" && id != "" && to == "#"+id {
			return true
		}
	}
	return false
}

// IsPlain reports whether a page is a plain document, as programs write that are not for the web, and as pages
// for printers are: a reader finds nothing on it to choose, to press or to fill in, and no link that is a line by
// itself, but to places of one other page, such as this one.
func IsPlain(x *features.Index) bool {
	leadsTo := ""
	for i := range x.NumBlocks() {
		if x.BlockEnclosing(i)&block.Marginal != 0 {
			return false
		}
		if x.BlockLinkShare(i) < block.ProseLinks {
			continue
		}
		to, one := linksOf(x, i, leadsTo)
		if !one {
			return false
		}
		leadsTo = to
	}
	return x.NumBlocks() > 0 && !slices.ContainsFunc(x.Page.Nodes, isField)
}

// linksOf is the address without fragment that the links in and around a block lead to, those to places of this page
// apart; one is false where it is not the only one, or not leadsTo where that is known, or what leads somewhere is a script.
func linksOf(x *features.Index, i int, leadsTo string) (to string, one bool) {
	from, end := x.BlockNodes(i)
	nodes := slices.Collect(x.Page.Ancestors(from))
	for n := from; n < end; n++ {
		nodes = append(nodes, n)
	}
	for _, n := range nodes {
		node := &x.Page.Nodes[n]
		if node.Tag != "a" || node.IsPlace() {
			continue
		}
		address, place, _ := strings.Cut(node.Attr("href"), "#")
		switch {
		case address == "" && place == "", address != "" && leadsTo != "" && address != leadsTo:
			return "", false
		case address != "":
			leadsTo = address
		}
	}
	return leadsTo, true
}

// isField reports whether an element is something to fill in or to press.
func isField(n page.Node) bool {
	switch n.Tag {
	case "input":
		return !n.Hidden && !strings.EqualFold(n.Attr("type"), "hidden")
	case "textarea", "select", "button":
		return !n.Hidden
	}
	return !n.Hidden && n.Kind == page.Element && control.IsLibraryField(n.Tag)
}
