package flow

import (
	"cmp"
	"slices"
	"strings"

	"galley/article/token"
	"galley/page"
)

// captionTokens are what pages call the lines below pictures where they are no
// <figcaption>.
var captionTokens = token.Of("caption", "captions", "figcaption", "imagecaption")

// boxedTokens are those of a line that has a box with its picture alone.
var boxedTokens = token.Of("caption", "figcaption", "cap", "desc", "descr", "description", "legend", "credit", "credits")

const (
	captionSize  = 400 // of the text of a caption, at most, in bytes
	captionReach = 40  // nodes from a picture to its caption, at most
	captionLevel = 3   // elements around a caption that are looked for its picture
	leastBegin   = 4   // words that a caption and a description have in common, where one goes on
	creditSize   = 80  // of what the other goes on with, at most, in bytes

	leastArticle = 0.5 // posterior that the page is an article, from which on lines without <figcaption> are captions
)

// isCaption reports whether an element that is no <figcaption> of a figure has the caption of a
// picture of an article: its name says so and it stands with a picture, it is small print or in the middle right
// behind one, it says beside a picture what the picture's description says, or it is unlikely text in a box with
// a picture. On pages that are no articles the names of things on offer stand so, and are what the page is about;
// only in a figure with a caption of its own such a line is none of them. A <figcaption> that stands in no figure
// is a caption, too.
func (b *builder) isCaption(n page.NodeID) bool {
	if b.src.Score.Article < leastArticle {
		return b.repeatsCaption(n)
	}
	node := &b.Page.Nodes[n]
	if node.Tag == "figcaption" || token.In(node, captionTokens) && b.withPicture(n) {
		return len(b.Page.Text(n)) <= captionSize
	}
	return node.End-n <= captionReach && (b.isSmallLine(n) || b.saysPicture(n) || b.isBoxedLine(n) || b.isCentredLine(n))
}

// repeatsCaption reports whether an element in a <figure> that has a <figcaption> says what its picture is
// described as: scripts that open pictures on a click write the description below each. The figure has a few nodes.
func (b *builder) repeatsCaption(n page.NodeID) bool {
	up := b.Page.Nodes[n].Parent
	for level := 0; level < captionLevel && up > 0 && b.Page.Nodes[up].Tag != "figure"; level++ {
		up = b.Page.Nodes[up].Parent
	}
	if up <= 0 || b.Page.Nodes[up].Tag != "figure" || b.Page.Nodes[up].End-up > captionReach || b.Page.Inside(n, "figcaption") {
		return false
	}
	for c := range b.Page.Children(up) {
		if b.Page.Nodes[c].Tag == "figcaption" {
			return b.saysPicture(n)
		}
	}
	return false
}

// saysPicture reports whether the text of an element is what a picture near it is described
// as, with or without a credit behind either. Behind a description that is a whole sentence:
// there are descriptions made of the first words of the text.
func (b *builder) saysPicture(n page.NodeID) bool {
	all := b.described()
	at, _ := slices.BinarySearchFunc(all, n-captionReach, func(d description, n page.NodeID) int { return cmp.Compare(d.of, n) })
	text := ""
	for ; at < len(all) && all[at].of <= b.Page.Nodes[n].End+captionReach; at++ {
		if text == "" {
			if text = page.Fold(b.Page.Text(n)); text == "" || len(text) > captionSize {
				return false
			}
		}
		said := all[at].text
		if text == said || goesOn(text, said) && strings.ContainsAny(said[len(said)-1:], ".!?)") || goesOn(said, text) {
			return all[at].of != n
		}
	}
	return false
}

// withPicture reports whether a picture is in an element, or in one of those around it.
func (b *builder) withPicture(n page.NodeID) bool {
	for level := 0; level <= captionLevel && n > 0; level++ {
		for i := n; i < min(b.Page.Nodes[n].End, n+4*captionReach); i++ {
			if pictureTags[b.Page.Nodes[i].Tag] {
				return true
			}
		}
		n = b.Page.Nodes[n].Parent
	}
	return false
}

var pictureTags = map[string]bool{"img": true, "picture": true, "video": true, "iframe": true, "svg": true, "object": true}

// goesOn reports whether a text is another one and something short behind it.
func goesOn(text, with string) bool {
	return strings.HasPrefix(text, with) && len(text)-len(with) <= min(creditSize, len(with)) && page.CountWords(with) >= leastBegin
}

// description is what a picture is described as, in its alt or title, folded.
type description struct {
	of   page.NodeID
	text string
}

// described are the descriptions of some words, in document order; never nil.
func (b *builder) described() []description {
	if b.descriptions != nil {
		return b.descriptions
	}
	b.descriptions = []description{}
	for i := range b.Page.Nodes {
		n := &b.Page.Nodes[i]
		if n.Tag != "img" || n.Hidden {
			continue
		}
		for _, name := range [2]string{"alt", "title"} {
			if text := page.Fold(n.Attr(name)); page.CountWords(text) >= 2 && len(text) <= captionSize {
				b.descriptions = append(b.descriptions, description{page.NodeID(i), text})
			}
		}
	}
	return b.descriptions
}
