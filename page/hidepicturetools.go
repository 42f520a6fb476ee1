package page

import "strings"

// Bounds of the tools of a picture: nodes of the element that holds them, and links at least where they stand behind it.
const (
	pictureToolNodes  = 40
	pictureToolBehind = 2
)

// hidePictureTools hides links and buttons that show a picture larger or give its file, where they stand in an element of their
// own: in the caption of a figure that has other words, or, two or more, right behind the picture. They are tools of the site.
func (p *Page) hidePictureTools() {
	for i := NodeID(0); i < NodeID(len(p.Nodes)); i++ {
		switch n := &p.Nodes[i]; {
		case n.Kind != Element || n.Hidden:
		case n.Tag == "figcaption":
			p.hideCaptionTools(i)
			i = n.End - 1
		case n.Tag == "p" || n.Tag == "div":
			if n.End-i <= pictureToolNodes && p.pictureTools(i, true) >= pictureToolBehind && p.isBehindPicture(i) {
				p.hideTexts(i)
			}
		}
	}
}

// hideCaptionTools hides the elements of a caption that are tools of its picture, unless they are all of it.
func (p *Page) hideCaptionTools(caption NodeID) {
	for n := caption + 1; n < p.Nodes[caption].End; n++ {
		switch node := &p.Nodes[n]; {
		case node.Kind != Element || node.End-n > pictureToolNodes || node.Tag == "a" || p.pictureTools(n, false) == 0:
			continue
		case p.hasLettersBut(caption, n):
			p.hideTexts(n)
		}
		n = p.Nodes[n].End - 1
	}
}

// pictureTools is how many links and buttons an element has, if all its letters are in them and one of them leads to no page: to
// the file of a picture, to a file to be saved, or, where files do not have to be said, nowhere. It is 0 else.
func (p *Page) pictureTools(n NodeID, file bool) (tools int) {
	leads := false
	for i := n + 1; i < p.Nodes[n].End; i++ {
		switch node := &p.Nodes[i]; {
		case node.Kind == Element && (node.Tag == "img" || node.Tag == "input" || node.Tag == "p"):
			return 0
		case node.Tag == "a" || node.Tag == "button":
			href := node.Attr("href")
			_, saved := node.LookupAttr("download")
			leads = leads || saved || IsPictureFile(href) || !file && (node.Tag == "button" || href == "#" || href != "" && href[0] != '#' && LeadsNowhere(href))
			if HasLetters(p.Text(i)) {
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

// IsPictureFile reports whether an address is of a file that has the name of a picture.
func IsPictureFile(href string) bool {
	href, _, _ = strings.Cut(href, "#")
	href, _, _ = strings.Cut(href, "?")
	dot := strings.LastIndexByte(href, '.')
	if dot < 0 {
		return false
	}
	switch strings.ToLower(href[dot+1:]) {
	case "jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "tif", "tiff":
		return true
	}
	return false
}

// isBehindPicture reports whether the element right before one in its parent has a picture and no words.
func (p *Page) isBehindPicture(n NodeID) bool {
	parent := p.Nodes[n].Parent
	for before, k := n-1, 0; before > parent && k < 2; before, k = before-1, k+1 {
		for p.Nodes[before].Parent != parent {
			before = p.Nodes[before].Parent
		}
		if p.Nodes[before].Kind == Element {
			return p.Nodes[before].End-before <= pictureToolNodes && p.First(before, "img") != None && !HasLetters(p.Text(before))
		}
		if p.Nodes[before].ShowsText() {
			return false
		}
	}
	return false
}

// hasLettersBut reports whether an element shows letters outside of one in it.
func (p *Page) hasLettersBut(n, but NodeID) bool {
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
func (p *Page) hideTexts(n NodeID) {
	for i := n + 1; i < p.Nodes[n].End; i++ {
		if p.Nodes[i].Kind == Text {
			p.Nodes[i].Hidden = true
		}
	}
}
