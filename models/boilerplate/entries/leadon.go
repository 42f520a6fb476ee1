package entries

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// titleWords is how many words the title of an entry has, at least, that is a link: names of people have fewer.
const titleWords = 3

// leadOn reports whether nearly all entries of a list have a title of their own that leads to a page of its own, as
// stories have on the page that lists them, whoever signed them: what people say in turn has none, or that of the thread.
func leadOn(v *view.View, list []page.NodeID) bool {
	titles, targets := map[string]bool{}, map[string]bool{}
	for _, n := range list {
		if link := titleLink(v, n); link != page.None {
			titles[page.Norm(v.Page.Text(link))] = true
			targets[v.Page.Nodes[link].Attr("href")] = true
		}
	}
	return len(list) > 0 && float64(min(len(titles), len(targets))) >= listedAlike*float64(len(list))
}

// titleLink is the first link of titleWords words in an element that leads to another page, page.None without.
func titleLink(v *view.View, n page.NodeID) page.NodeID {
	for i := n; i < v.Page.Nodes[n].End; i++ {
		node := &v.Page.Nodes[i]
		if node.Tag == "a" && v.LeadsAway(node.Attr("href")) && page.CountWords(v.Page.Text(i)) >= titleWords {
			return i
		}
	}
	return page.None
}
