package calls

import (
	"regexp"
	"strings"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a box that asks for money: buttons with amounts in it, at least, and paragraphs and
// nodes, at most; and how many buttons of a body are looked at.
const (
	appealAmounts = 2
	appealProse   = 2
	appealNodes   = 1000
	mostAmounts   = 200
)

// amountPattern is a sum of money and at most three words after it, such as "€ 5 a month".
var amountPattern = func() *regexp.Regexp {
	const unit = `(?:\p{Sc}|US\$|[A-Z]{3}|euros?|eur|dollars?|pounds?|kr\.?|kč|zł|ft|lei|lv\.?|лв\.?|tl|fr\.?|rs\.?|rp\.?|rm|руб\.?|р\.|грн\.?|ден\.?|дин\.?|rsd|円|元|원|บาท|đ|đồng|դրամ|ლარი|ש"ח|درهم|ريال|جنيه|تومان)`
	const number = `[\p{Nd}]{1,3}(?:[.,’'\s]?[\p{Nd}]{3})*(?:[.,][\p{Nd}]{1,2})?`
	return regexp.MustCompile(`^(?i:` + unit + `\s?` + number + `|` + number + `\s?` + unit + `)(?:\s*/?\s*\p{L}[\p{L}\p{M}.]*){0,3}$`)
}()

// DropAppeals sets the posteriors of boxes among paragraphs to 0 that ask for money: buttons or fields to choose from
// have the amounts on them. Offers of shops, of which an article tells, lead there by links.
func DropAppeals(b *view.Body) {
	looked := 0
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End && looked < mostAmounts; n++ {
		if !hasAmount(b, n) {
			continue
		}
		looked++
		box := appealAround(b, n)
		if box == page.None {
			continue
		}
		if box = withoutMore(b, box); standsAmongProse(b, box, map[page.NodeID]bool{box: true}) {
			b.DropAll(b.Span(box))
		}
		n = b.Page.Nodes[box].End - 1
	}
}

// hasAmount reports whether an element is a button, or what one of several is chosen by, with a sum of money on it.
func hasAmount(b *view.Body, n page.NodeID) bool {
	node := &b.Page.Nodes[n]
	text := ""
	switch {
	case node.Tag == "input" && isControl(b.View, n):
		text = node.Attr("value")
	case node.Tag == "label" && !node.Hidden, node.Tag != "input" && isControl(b.View, n):
		text = b.Page.Text(n)
	}
	return text != "" && amountPattern.MatchString(strings.Join(strings.Fields(text), " "))
}

// appealAround is the largest box around an amount with others and little more than what asks for them; None where there is
// no other amount.
func appealAround(b *view.Body, amount page.NodeID) page.NodeID {
	box := page.None
	up := b.Page.Nodes[amount].Parent
	for range consentAbove {
		if up <= b.Root || apartTags[b.Page.Nodes[up].Tag] && b.Page.Nodes[up].Tag != "figure" || b.WordsOf(up) > consentWords || b.Page.Nodes[up].End-up > appealNodes {
			break
		}
		count := 0
		for n := up + 1; n < b.Page.Nodes[up].End && count < appealAmounts; n++ {
			if hasAmount(b, n) {
				count++
				n = b.Page.Nodes[n].End - 1
			}
		}
		from, to := b.Span(up)
		if to-from > consentBlocks || proseBlocks(b, from, to) > appealProse {
			break
		}
		if count >= appealAmounts {
			box = up
		}
		up = b.Page.Nodes[up].Parent
	}
	return box
}

// proseBlocks is how many blocks of a range are prose.
func proseBlocks(b *view.Body, from, to int) int {
	count := 0
	for i := max(from, b.From); i < min(to, b.To); i++ {
		if b.IsProse(i) {
			count++
		}
	}
	return count
}
