package markup

import (
	"strings"

	"galley/article/flow"
)

// HeadLine writes what the page does not say near the title as a paragraph.
func (w *Writer) HeadLine() {
	line := w.src.Head.Line
	if line.Empty() {
		return
	}
	w.Out.WriteString("<p")
	if w.Places == nil {
		w.Attr("class", "g-head")
	}
	w.Out.WriteString(">" + Escape(strings.Join(line.Words, flow.Between)))
	if line.Source != "" {
		if len(line.Words) > 0 {
			w.Out.WriteString(flow.Between)
		}
		w.Out.WriteString("<a")
		w.Attr("href", line.URL)
		w.Attr("rel", Relations)
		w.Out.WriteString(">" + Escape(line.Source) + "</a>")
	}
	w.Out.WriteString("</p>\n")
}
