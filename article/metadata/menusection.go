package metadata

import (
	"slices"
	"strings"

	"galley/article/metadata/extent"
	"galley/page"
)

// Bounds of what tells a menu: elements above a link, nodes of the list that it stands in, and links from which on
// a list is a menu and no trail to the page.
const (
	menuAbove = 4
	menuNodes = 200
	menuLinks = 6
	mostSteps = 2 // of the address of a section in a menu; of stories there are more
)

// menuSection is the text of the link before the title whose address begins the address of the article, the longest of
// them: a site that has its stories below the pages of its sections. "" where there is none.
func menuSection(article *extent.Extent) (name string) {
	p, links, most := article.Page, 0, 0
	own := addressSteps(p.URL)
	if article.Title == page.None || len(own) < 2 {
		return ""
	}
	for n := range article.Title {
		if p.Nodes[n].Tag != "a" {
			continue
		}
		if links++; links > mostMenuLinks {
			break
		}
		text := sectionText(p, n)
		if text == "" || article.IsOthers(n) {
			continue
		}
		steps := addressSteps(p.Resolve(p.Nodes[n].Attr("href")))
		if len(steps) > most && len(steps) < len(own) && slices.Equal(steps, own[:len(steps)]) {
			name, most = text, len(steps)
		}
	}
	return name
}

// isOfMenu reports whether a link is of a header, or one of many in the list that it stands in. What has the
// title is neither.
func isOfMenu(p *page.Page, n, title page.NodeID) bool {
	level := 0
	for up := range p.Ancestors(n) {
		if level++; level > menuAbove || p.Nodes[up].End-up > menuNodes || p.Contains(up, title) {
			return false
		}
		tag := p.Nodes[up].Tag
		if tag == "header" {
			return true
		}
		if tag != "ul" && tag != "ol" && tag != "nav" && tag != "div" {
			continue
		}
		links := 0
		for i := up + 1; i < p.Nodes[up].End && links < menuLinks; i++ {
			if p.Nodes[i].Tag == "a" {
				links++
			}
		}
		if links >= menuLinks {
			return true
		}
	}
	return false
}

// mostMenuLinks is how many links before the title are looked at for those of a menu.
const mostMenuLinks = 200

// menuAddresses are the addresses of links before the title, as addressSteps has them: the menu of a site has its
// sections. Near the title only those of a list of many count.
func menuAddresses(p *page.Page, title page.NodeID) map[string]bool {
	addresses := map[string]bool{}
	links := 0
	for n := range title {
		node := &p.Nodes[n]
		if node.Tag != "a" || links == mostMenuLinks || title-n <= sectionNear && !isOfMenu(p, n, title) {
			continue
		}
		links++
		if steps := addressSteps(p.Resolve(node.Attr("href"))); len(steps) > 0 {
			addresses[strings.Join(steps, "/")] = true
		}
	}
	return addresses
}
