package hidden

import (
	"slices"
	"strings"
	"unicode"

	"galley/page"
)

// Bounds of what belongs to a heading.
const (
	aroundHeading = 24  // nodes of an element that holds a heading and links of it, and no more
	headingNodes  = 200 // nodes of a heading that is looked at
	headingBytes  = 4096
	leastCommands = 3   // headings that have a link with the same words
	linkNodes     = 40  // nodes of a link whose text is read
	linkBytes     = 300 // bytes of that text
)

// headingLink is a link in a heading, or beside one in an element of their own, that is not
// the heading's text.
type headingLink struct {
	link, heading page.NodeID
	words         string // folded
	itself        bool   // it leads to the heading
	inside        bool   // in the heading
	within        bool   // words of the heading follow it
	address       string // that it leads to
}

// hideHeadingLinks hides the words of links that headings have besides their own: permalinks
// in words ("Link to this section"), which lead to the heading, and commands ("edit"), which
// other headings have as well. They are no text of the page. What words of the heading follow, or leads
// to one other page from all headings, is no command but what the heading tells of: a type in a signature.
func hideHeadingLinks(p *page.Page) {
	var links []headingLink
	count := map[command]int{}       // headings with it
	leads := map[command]addresses{} // where its links lead
	for i := page.NodeID(0); i < page.NodeID(len(p.Nodes)); i++ {
		if p.Nodes[i].Hidden || p.Nodes[i].Kind != page.Element || !p.Nodes[i].IsHeading() || p.Nodes[i].End-i > headingNodes {
			continue
		}
		of := linksOfHeading(p, i)
		for k, l := range of {
			if repeated := k > 0 && of[k-1].words == l.words; !repeated {
				c := commandOf(p, l)
				count[c]++
				leads[c] = leads[c].with(l.address)
			}
		}
		links = append(links, of...)
		i = p.Nodes[i].End - 1
	}
	for _, l := range links {
		c := commandOf(p, l)
		isCommand := count[c] >= leastCommands && !l.within && !leads[c].isOnePage()
		if isCommand || l.itself && (!l.inside || strings.Contains(l.words, page.Fold(ownWords(p, l.heading)))) {
			hideWith(p, l.link, l.heading)
		}
	}
}

// addresses are those that the links of a command lead to.
type addresses struct {
	one   string
	other bool // there is another one
}

func (a addresses) with(address string) addresses {
	if a.one == "" {
		a.one = address
	}
	a.other = a.other || a.one != address
	return a
}

// isOnePage reports whether all links lead to the same other page: it is what the headings tell
// of, such as the type of a value in signatures of functions. A command is about the heading.
func (a addresses) isOnePage() bool {
	return !a.other && a.one != "" && !strings.HasPrefix(a.one, "#")
}

// command is what headings have besides their words: the words of a link in brackets, or of
// one within headings that stand in the same element. In entries of a list they may be text.
type command struct {
	words string
	in    page.NodeID // None: in brackets
}

// commandOf is the command that a link would be; beside a heading, without brackets, it is
// one of the heading alone.
func commandOf(p *page.Page, l headingLink) command {
	switch {
	case inBrackets(p, l.link):
		return command{l.words, page.None}
	case l.inside:
		return command{l.words, p.Nodes[l.heading].Parent}
	}
	return command{l.words, l.heading}
}

// linksOfHeading are the links with words that a heading has besides its own words: in it,
// and behind it where its parent has no words but those of the heading and of links.
func linksOfHeading(p *page.Page, h page.NodeID) []headingLink {
	around := p.Nodes[h].Parent
	if around != page.None && p.Nodes[around].Parent != page.None && p.Nodes[around].End-around <= aroundHeading+p.Nodes[h].End-h {
		if links, alone := linksBeside(p, h, around); alone {
			return links
		}
	}
	links, _ := linksBeside(p, h, h)
	return links
}

// linksBeside are the links with words in an element that is a heading or holds one. alone is
// false where it has other words, or very many.
func linksBeside(p *page.Page, h, around page.NodeID) (links []headingLink, alone bool) {
	words := false // of the heading, in no link
	followed := 0  // links that words of the heading follow
	bytes := 0
	for i := around; i < p.Nodes[around].End; i++ {
		if bytes += len(p.Nodes[i].Text); bytes > headingBytes {
			return nil, false
		}
	}
	for i := around; i < p.Nodes[around].End; i++ {
		n := &p.Nodes[i]
		inside := h <= i && i < p.Nodes[h].End
		switch {
		case n.Tag == "a" && !n.Hidden:
			if i < h {
				return nil, false
			}
			if text := page.Fold(p.TextWithin(i, linkNodes, linkBytes)); hasLetter(text) {
				fragment, own := strings.CutPrefix(n.Attr("href"), "#")
				links = append(links, headingLink{i, h, text, own && isPlaceOf(p, h, fragment), inside, false, n.Attr("href")})
			}
			i = n.End - 1
		case n.Kind != page.Text || n.Hidden || !hasLetter(n.Text):
		case !inside:
			return nil, false
		default:
			words = true
			for ; followed < len(links); followed++ {
				links[followed].within = links[followed].inside
			}
		}
	}
	return slices.DeleteFunc(links, func(l headingLink) bool { return l.inside && !words }), true
}

// isPlaceOf reports whether a fragment of the page's address leads to a heading: to it, to
// what is in it, or to an element around it.
func isPlaceOf(p *page.Page, h page.NodeID, fragment string) bool {
	for i := h; i < p.Nodes[h].End; i++ {
		if isNamed(&p.Nodes[i], fragment) {
			return fragment != ""
		}
	}
	up := p.Nodes[h].Parent
	for k := 0; k < permalinkAbove && up != page.None && fragment != ""; k, up = k+1, p.Nodes[up].Parent {
		if isNamed(&p.Nodes[up], fragment) {
			return true
		}
	}
	return false
}

// ownWords are the words of a heading that are in no link.
func ownWords(p *page.Page, h page.NodeID) string {
	var cut []page.NodeID
	for i := h + 1; i < p.Nodes[h].End; i++ {
		if p.Nodes[i].Tag == "a" {
			cut = append(cut, i)
			i = p.Nodes[i].End - 1
		}
	}
	return p.TextWithout(h, cut)
}

// inBrackets reports whether a link stands in square brackets.
func inBrackets(p *page.Page, link page.NodeID) bool {
	up := p.Nodes[link].Parent
	text := strings.TrimSpace(p.Text(up))
	return strings.HasPrefix(text, "[") && strings.HasSuffix(text, "]")
}

// hideWith hides the texts of a link, and of the largest element around it that has no other
// words: the brackets of a command.
func hideWith(p *page.Page, link, heading page.NodeID) {
	hide := func(n page.NodeID) {
		for i := n; i < p.Nodes[n].End; i++ {
			p.Nodes[i].Hidden = p.Nodes[i].Hidden || p.Nodes[i].Kind == page.Text
		}
	}
	hide(link)
	for up := p.Nodes[link].Parent; up != page.None && !p.Contains(up, heading); up = p.Nodes[up].Parent {
		if hasLetter(p.Text(up)) {
			return
		}
		hide(up)
	}
}

// hasLetter reports whether a text has a letter.
func hasLetter(s string) bool { return strings.ContainsFunc(s, unicode.IsLetter) }
