package article

import (
	"strings"

	"galley/page"
)

// linkedData takes what the linked data of the page says about its article.
func (r *metaReader) linkedData(a *Article) {
	best := linkedArticle(r.p, a.things, a.Title)
	r.linked, r.keywords = best, best.Keywords
	for key, value := range map[string]string{
		"datePublished": best.Published, "dateModified": best.Modified, "publisher": best.Publisher,
		"image": best.Image, "url": best.URL, "description": best.Description, "section": best.Section,
		"language": best.Language, "free": best.Free,
	} {
		r.set("ld:"+key, strings.TrimSpace(value))
	}
}

// linkedArticle is what the linked data of a page says of the page's article. Where it tells of
// several, that is the one with the article's headline or the page's address, or else
// the first.
func linkedArticle(p *page.Page, things []page.LinkedThing, title string) (best page.LinkedThing) {
	most := -1
	for _, thing := range things {
		if !thing.IsArticle() {
			continue
		}
		points := 0
		if h := page.Norm(thing.Headline); h != "" && h == page.Norm(title) {
			points += 4
		}
		if p.SameURL(thing.URL) || p.SameURL(thing.Page) {
			points += 2
		}
		if len(thing.Authors) > 0 && thing.Published != "" {
			points++
		}
		if points > most {
			best, most = thing, points
		}
	}
	return best
}
