// Package built tells names of classes and ids that a build of a site makes from those that people
// give. Tools that bundle styles put a digest of them into names, which is another one as soon as the
// styles change: "title__a1B2c", "css-1x2y3z", "sc-1f2e3d-0 hKzXyZ", "svelte-1abcde". What is made is
// told by its make and by what stands in the same place of other names, not by names of tools.
package built

import (
	"slices"
	"strings"
)

// Names is what was learned of the names of one site.
type Names struct {
	// Made are the places of what a build makes, in the form of a name: see forms. Sorted.
	Made []string `json:"made,omitempty"`
	// Common are beginnings of names that are all which stays of many different ones, and so say
	// nothing. Sorted.
	Common []string `json:"common,omitempty"`
	// Styles says that classes here are many an element, each for one style: they say how it looks.
	Styles bool `json:"styles,omitempty"`
}

// Bounds of what counts as a habit of a site.
const (
	leastNames  = 5    // names of one form, before what most of them have counts for all
	mostShare   = 0.5  // of the names of one form, that have something made at a place
	madeShare   = 0.15 // of all elements, that have a name with something made, before a site is built
	manyCommon  = 3    // different names with one beginning, which says nothing from here on
	styleNames  = 3    // classes of an element with some, on the mean, before they are for styles
	maxNameSize = 80   // bytes of a name that is looked at
)

// Learn reads the classes of all elements with some on the pages of a site, a list an element. It is
// nil where names are such as people give.
func Learn(elements [][]string) *Names {
	all, count := map[string]bool{}, 0
	for _, classes := range elements {
		count += len(classes)
		for _, name := range classes {
			all[name] = len(name) <= maxNameSize
		}
	}
	n := &Names{Made: madeIn(all), Styles: len(elements) > 0 && count >= styleNames*len(elements)}
	left := map[string]int{}
	for name, short := range all {
		if rest, made := n.rest(name); made && short && rest != "" {
			left[rest]++
		}
	}
	for rest, times := range left {
		if times >= manyCommon {
			n.Common = append(n.Common, rest)
		}
	}
	slices.Sort(n.Common)
	if !n.Styles && n.share(elements) < madeShare {
		return nil
	}
	return n
}

// share is the share of the elements that have a name of which a build made something.
func (n *Names) share(elements [][]string) float64 {
	made, known := 0, map[string]bool{}
	isBuilt := func(name string) bool {
		built, asked := known[name]
		if !asked {
			_, built = n.rest(name)
			known[name] = built
		}
		return built
	}
	for _, classes := range elements {
		if slices.ContainsFunc(classes, isBuilt) {
			made++
		}
	}
	return float64(made) / float64(max(1, len(elements)))
}

// madeIn are the places at which most names of one form have something that a build made.
func madeIn(names map[string]bool) []string {
	type count struct{ all, made int }
	at := map[string]*count{}
	for name, short := range names {
		if !short {
			continue
		}
		parts, seps := split(name)
		for i, part := range parts {
			for _, key := range forms(parts, seps, i) {
				c := at[key]
				if c == nil {
					c = &count{}
					at[key] = c
				}
				c.all++
				if isMade(part) {
					c.made++
				}
			}
		}
	}
	var list []string
	for key, c := range at {
		if c.all >= leastNames && float64(c.made) >= mostShare*float64(c.all) {
			list = append(list, key)
		}
	}
	slices.Sort(list)
	return list
}

// Lasting is what a build leaves of a name: the name itself where it made nothing of it, and "" where
// it made all, or what is left says nothing.
func (n *Names) Lasting(name string) string {
	if n.Styles || len(name) > maxNameSize {
		return ""
	}
	rest, made := n.rest(name)
	if !made {
		return name
	}
	if _, common := slices.BinarySearch(n.Common, rest); common || rest == "" {
		return ""
	}
	return rest + "*"
}

// rest is a name without what a build made of it, and whether that is anything. Numbers beside it, and
// long ones, are counted by builds, too.
func (n *Names) rest(name string) (rest string, made bool) {
	parts, seps := split(name)
	drop := make([]bool, len(parts))
	for i, part := range parts {
		drop[i] = isMade(part) || isLongNumber(part) || slices.ContainsFunc(forms(parts, seps, i), func(key string) bool {
			_, found := slices.BinarySearch(n.Made, key)
			return found
		})
		made = made || drop[i]
	}
	if !made {
		return name, false
	}
	var kept []string
	for i, part := range parts {
		if !drop[i] && part != "" && !isNumber(part) {
			kept = append(kept, part)
		}
	}
	return strings.Join(kept, "-"), true
}

// forms are the names of a place in a name: by the signs between its parts, but for the commonest one
// alone, and by its first part with them.
func forms(parts, seps []string, i int) []string {
	at := strings.Join(seps, "|") + "@" + string(rune('0'+min(i, 9)))
	var list []string
	if s := strings.Join(seps, ""); s != "" && s != "-" {
		list = append(list, at)
	}
	if i > 0 && parts[0] != "" {
		list = append(list, parts[0]+" "+at)
	}
	return list
}

// split takes a name apart at hyphens and underscores. What stands behind the last two underscores is
// one part.
func split(name string) (parts, seps []string) {
	tail := ""
	cut := strings.LastIndex(name, "__")
	if cut > 0 && cut+2 < len(name) {
		name, tail = name[:cut], name[cut+2:]
	}
	from := 0
	for i := 0; i < len(name); i++ {
		if name[i] != '-' && name[i] != '_' {
			continue
		}
		end := i
		for end < len(name) && (name[end] == '-' || name[end] == '_') {
			end++
		}
		parts, seps = append(parts, name[from:i]), append(seps, name[i:end])
		from, i = end, end-1
	}
	parts = append(parts, name[from:])
	if tail != "" {
		parts, seps = append(parts, tail), append(seps, "__")
	}
	return parts, seps
}
