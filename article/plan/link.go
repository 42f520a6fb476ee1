package plan

import (
	"net/url"
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// note records what a written element is called and what it refers to.
func (pl *Plan) note(n page.NodeID, at *surroundings) {
	if at.button != page.None {
		return
	}
	node := &pl.Page.Nodes[n]
	for i := range node.Attrs {
		name, value := node.Attrs[i].Name, node.Attrs[i].Value
		switch {
		case name == "id", name == "name" && node.Tag == "a":
			if _, taken := pl.Owners[value]; !taken && value != "" {
				pl.Owners[value] = n
			}
		case name == "href", name == "xlink:href":
			if id, ok := Fragment(pl.Page, value); ok {
				pl.Wanted[id] = true
				if allowlist.SVGLinks[node.Tag] {
					pl.painted = append(pl.painted, id)
				}
			}
		case name == "headers":
			for id := range strings.FieldsSeq(value) {
				pl.Wanted[id] = true
			}
		default:
			if id, _, ok := allowlist.Reference(value); ok {
				pl.Wanted[id] = true
				pl.painted = append(pl.painted, id)
			}
		}
	}
}

// Fragment is the id that a reference into the page itself names.
func Fragment(p *page.Page, href string) (id string, ok bool) {
	before, after, found := strings.Cut(strings.TrimSpace(href), "#")
	if !found || after == "" || before != "" && !p.SameURL(href) {
		return "", false
	}
	if decoded, err := url.PathUnescape(after); err == nil {
		after = decoded
	}
	return after, true
}

// Owner is the written element that has the id; None when there is none.
func (pl *Plan) Owner(id string) page.NodeID {
	if n, ok := pl.Owners[id]; ok {
		return n
	}
	return page.None
}

// Named reports whether something leads to n, so that its place must be kept.
func (pl *Plan) Named(n page.NodeID) bool {
	node := &pl.Page.Nodes[n]
	for _, id := range [2]string{node.Attr("id"), node.Attr("name")} {
		if id != "" && pl.Wanted[id] && pl.Owner(id) == n {
			return true
		}
	}
	return false
}

// isUnseenLink reports whether an element is a link to a place of the page that has no words
// and cannot be seen: a permalink that shows itself where the pointer is.
func isUnseenLink(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Tag != "a" || node.Style == page.NoStyle || !strings.HasPrefix(node.Attr("href"), "#") || node.Attr("id") != "" || node.Attr("name") != "" {
		return false
	}
	if p.Styles[node.Style].Opacity >= 0.1 {
		return false
	}
	for i := n + 1; i < node.End; i++ {
		if child := &p.Nodes[i]; child.Tag == "img" || child.ShowsText() {
			return false
		}
	}
	return true
}
