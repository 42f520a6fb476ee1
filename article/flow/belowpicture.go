package flow

import "galley/page"

// isSmallLine reports whether a block is small print or a credit right behind a picture: it says
// what is seen there, or whose picture it is.
func (b *builder) isSmallLine(n page.NodeID) bool {
	if !isCredit(&b.Page.Nodes[n]) && !b.isSmallPrint(n) || !b.followsPicture(n) {
		return false
	}
	return len(b.Page.Text(n)) <= captionSize
}

// isSmallPrint reports whether all words of a short element are in one <small>.
func (b *builder) isSmallPrint(n page.NodeID) bool {
	small := page.NodeID(0) // its end
	for i := n; i < b.Page.Nodes[n].End; i++ {
		switch node := &b.Page.Nodes[i]; {
		case node.Tag == "small" && small == 0:
			small = node.End
		case i >= small && node.ShowsLetters():
			return false
		}
	}
	return small > 0
}

// followsPicture reports whether a picture stands before a node or at the begin of it, and no
// words between.
func (b *builder) followsPicture(n page.NodeID) bool {
	isWords := func(node *page.Node) bool { return node.Kind == page.Text && page.HasLetters(node.Text) }
	for i := n; i < b.Page.Nodes[n].End && !isWords(&b.Page.Nodes[i]); i++ {
		if pictureTags[b.Page.Nodes[i].Tag] {
			return true
		}
	}
	for i := n - 1; i > max(0, n-captionReach); i-- {
		switch node := &b.Page.Nodes[i]; {
		case node.Hidden:
		case pictureTags[node.Tag]:
			return true
		case isWords(node):
			return false
		}
	}
	return false
}
