package article

import (
	"galley/article/backdrop"
	"galley/article/flow"
	"galley/article/picture"
	"galley/article/subtree"
	"galley/page"
)

// Image is one picture of the article.
type Image struct {
	URL     string    // absolute, http or https; or a data: URI of a bitmap
	Alt     string    // what the author wrote in its place
	Caption string    // text of the figcaption of the figure around; empty: none
	Credit  string    // whose picture it is, as the figure around says; empty: it does not
	Box     page.Rect // where it stood, in CSS px of the page
	Natural page.Size // of the file, in px; zero: not known

	node page.NodeID // of the page
}

// images lists the pictures of all parts, and finds the addresses of all img.
func (a *Article) images() []Image {
	var images []Image
	if b := a.cover.Picture; a.cover.Apart(a.page, a.parts) != page.None {
		images = append(images, a.backImage(b))
	}
	for _, pt := range a.parts {
		type figure struct {
			end     page.NodeID
			caption string
			credit  string
		}
		var open []figure
		subtree.Visit(a.page, pt, func(n page.NodeID) bool {
			for len(open) > 0 && open[len(open)-1].end <= n {
				open = open[:len(open)-1]
			}
			node := &a.page.Nodes[n]
			if b, ok := a.backs[n]; ok {
				images = append(images, a.backImage(b))
			}
			switch {
			case node.Tag == "figure":
				open = append(open, figure{node.End, a.caption(n, len(open)), flow.Credit(a.page, n)})
			case picture.Is(a.page, n):
				u := picture.URL(a.page, n)
				a.imageURLs[n] = u
				if u == "" || picture.IsTiny(a.page, n) || picture.IsUnpainted(a.page, n) || a.inHead(n) || picture.IsSign(a.page, n) {
					break
				}
				img := Image{node: n, URL: u, Alt: page.Norm(node.Attr("alt")), Box: node.Box}
				if len(open) > 0 {
					img.Caption, img.Credit = open[len(open)-1].caption, open[len(open)-1].credit
				}
				images = append(images, img)
			}
			return true
		})
	}
	return images
}

// dropControls takes the control characters out of what is said of the pictures, as texts are without them.
func (a *Article) dropControls() {
	for i := range a.Images {
		for _, text := range []*string{&a.Images[i].Alt, &a.Images[i].Caption, &a.Images[i].Credit} {
			*text = page.WithoutControls(*text)
		}
	}
}

// backImage is the Image of a background picture.
func (a *Article) backImage(b backdrop.Picture) Image {
	a.imageURLs[b.Node] = b.URL
	return Image{node: b.Node, URL: b.URL, Alt: b.Alt(a.page), Box: a.page.Nodes[b.Node].Box}
}

// maxFigures is how deep figures in figures have captions of their own: galleries
// nest two deep. A bound, because each caption reads its figure anew.
const maxFigures = 4

// caption is the text of the figcaption that is a child of the figure, or a
// grandchild where a wrapper stands between.
func (a *Article) caption(figure page.NodeID, depth int) string {
	if depth >= maxFigures {
		return ""
	}
	for c := range a.page.Children(figure) {
		if a.page.Nodes[c].Tag == "figcaption" {
			return page.Norm(a.page.Text(c))
		}
	}
	for i := figure + 1; i < a.page.Nodes[figure].End; i++ {
		switch a.page.Nodes[i].Tag {
		case "figcaption":
			return page.Norm(a.page.Text(i))
		case "figure":
			i = a.page.Nodes[i].End - 1
		}
	}
	return ""
}

// imageURL is the address of an img of the article.
func (a *Article) imageURL(n page.NodeID) string {
	if u, ok := a.imageURLs[n]; ok {
		return u
	}
	return picture.URL(a.page, n)
}
