package flow

import (
	"galley/article/token"
	"galley/page"
)

// runKind is what the words of the run are: those of the block around it, or a caption in a line.
func (b *builder) runKind() string {
	if kind := b.top().kind; kind != "paragraph" || b.src.Score.Article < leastArticle || !b.isLineDescription() {
		return kind
	}
	return "caption"
}

// isLineDescription reports whether all words of the run are in an element of a line that is called the description of
// a picture and stands right behind one: in markup that puts pictures and their descriptions into one text, with no
// block around both. A run of a formula alone has no words.
func (b *builder) isLineDescription() bool {
	if b.first == page.None {
		return false
	}
	up := page.None
	for n, level := b.Page.Nodes[b.first].Parent, 0; n > 0 && level < boxLevels && !b.Page.IsBlock(n); n, level = b.Page.Nodes[n].Parent, level+1 {
		if token.In(&b.Page.Nodes[n], boxedTokens) {
			up = n
		}
	}
	return up != page.None && len(b.Page.Text(up)) <= captionSize && b.Page.Contains(up, b.lastOfRun()) && b.followsPicture(up)
}

// lastOfRun is the last text of the run.
func (b *builder) lastOfRun() page.NodeID {
	last := b.first
	var visit func(p *Piece)
	visit = func(p *Piece) {
		for _, kid := range p.Kids {
			if kid.Tag == "#text" && kid.Node > last && !page.IsBlank(kid.Text) {
				last = kid.Node
			}
			visit(kid)
		}
	}
	visit(b.run)
	return last
}
