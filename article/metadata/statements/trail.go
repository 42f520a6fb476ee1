package statements

import (
	"strings"
	"unicode/utf8"

	"galley/page"
	"galley/page/linkeddata"
)

// trailSection is the last step of the links that lead to the article, between the first page of the
// site and the article itself: the section that the article is in.
func (r *Reader) trailSection() string {
	for _, thing := range r.things {
		steps := thing.Trail
		if n := len(steps); n > 0 && r.isArticle(steps[n-1]) {
			steps = steps[:n-1]
		}
		if len(steps) > 0 && r.isFirstPage(steps[0]) {
			steps = steps[1:]
		}
		if n := len(steps); n > 0 && utf8.RuneCountInString(steps[n-1].Name) <= maxSection && r.hasPath(steps[n-1].URL) {
			return steps[n-1].Name
		}
	}
	return ""
}

// maxSection is how many characters the name of a section has.
const maxSection = 40

// isArticle reports whether a step is the article.
func (r *Reader) isArticle(step linkeddata.Step) bool {
	name, headline := page.Letters(step.Name), page.Letters(r.headline)
	const same = 12 // bytes of letters that tell a headline
	return step.URL != "" && r.p.SameURL(step.URL) || name == headline ||
		len(name) >= same && strings.HasPrefix(headline, name) || len(headline) >= same && strings.HasPrefix(name, headline)
}

// isFirstPage reports whether a step is the first page of the site.
func (r *Reader) isFirstPage(step linkeddata.Step) bool {
	return !r.hasPath(step.URL) || page.Letters(step.Name) == page.Letters(r.First("og:site_name", "ld:publisher"))
}

// hasPath reports whether an address leads to another than the first page of a site.
func (r *Reader) hasPath(address string) bool {
	return address != "" && !page.IsFirstPage(r.p.Resolve(address))
}
