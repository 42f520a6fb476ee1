package hidden

import "galley/page"

// Bounds of the tools of a picture: nodes of the element that holds them, and links at least where they stand behind it.
const (
	pictureToolNodes  = 40
	pictureToolBehind = 2
)

// hidePictureTools hides links and buttons that show a picture larger or give its file, where they stand in an element of their
// own: in the caption of a figure that has other words, or, two or more, right behind the picture. They are tools of the site.
func hidePictureTools(p *page.Page) {
	for i := page.NodeID(0); i < page.NodeID(len(p.Nodes)); i++ {
		switch n := &p.Nodes[i]; {
		case n.Kind != page.Element || n.Hidden:
		case n.Tag == "figcaption":
			hideCaptionTools(p, i)
			i = n.End - 1
		case n.Tag == "p" || n.Tag == "div":
			if n.End-i <= pictureToolNodes && pictureTools(p, i, true) >= pictureToolBehind && isBehindPicture(p, i) {
				hideTexts(p, i)
			}
		}
	}
}

// hideCaptionTools hides the elements of a caption that are tools of its picture, unless they are all of it.
func hideCaptionTools(p *page.Page, caption page.NodeID) {
	for n := caption + 1; n < p.Nodes[caption].End; n++ {
		switch node := &p.Nodes[n]; {
		case node.Kind != page.Element || node.End-n > pictureToolNodes || node.Tag == "a" || pictureTools(p, n, false) == 0:
			continue
		case hasLettersBut(p, caption, n):
			hideTexts(p, n)
		}
		n = p.Nodes[n].End - 1
	}
}

// pictureTools is how many links and buttons an element has, if all its letters are in them and one of them leads to no page: to
// the file of a picture, to a file to be saved, or, where files do not have to be said, nowhere. It is 0 else.
func pictureTools(p *page.Page, n page.NodeID, file bool) (tools int) {
	leads := false
	for i := n + 1; i < p.Nodes[n].End; i++ {
		switch node := &p.Nodes[i]; {
		case node.Kind == page.Element && (node.Tag == "img" || node.Tag == "input" || node.Tag == "p"):
			return 0
		case node.Tag == "a" || node.Tag == "button":
			href := node.Attr("href")
			_, saved := node.LookupAttr("download")
			leads = leads || saved || page.IsPictureFile(href) || !file && (node.Tag == "button" || href == "#" || href != "" && href[0] != '#' && page.LeadsNowhere(href))
			if p.ShowsLetters(i) {
				tools++
			}
			i = node.End - 1
		case node.ShowsLetters():
			return 0
		}
	}
	if !leads {
		return 0
	}
	return tools
}

// isBehindPicture reports whether the element right before one in its parent has a picture and no words.
func isBehindPicture(p *page.Page, n page.NodeID) bool {
	parent := p.Nodes[n].Parent
	for before, k := n-1, 0; before > parent && k < 2; before, k = before-1, k+1 {
		for p.Nodes[before].Parent != parent {
			before = p.Nodes[before].Parent
		}
		if p.Nodes[before].Kind == page.Element {
			return p.Nodes[before].End-before <= pictureToolNodes && p.First(before, "img") != page.None && !p.ShowsLetters(before)
		}
		if p.Nodes[before].ShowsText() {
			return false
		}
	}
	return false
}

// hasLettersBut reports whether an element shows letters outside of one in it.
func hasLettersBut(p *page.Page, n, but page.NodeID) bool {
	for i := n + 1; i < p.Nodes[n].End; i++ {
		if i == but {
			i = p.Nodes[but].End - 1
		} else if p.Nodes[i].ShowsLetters() {
			return true
		}
	}
	return false
}

// hideTexts hides the texts in an element.
func hideTexts(p *page.Page, n page.NodeID) {
	for i := n + 1; i < p.Nodes[n].End; i++ {
		if p.Nodes[i].Kind == page.Text {
			p.Nodes[i].Hidden = true
		}
	}
}
