package signature

import (
	"galley/article/metadata/extent"
	"galley/page"
)

// isSignature reports whether a line that is a name and nothing else may be that of the
// author: behind the title and in no heading, list or table, or right behind a picture.
func (r *Reader) isSignature(n, title page.NodeID) bool {
	for up := r.p.Nodes[n].Parent; up > 0; up = r.p.Nodes[up].Parent {
		switch r.p.Nodes[up].Tag {
		case "h1", "h2", "h3", "h4", "h5", "h6", "li", "th", "td", "nav", "button":
			return false
		}
	}
	return n > title || r.followsPicture(n)
}

// followsPicture reports whether a picture stands right before a text, as those of authors do.
func (r *Reader) followsPicture(n page.NodeID) bool {
	return r.pictureBefore(n, extent.Beside) != page.None
}

// pictureBefore is the picture that begins at most some nodes before a text, with no other text
// between; None: there is none.
func (r *Reader) pictureBefore(n, most page.NodeID) page.NodeID {
	for i := n - 1; i > max(0, n-most); i-- {
		switch node := &r.p.Nodes[i]; {
		case node.Tag == "img":
			return i
		case node.Kind == page.Text && page.HasLetters(node.Text):
			return page.None
		}
	}
	return page.None
}
