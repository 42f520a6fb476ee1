package site

import (
	"galley/features"
	"galley/models/site/built"
)

// Rebuilt is how a site is known after its next build, where names of classes that a build makes are
// others. Places of titles and bodies are paths of tags there, and traits have what a build leaves of
// names.
type Rebuilt struct {
	Names built.Names `json:"names"`
	Site  Site        `json:"site"`
}

// Traits are those that the site is known by after its next build, and those that places are named by.
func (r *Rebuilt) Traits(x *features.Index) (traits, places *features.Traits) {
	return x.TraitsBy(r.Names.Lasting), x.TraitsBy(func(string) string { return "" })
}

// match is nil where a page is not of the site.
func (r *Rebuilt) match(x *features.Index) *Match {
	on := r.Site.compare(r.Traits(x))
	if !on.Frame {
		return nil
	}
	on.Rebuilt = true
	return on
}
