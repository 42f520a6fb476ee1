package statements

import (
	"cmp"
	"slices"
	"strings"

	"galley/page"
	"galley/page/linkeddata"
)

// linkedData takes what the linked data of the page says about its article.
func (r *Reader) linkedData() {
	best := withRecipe(Article(r.p, r.things, r.headline), r.things)
	if at := linkedPage(r.p, r.things); best.Published == "" {
		best.Published, best.Modified = at.Published, cmp.Or(best.Modified, at.Modified)
	}
	r.Linked, r.Keywords = best, best.Keywords
	r.Sells = !best.IsArticle() && slices.ContainsFunc(r.things, isOffer)
	if slices.ContainsFunc(best.Types, isPosting) {
		for _, name := range best.Authors {
			r.poster(name)
		}
	}
	for key, value := range map[string]string{
		"datePublished": best.Published, "dateModified": best.Modified, "publisher": best.Publisher,
		"image": best.Image, "url": best.URL, "description": best.Description, "section": best.Section,
		"language": best.Language, "free": best.Free,
	} {
		r.set("ld:"+key, strings.TrimSpace(value))
	}
	for _, thing := range r.things {
		r.logos = append(r.logos, thing.Logos...)
		if slices.Contains(thing.Types, "WebSite") {
			r.set("ld:site", page.Norm(thing.Name))
		}
	}
}

// IsLogo reports whether the picture at an address is the logo of the site or of its publisher, as linked
// data say: pages without a picture name it as theirs.
func (r *Reader) IsLogo(address string) bool {
	return slices.ContainsFunc(r.logos, func(logo string) bool { return r.p.Resolve(logo) == r.p.Resolve(address) })
}

// Article is what the linked data of a page says of the page's article. Where it tells of
// several, that is the one with the article's headline or the page's address, or else
// the first.
func Article(p *page.Page, things []linkeddata.Thing, title string) (best linkeddata.Thing) {
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

// withRecipe is what linked data say of an article, with the authors of the only recipe that they have where they say
// none, or what they say of that recipe where they tell of no article. Recipes may be called otherwise than the page.
func withRecipe(best linkeddata.Thing, things []linkeddata.Thing) linkeddata.Thing {
	var recipe *linkeddata.Thing
	for i := range things {
		if len(things[i].Ingredients) == 0 {
			continue
		}
		if recipe != nil {
			return best
		}
		recipe = &things[i]
	}
	switch {
	case recipe == nil:
		return best
	case best.Types == nil:
		return *recipe
	}
	if len(best.Authors) == 0 {
		best.Authors, best.Groups = recipe.Authors, recipe.Groups
	}
	return best
}

// linkedPage is what the linked data of a page say of the page itself.
func linkedPage(p *page.Page, things []linkeddata.Thing) linkeddata.Thing {
	for _, thing := range things {
		isPage := slices.ContainsFunc(thing.Types, func(kind string) bool { return strings.HasSuffix(kind, "Page") })
		if isPage && p.SameURL(thing.URL) {
			return thing
		}
	}
	return linkeddata.Thing{}
}

// isPosting reports whether a type of linked data or microdata is that of what a user of
// the site has written in a forum.
func isPosting(kind string) bool {
	return kind == "Question" || kind == "SocialMediaPosting" || kind == "DiscussionForumPosting"
}

// isWork reports whether linked data tell of a work other than an article that a page may
// have for its text.
func isWork(t *linkeddata.Thing) bool {
	return slices.ContainsFunc(t.Types, func(kind string) bool {
		switch kind {
		case "VideoObject", "PodcastEpisode", "Recipe", "HowTo", "CreativeWork", "MusicComposition":
			return true
		}
		return isPosting(kind)
	})
}

// isOffer reports whether linked data tell of something that the page offers, or of a list.
func isOffer(thing linkeddata.Thing) bool {
	return slices.ContainsFunc(thing.Types, func(kind string) bool {
		return strings.HasPrefix(kind, "Product") || kind == "ItemList" || kind == "CollectionPage" || kind == "Offer" || kind == "SoftwareApplication"
	})
}
