package article

import (
	"strings"

	"galley/page"
)

// anchor writes a link where it leads out of the article. One into the article is
// its words, or the mark of a footnote: Markdown names no places.
func (w *mdWriter) anchor(k *piece) {
	if ref := w.notes.refOf(k); ref != "" {
		w.put("[^" + ref + "]")
		return
	}
	if w.notes.isBack(k) {
		return
	}
	node := &w.p.Nodes[k.node]
	href := linkURL(w.p, node.Attr("href"))
	if id, ok := fragment(w.p, node.Attr("href")); ok && w.places[w.plan.owner(id)] {
		href = ""
	}
	if href == "" || w.link {
		w.plain(k)
		return
	}
	inside := w.within()
	inside.link, inside.after = true, ']'
	inside.pieces(k.kids)
	text := strings.TrimSpace(inside.String())
	w.before(inside)
	if text == "" {
		w.blank = w.blank || inside.blank
		return
	}
	if startsBlank(k) {
		w.blank = true
	}
	w.bang()
	w.put("[" + text + "](" + mdURL(href) + ")")
	w.behind(inside)
}

// bang keeps an exclamation mark before a link from making a picture of it.
func (w *mdWriter) bang() {
	if !w.blank && !w.broke && w.ends("!") && !w.ends(`\!`) {
		w.Truncate(w.Len() - 1)
		w.WriteString(`\!`)
	}
}

// mdURL escapes what would end the address of a link.
func mdURL(u string) string {
	u = urlEscapes.Replace(u)
	if !strings.Contains(u, "&") {
		return u
	}
	var b strings.Builder
	for i := 0; i < len(u); i++ {
		if b.WriteByte(u[i]); u[i] == '&' && startsReference(u[i:]) {
			b.WriteString("amp;")
		}
	}
	return b.String()
}

var urlEscapes = strings.NewReplacer("(", "%28", ")", "%29", "<", "%3C", ">", "%3E", " ", "%20", `\`, "%5C",
	"\n", "", "\t", "", "\r", "", "|", "%7C", "`", "%60", "*", "%2A", "\x00", "")

// leaf writes pictures; films and frames as links; formulas as their text.
func (w *mdWriter) leaf(k *piece) {
	node := &w.p.Nodes[k.node]
	switch k.tag {
	case "img":
		w.picture(imageURL(w.p, k.node), node.Attr("alt"))
	case "video", "audio":
		w.film(k)
	case "iframe":
		w.linkTo(frameName(w.p, k.node), frameURL(w.p, k.node))
	case "math", "svg":
		w.words(w.drawn(k.node))
	}
}

func (w *mdWriter) picture(u, alt string) {
	if u != "" {
		w.put("![" + escapeMarkdown(page.Norm(alt), w.at == mdCell) + "](" + mdURL(w.plan.a.address(u)) + ")")
	}
}

func (w *mdWriter) linkTo(name, u string) {
	switch {
	case u == "":
	case w.link:
		w.words(name)
	default:
		w.bang()
		w.put("[" + escapeMarkdown(name, w.at == mdCell) + "](" + mdURL(u) + ")")
	}
}

// film writes a link to a film or sound, on its poster where it has one.
func (w *mdWriter) film(k *piece) {
	node := &w.p.Nodes[k.node]
	u := streamURL(w.p, node)
	for c := k.node + 1; u == "" && c < node.End; c++ {
		if w.p.Nodes[c].Tag == "source" {
			u = streamURL(w.p, &w.p.Nodes[c])
		}
	}
	name := firstOf(page.Norm(node.Attr("title")), page.Norm(node.Attr("aria-label")), strings.ToUpper(k.tag[:1])+k.tag[1:])
	poster := mediaURL(w.p, node.Attr("poster"))
	if poster == "" || u == "" || w.link {
		w.linkTo(name, u)
		return
	}
	w.bang()
	w.put("[![" + escapeMarkdown(name, w.at == mdCell) + "](" + mdURL(w.plan.a.address(poster)) + ")](" + mdURL(u) + ")")
}

// drawn is what a formula or a drawing says: its own alternative text, else its
// text.
func (w *mdWriter) drawn(n page.NodeID) string {
	node := &w.p.Nodes[n]
	if alt := firstOf(node.Attr("alttext"), node.Attr("aria-label")); alt != "" {
		return alt
	}
	var b strings.Builder
	for i := n; i < node.End; i++ {
		if w.p.Nodes[i].Kind == page.Text && w.plan.fates[i].do == write {
			b.WriteString(w.p.Nodes[i].Text)
		}
	}
	return b.String()
}
