package page

import (
	"net/url"
	"strings"
)

// Resolve makes a reference of the page absolute. It returns "" for what cannot
// be parsed or is not http or https: javascript:, data:, file: and their kin never
// come out of it.
func (p *Page) Resolve(ref string) string {
	ref = strings.TrimSpace(ref)
	if ref == "" {
		return ""
	}
	u, err := url.Parse(ref)
	if err != nil {
		return ""
	}
	base := &url.URL{}
	if !u.IsAbs() { // nothing is asked of the base otherwise
		if base, err = url.Parse(p.base()); err != nil {
			return ""
		}
	}
	if p.base() != "" {
		u = base.ResolveReference(u)
	}
	switch u.Scheme {
	case "http", "https":
		if u.Host == "" {
			return ""
		}
		return u.String()
	}
	return ""
}

// SameURL reports whether ref leads to the page itself: the same address but for
// the fragment and a slash at the end.
func (p *Page) SameURL(ref string) bool {
	if p.URL == "" {
		return false
	}
	target := p.Resolve(ref)
	return target != "" && comparable(target) == comparable(p.URL)
}

// comparable strips what does not change which document an absolute URL names.
func comparable(address string) string {
	address, _, _ = strings.Cut(address, "#")
	return strings.TrimSuffix(address, "/")
}

func (p *Page) base() string {
	if p.Base != "" {
		return p.Base
	}
	return p.URL
}

// DocumentTitle is the normalised text of the document's <title>, "" when there
// is none.
func (p *Page) DocumentTitle() string {
	for i := range p.Nodes {
		n := &p.Nodes[i]
		// A <title> inside an svg is a tooltip, not the document's.
		if n.Tag != "title" || p.Inside(NodeID(i), "svg") {
			continue
		}
		var text strings.Builder
		for c := range p.Children(NodeID(i)) {
			text.WriteString(p.Nodes[c].Text)
		}
		return Norm(text.String())
	}
	return ""
}
