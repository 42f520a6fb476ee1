package article

import (
	"bytes"
	"html"
	"strings"

	"galley/article/allowlist"
	"galley/article/backdrop"
	"galley/article/flow"
	"galley/article/layout"
	"galley/article/picture"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// htmlWriter writes the planned nodes as HTML: the styled document node by node, and
// the elements of the clean one.
type htmlWriter struct {
	*plan.Plan
	a        *Article
	out      bytes.Buffer
	sheet    *sheet.Sheet // nil: no look is known
	ids      anchors
	copied   []openTag
	places   map[page.NodeID]bool // the elements that are written; nil: all that are planned
	stages   int                  // elements whose background pictures are written
	narrows  bool                 // something is laid out otherwise on narrow screens
	turns    bool                 // something is turned or slanted
	backed   bool                 // there are pictures behind words
	covering bool                 // parts on the cover are being written
	set      map[string]bool      // ids that stand in the document already

	unders backdrop.Underlays // imgs that words stand on
	bare   map[inkOn]bool     // whether words cannot be read
	media  []page.NodeID      // pictures and films of the page

	cellRooms map[page.NodeID]float64 // of tables: the width that their columns share
	lowest    map[page.NodeID]float64 // of boxes with an underlay: the lower edge of the words so far
}

// openTag is an element whose end tag is due.
type openTag struct {
	end    page.NodeID
	begin  int // of its contents in what is written
	tag    string
	style  int32        // the computed style that its children inherit from
	table  page.NodeID  // the table around
	shared bool         // in a pattern, mask or marker
	node   page.NodeID  // the element itself; None for what stands around a clone
	items  *arrangement // of its children, where it lays them out itself
	turned bool         // it or something around it was turned or moved after its layout

	badges   map[page.NodeID]string // declarations of its children that lie over it
	wrapped  bool                   // a table that is written as a block
	slides   bool                   // a row that is wider than what is shown of it
	vertical bool                   // its lines run from top to bottom
	ground   ground                 // what its words stand on
	on       page.NodeID            // the box with an underlay whose words may be laid over it here
}

// part writes one subtree. It keeps its own stack: pages nest deeper than is
// good for recursion.
func (c *htmlWriter) part(pt subtree.Part) {
	c.nodes(pt.Root, openTag{ground: c.partGround(pt)}, func(f func(page.NodeID) bool) { subtree.Visit(c.a.page, pt, f) })
}

// nodes writes the subtree of root in what is around it; each goes through its nodes.
func (c *htmlWriter) nodes(root page.NodeID, around openTag, each func(func(page.NodeID) bool)) {
	around.end, around.style, around.table, around.node, around.on = c.Page.Nodes[root].End, page.NoStyle, page.None, page.None, page.None
	c.copied = append(c.copied[:0], around)
	each(func(n page.NodeID) bool {
		c.closeUntil(n)
		f := &c.Nodes[n]
		switch {
		case f.Do == plan.Drop, c.sheet != nil && n == c.a.cover.Node, c.unders.Gone[n]:
			return false
		case f.Do == plan.Unwrap:
			return true
		case f.Do == plan.Stub:
			c.placeholder(n, f)
			return false
		case c.Page.Nodes[n].Kind == page.Text:
			c.text(n)
			return false
		}
		return c.element(n, f, n == root)
	})
	c.closeUntil(c.Page.Nodes[root].End)
}

// top is the nearest open element.
func (c *htmlWriter) top() *openTag { return &c.copied[len(c.copied)-1] }

func (c *htmlWriter) closeUntil(n page.NodeID) {
	for len(c.copied) > 1 && c.top().end <= n {
		c.endTag(c.top().tag)
		if c.a.head.After != page.None && c.top().node == c.a.head.After {
			c.headLine()
		}
		c.copied = c.copied[:len(c.copied)-1]
	}
}

func (c *htmlWriter) text(n page.NodeID) {
	text := c.Page.Nodes[n].Text
	if top := c.top(); top.tag == "pre" && strings.HasPrefix(text, "\n") && c.out.Len() == top.begin {
		// A parser drops the first line break of a pre.
		c.out.WriteByte('\n')
	}
	c.out.WriteString(escape(text))
}

// element writes a start tag and reports whether children may follow.
func (c *htmlWriter) element(n page.NodeID, f *plan.Node, root bool) bool {
	node := &c.Page.Nodes[n]
	parent := c.top()
	next := openTag{end: node.End, tag: f.Tag, style: parent.style, table: parent.table, shared: parent.shared, node: n, turned: parent.turned, on: page.None, ground: parent.ground}
	c.startTag(f.Tag)
	if c.sheet != nil {
		if c.sheet.Known(node.Style) && !(f.Tag == "img" && picture.IsBroken(c.Page, n)) {
			next.style = node.Style
			if f.NS == allowlist.HTML {
				next.vertical = layout.Vertical(c.Page, n)
				next.turned = next.turned || next.vertical || layout.Turned(c.Page, n)
				next.items = c.children(n, parent)
				next.wrapped = layout.Wraps(c.Page, n, f.Tag)
				next.badges = c.badges(n)
				next.on = c.layer(n, parent)
			}
			k := c.ruleFor(n, f, parent, &next, root)
			class := c.sheet.Class(k) + c.narrow(n, &k, next.items)
			if _, ok := c.backOf(n, f); ok {
				class = "g-on " + class
			}
			c.attr("class", strings.TrimSpace(class))
		}
	}
	if f.Tag == "table" {
		next.table = n
	}
	next.shared = next.shared || f.NS == allowlist.SVG && repeats[f.Tag]
	switch f.NS {
	case allowlist.SVG:
		c.svgAttrs(n, f.Tag)
	case allowlist.Math:
		c.mathAttrs(node, f.Tag)
		if f.Tag == "math" && node.Attr("alttext") == "" {
			c.attr("alttext", flow.TeX(c.Page, n))
		}
	default:
		c.htmlAttrs(n, f.Tag)
	}
	c.out.WriteByte('>')
	if f.NS == allowlist.HTML && allowlist.VoidTags[f.Tag] {
		return false
	}
	if b, ok := c.backOf(n, f); ok {
		c.behind(b, n)
	}
	next.begin = c.out.Len()
	c.copied = append(c.copied, next)
	return true
}

// canBack reports whether the background picture of an element can be written into it.
func (c *htmlWriter) canBack(f *plan.Node) bool { return c.sheet != nil && backdrop.CanHold(f) }

// startTag writes a start tag up to its attributes.
func (c *htmlWriter) startTag(tag string) {
	c.out.WriteByte('<')
	c.out.WriteString(tag)
}

func (c *htmlWriter) endTag(tag string) {
	c.out.WriteString("</")
	c.out.WriteString(tag)
	c.out.WriteByte('>')
}

// attr writes one attribute; an empty value is none.
func (c *htmlWriter) attr(name, value string) {
	if value == "" {
		return
	}
	c.out.WriteByte(' ')
	c.out.WriteString(name)
	c.out.WriteString(`="`)
	c.out.WriteString(escape(value))
	c.out.WriteByte('"')
}

// flag writes an attribute that has no value.
func (c *htmlWriter) flag(name string, on bool) {
	if on {
		c.out.WriteString(" " + name)
	}
}

// anchor writes the id of n, if something refers to it and it is the first of
// its name.
func (c *htmlWriter) anchor(n page.NodeID) {
	node := &c.Page.Nodes[n]
	for _, id := range [2]string{node.Attr("id"), node.Attr("name")} {
		if id != "" && c.Wanted[id] && c.Owner(id) == n && !c.set[id] {
			c.set[id] = true
			c.attr("id", c.ids.name(id))
			return
		}
	}
}

// target reports whether an element with the id is written.
func (c *htmlWriter) target(id string) bool {
	owner := c.Owner(id)
	return owner != page.None && (c.places == nil || c.places[owner])
}

// escape makes text safe between tags and in quoted attributes. NUL is no
// character of a document.
func escape(s string) string {
	if strings.IndexByte(s, 0) >= 0 {
		s = strings.ReplaceAll(s, "\x00", "")
	}
	return html.EscapeString(s)
}
