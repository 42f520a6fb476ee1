package backdrop

import (
	"slices"

	"galley/article/layout"
	"galley/article/picture"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// Cover is the picture that a title stood on which is not part of it.
type Cover struct {
	Picture             // its Node is None where there is none
	Card    page.NodeID // the box with a ground of its own that the title has on it; None: it stands on the picture
}

// coverOf is the background picture of the nearest element around a title which holds
// nothing of the body, or an img that was laid out behind the title.
func coverOf(p *page.Page, parts []subtree.Part, title page.NodeID) Cover {
	for n := range p.Ancestors(title) {
		if p.InAny([]page.NodeID{n}, subtree.Body(parts).Root) {
			break
		}
		if b, ok := backOf(p, n); ok {
			box := p.Nodes[n].Box
			b.Veils, _ = veilsOf(p, n, box)
			over, card := between(p, title, n, box)
			b.Veils = append(b.Veils, over...)
			return Cover{b, card}
		}
		if found, ok := layerBehind(p, n, title); ok {
			return found
		}
		if found, ok := imgBehind(p, parts, n, title); ok {
			return found
		}
	}
	box := p.Nodes[title].Box
	for _, pt := range parts {
		if !pt.Lead || box.Empty() {
			continue
		}
		for n := pt.Root; n < p.Nodes[pt.Root].End; n++ {
			node := &p.Nodes[n]
			u := picture.URL(p, n)
			if node.Tag != "img" || u == "" || node.Hidden || picture.IsBroken(p, n) || !layout.Around(layout.Seen(p, n), box) {
				continue
			}
			if veils, card := veilsOver(p, n, title); card == page.None || layout.Inside(p.Nodes[card].Box, layout.Seen(p, n)) {
				return Cover{Picture{Node: n, URL: u, Fit: "cover", Veils: veils}, card}
			}
		}
	}
	return Cover{Picture{Node: page.None}, page.None}
}

// maxLayersAsked is how many children of an element are asked whether they lie behind a title.
const maxLayersAsked = 16

// layerBehind is the background picture of an empty child of n that is laid behind all of n, and
// so behind the title in it: one that moves as the page is scrolled is made so.
func layerBehind(p *page.Page, n, title page.NodeID) (Cover, bool) {
	box, asked := p.Nodes[title].Box, 0
	for child := range p.Children(n) {
		if asked++; asked > maxLayersAsked {
			break
		}
		style := p.StyleOf(child)
		if p.Nodes[child].End != child+1 || p.Nodes[child].Hidden || style == nil || !layout.OutOfFlow(style) {
			continue
		}
		b, ok := backOf(p, child)
		if !ok || !layout.Around(layout.Seen(p, child), box) {
			continue
		}
		if veils, card := veilsOver(p, child, title); card == page.None || layout.Inside(p.Nodes[card].Box, layout.Seen(p, child)) {
			b.Veils = append(b.Veils, veils...)
			return Cover{b, card}, true
		}
	}
	return Cover{}, false
}

// imgBehind is an img in n without words around it that all words of the title lay over, and that
// leads the article in no part: pictures for show are no leads.
func imgBehind(p *page.Page, parts []subtree.Part, n, title page.NodeID) (Cover, bool) {
	words := wordsBox(p, title)
	for i := n; i < min(n+maxUnderNodes, p.Nodes[n].End); i++ {
		node := &p.Nodes[i]
		if node.Tag != "img" || node.Hidden || words.Empty() || p.Contains(title, i) || picture.IsBroken(p, i) {
			continue
		}
		seen, u := layout.Seen(p, i), picture.URL(p, i)
		if u == "" || !IsLarge(seen) || !layout.Inside(words, seen) || inPart(p, parts, i) || faded(p, i, n) {
			continue
		}
		veils, card := veilsOver(p, i, title)
		if (card == page.None || layout.Inside(p.Nodes[card].Box, seen)) && !isHidden(p, title, n, seen) {
			return Cover{Picture{Node: i, URL: u, Fit: "cover", Veils: veils}, card}, true
		}
	}
	return Cover{}, false
}

// wordsBox is the box around the words of a title.
func wordsBox(p *page.Page, title page.NodeID) (box page.Rect) {
	for i := title; i < p.Nodes[title].End; i++ {
		node := &p.Nodes[i]
		if !node.ShowsText() {
			continue
		}
		own := node.Box
		if own.Empty() {
			own = p.Nodes[node.Parent].Box
		}
		box = box.Union(own)
	}
	return box
}

// inPart reports whether a part of the article has a node.
func inPart(p *page.Page, parts []subtree.Part, n page.NodeID) bool {
	return slices.ContainsFunc(parts, func(pt subtree.Part) bool {
		return p.Contains(pt.Root, n) && !p.InAny(pt.Cut, n)
	})
}

// faded reports whether what is in top hardly shows n: another slide does.
func faded(p *page.Page, n, top page.NodeID) bool {
	opacity := 1.0
	for ; n != top && n != page.None; n = p.Nodes[n].Parent {
		if style := p.StyleOf(n); style != nil {
			opacity *= style.Opacity
		}
	}
	return opacity < layout.Unseen
}

// isHidden reports whether a ground between a title and top covers a picture whole.
func isHidden(p *page.Page, title, top page.NodeID, picture page.Rect) bool {
	for n := title; n != top && n != page.None; n = p.Nodes[n].Parent {
		style := p.StyleOf(n)
		if style == nil || len(style.Look) != len(page.LookProperties) || !layout.Fills(p.Nodes[n].Box, picture) {
			continue
		}
		if ground, ok := sheet.GroundColour(style.Look); ok && ground.A >= Hides {
			return true
		}
	}
	return false
}

// Apart is the picture, if it is none of a part; else None.
func (c Cover) Apart(p *page.Page, parts []subtree.Part) page.NodeID {
	if n := c.Node; n != page.None && (p.Nodes[n].Tag != "img" || !inPart(p, parts, n)) {
		return n
	}
	return page.None
}

// veilsOver are the veils between a picture and a title on it, the lowest first, and the
// card that the title stands on.
func veilsOver(p *page.Page, img, title page.NodeID) (all []string, card page.NodeID) {
	box, depth := layout.Seen(p, img), 0
	card = page.None
	for n := range p.Ancestors(img) {
		if depth++; depth > layout.MaxDepth {
			break
		}
		found, _ := veilsOf(p, n, box)
		all = append(all, found...)
		if p.Contains(n, title) {
			found, card = between(p, title, n, box)
			all = append(all, found...)
			break
		}
	}
	return all[:min(len(all), sheet.MaxLayers)], card
}

// between are the veils among the elements from a title up to what holds the picture, too,
// and the smaller box with a ground of its own among them.
func between(p *page.Page, title, top page.NodeID, picture page.Rect) (veils []string, card page.NodeID) {
	card = page.None
	for n := title; n != top && n != page.None; n = p.Nodes[n].Parent {
		style := p.StyleOf(n)
		if style == nil || len(style.Look) != len(page.LookProperties) || sheet.ClipsText(style.Look) {
			continue
		}
		own := p.Nodes[n].Box
		if rules := veilRules(func(name string) string { return style.Look[sheet.LookAt[name]] }, own, picture, Hides); rules != "" {
			veils = append([]string{rules}, veils...)
			continue
		}
		if ground, ok := sheet.GroundColour(style.Look); ok && ground.A >= 0.5 && n != title && !layout.Fills(own, picture) {
			card = n
		}
	}
	return veils, card
}
