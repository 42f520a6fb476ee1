package figures

import (
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// KeepCaptions raises the posteriors of the blocks of figures to those of the text
// around them: a picture goes with that text, and its caption with the picture. A figure that
// is a sibling of prose that is kept gets 1, one that leads to no other page the higher
// posterior of the blocks before and after it, another the lower. Without figures that is so of a <figcaption> beside prose only,
// or of one between blocks that are kept, and of a figure that has no picture: editors put callouts and code into such ones.
func KeepCaptions(b *view.Body, figures bool) {
	parents := map[page.NodeID]bool{}
	for i := b.From; i < b.To; i++ {
		if b.Kept(i) && b.IsProse(i) {
			parents[b.ProseParent(i)] = true
		}
	}
	leading := map[page.NodeID]bool{} // figures that lead to another page, of those that were asked for
	leadsAway := func(f page.NodeID) bool {
		is, asked := leading[f]
		if !asked {
			is = leads(b.View, f)
			leading[f] = is
		}
		return is
	}
	for i := b.From; i < b.To; {
		if b.BlockEnclosing(i)&block.InFigure == 0 {
			i++
			continue
		}
		end := i
		for end < b.To && b.BlockEnclosing(end)&block.InFigure != 0 {
			end++
		}
		lower, higher := 1.0, 0.0
		if i > b.From {
			lower, higher = b.Post[i-1], b.Post[i-1]
		}
		if end < b.To {
			lower, higher = min(lower, b.Post[end]), max(higher, b.Post[end])
		}
		between := i > b.From && end < b.To && lower >= b.Least
		for ; i < end; i++ {
			f := figure(b.View, b.BlockElement(i))
			switch {
			case isCard(b.View, i), !figures && !b.Page.Inside(b.BlockElement(i), "figcaption") && !isBare(b.View, f):
			case f != page.None && parents[b.Page.Nodes[f].Parent]:
				b.Post[i] = 1
			case !figures && between && f != page.None && !leadsAway(f):
				b.Post[i] = max(b.Post[i], lower)
			case !figures:
			case f != page.None && !leadsAway(f):
				b.Post[i] = max(b.Post[i], higher)
			default:
				b.Post[i] = max(b.Post[i], lower)
			}
		}
	}
}

// isBare reports whether a figure has words, and neither a picture nor a link.
func isBare(v *view.View, figure page.NodeID) bool {
	return figure != page.None && v.Media(figure) == 0 && !leads(v, figure)
}

// isCard reports whether a block in a figure is in a link to another page, and in no caption:
// the figure is a card that shows that page.
func isCard(v *view.View, at int) bool {
	if v.BlockEnclosing(at)&block.InLink == 0 {
		return false
	}
	for n, _ := v.BlockNodes(at); n > 0; n = v.Page.Nodes[n].Parent {
		switch node := &v.Page.Nodes[n]; node.Tag {
		case "figure", "figcaption":
			return false
		case "a":
			return !v.Page.Inside(n, "figcaption") && node.Attr("href") != "" && !ShowsPicture(v, n)
		}
	}
	return false
}

// ShowsPicture reports whether a link leads to the picture in it, or to some other one.
func ShowsPicture(v *view.View, link page.NodeID) bool {
	for i := link + 1; i < v.Page.Nodes[link].End; i++ {
		if v.Page.Nodes[i].Tag == "img" {
			return linksToPicture(v, i)
		}
	}
	return page.IsPictureFile(v.Page.Nodes[link].Attr("href"))
}

// leads reports whether a link is in an element, or around it.
func leads(v *view.View, n page.NodeID) bool {
	if v.Enclosing(n)&block.InLink != 0 {
		return true
	}
	for i := n; i < v.Page.Nodes[n].End; i++ {
		if v.Page.Nodes[i].Tag == "a" {
			return true
		}
	}
	return false
}

// figure returns the <figure> that an element is or lies in, None without.
func figure(v *view.View, n page.NodeID) page.NodeID {
	for ; n > 0 && v.Enclosing(n)&block.InFigure != 0; n = v.Page.Nodes[n].Parent {
		if v.Page.Nodes[n].Tag == "figure" {
			return n
		}
	}
	return page.None
}

// IsCaptioned reports whether an element is one picture with a line or two, and the
// picture links to nothing but itself, or the lines to nothing. Beside text that is kept
// only the lines of such an element are cut.
func IsCaptioned(v *view.View, n page.NodeID) bool {
	node := &v.Page.Nodes[n]
	from, to := v.Span(n)
	if node.Kind == page.Text || !isOnePicture(v, n) || to-from > 2 {
		return false
	}
	for i := n; i < node.End; i++ {
		if v.Page.Nodes[i].Tag == "img" {
			return v.Enclosing(i)&block.InLink == 0 || linksToPicture(v, i) || described(v, i, from, to)
		}
	}
	return false
}

// isOnePicture reports whether one picture or film is in an element. A <picture> and the img in it are one, but in
// a heading, whose words are no caption.
func isOnePicture(v *view.View, n page.NodeID) bool {
	switch v.Media(n) {
	case 1:
		return true
	case 2:
		p := v.Page.First(n, "picture")
		return p != page.None && v.Media(p) == 2 && v.Enclosing(p)&block.InHeading == 0
	}
	return false
}

// leastDescription is how many words describe a picture.
const leastDescription = 4

// described reports whether a picture leads to another page of the site, and the blocks
// from, …, to-1 do not lead there too: the headline of a teaser would.
func described(v *view.View, img page.NodeID, from, to int) bool {
	words := 0
	for i := from; i < to; i++ {
		if v.BlockLinkShare(i) > 0 {
			return false
		}
		words += v.BlockWords(i)
	}
	return words >= leastDescription && leadsInside(v, img)
}

// leadsInside reports whether the link around a node leads to another page of the site.
func leadsInside(v *view.View, n page.NodeID) bool {
	for ; n > 0 && v.Enclosing(n)&block.InLink != 0; n = v.Page.Nodes[n].Parent {
		if v.Page.Nodes[n].Tag == "a" {
			return v.IsOwn(v.Page.Nodes[n].Attr("href"))
		}
	}
	return false
}

// linksToPicture reports whether the link around a picture leads to a picture, or to a
// page of the picture: one that has its name.
func linksToPicture(v *view.View, n page.NodeID) bool {
	for img := n; n > 0 && v.Enclosing(n)&block.InLink != 0; n = v.Page.Nodes[n].Parent {
		if v.Page.Nodes[n].Tag != "a" {
			continue
		}
		href, _, _ := strings.Cut(strings.ToLower(v.Page.Nodes[n].Attr("href")), "?")
		return page.IsPictureFile(href) || named(v, img, stem(href))
	}
	return false
}

// leastName is how many bytes a name must have that is looked for in addresses.
const leastName = 8

// named reports whether some attribute of a picture has a name in it.
func named(v *view.View, img page.NodeID, name string) bool {
	if len(name) < leastName {
		return false
	}
	for i := range v.Page.Nodes[img].Attrs {
		if strings.Contains(strings.ToLower(v.Page.Nodes[img].Attrs[i].Value), name) {
			return true
		}
	}
	return false
}

// stem is the last part of an address without its ending.
func stem(address string) string {
	name := address[strings.LastIndexByte(address, '/')+1:]
	if dot := strings.LastIndexByte(name, '.'); dot > 0 {
		name = name[:dot]
	}
	return name
}
