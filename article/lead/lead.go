package lead

import (
	"slices"

	"galley/article/picture"
	"galley/article/subtree"
	"galley/page"
	"galley/page/hidden"
)

// Complete adds to a selection what a selector of text does not see: pictures. Lead gets
// the lead picture with its caption, where it stands around the title outside of the
// body. Pictures of the article that stand in a cut are taken out of it, and pictures
// that lead to other pages are cut. Nothing is added that is not in the page. A
// selection without a body is returned as it is.
func Complete(p *page.Page, sel page.Selection) page.Selection {
	if len(sel.Roots) == 0 || sel.Check(p) != nil {
		return sel
	}
	sel.Lead = slices.Clone(sel.Lead)
	f := newFinder(p, sel)
	f.copies = hidden.Copies(p)
	f.look()
	lead := f.leads()
	sel.Cut = f.cuts(lead)
	sel.Cut = f.withCopies(sel)
	for _, s := range lead {
		if !f.inBody(s.root) {
			sel.Lead = append(sel.Lead, s.root)
		}
	}
	slices.Sort(sel.Lead)
	return sel
}

// withCopies are the cuts of a selection with the copies of slides in it, with which a row of slides goes round: each picture
// and its caption stand once.
func (f *finder) withCopies(sel page.Selection) []page.NodeID {
	cut := sel.Cut
	for _, n := range f.copies {
		if !slices.ContainsFunc(sel.Roots, func(root page.NodeID) bool { return f.p.Contains(n, root) }) && f.p.Selects(sel, n) {
			cut = append(cut, n)
		}
	}
	return f.p.Outermost(cut)
}

// maxShown bounds how many pictures of a page are looked at.
const maxShown = 2000

// maxLeads is how many pictures lead an article: one, or a row of them.
const maxLeads = 6

// finder finds the pictures of an article around and in its text.
type finder struct {
	p       *page.Page
	sel     page.Selection
	top     page.NodeID   // the smallest element around title and body
	text    page.NodeID   // the first text of the body that is kept and is not the title
	copies  []page.NodeID // of slides, with which a row of slides goes round
	named   picture.Names // pictures that the page's metadata name as its own
	cutAt   []bool        // of every node: it is in a cut
	words   []int32       // [n]: characters of visible text before node n
	linked  []int32       // [n]: of these, those in links to other pages
	lost    []int32       // [n]: of words, those in cuts
	shown   []shownPicture
	bodyBox page.Rect // of title and body, where laid out
}

// shownPicture is a picture that a reader sees.
type shownPicture struct {
	node page.NodeID
	root page.NodeID // what of it belongs to the article: its figure, with the caption
	name string      // see picture.Name
	told bool        // the page's metadata name it
}

func newFinder(p *page.Page, sel page.Selection) *finder {
	f := &finder{p: p, sel: sel, named: metaPictures(p), cutAt: make([]bool, len(p.Nodes))}
	for _, cut := range sel.Cut {
		for n := cut; n < p.Nodes[cut].End; n++ {
			f.cutAt[n] = true
		}
	}
	f.count()
	f.top = f.common()
	f.text = f.firstText()
	if p.Laid {
		f.bodyBox = p.Nodes[sel.Roots[0]].Box
		if sel.Title != page.None {
			f.bodyBox = f.bodyBox.Union(p.Nodes[sel.Title].Box)
		}
	}
	return f
}

// count counts characters of visible text.
func (f *finder) count() {
	n := len(f.p.Nodes)
	f.words, f.linked, f.lost = make([]int32, n+1), make([]int32, n+1), make([]int32, n+1)
	away := page.NodeID(0) // end of the link around
	for i := range f.p.Nodes {
		node := &f.p.Nodes[i]
		if node.Tag == "a" && f.away(page.NodeID(i)) {
			away = max(away, node.End)
		}
		var chars int32
		if node.Kind == page.Text && !node.Hidden {
			chars = int32(page.Chars(node.Text))
		}
		f.words[i+1] = f.words[i] + chars
		f.linked[i+1], f.lost[i+1] = f.linked[i], f.lost[i]
		if page.NodeID(i) < away {
			f.linked[i+1] += chars
		}
		if f.cutAt[i] {
			f.lost[i+1] += chars
		}
	}
}

