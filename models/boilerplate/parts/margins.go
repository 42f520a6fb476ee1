package parts

import (
	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
	"galley/page"
)

// DropMargins sets the posteriors of what is none of the text of a page that is no article,
// whatever it says, to 0: the footers of the page and its small print, and on the page of a product what
// one chooses, fills in and clicks on. dropped are the blocks that it dropped.
func DropMargins(v *view.View, post []float64, kind pagekind.Kind) (dropped []int) {
	footer := make([]bool, len(post))
	for _, n := range append(footers(v), smallPrint(v, v.Page.Body())...) {
		for i, to := v.Span(n); i < to; i++ {
			footer[i] = true
		}
	}
	for i := range post {
		if footer[i] || kind == pagekind.Product && v.BlockEnclosing(i)&block.InControl != 0 {
			post[i], dropped = 0, append(dropped, i)
		}
	}
	return dropped
}

// footers are the footers of a page: not of an article or of the main part, and without a first
// heading.
func footers(v *view.View) (list []page.NodeID) {
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		if node.Kind != page.Element {
			continue
		}
		e := block.EnclosingOf(node)
		switch {
		case e&(block.InMain|block.InArticle) != 0:
			n = node.End - 1
		case e&block.InFooter != 0 && v.Page.First(n, "h1") == page.None && v.Page.First(n, "main") == page.None:
			list = append(list, n)
			n = node.End - 1
		}
	}
	return list
}
