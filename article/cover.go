package article

import (
	"slices"

	"galley/article/layout"
	"galley/article/picture"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// cover is the picture that a title stood on which is not part of it.
type cover struct {
	backPicture             // its node is None where there is none
	card        page.NodeID // the box with a ground of its own that the title has on it; None: it stands on the picture
}

// coverOf is the background picture of the nearest element around a title which holds
// nothing of the body, or an img that was laid out behind the title.
func (a *Article) coverOf(title page.NodeID) cover {
	for n := range a.page.Ancestors(title) {
		if subtree.Covered(a.page, []page.NodeID{n}, subtree.Body(a.parts).Root) {
			break
		}
		if b, ok := a.backOf(n); ok {
			box := a.page.Nodes[n].Box
			b.veils, _ = a.veilsOf(n, box)
			over, card := a.between(title, n, box)
			b.veils = append(b.veils, over...)
			return cover{b, card}
		}
		if found, ok := a.layerBehind(n, title); ok {
			return found
		}
		if found, ok := a.imgBehind(n, title); ok {
			return found
		}
	}
	box := a.page.Nodes[title].Box
	for _, pt := range a.parts {
		if !pt.Lead || box.Empty() {
			continue
		}
		for n := pt.Root; n < a.page.Nodes[pt.Root].End; n++ {
			node := &a.page.Nodes[n]
			u := picture.URL(a.page, n)
			if node.Tag != "img" || u == "" || node.Hidden || picture.IsBroken(a.page, n) || !layout.Around(layout.Seen(a.page, n), box) {
				continue
			}
			if veils, card := a.veilsOver(n, title); card == page.None || layout.Inside(a.page.Nodes[card].Box, layout.Seen(a.page, n)) {
				return cover{backPicture{node: n, url: u, fit: "cover", veils: veils}, card}
			}
		}
	}
	return cover{backPicture{node: page.None}, page.None}
}

// maxLayersAsked is how many children of an element are asked whether they lie behind a title.
const maxLayersAsked = 16

// layerBehind is the background picture of an empty child of n that is laid behind all of n, and
// so behind the title in it: one that moves as the page is scrolled is made so.
func (a *Article) layerBehind(n, title page.NodeID) (cover, bool) {
	box, asked := a.page.Nodes[title].Box, 0
	for child := range a.page.Children(n) {
		if asked++; asked > maxLayersAsked {
			break
		}
		style := a.page.StyleOf(child)
		if a.page.Nodes[child].End != child+1 || a.page.Nodes[child].Hidden || style == nil || !layout.OutOfFlow(style) {
			continue
		}
		b, ok := a.backOf(child)
		if !ok || !layout.Around(layout.Seen(a.page, child), box) {
			continue
		}
		if veils, card := a.veilsOver(child, title); card == page.None || layout.Inside(a.page.Nodes[card].Box, layout.Seen(a.page, child)) {
			b.veils = append(b.veils, veils...)
			return cover{b, card}, true
		}
	}
	return cover{}, false
}

// imgBehind is an img in n without words around it that all words of the title lay over, and that
// leads the article in no part: pictures for show are no leads.
func (a *Article) imgBehind(n, title page.NodeID) (cover, bool) {
	words := a.wordsBox(title)
	for i := n; i < min(n+maxUnderNodes, a.page.Nodes[n].End); i++ {
		node := &a.page.Nodes[i]
		if node.Tag != "img" || node.Hidden || words.Empty() || a.page.Contains(title, i) || picture.IsBroken(a.page, i) {
			continue
		}
		seen, u := layout.Seen(a.page, i), picture.URL(a.page, i)
		if u == "" || seen.W < minBackdropW || seen.H < minBackdropH || !layout.Inside(words, seen) || a.inPart(i) || a.faded(i, n) {
			continue
		}
		veils, card := a.veilsOver(i, title)
		if (card == page.None || layout.Inside(a.page.Nodes[card].Box, seen)) && !a.hides(title, n, seen) {
			return cover{backPicture{node: i, url: u, fit: "cover", veils: veils}, card}, true
		}
	}
	return cover{}, false
}

// wordsBox is the box around the words of a title.
func (a *Article) wordsBox(title page.NodeID) (box page.Rect) {
	for i := title; i < a.page.Nodes[title].End; i++ {
		node := &a.page.Nodes[i]
		if node.Kind != page.Text || node.Hidden || page.IsBlank(node.Text) {
			continue
		}
		own := node.Box
		if own.Empty() {
			own = a.page.Nodes[node.Parent].Box
		}
		box = box.Union(own)
	}
	return box
}

// inPart reports whether a part of the article has a node.
func (a *Article) inPart(n page.NodeID) bool {
	return slices.ContainsFunc(a.parts, func(pt subtree.Part) bool {
		return a.page.Contains(pt.Root, n) && !subtree.Covered(a.page, pt.Cut, n)
	})
}

// faded reports whether what is in top hardly shows n: another slide does.
func (a *Article) faded(n, top page.NodeID) bool {
	opacity := 1.0
	for ; n != top && n != page.None; n = a.page.Nodes[n].Parent {
		if style := a.page.StyleOf(n); style != nil {
			opacity *= style.Opacity
		}
	}
	return opacity < layout.Unseen
}

// hides reports whether a ground between a title and top covers a picture whole.
func (a *Article) hides(title, top page.NodeID, picture page.Rect) bool {
	for n := title; n != top && n != page.None; n = a.page.Nodes[n].Parent {
		style := a.page.StyleOf(n)
		if style == nil || len(style.Look) != len(page.LookProperties) || !layout.Fills(a.page.Nodes[n].Box, picture) {
			continue
		}
		if ground, ok := sheet.GroundColour(style.Look); ok && ground.A >= hides {
			return true
		}
	}
	return false
}

// coverApart is the picture that the title stood on, if it is none of a part.
func (a *Article) coverApart() page.NodeID {
	if n := a.cover.node; n != page.None && (a.page.Nodes[n].Tag != "img" || !a.inPart(n)) {
		return n
	}
	return page.None
}

// veilsOver are the veils between a picture and a title on it, the lowest first, and the
// card that the title stands on.
func (a *Article) veilsOver(img, title page.NodeID) (all []veil, card page.NodeID) {
	box, depth := layout.Seen(a.page, img), 0
	card = page.None
	for n := range a.page.Ancestors(img) {
		if depth++; depth > layout.MaxDepth {
			break
		}
		found, _ := a.veilsOf(n, box)
		all = append(all, found...)
		if a.page.Contains(n, title) {
			found, card = a.between(title, n, box)
			all = append(all, found...)
			break
		}
	}
	return all[:min(len(all), sheet.MaxLayers)], card
}

// between are the veils among the elements from a title up to what holds the picture, too,
// and the smaller box with a ground of its own among them.
func (a *Article) between(title, top page.NodeID, picture page.Rect) (veils []veil, card page.NodeID) {
	card = page.None
	for n := title; n != top && n != page.None; n = a.page.Nodes[n].Parent {
		style := a.page.StyleOf(n)
		if style == nil || len(style.Look) != len(page.LookProperties) || sheet.ClipsText(style.Look) {
			continue
		}
		own := a.page.Nodes[n].Box
		if rules := veilRules(func(name string) string { return style.Look[sheet.LookAt[name]] }, own, picture); rules != "" {
			veils = append([]veil{{rules}}, veils...)
			continue
		}
		if ground, ok := sheet.GroundColour(style.Look); ok && ground.A >= 0.5 && n != title && !layout.Fills(own, picture) {
			card = n
		}
	}
	return veils, card
}
