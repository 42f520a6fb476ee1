package signature

import (
	"slices"
	"strings"

	"galley/article/metadata/dateline"
	"galley/article/metadata/extent"
	"galley/article/metadata/mention"
	"galley/article/metadata/person"
	"galley/page"
)

// boxBehind is how many nodes behind the text the box may begin in that says who wrote it.
const boxBehind = 200

// Boxed is the name in the box behind the text that tells of the author: a line of its own, where a
// picture stands right before it. The page says that it is the author's: the name is a line of its
// own between title and text too, what stands behind it begins with it, or the picture is called
// the author's. It is nobody where there are several.
func (r *Reader) Boxed() []string {
	above := r.namesAbove()
	var names []string
	add := func(name string) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	box, since := "", 0 // the last name with a picture before it, and the lines since
	dateline.Texts(r.article, r.article.End, r.article.End+boxBehind, func(line dateline.Line, text string) {
		n := line.Nodes[0]
		if since++; box != "" && since <= linesToTold && len(text) > minTold && strings.HasPrefix(text, box+" ") {
			add(box)
		}
		img := r.pictureBefore(n, portraitBefore)
		switch portrait := r.isPortrait(img); {
		case img == page.None || !portrait && n-img > extent.Beside || r.mentions.IsCardTitle(n, text) || r.article.InPageFooter(n):
		case isBoxName(text):
			if box, since = text, 0; portrait || slices.Contains(above, text) {
				add(text)
			}
		case portrait && isBoxName(r.p.Nodes[img].Attr("alt")) && person.HasWords(text, r.p.Nodes[img].Attr("alt")):
			add(r.p.Nodes[img].Attr("alt"))
		}
	})
	if len(names) != 1 {
		return nil
	}
	return person.Names(names)
}

// linesToTold is how many lines behind a name the one is at most that tells of its bearer: a role
// may stand between. portraitBefore is how many nodes before a name its picture begins.
const linesToTold, portraitBefore = 2, 20

// minTold is how many bytes a line has at least that tells of somebody.
const minTold = 60

// namesAbove are the lines between title and text that may be the name of the author.
func (r *Reader) namesAbove() (above []string) {
	if r.article.Title == page.None || r.article.Begin <= r.article.Title {
		return nil
	}
	title := page.Letters(r.p.Text(r.article.Title))
	dateline.Texts(r.article, r.article.Title, min(r.article.Begin, r.article.Title+extent.Near), func(line dateline.Line, text string) {
		if isBoxName(text) && !strings.Contains(title, page.Letters(text)) && r.isSignature(line.Nodes[0], r.article.Title) {
			above = append(above, text)
		}
	})
	return above
}

// isPortrait reports whether a picture, or an element with nothing but the picture, is called the
// author's.
func (r *Reader) isPortrait(img page.NodeID) bool {
	for n := img; n > 0; n = r.p.Nodes[n].Parent {
		if mention.IsAuthors(&r.p.Nodes[n]) {
			return true
		}
		if r.p.Nodes[r.p.Nodes[n].Parent].End-img > portraitBefore/2 {
			break
		}
	}
	return false
}

// isBoxName reports whether a text may be the name of a person: in scripts without capitals it is of
// two words or more.
func isBoxName(text string) bool {
	return len(text) <= maxSigned && person.HasSpace(text) && person.IsListed(text)
}
