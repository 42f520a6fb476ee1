package boilerplate

import (
	"net/url"
	"strings"
	"unicode/utf8"

	"galley/page"
)

// dropInserts sets the posteriors of what stands among the paragraphs of an article and is
// none of it to 0: boxes with a field to write in, offers, and lines and lists that are
// links to other pages. post are the posteriors from block first on.
func (t *Trimmer) dropInserts(body page.NodeID, post []float64, first int, keep float64) {
	for n := body + 1; n < t.page.Nodes[body].End; n++ {
		if !t.isField(n) {
			continue
		}
		form := t.formOf(n, body)
		if form == body || t.wordsOf(form) > boxWords {
			continue
		}
		box := t.boxAround(form, body)
		from, to := t.Span(box)
		for i := max(from, first); i < min(to, first+len(post)); i++ {
			post[i-first] = 0
		}
		n = t.page.Nodes[box].End - 1
	}
	parents := t.keptParents(post, first, keep)
	if !t.Listing {
		t.dropOffers(body, post, first, keep, parents)
		t.dropTeasers(body, post, first)
		t.dropLinkLists(body, post, first, parents)
	}
	if !t.Listing {
		t.dropCalls(body, post, first, keep)
	}
	for i := range post {
		if n := t.BlockElement(first + i); parents[t.boxParent(n, body)] && !t.titles[first+i] && (t.isLinkLine(n, first+i) || t.isLinkRow(n, first+i, post[i])) {
			post[i] = 0
		}
	}
}

// keptParents are the elements around prose that is kept, and those around boxes that hold a
// paragraph each.
func (t *Trimmer) keptParents(post []float64, first int, keep float64) map[page.NodeID]bool {
	parents := map[page.NodeID]bool{}
	for i, p := range post {
		if p >= keep && t.IsProse(first+i) {
			for n := t.ProseParent(first + i); n != page.None; n = t.page.Nodes[n].Parent {
				parents[n] = true
				if from, to := t.Span(n); to > from+1 {
					break
				}
			}
		}
	}
	return parents
}

// boxParent is the parent of an element, or that of the boxes below body that hold nothing else.
func (t *Trimmer) boxParent(n, body page.NodeID) page.NodeID {
	from, to := t.Span(n)
	up := t.page.Nodes[n].Parent
	for up > body {
		if f, e := t.Span(up); f != from || e != to {
			break
		}
		up = t.page.Nodes[up].Parent
	}
	return up
}

// A box around a form has few words, and is a small part of the body.
const (
	boxWords = 60
	boxShare = 0.25
)

// isField reports whether a reader may write in an element.
func (t *Trimmer) isField(n page.NodeID) bool {
	node := &t.page.Nodes[n]
	// What cannot be changed is there to be copied: an address to share, for instance.
	if _, fixed := node.LookupAttr("readonly"); node.Tag != "input" || node.Hidden || fixed {
		return false
	}
	switch strings.ToLower(node.Attr("type")) {
	case "", "email", "text", "tel":
		return true
	}
	return false
}

// formOf is the form around a field below body, or the element that it stands in: many
// pages send what was written by a script, and have no form.
func (t *Trimmer) formOf(field, body page.NodeID) page.NodeID {
	for n := t.page.Nodes[field].Parent; n > body; n = t.page.Nodes[n].Parent {
		if t.page.Nodes[n].Tag == "form" {
			return n
		}
	}
	return t.page.Nodes[field].Parent
}

// boxAround is the largest element around a form that is a box: what it says of the form
// stands beside it.
func (t *Trimmer) boxAround(form, body page.NodeID) page.NodeID {
	n := form
	for up := t.page.Nodes[n].Parent; up > body && t.wordsOf(up) <= boxWords && t.wordsOf(up) <= boxShare*t.wordsOf(body); up = t.page.Nodes[up].Parent {
		n = up
	}
	return n
}

// lineWords is the least number of words of a line that leads elsewhere. One or two are
// the name of something.
const lineWords = 4

// isLinkLine reports whether a paragraph is one link to another page and no sentence.
func (t *Trimmer) isLinkLine(n page.NodeID, block int) bool {
	node := &t.page.Nodes[n]
	if node.Tag != "p" && node.Tag != "div" || t.Media(n) > 0 {
		return false
	}
	if share := t.BlockLinkShare(block); share < 1 {
		return share > 0 && t.isLabelledLink(n)
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(t.BlockText(block), " \u00a0\"'”’»)"))
	if strings.ContainsRune(".。…:：", last) {
		return false
	}
	return t.isOneLink(n) && page.CountWords(t.page.Text(n)) >= lineWords
}

// linkLabelWords is how many words a label before a link has at most.
const linkLabelWords = 4

// isLabelledLink reports whether an element is a label that ends with a colon, and the title of
// another page of the site as a link, or several links: "Read more: …", "Topics: …", in whatever
// language. Where a source is named so, it is mostly elsewhere.
func (t *Trimmer) isLabelledLink(n page.NodeID) bool {
	var said strings.Builder
	link, links, words := page.None, 0, 0
	for i := n; i < t.page.Nodes[n].End; i++ {
		switch node := &t.page.Nodes[i]; {
		case node.Tag == "a":
			if !t.isOwn(node.Attr("href")) {
				return false
			}
			link, links, words = i, links+1, page.CountWords(t.page.Text(i))
		case node.Kind != page.Text || node.Hidden || strings.TrimSpace(node.Text) == "":
		case link == page.None:
			said.WriteString(node.Text)
		case !t.page.Contains(link, i) && page.HasLetters(node.Text):
			return false
		}
	}
	label := strings.TrimSpace(said.String())
	if links == 0 || !strings.HasSuffix(label, ":") && !strings.HasSuffix(label, "：") || page.CountWords(label) > linkLabelWords {
		return false
	}
	return links > 1 || words >= linkLabelWords
}

// isOwn reports whether an address is of another page of the same site.
func (t *Trimmer) isOwn(href string) bool {
	if href == "" || strings.HasPrefix(href, "#") || t.page.SameURL(href) {
		return false
	}
	address, err := url.Parse(href)
	if err != nil || address.Host == "" {
		return err == nil && address.Scheme == ""
	}
	host := strings.TrimPrefix(address.Host, "www.")
	if own, err := url.Parse(t.page.URL); err == nil && host == strings.TrimPrefix(own.Host, "www.") {
		return true
	}
	named := t.canonical()
	return named != nil && host == strings.TrimPrefix(named.Host, "www.") && address.RequestURI() != named.RequestURI()
}

// canonical is the address that a page names as its own: it may be read from a file, a cache or
// an archive, or be another site's, of which it is a copy. nil for none.
func canonical(p *page.Page) *url.URL {
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Tag == "link" && strings.EqualFold(strings.TrimSpace(n.Attr("rel")), "canonical") {
			if u, err := url.Parse(n.Attr("href")); err == nil && u.Host != "" {
				return u
			}
		}
	}
	return nil
}

// isOneLink reports whether all that a reader sees of an element is one link to another page.
func (t *Trimmer) isOneLink(n page.NodeID) bool {
	link := page.None
	for i := n; i < t.page.Nodes[n].End; i++ {
		switch node := &t.page.Nodes[i]; {
		case node.Tag == "a":
			if href := node.Attr("href"); link != page.None || href == "" || strings.HasPrefix(href, "#") || t.page.SameURL(href) {
				return false
			}
			link = i
		case node.Kind == page.Text && !node.Hidden && (link == page.None || !t.page.Contains(link, i)) && strings.TrimSpace(node.Text) != "":
			return false
		}
	}
	return link != page.None
}