// chars are the characters of visible text in a subtree.
func (f *finder) chars(n page.NodeID) int { return int(f.words[f.p.Nodes[n].End] - f.words[n]) }

// common is the smallest element around title and body. Of a title in the body it is
// the element around the body, for a picture may stand above both.
func (f *finder) common() page.NodeID {
	top := f.sel.Roots[0]
	if f.sel.Title != page.None && !f.p.Contains(top, f.sel.Title) {
		for top != page.None && !f.p.Contains(top, f.sel.Title) {
			top = f.p.Nodes[top].Parent
		}
		return max(top, 0)
	}
	return max(f.p.Nodes[top].Parent, 0)
}

// leastText is the shortest text, in characters, that the body can begin with. Shorter
// ones are labels.
const leastText = 40

// standfirstMost is the longest standfirst, in characters, that is a root of its own.
const standfirstMost = 400

// textRoot is the root that the text begins in: the next one where the first is a standfirst. A picture between
// the two leads the article.
func (f *finder) textRoot() page.NodeID {
	roots := f.sel.Roots
	if len(roots) > 1 && f.chars(roots[0]) <= standfirstMost && f.chars(roots[1]) > standfirstMost && f.p.Contains(f.top, roots[1]) {
		return roots[1]
	}
	return roots[0]
}

// firstText is where the text of the body begins after the title.
func (f *finder) firstText() page.NodeID {
	root := f.textRoot()
	after := root
	if t := f.sel.Title; t != page.None && f.p.Contains(root, t) {
		after = f.p.Nodes[t].End
	}
	for n := after; n < f.p.Nodes[root].End; n++ {
		node := &f.p.Nodes[n]
		if node.Tag == "figcaption" {
			n = node.End - 1
			continue
		}
		if node.Kind == page.Text && !f.cutAt[n] && f.words[n+1]-f.words[n] >= leastText {
			return n
		}
	}
	return f.p.Nodes[root].End
}

// inBody reports whether a subtree is in a root of the body.
func (f *finder) inBody(n page.NodeID) bool { return f.p.InAny(f.sel.Roots, n) }

// look lists the pictures up to the end of the part of the page that has title and body.
func (f *finder) look() {
	end := f.p.Nodes[f.top].End
	for n := f.p.Body(); n < end && len(f.shown) < maxShown; n++ {
		node := &f.p.Nodes[n]
		if _, isCopy := slices.BinarySearch(f.copies, n); isCopy || subtree.Invisible(f.p, n) {
			n = node.End - 1
			continue
		}
		if u := f.painted(n); u != "" {
			name := picture.Name(u)
			f.shown = append(f.shown, shownPicture{node: n, root: page.None, name: name, told: f.named.Has(name)})
			continue
		}
		if !picture.Is(f.p, n) || picture.IsTiny(f.p, n) || picture.IsUnpainted(f.p, n) {
			continue
		}
		if u := picture.URL(f.p, n); u != "" {
			name := picture.Name(u)
			f.shown = append(f.shown, shownPicture{node: n, root: page.None, name: name, told: f.named.Has(name)})
		}
	}
}

// leads are the pictures around the title, those that metadata name first of equal
// ones, in document order. A small copy in the text, as that beside a recipe, is not in place of a large one.
func (f *finder) leads() (list []shownPicture) {
	have, small := map[string]bool{}, map[string]bool{}
	for i := range f.shown {
		s := &f.shown[i]
		if f.inBody(s.node) && !f.cutAt[s.node] && s.node >= f.text-1 {
			if f.large(s.node) {
				have[s.name] = true
			} else {
				small[s.name] = true
			}
		}
	}
	for i := range f.shown {
		s := f.shown[i]
		if s.name != "" && (have[s.name] || small[s.name] && !f.large(s.node)) || !f.atHead(&s) || len(list) >= maxLeads {
			continue
		}
		s.root = f.whole(s.node)
		have[s.name] = true
		if !slices.ContainsFunc(list, func(o shownPicture) bool { return f.p.Contains(o.root, s.root) }) {
			list = append(list, s)
		}
	}
	return list
}
