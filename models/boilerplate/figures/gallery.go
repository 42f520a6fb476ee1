package figures

import (
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a gallery behind a text: its pictures with captions, words of another line that stands among them, such as
// a number, and levels above the body of the element that has both.
const (
	galleryLeast  = 3
	galleryOther  = 6
	galleryLevels = 3
)

// GalleryBehind is the first block behind the pictures that stand behind a body in the same element, marked up alike,
// each in a figure with a caption and without a link to another page; b where there are none. Their captions are raised
// to add. A line of more words than a number has ends them.
func GalleryBehind(v *view.View, title, body page.NodeID, b int, post []float64, add float64) int {
	if title == page.None || v.Listing {
		return b
	}
	scope := body
	for range galleryLevels {
		if up := v.Page.Nodes[scope].Parent; up > 0 && v.Page.Nodes[up].Tag != "body" {
			scope = up
		}
	}
	_, end := v.Span(scope)
	groups := map[markup.Line][]int{} // blocks of captions
	for i := b; i < end; i++ {
		n := v.BlockElement(i)
		f := figure(v, n)
		switch {
		case f != page.None && v.Page.Inside(n, "figcaption") && v.BlockEnclosing(i)&block.InLink == 0 && IsCaptioned(v, f):
			key := markup.Of(v.Page, f)
			groups[key] = append(groups[key], i)
		case v.BlockWords(i) > galleryOther || markup.IsHeading(v.Page.Nodes[v.BlockElement(i)].Tag):
			end = i
		}
	}
	for _, captions := range groups {
		if len(captions) < galleryLeast {
			continue
		}
		for _, i := range captions {
			post[i] = max(post[i], add)
		}
		b = max(b, captions[len(captions)-1]+1)
	}
	return b
}

// Whole is the figure that an element is the caption of, where the figure has one picture and nothing else; else the
// element.
func Whole(v *view.View, n page.NodeID) page.NodeID {
	if v.Page.Nodes[n].Tag != "figcaption" {
		return n
	}
	if f := figure(v, n); f != page.None && IsCaptioned(v, f) {
		return f
	}
	return n
}
