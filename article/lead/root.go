package lead

import (
	"slices"

	"galley/article/allowlist"
	"galley/article/picture"
	"galley/page"
	"galley/page/linkeddata"
)

// maxCaption is the longest caption with a credit, in characters.
const maxCaption = 400

// captionKids are how many children an element has at most that holds nothing but a
// picture and its caption.
const captionKids = 6

// notCaption are elements that captions do not have.
var notCaption = allowlist.Set("h1 h2 h3 h4 h5 h6 ul ol form input time button nav article")

// whole is what of a picture belongs to the article: the element around it that has its
// caption and nothing else.
func (f *finder) whole(n page.NodeID) page.NodeID {
	best := n
	for a := range f.p.Ancestors(n) {
		if a == f.top || f.holds(a) || f.chars(a) > maxCaption {
			break
		}
		node := &f.p.Nodes[a]
		switch {
		case node.Tag == "figure", f.chars(a) == 0:
			best = a
		case f.p.Nodes[best].Tag == "figure" && f.chars(a) > f.chars(best):
			return best
		case f.captioned(a):
			best = a
		case f.chars(best) == 0 && f.mostlyLinks(a):
			return best
		}
	}
	return best
}

// holds reports whether an element has some of the title or of the text of the body.
func (f *finder) holds(n page.NodeID) bool {
	if t := f.sel.Title; t != page.None && (f.p.Contains(n, t) || f.p.Contains(t, n)) {
		return true
	}
	return slices.ContainsFunc(f.sel.Roots, func(r page.NodeID) bool { return f.p.Contains(n, r) }) || f.p.Contains(n, f.text)
}

// captioned reports whether the text of an element can be the caption of a picture in
// it.
func (f *finder) captioned(n page.NodeID) bool {
	if f.mostlyLinks(n) {
		return false
	}
	kids := 0
	for range f.p.Children(n) {
		kids++
	}
	if kids > captionKids {
		return false
	}
	for i := n + 1; i < f.p.Nodes[n].End; i++ {
		if notCaption[f.p.Nodes[i].Tag] {
			return false
		}
	}
	return true
}

// mostlyLinks reports whether the words of an element are mostly links to other pages.
func (f *finder) mostlyLinks(n page.NodeID) bool {
	end := f.p.Nodes[n].End
	return 2*(f.linked[end]-f.linked[n]) > f.words[end]-f.words[n]
}

// cuts are the cuts of the selection, with pictures of the article taken out of them
// and pictures that lead to other pages added.
func (f *finder) cuts(leads []shownPicture) []page.NodeID {
	var keep []page.NodeID
	have := map[string]bool{}
	cuts := slices.Clone(f.sel.Cut)
	for _, s := range leads {
		have[s.name] = true
		if f.cutAt[s.node] {
			keep = append(keep, s.root)
		}
	}
	for i := range f.shown {
		s := &f.shown[i]
		if !f.inBody(s.node) {
			continue
		}
		switch root := f.whole(s.node); {
		case !f.cutAt[s.node]:
			have[s.name] = true
			if s.told && root != s.node && f.p.First(root, "a") == page.None {
				keep = append(keep, root) // what is said of it is not cut out
			}
			if !s.told && f.foreign(s.node) {
				cuts = append(cuts, f.foreignRoot(s.node, root))
			}
		case s.node > f.text && !have[s.name] && f.own(s.node) && f.large(s.node) && !f.teases(s.node):
			have[s.name] = true
			keep = append(keep, root)
		}
	}
	return f.without(f.p.Outermost(cuts), keep)
}

// unlikely is the posterior of being an article below which a page is none. What people selected
// has none at all.
const unlikely = 0.5

// isUnlikely reports whether the page was found to be no article.
func (f *finder) isUnlikely() bool {
	return f.sel.Score.Article > 0 && f.sel.Score.Article < unlikely
}

// foreignRoot is what is cut with a picture that stands for another page, root with its
// caption. Where it leads to another site, it is no article's of this one: the text beside
// it, which was selected, tells of what is shown there, and stays. It stays on pages that are
// no articles, too: their entries and posts have buttons, and pictures of who wrote them.
func (f *finder) foreignRoot(n, root page.NodeID) page.NodeID {
	if !f.isUnlikely() && !f.leavesSite(n) {
		return root
	}
	best := n
	for a := n; ; a = f.p.Nodes[a].Parent {
		end := f.p.Nodes[a].End
		if f.p.Nodes[a].Tag == "figure" || f.words[end]-f.words[a] == f.lost[end]-f.lost[a] || f.mostlyLinks(a) {
			best = a
		}
		if a == root {
			return best
		}
	}
}

// foreign reports whether a picture in the text of the body stands for another page:
// the words nearest to it are a link there, or were cut with a link or a heading.
func (f *finder) foreign(n page.NodeID) bool {
	a := f.around(n)
	if a == page.None {
		return false
	}
	end := f.p.Nodes[a].End
	cut := f.lost[end]-f.lost[a] == f.words[end]-f.words[a]
	return f.card(n) && f.leadsAway(n) || f.teases(n) && (cut || f.card(n) || f.leadsAway(n))
}

// without are the subtrees, none of which is in another, without those of keep.
func (f *finder) without(cuts, keep []page.NodeID) []page.NodeID {
	if len(keep) == 0 {
		return cuts
	}
	keep = f.p.Outermost(keep)
	holds := func(n page.NodeID) bool {
		at, _ := slices.BinarySearch(keep, n)
		return at < len(keep) && keep[at] < f.p.Nodes[n].End
	}
	var rest []page.NodeID
	for _, cut := range cuts {
		for n := cut; n < f.p.Nodes[cut].End; n++ {
			switch {
			case f.p.InAny(keep, n):
			case holds(n):
				continue
			default:
				rest = append(rest, n)
			}
			n = f.p.Nodes[n].End - 1
		}
	}
	return rest
}

// metaPictures are the names of the pictures that the metadata of a page name as its
// own.
func metaPictures(p *page.Page) picture.Names {
	named := picture.NewNames()
	things := linkeddata.Of(p)
	logos := map[string]bool{} // of the site: pages without a picture name it as theirs
	for _, thing := range things {
		for _, logo := range thing.Logos {
			logos[p.Resolve(logo)] = true
		}
	}
	add := func(ref string) {
		if u := allowlist.MediaURL(p, ref); u != "" && !logos[u] {
			named.Add(picture.Name(u))
		}
	}
	for i := range p.Nodes {
		switch node := &p.Nodes[i]; node.Tag {
		case "meta":
			for _, name := range [2]string{"property", "name"} {
				switch node.Attr(name) {
				case "og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src":
					add(node.Attr("content"))
				}
			}
		case "link":
			if node.Attr("rel") == "image_src" {
				add(node.Attr("href"))
			}
		}
	}
	for _, thing := range things {
		if thing.IsArticle() {
			add(thing.Image)
		}
	}
	return named
}
