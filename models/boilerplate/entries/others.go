package entries

import (
	"strings"
	"unicode"

	"galley/article/token"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
	"galley/page"
)

// Bounds of a list of other products: how many there are, words of one, and the share of them that
// have a picture and lead to a page of their own.
const (
	othersLeast = 3
	otherWords  = 60.0
	othersShare = 0.8
	priceWords  = 12 // of a line with the price of the product
)

// DropOthers sets the posteriors of what else is sold, on the page of a product, to 0: entries that are
// marked up alike, of which each has a picture and a price, leads to a page of its own and says little.
// A heading right before them goes with them. A list of products is no product, whatever it says of
// itself to those who share it: it shows no price above its entries. dropped are the blocks that it
// dropped.
func DropOthers(v *view.View, post []float64, kind pagekind.Kind) (dropped []int) {
	if kind != pagekind.Product {
		return nil
	}
	other := make([]bool, len(post))
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		if v.Page.Nodes[n].Kind != page.Element {
			continue
		}
		if from, to := v.Span(n); to-from < othersLeast {
			n = v.Page.Nodes[n].End - 1
			continue
		}
		for _, g := range alike(v, n, hasBlocks(v)) {
			if !areOthers(v, g) {
				continue
			}
			if h, _ := v.Span(g[0]); h > 0 && v.Heading(v.BlockElement(h-1)) != page.None {
				other[h-1] = true
			}
			for _, c := range g {
				for i, to := v.Span(c); i < to; i++ {
					other[i] = true
				}
			}
		}
	}
	if !pagekind.HasProduct(v.Page, v.Things()) && !hasOwnPrice(v, other) {
		return nil
	}
	for i, is := range other {
		if is {
			post[i], dropped = 0, append(dropped, i)
		}
	}
	return dropped
}

// hasBlocks reports of an element whether any of the blocks is in it.
func hasBlocks(v *view.View) func(page.NodeID) bool {
	return func(n page.NodeID) bool {
		from, to := v.Span(n)
		return from < to
	}
}

// areOthers reports whether elements are other products.
func areOthers(v *view.View, g []page.NodeID) bool {
	if len(g) < othersLeast {
		return false
	}
	cards, targets := 0, map[string]bool{}
	for _, c := range g {
		if v.WordsOf(c) > otherWords {
			return false
		}
		if target := targetOf(v, c); target != "" && v.Media(c) > 0 && hasPrice(v, c) {
			cards++
			targets[target] = true
		}
	}
	return float64(cards) >= othersShare*float64(len(g)) && 2*len(targets) > cards
}

// priced is the word of classes by which programs of shops name what something costs.
var priced = token.Of("price")

// hasPrice reports whether an element says what something costs.
func hasPrice(v *view.View, n page.NodeID) bool {
	for i := n; i < v.Page.Nodes[n].End; i++ {
		if node := &v.Page.Nodes[i]; token.In(node, priced) || node.Kind == page.Text && strings.ContainsFunc(node.Text, isCurrency) {
			return true
		}
	}
	return false
}

// hasOwnPrice reports whether a page says what its product costs: in a few words behind the title and
// before other products.
func hasOwnPrice(v *view.View, other []bool) bool {
	title := v.Page.First(v.Page.Body(), "h1")
	if title == page.None {
		return false
	}
	from, _ := v.Span(title)
	for i := from; i < len(other) && !other[i]; i++ {
		if v.BlockWords(i) <= priceWords && v.BlockLinkShare(i) < view.MostLinked && strings.ContainsFunc(v.BlockText(i), isCurrency) {
			return true
		}
	}
	return false
}

// isCurrency reports whether a sign is that of a currency.
func isCurrency(r rune) bool { return unicode.Is(unicode.Sc, r) }

// targetOf is the first address of another page that an element leads to, empty for none.
func targetOf(v *view.View, n page.NodeID) string {
	for i := n; i < v.Page.Nodes[n].End; i++ {
		if node := &v.Page.Nodes[i]; node.Tag == "a" {
			if href := node.Attr("href"); v.LeadsAway(href) {
				return href
			}
		}
	}
	return ""
}
