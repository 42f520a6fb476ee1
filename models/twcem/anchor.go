package twcem

import (
	"strings"

	"galley/page"
)

// HomeAnchors are the texts of a home page's links by the absolute URL that they
// lead to, for Options.Anchors: of each URL the first link whose text can be a
// title, since pictures and "read more" lead there too. Fragments and a slash at
// the end of a URL are left out.
func HomeAnchors(home *page.Page) map[string]string {
	anchors := map[string]string{}
	read := page.Readable(home, false)
	for i := page.NodeID(0); i < page.NodeID(len(home.Nodes)); i++ {
		n := &home.Nodes[i]
		if n.Tag != "a" || !read[i] {
			continue
		}
		url := trimURL(home.Resolve(n.Attr("href")))
		if text := textOf(home, read, i); url != "" && anchors[url] == "" && !Abnormal(text) {
			anchors[url] = text
		}
		i = n.End - 1
	}
	return anchors
}

// anchor is the text of the link to url, "" when there is none.
func anchor(anchors map[string]string, url string) string {
	if url == "" {
		return ""
	}
	text, ok := anchors[url]
	if !ok {
		text = anchors[trimURL(url)]
	}
	return page.Norm(text)
}

// trimURL strips what does not change which document a URL names.
func trimURL(url string) string {
	url, _, _ = strings.Cut(url, "#")
	return strings.TrimSuffix(url, "/")
}
