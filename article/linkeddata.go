package article

import (
	"cmp"
	"slices"
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
	most := -100
	for _, thing := range things {
		points := 0
		switch {
		case thing.IsArticle():
		case isWork(&thing) && (p.SameURL(thing.URL) || p.SameURL(thing.Page) || page.Norm(cmp.Or(thing.Headline, thing.Name)) == page.Norm(title)):
			points = -10 // what the page is about, if it tells of no article
		default:
			continue
		}
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

// isWork reports whether linked data tell of a work other than an article that a page may
// have for its text.
func isWork(t *page.LinkedThing) bool {
	return slices.ContainsFunc(t.Types, func(kind string) bool {
		switch kind {
		case "SocialMediaPosting", "DiscussionForumPosting", "VideoObject", "PodcastEpisode", "Recipe", "HowTo", "CreativeWork", "MusicComposition":
			return true
		}
		return false
	})
}
