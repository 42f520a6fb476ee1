package parse

import (
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"galley/page"
	"galley/page/cost"
	"galley/page/shadow"
)

// framesShown is how many frames of a page are shown that have their document in themselves.
const framesShown = 32

// leastFrame is how many words a field has at least that is there to be read.
const leastFrame = 30

// showFrames puts the documents that frames have in themselves (srcdoc) into these, as a browser shows them, where they have
// some text: a letter, an issue of a newsletter. A field that nobody can write in shows its text as it is set. Of a page of frames it shows what is there for browsers without, since
// nothing else is on it.
func showFrames(doc *html.Node) {
	var framed []*html.Node
	var frameset, noframes *html.Node
	for n := range doc.Descendants() {
		switch {
		case n.DataAtom == atom.Iframe && len(framed) < framesShown && wordsInMarkup(shadow.Attr(n, "srcdoc")) >= plainLeast:
			framed = append(framed, n)
		case n.DataAtom == atom.Textarea && isReading(n):
			n.Data, n.DataAtom = "pre", atom.Pre
		case n.DataAtom == atom.Frameset && frameset == nil:
			frameset = n
		case n.DataAtom == atom.Noframes && noframes == nil && n.FirstChild != nil && wordsInMarkup(n.FirstChild.Data) >= plainLeast:
			noframes = n
		}
	}
	for _, n := range framed {
		if body := bodyOf(shadow.Attr(n, "srcdoc")); body != nil {
			body.Data, body.DataAtom, body.Attr = "div", atom.Div, nil
			n.AppendChild(body)
		}
	}
	if frameset == nil || noframes == nil || frameset.Parent == nil {
		return
	}
	if body := bodyOf(noframes.FirstChild.Data); body != nil {
		frameset.Parent.InsertBefore(body, frameset)
		frameset.Parent.RemoveChild(frameset)
	}
}

// isReading reports whether a field has some text that a reader cannot change, and no markup to copy.
func isReading(field *html.Node) bool {
	fixed := slices.ContainsFunc(field.Attr, func(a html.Attribute) bool { return a.Key == "readonly" || a.Key == "disabled" })
	return fixed && field.FirstChild != nil && page.CountWords(field.FirstChild.Data) >= leastFrame && !strings.ContainsRune(field.FirstChild.Data, '<')
}

// bodyOf is the body of a document, out of it; nil where the parser would blow it up or go too deep.
func bodyOf(source string) *html.Node {
	if cost.Exceeds([]byte(source)) {
		return nil
	}
	doc, err := html.Parse(strings.NewReader(source))
	if err != nil {
		return nil
	}
	for n := range doc.Descendants() {
		if n.DataAtom == atom.Body {
			n.Parent.RemoveChild(n)
			return n
		}
	}
	return nil
}
