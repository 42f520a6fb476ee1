package mention

import (
	"index/suffixarray"
	"slices"
	"strings"

	"galley/article/metadata/extent"
	"galley/article/metadata/person"
	"galley/article/token"
	"galley/page"
)

// Reader tells how names stand on a page.
type Reader struct {
	p       *page.Page
	article *extent.Extent
	common  map[string]bool    // whether a word is written small on the page, once asked
	shown   map[string]bool    // what Shows said of a folded name
	texts   *suffixarray.Index // of what Shows looks through, nil until it is asked more than mostScans times
}

// On is the reader of the names on the page of an article.
func On(article *extent.Extent) *Reader {
	return &Reader{p: article.Page, article: article, common: map[string]bool{}, shown: map[string]bool{}}
}

// authorTokens are the words of classes, ids and test names of the web that call something an author's.
var authorTokens = token.Of("author", "authors", "byline", "nickname", "nick", "username", "writer", "ljuser", "createdby",
	"autor", "autores", "autora", "autore", "autori", "auteur", "auteurs", "verfasser", "forfatter", "skribent", "szerzo", "yazar", "penulis")

// IsAuthors reports whether the page calls an element an author's.
func IsAuthors(node *page.Node) bool { return token.In(node, authorTokens) }

// Shows reports whether a name is in a text of the page that shows. The same names are asked for in several places.
func (r *Reader) Shows(name string) bool {
	name = page.Fold(name)
	shown, known := r.shown[name]
	if !known {
		shown = r.isShown(name)
		r.shown[name] = shown
	}
	return shown
}

// isShown reports whether a folded name is in a text of the page that shows.
func (r *Reader) isShown(name string) bool {
	if len(r.shown) >= mostScans {
		return r.isIndexed(name)
	}
	for i := range r.p.Nodes {
		if n := &r.p.Nodes[i]; n.Kind == page.Text && !n.Hidden && len(n.Text) >= len(name)/2 && strings.Contains(page.Fold(n.Text), name) {
			return true
		}
	}
	return false
}

// mostScans is how many names are looked for by going through the whole page each time. Nearly all
// pages ask for one or two; for a list of hundreds of names an index of the page takes less.
const mostScans = 20

// isIndexed reports whether a text of the page that a reader sees has a folded name.
func (r *Reader) isIndexed(name string) bool {
	if r.texts == nil {
		var all []byte
		for i := range r.p.Nodes {
			if n := &r.p.Nodes[i]; n.Kind == page.Text && !n.Hidden {
				all = append(append(all, page.Fold(n.Text)...), 0)
			}
		}
		r.texts = suffixarray.New(all)
	}
	return name == "" || len(r.texts.Lookup([]byte(name), 1)) > 0
}

// GivenNamesFirst are texts that name authors: those that have the family name first begin with the
// given name, where the page shows the name so elsewhere.
func (r *Reader) GivenNamesFirst(texts []string) []string {
	own := false // whether texts is a copy
	for i, text := range texts {
		if person.IsFamilyFirst(text) && r.Shows(person.GivenFirst(text)) {
			if !own {
				texts, own = slices.Clone(texts), true
			}
			texts[i] = person.GivenFirst(text)
		}
	}
	return texts
}
