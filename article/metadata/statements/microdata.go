package statements

import (
	"strings"
	"unicode/utf8"

	"galley/article/allowlist"
	"galley/article/metadata/person"
	"galley/page"
)

// itemName is somebody whom microdata name, and the item that they are said to have written.
type itemName struct {
	item page.NodeID
	name string
}

// itemFact is what microdata say of an item.
type itemFact struct {
	item, at   page.NodeID // 0 for no item; where it is said
	key, value string
}

// microdata reads what an itemprop says. Things that are not the article's own, such as
// related articles, have their own itemscope: what is said first counts. What answers the
// article says nothing of it.
func (r *Reader) microdata(n page.NodeID, prop string) {
	node := &r.p.Nodes[n]
	switch prop {
	case "datePublished", "dateCreated", "dateModified", "isAccessibleForFree":
		if item, answers := r.itemOf(n); !answers {
			value := page.FirstOf(node.Attr("content"), node.Attr("datetime"), r.p.ShortText(n))
			r.itemFacts = append(r.itemFacts, itemFact{item, n, "itemprop:" + prop, value})
		}
	case "author", "creator":
		name := page.FirstOf(node.Attr("content"), r.itemName(n), r.linkedName(n), r.p.ShortText(n))
		if person.NamesOtherRole(r.p.ShortText(n)) {
			return
		}
		if name != "" && !strings.HasPrefix(name, "http") && !r.article.InFigure(n) {
			if item, answers := r.itemOf(n); !answers {
				r.items = append(r.items, itemName{item, page.Norm(name)})
			}
		}
	}
}

// linkedName is the text of the only link below n, where that is like the name of a person:
// beside it a role may stand.
func (r *Reader) linkedName(n page.NodeID) (name string) {
	for i := n; i < min(r.p.Nodes[n].End, n+page.ShortNodes); i++ {
		if node := &r.p.Nodes[i]; node.Tag == "a" && !node.Hidden {
			if name != "" {
				return ""
			}
			name = r.p.ShortText(i)
		}
	}
	if !person.IsListed(name) {
		return ""
	}
	return name
}

// itemOf is the item that a property is of, 0 without any. answers is whether that item, or
// one around it, is an answer to another.
func (r *Reader) itemOf(n page.NodeID) (item page.NodeID, answers bool) {
	for up := r.p.Nodes[n].Parent; up > 0; up = r.p.Nodes[up].Parent {
		node := &r.p.Nodes[up]
		if _, scoped := node.LookupAttr("itemscope"); !scoped {
			continue
		}
		if item == 0 {
			item = up
		}
		if allowlist.OneOf(node.Attr("itemprop"), "comment", "suggestedAnswer", "acceptedAnswer") != "" || itemType(node) == "Comment" || itemType(node) == "Answer" {
			return item, true
		}
	}
	return item, false
}

// itemType is the type of an item without the address of its vocabulary.
func itemType(node *page.Node) string {
	kind := strings.TrimRight(strings.TrimSpace(node.Attr("itemtype")), "/")
	return kind[strings.LastIndexByte(kind, '/')+1:]
}

// ownFacts takes what microdata say of the item that the title or the begin of the text
// stands in, and then what is said of nothing else but once: of cards of other articles there
// are several. Of what is said outside of items that counts which stands between the title
// and the end of the text.
func (r *Reader) ownFacts(text page.NodeID) {
	type group struct{ key, kind string }
	said := map[group]map[page.NodeID]bool{} // by key and type: its items, or where it is said outside of any
	of := func(f itemFact) (group, page.NodeID) {
		if f.item == 0 {
			return group{f.key, ""}, f.at
		}
		return group{f.key, "/" + itemType(&r.p.Nodes[f.item])}, f.item
	}
	var own, others []itemFact
	for _, f := range r.itemFacts {
		g, one := of(f)
		if said[g] == nil {
			said[g] = map[page.NodeID]bool{}
		}
		said[g][one] = true
		if f.item > 0 && (r.article.Holds(f.item, r.article.Title) || r.article.Holds(f.item, text)) || f.item == 0 && r.article.Title != page.None && r.article.Title < f.at && f.at <= r.article.End {
			own = append(own, f)
		} else {
			others = append(others, f)
		}
	}
	for _, f := range own {
		r.set(f.key, f.value)
	}
	for _, f := range others {
		if g, _ := of(f); len(said[g]) == 1 {
			r.set(f.key, f.value)
		}
	}
}

// itemNames takes the names of one item, where several are said to be written by somebody:
// the one that the title or the begin of the text stands in. A thread of a forum has an item
// for each who writes in it, of which the first began it. Others of a type are a list.
func (r *Reader) itemNames(text page.NodeID) {
	if len(r.items) == 0 {
		return
	}
	of, own := r.items[0].item, false
	for _, at := range [2]page.NodeID{r.article.Title, text} {
		for _, i := range r.items {
			if i.item > 0 && r.article.Holds(i.item, at) && !own {
				of, own = i.item, true
			}
		}
	}
	kind, listed := itemType(&r.p.Nodes[of]), false
	var names []string
	for _, i := range r.items {
		if i.item == of {
			names = append(names, i.name)
		}
		listed = listed || i.item != of && kind != "" && itemType(&r.p.Nodes[i.item]) == kind
	}
	switch {
	case !isPosting(kind) && listed && !own:
	case isPosting(kind) && len(r.Posters) == 0:
		r.poster(names[0])
		fallthrough
	default:
		for _, name := range names {
			r.Names = append(r.Names, Name{"itemprop", name})
		}
	}
}

// poster takes the name of a user of the site, unless it is an address.
func (r *Reader) poster(name string) {
	if name = page.Norm(name); name != "" && !strings.HasPrefix(name, "http") && utf8.RuneCountInString(name) <= maxPoster {
		r.Posters = append(r.Posters, name)
	}
}

// maxPoster is how many characters the name of an account has.
const maxPoster = 60

// itemName is the itemprop "name" inside the item n.
func (r *Reader) itemName(n page.NodeID) string {
	for i := n + 1; i < min(r.p.Nodes[n].End, n+page.ShortNodes); i++ {
		if r.p.Nodes[i].Attr("itemprop") == "name" {
			return page.FirstOf(r.p.Nodes[i].Attr("content"), r.p.ShortText(i))
		}
	}
	return ""
}
