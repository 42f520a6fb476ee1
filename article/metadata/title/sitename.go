package title

import (
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"

	"galley/page"
)

// SiteName is what a page calls its site where metadata do not say it: a part of <title> beside the
// headline, or the link to the first page of the site. One of these says little, as a rubric may be in
// a title and "Home" in a link: it is what two of them say, or one of them and the domain.
func SiteName(p *page.Page, headline string) string {
	own := page.Letters(headline)
	links, domain := firstPageLinks(p), domainNames(p)
	for _, part := range titleSigns.Split(strings.ReplaceAll(p.DocumentTitle(), "|", " | "), maxTitleParts+1) {
		said := page.Letters(part)
		if isSiteLong(part) && said != own && (slices.Contains(domain, said) || slices.ContainsFunc(links, func(l string) bool { return page.Letters(l) == said })) {
			return page.Norm(part)
		}
	}
	for _, l := range links {
		if slices.Contains(domain, page.Letters(l)) {
			return l
		}
	}
	return ""
}

// isSiteLong reports whether a text is as long as names of sites are.
func isSiteLong(s string) bool {
	n := utf8.RuneCountInString(page.Letters(s))
	return n >= 2 && n <= 40
}

// domainNames are the letters of the domain of a page, with its suffix and without.
func domainNames(p *page.Page) (names []string) {
	if domain := page.Domain(p.URL); domain != "" {
		label, _, _ := strings.Cut(domain, ".")
		names = append(names, page.Letters(domain), page.Letters(label))
	}
	return names
}

// mostFirstPage is how many links to the first page of the site are looked at.
const mostFirstPage = 8

// firstPageLinks are the words of the links to the first page of the site, or what their pictures are
// described by.
func firstPageLinks(p *page.Page) (texts []string) {
	own, err := url.Parse(p.URL)
	if err != nil || own.Host == "" {
		return nil
	}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Tag != "a" || n.Attr("href") == "" || len(texts) == mostFirstPage {
			continue
		}
		address := p.Resolve(n.Attr("href"))
		if u, err := url.Parse(address); err != nil || u.Host != own.Host || !page.IsFirstPage(address) {
			continue
		}
		text := p.ShortText(page.NodeID(i))
		if image := p.First(page.NodeID(i), "img"); text == "" && image != page.None {
			text = page.Norm(p.Nodes[image].Attr("alt"))
		}
		if isSiteLong(text) {
			texts = append(texts, text)
		}
	}
	return texts
}
