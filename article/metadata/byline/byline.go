package byline

import (
	"slices"
	"strings"

	"galley/article/allowlist"
	"galley/article/metadata/mention"
	"galley/article/metadata/person"
	"galley/page"
)

// nearName is an element that the page calls a byline, with the texts in it.
type nearName struct {
	at     page.NodeID
	texts  []string
	linked bool // the texts are those of links, or in one

	parent page.NodeID // of the element, and how that is marked up
	shape  string
}

// isAlike reports whether two bylines are siblings that are marked up alike.
func (n nearName) isAlike(other nearName) bool {
	return n.parent == other.parent && n.shape == other.shape
}

// nearest are the names in the byline that is nearest to the title, and in those beside it.
// What stands before the title is twice as far: it mostly belongs to something else. What
// stands behind the text counts where nothing else does. Beside links to people others are linked,
// too: what looks like a name there is a role, or who publishes.
func nearest(near []nearName, title, textEnd page.NodeID) []string {
	distance := func(n nearName) page.NodeID {
		if n.at < title {
			return 2 * (title - n.at)
		}
		return n.at - title
	}
	isBehind := func(n nearName) bool { return n.at >= textEnd }
	best := -1
	for i, n := range near {
		if best >= 0 && isBehind(n) && !isBehind(near[best]) {
			break
		}
		if len(person.Names(n.texts)) > 0 && (best < 0 || distance(n) < distance(near[best])) {
			best = i
		}
	}
	if best < 0 {
		return nil
	}
	for best > 0 && near[best-1].isAlike(near[best]) && near[best].at < title { // above it they are told first to last
		best--
	}
	var texts []string
	linked := near[best].linked && !slices.ContainsFunc(near[best].texts, func(s string) bool { return !person.HasSpace(s) || !person.IsPersonal(s) })
	for _, n := range near[best:] {
		if n.at-near[best].at > page.ShortNodes || isBehind(n) != isBehind(near[best]) {
			continue
		}
		for _, text := range n.texts {
			if !linked || n.linked || !person.IsPersonal(text) {
				texts = append(texts, text)
			}
		}
	}
	return withoutUnlisted(person.WithoutPhrases(person.Names(texts)))
}

// withoutUnlisted leaves out the names with small words that names have not, beside one without: what else a byline
// has, such as ways to follow.
func withoutUnlisted(names []string) []string {
	if !slices.ContainsFunc(names, person.IsListed) {
		return names
	}
	return slices.DeleteFunc(names, func(name string) bool { return person.IsPersonal(name) && !person.IsListed(name) })
}

// nameTexts are the texts of a byline that may be names: those of its links where they
// are like names, or else text by text, so that a date beside a name is not read with it.
func (r *Reader) nameTexts(n page.NodeID) (texts []string, linked bool) {
	if r.p.ShortText(n) == "" {
		return nil, false
	}
	var profiles []string // addresses of the links that were taken: each is one person's
	from := n             // where the words before a link begin
	for i := n; i < r.p.Nodes[n].End; i++ {
		node := &r.p.Nodes[i]
		if node.Tag != "a" || node.Hidden || r.p.SeesNone(i) || node.Attr("href") != "" && slices.Contains(profiles, node.Attr("href")) {
			continue
		}
		before := from
		from = node.End
		if len(texts) > 0 && node.Attr("href") != "" && page.LeadsNowhere(node.Attr("href")) {
			continue // it is a control: to share or to follow
		}
		if len(texts) > 0 && person.IsOtherRole(r.wordsBetween(before, i)) || mention.IsTopic(node) || person.NamesOtherRole(r.p.ShortText(i)) {
			continue
		}
		if r.isLabelled(r.wordsBetween(n, i)) {
			continue
		}
		if text := r.p.ShortText(i); !r.leadsToOther(i, n, text) && !r.followsSentence(i) && len(person.Split(text)) == 1 && (person.IsListed(text) || allowlist.OneOf(node.Attr("rel"), "author") != "") && !person.IsPhrase(text) {
			texts, profiles = append(texts, text), append(profiles, node.Attr("href"))
		}
	}
	if len(texts) > 0 {
		return texts, true
	}
	return r.mentions.GivenNamesFirst(r.coordinate(n)), false
}

// nearName is what a byline says.
func (r *Reader) nearName(n page.NodeID) nearName {
	texts, linked := r.nameTexts(n)
	if name := r.portrayed(n); name != "" && n < r.article.Begin && len(person.Names(texts)) == 0 {
		texts = []string{name}
	}
	node := &r.p.Nodes[n]
	return nearName{n, texts, linked || r.p.Inside(n, "a"), node.Parent, node.Tag + "." + node.Attr("class")}
}

// portraitNodes is how many nodes a byline has at most whose name is told by a picture alone.
const portraitNodes = 30

// portrayed is the name that the only picture of a byline above the text is described by: of some bylines it is all that names the author, and
// the link to their page has no words. "" of others.
func (r *Reader) portrayed(n page.NodeID) (name string) {
	if r.p.Nodes[n].End-n > portraitNodes {
		return ""
	}
	for i := n; i < r.p.Nodes[n].End; i++ {
		switch node := &r.p.Nodes[i]; {
		case node.Tag != "img" || node.Hidden:
		case name != "":
			return ""
		default:
			if name = page.Norm(node.Attr("alt")); page.CountWords(name) < 2 || !person.IsPersonal(name) {
				return ""
			}
		}
	}
	return name
}

// leadsToOther reports whether a link leads to the page of somebody whom the byline names, and its
// words are another name or none: "Full Bio".
func (r *Reader) leadsToOther(link, byline page.NodeID, text string) bool {
	address := strings.Trim(r.p.Nodes[link].Attr("href"), "/")
	words := strings.Split(address[strings.LastIndexByte(address, '/')+1:], "-")
	if len(words) < 2 || slices.Contains(words, "") {
		return false
	}
	name := page.Fold(strings.Join(words, " "))
	return !person.HasWords(page.Fold(text), name) && person.HasWords(page.Fold(page.Norm(r.p.Text(byline))), name)
}

// followsSentence reports whether a sentence stands before a link in its block: what it leads to is
// about that.
func (r *Reader) followsSentence(link page.NodeID) bool {
	before := r.wordsBetween(r.article.BlockOf(link), link)
	return strings.HasSuffix(before, ".") && len(strings.Fields(before)) > mostInitials
}

// mostInitials is how many words may end with a point before a name: titles and initials.
const mostInitials = 3

// wordsBetween are the visible words from one node to another.
func (r *Reader) wordsBetween(from, to page.NodeID) string {
	var words []string
	for i := from; i < to; i++ {
		if node := &r.p.Nodes[i]; node.Kind == page.Text && !node.Hidden {
			words = append(words, node.Text)
		}
	}
	return page.Norm(strings.Join(words, " "))
}
