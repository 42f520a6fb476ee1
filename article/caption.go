package article

import "galley/page"

// captionTokens are what pages call the lines below pictures where they are no
// <figcaption>.
var captionTokens = map[string]bool{"caption": true, "captions": true, "figcaption": true, "imagecaption": true}

const (
	captionSize  = 400 // of the text of a caption, at most, in bytes
	captionReach = 40  // nodes from a picture to its caption, at most
	captionLevel = 3   // elements around a caption that are looked for its picture

	leastArticle = 0.5 // posterior that the page is an article, from which on lines without <figcaption> are captions
)

// isCaption reports whether an element that is no <figcaption> has the caption of a
// picture of an article: its name says so and it stands with a picture, or it says beside a
// picture what the picture's description says. On pages that are no articles the names of
// things on offer stand so, and are what the page is about.
func (b *flowBuilder) isCaption(n page.NodeID) bool {
	if b.a.Score.Article < leastArticle {
		return false
	}
	node := &b.p.Nodes[n]
	if hasToken(node, captionTokens) && b.withPicture(n) {
		return len(b.p.Text(n)) <= captionSize
	}
	if node.End-n > captionReach || len(b.described()) == 0 {
		return false
	}
	at, ok := b.described()[page.Fold(b.p.Text(n))]
	return ok && at != n && at >= n-captionReach && at <= node.End+captionReach
}

// withPicture reports whether a picture is in an element, or in one of those around it.
func (b *flowBuilder) withPicture(n page.NodeID) bool {
	for level := 0; level <= captionLevel && n > 0; level++ {
		for i := n; i < min(b.p.Nodes[n].End, n+4*captionReach); i++ {
			if pictureTags[b.p.Nodes[i].Tag] {
				return true
			}
		}
		n = b.p.Nodes[n].Parent
	}
	return false
}

var pictureTags = map[string]bool{"img": true, "picture": true, "video": true, "iframe": true, "svg": true, "object": true}

// described are the pictures that have a description of some words, by its folded text.
func (b *flowBuilder) described() map[string]page.NodeID {
	if b.descriptions != nil {
		return b.descriptions
	}
	b.descriptions = map[string]page.NodeID{}
	for i := range b.p.Nodes {
		n := &b.p.Nodes[i]
		if n.Tag != "img" || n.Hidden {
			continue
		}
		for _, name := range [2]string{"alt", "title"} {
			if text := page.Fold(n.Attr(name)); page.CountWords(text) >= 2 && len(text) <= captionSize {
				b.descriptions[text] = page.NodeID(i)
			}
		}
	}
	return b.descriptions
}
