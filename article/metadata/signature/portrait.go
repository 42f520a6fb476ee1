package signature

import (
	"strings"
	"unicode/utf8"

	"galley/article/metadata/dateline"
	"galley/article/metadata/extent"
	"galley/article/metadata/person"
	"galley/article/token"
	"galley/page"
)

// besidePortrait is how many characters a line has more than the name in it that a portrait is described by: a role, or
// the name of a column.
const besidePortrait = 25

// pictureTokens are what pages call the words of a picture: a name there is of whom it shows.
var pictureTokens = token.Of("caption", "figcaption", "cap", "desc", "description", "legend", "credit")

// Portrayed is the name around the title that the picture right before it is described by; a standfirst may stand above.
// It is nobody where there are several, or where the title names the one, too: the text is about them then.
func (r *Reader) Portrayed() []string {
	title := r.article.Title
	if title == page.None {
		return nil
	}
	said, name := page.Fold(r.p.Text(title)), ""
	several := false
	dateline.Texts(r.article, max(0, title-extent.Near/2), min(r.article.End, title+extent.Near/2), func(line dateline.Line, text string) {
		n := line.Nodes[0]
		img := r.pictureBefore(n, extent.Beside)
		if img == page.None || r.article.IsQuoted(n) || r.article.InFigure(img) || r.p.Inside(n, "nav") || r.isCalledPicture(n) {
			return
		}
		alt := page.Norm(r.p.Nodes[img].Attr("alt"))
		if !isBoxName(alt) || !person.HasWords(page.Fold(text), page.Fold(alt)) || utf8.RuneCountInString(text)-utf8.RuneCountInString(alt) > besidePortrait || strings.Contains(said, page.Fold(alt)) {
			return
		}
		several = several || name != "" && name != alt
		name = alt
	})
	if name == "" || several {
		return nil
	}
	return person.Names([]string{name})
}

// isCalledPicture reports whether a text is in an element that is called the words of a picture.
func (r *Reader) isCalledPicture(n page.NodeID) bool {
	level := 0
	for up := range r.p.Ancestors(n) {
		if token.In(&r.p.Nodes[up], pictureTokens) {
			return true
		}
		if level++; level > 2 {
			return false
		}
	}
	return false
}
