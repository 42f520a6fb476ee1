package flow

import (
	"net/url"
	"strings"

	"galley/article/token"
	"galley/page"
)

// Bounds of a line in a box with a picture: levels up to the box, lines and pictures in it, and the posterior from which
// on it is text of its own.
const (
	boxLevels   = 3
	boxLines    = 2
	boxPictures = 4 // that one line is about
	boxedText   = 0.5
)

// isBoxedLine reports whether an element is the line, or one of two, below the pictures of a box that has
// nothing else, and unlikely text, called a description or says whose picture it is: it was kept for the pictures. It may be the box itself, with the line bare in it.
// Where the box is a table of one column, a short line is one whatever its posterior: letters and editors without figures have pictures in such tables.
func (b *builder) isBoxedLine(n page.NodeID) bool {
	if len(b.src.Scores) == 0 || !b.Page.IsBlock(n) {
		return false
	}
	if !b.isOneLine(n) {
		line := b.bareLine(n)
		return line != page.None && b.isPictureBox(n, line) && len(b.Page.Text(n)) <= captionSize && (b.posterior(n) < boxedText || b.isNamedLine(n, line) || saysCredit(b.Page.Text(n)))
	}
	for box, level := b.Page.Nodes[n].Parent, 0; box > 0 && level < boxLevels; box, level = b.Page.Nodes[box].Parent, level+1 {
		if b.Page.Nodes[box].End-box > captionReach {
			return false
		}
		if b.isPictureBox(box, n) {
			size := len(b.Page.Text(n))
			return size <= captionSize && (b.posterior(n) < boxedText || token.In(&b.Page.Nodes[n], boxedTokens) || saysCredit(b.Page.Text(n))) || size <= centredSize && b.isOneColumn(box, b.Page.Nodes[box].Tag)
		}
	}
	return false
}

// isOneLine reports whether an element has words and no block in it.
func (b *builder) isOneLine(n page.NodeID) bool {
	words := false
	for i := n + 1; i < b.Page.Nodes[n].End; i++ {
		if node := &b.Page.Nodes[i]; node.Kind == page.Text {
			words = words || page.HasLetters(node.Text)
		} else if b.Page.IsBlock(i) || pictureTags[node.Tag] || node.Tag == "a" {
			return false
		}
	}
	return words
}

// isNamedLine reports whether a text of a box is in an element of a line that is called the description of a picture.
func (b *builder) isNamedLine(box, text page.NodeID) bool {
	for up := b.Page.Nodes[text].Parent; up > box; up = b.Page.Nodes[up].Parent {
		if token.In(&b.Page.Nodes[up], boxedTokens) {
			return true
		}
	}
	return false
}

// bareLine is the first text with words in an element that has no block in it, None without.
func (b *builder) bareLine(n page.NodeID) page.NodeID {
	line := page.None
	for i := n + 1; i < b.Page.Nodes[n].End; i++ {
		switch node := &b.Page.Nodes[i]; {
		case b.Page.IsBlock(i):
			return page.None
		case line == page.None && node.ShowsLetters():
			line = i
		}
	}
	return line
}

// isPictureBox reports whether an element has one picture, or a few, before a line in it, at most one line more, and
// nothing that leads anywhere.
func (b *builder) isPictureBox(box, line page.NodeID) bool {
	pictures, lines := 0, 0
	for i := box + 1; i < b.Page.Nodes[box].End; i++ {
		switch node := &b.Page.Nodes[i]; {
		case node.Hidden:
			i = node.End - 1
		case pictureTags[node.Tag]:
			if pictures++; i > line {
				return false
			}
			i = node.End - 1
		case node.Tag == "a" && b.showsPicture(i): // larger
		case node.Tag == "a", node.Tag == "button", node.Tag == "input", node.Tag == "form":
			return false
		case node.Kind == page.Text && page.HasLetters(node.Text):
			lines++
			for up := node.Parent; up > box; up = b.Page.Nodes[up].Parent { // its other texts are of that line
				if b.Page.IsBlock(up) {
					i = b.Page.Nodes[up].End - 1
					break
				}
			}
		}
	}
	return pictures > 0 && pictures <= boxPictures && lines <= boxLines
}

// showsPicture reports whether a link is around a picture alone, and leads to its file or to a page below that of the
// article.
func (b *builder) showsPicture(link page.NodeID) bool {
	pictures := 0
	for i := link + 1; i < b.Page.Nodes[link].End; i++ {
		if node := &b.Page.Nodes[i]; node.ShowsLetters() {
			return false
		} else if node.Tag == "img" {
			pictures++
		}
	}
	href := b.Page.Nodes[link].Attr("href")
	return pictures == 1 && (page.IsPictureFile(href) || b.isBelow(href))
}

// isBelow reports whether an address is one below that of the page, with one part more or a few.
func (b *builder) isBelow(href string) bool {
	own, err := url.Parse(b.Page.URL)
	if err != nil {
		return false
	}
	to, err := own.Parse(href)
	path := strings.TrimSuffix(own.Path, "/")
	return err == nil && to.Host == own.Host && strings.Contains(path, "/") && len(path) > 1 && strings.HasPrefix(to.Path, path+"/")
}

// posterior is the mean posterior of the words of an element, 1 where none was scored.
func (b *builder) posterior(n page.NodeID) float64 {
	var m Mean
	for i := n; i < b.Page.Nodes[n].End; i++ {
		if node := &b.Page.Nodes[i]; node.Kind == page.Text {
			m.Add(b.src.Scores, i, node.Text)
		}
	}
	return m.Of(1)
}
