package markdown

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/flow"
	"galley/article/plan"
	"galley/page"
)

// anchor writes a link where it leads out of the article. One into the article is
// its words, or the mark of a footnote: Markdown names no places.
func (w *inlineWriter) anchor(k *flow.Piece) {
	if ref := w.notes.refOf(k); ref != "" {
		w.put("[^" + ref + "]")
		return
	}
	if w.notes.isBack(k) {
		return
	}
	node := &w.p.Nodes[k.Node]
	href := page.FirstOf(plan.PlayerURL(w.p, k.Node), allowlist.LinkURL(w.p, node.Attr("href")))
	if id, ok := plan.Fragment(w.p, node.Attr("href")); ok && w.places[w.plan.Owner(id)] {
		href = ""
	}
	if href == "" || w.link {
		w.plain(k)
		return
	}
	inside := w.within()
	inside.link, inside.after = true, ']'
	inside.pieces(k.Kids)
	text := strings.TrimSpace(inside.String())
	if !w.enter(inside, k, text) {
		return
	}
	w.escapeBang()
	w.put("[" + linkText(text) + "](" + mdURL(href) + ")")
	w.leave(inside)
}

// linkText keeps words in a link that look like a link or a picture from becoming one: programs that read
// Markdown do not all see the escape there.
func linkText(text string) string { return strings.ReplaceAll(text, `\](`, "&#93;(") }

// escapeBang keeps an exclamation mark before a link from making a picture of it.
func (w *inlineWriter) escapeBang() {
	if !w.spaceDue && !w.breakDue && w.ends("!") && !w.ends(`\!`) {
		w.Truncate(w.Len() - 1)
		w.WriteString(`\!`)
	}
}

// leaf writes pictures; films and frames as links; formulas as their text.
func (w *inlineWriter) leaf(k *flow.Piece) {
	node := &w.p.Nodes[k.Node]
	switch k.Tag {
	case "img":
		if tex := flow.PictureTeX(node); tex != "" {
			w.tex(tex)
			break
		}
		if sign := flow.PictureSign(node); sign != "" {
			w.put(sign)
			break
		}
		w.picture(w.src.ImageURL(k.Node), node.Attr("alt"))
	case "video", "audio":
		w.film(k)
	case "input":
		box := "[ ]"
		if plan.TaskDone(w.p, k.Node) {
			box = "[x]"
		}
		w.put(box)
		w.spaceDue = true
	case "iframe", "embed", "object":
		w.linkTo(plan.FrameName(w.p, k.Node), plan.FrameURL(w.p, k.Node))
	case "math":
		if tex := flow.SaidTeX(w.p, k.Node); tex != "" {
			w.tex(tex)
		} else {
			w.words(flow.FormulaText(w.plan, k.Node))
		}
	case "svg":
		w.words(w.drawn(k.Node))
	}
}

func (w *inlineWriter) picture(u, alt string) {
	if u != "" {
		w.put("![" + escapeMarkdown(page.Norm(alt), w.at == inCell) + "](" + mdURL(w.src.Address(u)) + ")")
	}
}

func (w *inlineWriter) linkTo(name, u string) {
	switch {
	case u == "":
	case w.link:
		w.words(name)
	default:
		w.escapeBang()
		w.put("[" + linkText(escapeMarkdown(name, w.at == inCell)) + "](" + mdURL(u) + ")")
	}
}

// film writes a link to a film or sound, on its poster where it has one.
func (w *inlineWriter) film(k *flow.Piece) {
	node := &w.p.Nodes[k.Node]
	u := plan.StreamURL(w.p, node)
	for c := k.Node + 1; u == "" && c < node.End; c++ {
		if w.p.Nodes[c].Tag == "source" {
			u = plan.StreamURL(w.p, &w.p.Nodes[c])
		}
	}
	name := page.FirstOf(page.Norm(node.Attr("title")), page.Norm(node.Attr("aria-label")), strings.ToUpper(k.Tag[:1])+k.Tag[1:])
	poster := allowlist.MediaURL(w.p, node.Attr("poster"))
	if poster == "" || u == "" || w.link {
		w.linkTo(name, u)
		return
	}
	w.escapeBang()
	w.put("[![" + escapeMarkdown(name, w.at == inCell) + "](" + mdURL(w.src.Address(poster)) + ")](" + mdURL(u) + ")")
}

// drawn is what a formula or a drawing says: its own alternative text, else its
// text.
func (w *inlineWriter) drawn(n page.NodeID) string {
	node := &w.p.Nodes[n]
	if node.Attr("aria-hidden") == "true" {
		return "" // decoration: the words beside it say the same
	}
	if alt := page.FirstOf(node.Attr("alttext"), node.Attr("aria-label")); alt != "" {
		return alt
	}
	var b strings.Builder
	for i := n; i < node.End; i++ {
		if w.p.Nodes[i].Kind == page.Text && w.plan.Nodes[i].Do == plan.Write {
			b.WriteString(w.p.Nodes[i].Text)
		}
	}
	return b.String()
}

// mediaIn are the pictures and films in a piece.
func mediaIn(p *flow.Piece) []*flow.Piece {
	var list []*flow.Piece
	for _, k := range p.Kids {
		if flow.Leaves[k.Tag] && k.Tag != "br" && k.Tag != "wbr" {
			list = append(list, k)
		}
		list = append(list, mediaIn(k)...)
	}
	return list
}
