package title

import (
	"slices"
	"strings"

	"galley/page"
)

// siteSigns part the name of a site from a headline. All but the bar stand between blanks.
var siteSigns = []string{"|", " – ", " — ", " - ", " · ", " • ", " « ", " » "}

// withoutSite is a title without what follows its last sign, where that is the name of the
// site and what is left is long enough for a headline: pages set <title> as their headline, or
// their headline as <title>.
func withoutSite(p *page.Page, title string) string {
	at, size := -1, 0
	for _, sign := range siteSigns {
		if i := strings.LastIndex(title, sign); i > at {
			at, size = i, len(sign)
		}
	}
	if at < 0 {
		return title
	}
	rest, name := strings.TrimSpace(title[:at]), strings.TrimSpace(title[at+size:])
	if isHost(p, name) || len(page.Letters(rest)) >= minHeadline && isSite(p, name, title[at:at+size] == "|") {
		return rest
	}
	return title
}

// isHost reports whether a name is the domain of the page, with its suffix: no headline ends with that
// behind a sign, however short it is.
func isHost(p *page.Page, name string) bool {
	domain := page.Domain(p.URL)
	return domain != "" && strings.EqualFold(strings.TrimPrefix(strings.ToLower(name), "www."), domain)
}

// isSite reports whether a name is what meta tags call the site, or its domain without its
// suffix, or begins with either of these and has at most some letters more. Behind a bar it
// may have two words more.
func isSite(p *page.Page, name string, bar bool) bool {
	const more = 3
	have, words := page.Letters(name), strings.Fields(name)
	return have != "" && slices.ContainsFunc(siteNames(p), func(site string) bool {
		if have == site || len(site) >= minSite && strings.HasPrefix(have, site) && len(have) <= len(site)+more {
			return true
		}
		return bar && len(site) >= minSite && len(words) <= 3 && page.Letters(words[0]) == site
	})
}

// minSite is the length of a name of a site that another may begin with, in bytes.
const minSite = 5

// siteNames are the letters of what a page calls its site.
func siteNames(p *page.Page) (names []string) {
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Tag == "meta" && (n.Attr("property") == "og:site_name" || n.Attr("name") == "application-name") {
			names = append(names, page.Letters(n.Attr("content")))
		}
	}
	label, _, _ := strings.Cut(page.Domain(p.URL), ".")
	names = append(names, page.Letters(label))
	return slices.DeleteFunc(names, func(s string) bool { return s == "" })
}

// EndsWith reports whether the <title> has a name behind its last sign, as it has that of the
// site.
func EndsWith(title, name string) bool {
	plain := page.Letters(name)
	return plain != "" && strings.HasSuffix(page.Letters(title), plain) && slices.ContainsFunc(siteSigns, func(sign string) bool {
		at := strings.LastIndex(title, sign)
		return at > 0 && page.Letters(title[at+len(sign):]) == plain
	})
}
