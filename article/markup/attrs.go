package markup

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/page"
)

// Relations keeps a linked page from reaching back into the one that opened it,
// and from learning who sent the reader.
const Relations = "noopener noreferrer"

// Attrs writes the attributes an HTML element may keep. The names are
// galley's own; no name of the page is ever copied.
func (w *Writer) Attrs(n page.NodeID, tag string) {
	node := &w.Page.Nodes[n]
	if len(node.Attrs) > 0 {
		w.Anchor(n)
		w.Attr("lang", allowlist.Language(node.Attr("lang")))
		w.Attr("dir", allowlist.OneOf(node.Attr("dir"), "ltr", "rtl", "auto"))
		w.Attr("title", node.Attr("title"))
	}
	switch tag {
	case "a":
		if u := plan.PlayerURL(w.Page, n); u != "" {
			w.Attr("href", u)
			w.Attr("rel", Relations)
			break
		}
		w.link(node)
	case "img":
		w.image(n)
	case "video", "audio":
		w.stream(n, tag)
	case "source":
		w.Attr("src", plan.StreamURL(w.Page, node))
		w.Attr("type", mediaType(node.Attr("type")))
	case "track":
		w.track(node)
	case "td", "th", "col", "colgroup":
		w.cell(node, tag)
	case "ol", "li":
		w.list(node, tag)
	case "blockquote", "q", "del", "ins":
		w.Attr("cite", w.Page.Resolve(allowlist.StripControls(node.Attr("cite"))))
	}
	switch tag {
	case "time", "del", "ins":
		w.Attr("datetime", allowlist.Plain(node.Attr("datetime")))
	case "details":
		_, open := node.LookupAttr("open")
		w.flag("open", open)
	}
}

// link writes where an a leads: to a place in this document if the place came
// along, else to the web.
func (w *Writer) link(node *page.Node) {
	href := node.Attr("href")
	if id, ok := plan.Fragment(w.Page, href); ok && w.target(id) {
		w.Attr("href", "#"+w.ids.name(id))
		return
	}
	if u := allowlist.LinkURL(w.Page, href); u != "" {
		w.Attr("href", u)
		w.Attr("rel", Relations)
	}
}

func (w *Writer) cell(node *page.Node, tag string) {
	if tag == "col" || tag == "colgroup" {
		w.Attr("span", allowlist.Number(node.Attr("span")))
		return
	}
	w.Attr("colspan", allowlist.Number(node.Attr("colspan")))
	w.Attr("rowspan", allowlist.Number(node.Attr("rowspan")))
	if tag == "th" {
		w.Attr("scope", allowlist.OneOf(node.Attr("scope"), "row", "col", "rowgroup", "colgroup"))
		w.Attr("abbr", node.Attr("abbr"))
	}
	var headers []string
	for id := range strings.FieldsSeq(node.Attr("headers")) {
		if w.target(id) {
			headers = append(headers, w.ids.name(id))
		}
	}
	w.Attr("headers", strings.Join(headers, " "))
}

func (w *Writer) list(node *page.Node, tag string) {
	if tag == "li" {
		w.Attr("value", allowlist.Number(node.Attr("value")))
		return
	}
	_, reversed := node.LookupAttr("reversed")
	w.flag("reversed", reversed)
	w.Attr("start", allowlist.Number(node.Attr("start")))
	switch t := node.Attr("type"); t {
	case "1", "a", "A", "i", "I":
		w.Attr("type", t)
	}
}

// placeholder stands for what does not come along: a foreign document becomes a
// link to it, a drawing made by a script an empty box, both of the size they had.
func (w *Writer) placeholder(n page.NodeID, f *plan.Node) {
	node := &w.Page.Nodes[n]
	if node.Tag == "input" {
		w.Out.WriteString("<span")
		if w.src.Dress != nil {
			w.Attr("class", w.src.Dress.Task(n))
		}
		w.Out.WriteString(">" + plan.TaskBox(w.Page, n) + " </span>")
		return
	}
	if plan.IsBarTag(f.Tag) {
		w.bar(n, f.Tag)
		return
	}
	class, name := "g-canvas", ""
	if plan.Framing[node.Tag] {
		class, name = "g-frame", plan.FrameName(w.Page, n)
	}
	w.Out.WriteString("<" + f.Tag)
	if w.src.Dress != nil && !node.Box.Empty() {
		class += " " + w.src.Dress.Sized(node.Box)
	}
	w.Attr("class", class)
	if f.Tag == "a" {
		w.Attr("href", plan.FrameURL(w.Page, n))
		w.Attr("rel", Relations)
	}
	w.Out.WriteString(">" + Escape(name) + "</" + f.Tag + ">")
}
