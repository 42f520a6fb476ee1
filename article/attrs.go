package article

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/page"
)

// relations keeps a linked page from reaching back into the one that opened it,
// and from learning who sent the reader.
const relations = "noopener noreferrer"

// htmlAttrs writes the attributes an HTML element may keep. The names are
// galley's own; no name of the page is ever copied.
func (c *htmlWriter) htmlAttrs(n page.NodeID, tag string) {
	node := &c.Page.Nodes[n]
	if len(node.Attrs) > 0 {
		c.anchor(n)
		c.attr("lang", allowlist.Language(node.Attr("lang")))
		c.attr("dir", allowlist.OneOf(node.Attr("dir"), "ltr", "rtl", "auto"))
		c.attr("title", node.Attr("title"))
	}
	switch tag {
	case "a":
		if u := plan.PlayerURL(c.Page, n); u != "" {
			c.attr("href", u)
			c.attr("rel", relations)
			break
		}
		c.link(node)
	case "img":
		c.image(n)
	case "video", "audio":
		c.stream(n, tag)
	case "source":
		c.attr("src", plan.StreamURL(c.Page, node))
		c.attr("type", mediaType(node.Attr("type")))
	case "track":
		c.track(node)
	case "td", "th", "col", "colgroup":
		c.cell(node, tag)
	case "ol", "li":
		c.list(node, tag)
	case "blockquote", "q", "del", "ins":
		c.attr("cite", c.Page.Resolve(allowlist.StripControls(node.Attr("cite"))))
	}
	switch tag {
	case "time", "del", "ins":
		c.attr("datetime", allowlist.Plain(node.Attr("datetime")))
	case "details":
		_, open := node.LookupAttr("open")
		c.flag("open", open)
	}
}

// link writes where an a leads: to a place in this document if the place came
// along, else to the web.
func (c *htmlWriter) link(node *page.Node) {
	href := node.Attr("href")
	if id, ok := plan.Fragment(c.Page, href); ok && c.target(id) {
		c.attr("href", "#"+c.ids.name(id))
		return
	}
	if u := allowlist.LinkURL(c.Page, href); u != "" {
		c.attr("href", u)
		c.attr("rel", relations)
	}
}

func (c *htmlWriter) cell(node *page.Node, tag string) {
	if tag == "col" || tag == "colgroup" {
		c.attr("span", allowlist.Number(node.Attr("span")))
		return
	}
	c.attr("colspan", allowlist.Number(node.Attr("colspan")))
	c.attr("rowspan", allowlist.Number(node.Attr("rowspan")))
	if tag == "th" {
		c.attr("scope", allowlist.OneOf(node.Attr("scope"), "row", "col", "rowgroup", "colgroup"))
		c.attr("abbr", node.Attr("abbr"))
	}
	var headers []string
	for id := range strings.FieldsSeq(node.Attr("headers")) {
		if c.target(id) {
			headers = append(headers, c.ids.name(id))
		}
	}
	c.attr("headers", strings.Join(headers, " "))
}

func (c *htmlWriter) list(node *page.Node, tag string) {
	if tag == "li" {
		c.attr("value", allowlist.Number(node.Attr("value")))
		return
	}
	_, reversed := node.LookupAttr("reversed")
	c.flag("reversed", reversed)
	c.attr("start", allowlist.Number(node.Attr("start")))
	switch t := node.Attr("type"); t {
	case "1", "a", "A", "i", "I":
		c.attr("type", t)
	}
}

// placeholder stands for what does not come along: a foreign document becomes a
// link to it, a drawing made by a script an empty box, both of the size they had.
func (c *htmlWriter) placeholder(n page.NodeID, f *plan.Node) {
	node := &c.Page.Nodes[n]
	if node.Tag == "input" {
		c.out.WriteString("<span>" + plan.TaskBox(c.Page, n) + " </span>")
		return
	}
	class, name := "g-canvas", ""
	if plan.Framing[node.Tag] {
		class, name = "g-frame", plan.FrameName(c.Page, n)
	}
	c.out.WriteString("<" + f.Tag)
	if c.sheet != nil && !node.Box.Empty() {
		class += " " + c.sheet.Sized(node.Box)
	}
	c.attr("class", class)
	if f.Tag == "a" {
		c.attr("href", plan.FrameURL(c.Page, n))
		c.attr("rel", relations)
	}
	c.out.WriteString(">" + escape(name) + "</" + f.Tag + ">")
}
