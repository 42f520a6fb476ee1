package metadata

import (
	"net/url"
	"strings"

	"galley/page"
)

// menuLinks is how many links to other pages of its host a page of a manual has at least, where none of them leads to
// the part of the host that the page is in.
const menuLinks = 5

// hasMenu reports whether a page has a link to another page of its part of its host, or several to pages of its host.
// What is published alone by a program for documents is no part of a manual, though the host is called after
// documents: it has no menu of them.
func hasMenu(p *page.Page) bool {
	here, err := url.Parse(p.URL)
	if err != nil {
		return false
	}
	links, part := 0, firstFolder(here.Path)
	for i := range p.Nodes {
		if p.Nodes[i].Tag != "a" {
			continue
		}
		path, ok := pathFrom(here, p.Resolve(p.Nodes[i].Attr("href")))
		if !ok {
			continue
		}
		if links++; links == menuLinks || part != "" && firstFolder(path) == part {
			return true
		}
	}
	return false
}

// pathFrom is the path of an address, and whether it is that of another page of the same host.
func pathFrom(here *url.URL, address string) (string, bool) {
	if address == "" || len(address) > maxHint {
		return "", false
	}
	there, err := url.Parse(address)
	if err != nil || there.Host != here.Host || there.Path == here.Path {
		return "", false
	}
	return there.Path, true
}

// firstFolder is the first folder of a path; empty: it has none.
func firstFolder(path string) string {
	folder, _, ok := strings.Cut(strings.TrimPrefix(path, "/"), "/")
	if !ok {
		return ""
	}
	return folder
}
