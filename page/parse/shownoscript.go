package parse

import (
	"iter"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"galley/page"
)

// Some programs send their text twice: in scripts, and in a <noscript> for those who run
// none. A page is read as if scripts ran, because what is in <noscript> mostly repeats a
// picture or asks to turn scripts on. Where nearly all of its text is in there, it is read
// as it is without scripts.
const (
	noscriptLeast = 300 // bytes of markup in <noscript> that are worth to be read
	plainLeast    = 50  // words that the page must show without scripts
	scriptTimes   = 3   // how many times as many words the page must show without scripts
)

// needsScripts reports whether the markup in <noscript> may hold most of the text.
func (p tree) needsScripts() bool {
	bytes := 0
	for markup := range p.noscripts() {
		bytes += len(markup)
	}
	if bytes < noscriptLeast {
		return false
	}
	words := p.ShownWords()
	least := scriptTimes * words
	if bytes/2 < least { // a word and the space behind it have two bytes or more
		return false
	}
	for markup := range p.noscripts() { // most have pictures and no words
		words += wordsInMarkup(markup)
	}
	return words >= max(plainLeast, least)
}

// noscripts are what is in each <noscript>, as a browser with scripts has it: one text.
func (p tree) noscripts() iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Tag == "noscript" && page.NodeID(i)+1 < n.End && !yield(p.Nodes[i+1].Text) {
				return
			}
		}
	}
}

// wordsInMarkup is how many words stand between the tags of some markup.
func wordsInMarkup(markup string) (words int) {
	z := html.NewTokenizer(strings.NewReader(markup))
	for kind := z.Next(); kind != html.ErrorToken; kind = z.Next() {
		if kind == html.TextToken {
			words += page.CountWords(string(z.Text()))
		}
	}
	return words
}

// showNoscript makes a <div> of each <noscript> in the body of a tree that was parsed
// without scripts: what is in it is read as everything else.
func showNoscript(doc *html.Node) {
	for n := range doc.Descendants() {
		if n.DataAtom == atom.Noscript && !(n.Parent != nil && n.Parent.DataAtom == atom.Head) {
			n.Data, n.DataAtom = "div", atom.Div
		}
	}
}
