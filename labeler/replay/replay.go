package replay

import (
	"bytes"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
	"golang.org/x/net/html/charset"

	"galley/page"
)

// replayer makes one HTML document of an archive: what the page looked like, without
// anything that runs, loads or leads elsewhere.
type replayer struct {
	*archive
	screen page.Size // of the capture
}

// maxFrames bounds how deep documents in frames are shown.
const maxFrames = 3

// Document is the document of an archive that was captured on a screen.
func Document(mhtml []byte, screen page.Size) ([]byte, error) {
	a, err := openArchive(mhtml)
	if err != nil {
		return nil, err
	}
	return (&replayer{a, screen}).document(a.main, 0)
}

func (r *replayer) document(p *part, depth int) ([]byte, error) {
	// The archive keeps the bytes of the page, in its own encoding.
	text, err := charset.NewReader(bytes.NewReader(p.data), "text/html")
	if err != nil {
		return nil, err
	}
	doc, err := html.Parse(text)
	if err != nil {
		return nil, err
	}
	r.clean(doc, p.address, depth)
	sayEncoding(doc)
	var out bytes.Buffer
	if err := html.Render(&out, doc); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// sayEncoding says in the document what its bytes are now.
func sayEncoding(doc *html.Node) {
	for n := range doc.Descendants() {
		if n.DataAtom == atom.Head {
			n.InsertBefore(&html.Node{Type: html.ElementNode, Data: "meta", DataAtom: atom.Meta, Attr: []html.Attribute{{Key: "charset", Val: "utf-8"}}}, n.FirstChild)
			return
		}
	}
}

// clean takes out of a subtree what a replay must not have. It does without recursion:
// pages are nested as deep as they like.
func (r *replayer) clean(root *html.Node, base string, depth int) {
	for n := root; n != nil; {
		next := following(n, root, true)
		if n.Type == html.CommentNode || n.Type == html.ElementNode && !r.element(n, base, depth) {
			next = following(n, root, false)
			n.Parent.RemoveChild(n)
		}
		n = next
	}
}

// following is the node after n in document order, with or without its children.
func following(n, root *html.Node, into bool) *html.Node {
	if into && n.FirstChild != nil {
		return n.FirstChild
	}
	for ; n != nil && n != root; n = n.Parent {
		if n.NextSibling != nil {
			return n.NextSibling
		}
	}
	return nil
}

// element makes one element safe and whole, and reports whether it stays.
func (r *replayer) element(n *html.Node, base string, depth int) bool {
	switch n.DataAtom {
	case atom.Script, atom.Noscript, atom.Base, atom.Object, atom.Embed, atom.Applet:
		return false
	case atom.Meta:
		return attribute(n, "http-equiv") == "" && attribute(n, "charset") == ""
	case atom.Link:
		return r.link(n, base)
	case atom.Style:
		if text := n.FirstChild; text != nil {
			text.Data = r.css(base, text.Data, r.screen, 0)
		}
	case atom.Iframe, atom.Frame:
		r.frame(n, base, depth)
		return true
	case atom.Template:
		// Chrome's archives have shadow trees under a name of their own.
		for i, a := range n.Attr {
			if a.Key == "shadowmode" {
				n.Attr[i].Key = "shadowrootmode"
			}
		}
	}
	r.attributes(n, base)
	return true
}

// link makes a style sheet part of the document, and drops all other links.
func (r *replayer) link(n *html.Node, base string) bool {
	rel := " " + strings.ToLower(attribute(n, "rel")) + " "
	p := r.find(base, attribute(n, "href"))
	if !strings.Contains(rel, " stylesheet ") || strings.Contains(rel, " alternate ") || p == nil || r.left < 0 {
		return false
	}
	text := r.css(p.base(base), p.sheet(), r.screen, 0)
	if r.left -= len(text); r.left < 0 {
		return false
	}
	media := attribute(n, "media")
	n.DataAtom, n.Data, n.Attr = atom.Style, "style", nil
	if media != "" {
		n.Attr = []html.Attribute{{Key: "media", Val: r.css(base, media, r.screen, 0)}}
	}
	n.AppendChild(&html.Node{Type: html.TextNode, Data: text})
	return true
}

// frame shows the document of a frame in its place.
func (r *replayer) frame(n *html.Node, base string, depth int) {
	p := r.find(base, attribute(n, "src"))
	r.attributes(n, base)
	n.Attr = append(n.Attr, html.Attribute{Key: "sandbox"})
	if p == nil || p.mediaType != "text/html" || depth >= maxFrames || r.left < 0 {
		return
	}
	text, err := r.document(p, depth+1)
	if err != nil {
		return
	}
	if r.left -= len(text); r.left >= 0 {
		n.Attr = append(n.Attr, html.Attribute{Key: "srcdoc", Val: string(text)})
	}
}

func attribute(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key && a.Namespace == "" {
			return a.Val
		}
	}
	return ""
}
