package page

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/charset"
)

// Source says where HTML came from.
type Source struct {
	URL         string // absolute; what relative references are relative to, unless the page has a <base>
	ContentType string // the Content-Type header, for its charset; may be empty
	Limits      Limits // zero fields: DefaultLimits
}

// ParseHTML reads a page without a browser, by the HTML5 rules of x/net/html.
// The charset is found as browsers do: byte order mark, ContentType, <meta>,
// then windows-1252. The page has no boxes and no styles; Laid is false. Hidden
// follows the hidden attribute and inline display: none (algorithms OPEN-G1).
//
// A page over the limits, or nested deeper than the parser goes (512), is an
// error; any other bytes are some page.
func ParseHTML(r io.Reader, src Source) (*Page, error) {
	lim := src.Limits.orDefault()
	data, err := readLimited(r, lim.Bytes)
	if err != nil {
		return nil, err
	}
	utf8, err := charset.NewReader(bytes.NewReader(data), src.ContentType)
	if err != nil {
		return nil, fmt.Errorf("page: decode HTML: %w", err)
	}
	doc, err := html.Parse(utf8)
	if err != nil {
		return nil, fmt.Errorf("page: parse HTML: %w", err)
	}
	p := &Page{URL: src.URL}
	p.flatten(doc)
	if err := p.Link(lim); err != nil {
		return nil, err
	}
	p.Base = p.baseHref()
	return p, nil
}

func readLimited(r io.Reader, limit int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err != nil {
		return nil, fmt.Errorf("page: read: %w", err)
	}
	if int64(len(data)) > limit {
		return nil, &LimitError{"bytes", limit}
	}
	return data, nil
}

// flatten appends the tree under doc in document order. It walks without
// recursion, so that depth costs no stack.
func (p *Page) flatten(doc *html.Node) {
	parent := None
	for n := doc.FirstChild; n != nil; {
		id, kept := p.appendNode(n, parent)
		if kept && n.FirstChild != nil {
			parent, n = id, n.FirstChild
			continue
		}
		for n.NextSibling == nil {
			if n = n.Parent; n == nil || n == doc {
				return
			}
			parent = p.Nodes[parent].Parent
		}
		n = n.NextSibling
	}
}

func (p *Page) appendNode(n *html.Node, parent NodeID) (NodeID, bool) {
	node := Node{Parent: parent, Style: NoStyle}
	switch n.Type {
	case html.ElementNode:
		node.Tag = n.Data
		node.Attrs = make([]Attr, 0, len(n.Attr))
		for _, a := range n.Attr {
			node.Attrs = append(node.Attrs, Attr{attrName(a), a.Val})
		}
		node.Hidden = hiddenByMarkup(&node)
	case html.TextNode:
		if !KeepsText(n.Parent.Data, attrOf(n.Parent, "type")) {
			return None, false
		}
		node.Kind, node.Text = Text, n.Data
	default:
		return None, false
	}
	p.Nodes = append(p.Nodes, node)
	return NodeID(len(p.Nodes) - 1), true
}

// KeepsText reports whether the text of an element of this tag and type
// attribute belongs into a Page. Code and style sheets do not; linked data,
// which is in scripts too, does.
func KeepsText(tag, typ string) bool {
	switch tag {
	case "style":
		return false
	case "script":
		return strings.EqualFold(strings.TrimSpace(typ), "application/ld+json")
	}
	return true
}

func attrName(a html.Attribute) string {
	if a.Namespace != "" {
		return a.Namespace + ":" + a.Key
	}
	return a.Key
}

func attrOf(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// hiddenByMarkup is what can be known of display: none without a browser.
func hiddenByMarkup(n *Node) bool {
	if _, ok := n.LookupAttr("hidden"); ok {
		return true
	}
	for declaration := range strings.SplitSeq(n.Attr("style"), ";") {
		property, value, _ := strings.Cut(declaration, ":")
		if strings.EqualFold(strings.TrimSpace(property), "display") {
			value, _, _ = strings.Cut(strings.ToLower(strings.TrimSpace(value)), "!")
			return strings.TrimSpace(value) == "none"
		}
	}
	return false
}
