package metadata

import (
	"regexp"
	"unicode/utf8"

	"galley/article/allowlist"
	"galley/article/metadata/extent"
	"galley/page"
)

// sectionKeys are the metadata that say which section an article is in.
var sectionKeys = []string{"ld:section", "article:section", "parsely-section", "cxenseparse:section", "ld:trail"}

// sectionPath is in the addresses of the lists that a section has, as the common programs for sites
// have it. Those of topics are others.
var sectionPath = regexp.MustCompile(`(?i)/(categor(y|ies|ia|ias|ie)|kategori(e|en|a)?|section|rubrik|rubrique|rubrika)/[^/?#]+/?$`)

// Bounds of what is read as the section of an article: nodes before and behind the title, links in
// them, of which a menu has more, and characters of a name.
const (
	sectionNear  = 60
	mostSections = 3
	sectionChars = 40
)

// shownSection is the text of the link beside the title to a section of the site, the first of a few;
// "" where there is none.
func shownSection(article *extent.Extent) (name string) {
	p, links := article.Page, 0
	if article.Title == page.None {
		return ""
	}
	end := min(page.NodeID(len(p.Nodes)), p.Nodes[article.Title].End+sectionNear)
	for n := max(0, article.Title-sectionNear); n < end; n++ {
		node := &p.Nodes[n]
		if node.Tag != "a" || node.Hidden || allowlist.OneOf(node.Attr("rel"), "category") == "" && !sectionPath.MatchString(node.Attr("href")) {
			continue
		}
		if links++; links > mostSections {
			return ""
		}
		text := p.ShortText(n)
		if name == "" && text != "" && utf8.RuneCountInString(text) <= sectionChars && !p.Inside(n, "nav") && !article.IsOthers(n) {
			name = text
		}
	}
	return name
}
