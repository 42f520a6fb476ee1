package flow

// mostFigure is how many nodes of a figure are looked at for what its caption is of: quotations, tables and
// listings stand at its beginning.
const mostFigure = 200

// captionsText reports whether a caption is of a text and not of a picture: that of a table, and the
// <figcaption> of a figure that has a quotation, where it names who said it, or a table or code and no picture.
// Pictures in the caption itself, such as of who is quoted, are none of these.
func (b *builder) captionsText(caption *Piece) bool {
	if caption.Tag == "caption" {
		return true
	}
	n := caption.Node
	for n > 0 && b.Page.Nodes[n].Tag != "figcaption" {
		n = b.Page.Nodes[n].Parent
	}
	figure := n
	for figure > 0 && b.Page.Nodes[figure].Tag != "figure" {
		figure = b.Page.Nodes[figure].Parent
	}
	if n <= 0 || figure <= 0 {
		return false
	}
	text, picture := false, false
	for i := figure + 1; i < min(b.Page.Nodes[figure].End, figure+mostFigure); i++ {
		switch tag := b.Page.Nodes[i].Tag; {
		case i == n:
			i = b.Page.Nodes[n].End - 1
		case tag == "blockquote":
			return true
		case tag == "table" || tag == "pre":
			text = true
		case pictureTags[tag]:
			picture = true
		}
	}
	return text && !picture
}
