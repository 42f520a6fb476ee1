package eval

import (
	"fmt"
	"slices"
	"strings"

	"galley/page"
)

// Comparison is the comparison of what was extracted with what was labelled.
type Comparison struct {
	Title, Body  bool         // strictly: the same element, or one with the same text and images
	LenientTitle bool         // the same text, case folded
	LenientBody  bool         // strictly right, or word-LCS F1 of at least lenientF1
	Why          string       // what is not strictly right; empty when all is
	Kinship      page.Kinship // as selected
}

// Page reports whether both title and body are strictly right. The accuracy of Wang et
// al. 2009 counts such pages.
func (c Comparison) Page() bool { return c.Title && c.Body }

// LenientPage is Page by the lenient rule.
func (c Comparison) LenientPage() bool { return c.LenientTitle && c.LenientBody }

// lenientF1 is the word-LCS F1 from which a body counts as right leniently.
const lenientF1 = 0.95

// Compare compares the selection got on p with the label want. In Wang et al. 2009
// (section 5.1) people judge the pages; these rules stand for them. Roots and cuts of
// both must be in document order.
func Compare(p *page.Page, want, got page.Selection) Comparison {
	c := Comparison{Kinship: got.Kinship}
	var why []string
	c.Title, c.LenientTitle = compareTitle(p, want.Title, got.Title)
	if !c.Title {
		why = append(why, fmt.Sprintf("title: got %s, want %s", describe(p, got.Title), describe(p, want.Title)))
	}
	var f1 float64
	c.Body, f1 = compareBody(p, want, got)
	c.LenientBody = c.Body || f1 >= lenientF1
	if !c.Body {
		why = append(why, fmt.Sprintf("body: got %s, want %s (word F1 %.3f)", describeBody(p, got), describeBody(p, want), f1))
	}
	c.Why = strings.Join(why, "; ")
	return c
}

func compareTitle(p *page.Page, want, got page.NodeID) (strict, lenient bool) {
	if want == got {
		return true, true
	}
	if want == page.None || got == page.None {
		return false, false
	}
	return SameSubtree(p, want, got), page.Fold(p.Text(want)) == page.Fold(p.Text(got))
}

// SameSubtree reports whether two elements are one, or have the same text and the
// same images: whoever extracts the one has extracted the other.
func SameSubtree(p *page.Page, a, b page.NodeID) bool {
	return a == b || (page.Norm(p.Text(a)) == page.Norm(p.Text(b)) && slices.Equal(images(p, a, nil), images(p, b, nil)))
}

// compareBody compares the bodies and returns their word-LCS F1, which is 1 where the
// bodies are the same and 0 where only one of them is there. What is compared is the
// element, see keepsText. What cuts do to the text is measured against gold texts.
func compareBody(p *page.Page, want, got page.Selection) (strict bool, f1 float64) {
	if slices.Equal(want.Roots, got.Roots) && keepsText(p, want, got) {
		return true, 1
	}
	// Without this a missing body would equal the body of a picture story: neither has words.
	if len(want.Roots) == 0 || len(got.Roots) == 0 {
		return false, 0
	}
	a, b := p.BodyText(want), p.BodyText(got)
	if page.Norm(a) == page.Norm(b) && slices.Equal(bodyImages(p, want), bodyImages(p, got)) {
		return true, 1
	}
	return false, wordLCS(b, a).F1()
}

// keepsText reports whether the cuts leave enough of the labelled element. A label with
// cuts says what the text of the article is: half of those words must be left. Without
// cuts it says nothing of what else stands in the element, which may be more than the
// article, such as its comments: then something must be left where there was something.
func keepsText(p *page.Page, want, got page.Selection) bool {
	if len(got.Cut) == 0 {
		return true
	}
	left, words := page.CountWords(p.BodyText(got)), page.CountWords(p.BodyText(want))
	if len(want.Cut) > 0 {
		return 2*left >= words
	}
	return left > 0 || words == 0
}

// ArticleText is the text of the article but for its title: that of the lead and of the
// body.
func ArticleText(p *page.Page, s page.Selection) string {
	lead := page.Selection{Roots: s.Lead}
	if len(s.Lead) == 0 {
		return p.BodyText(s)
	}
	return p.BodyText(lead) + "\n" + p.BodyText(s)
}

func bodyImages(p *page.Page, s page.Selection) []string {
	var list []string
	for _, root := range s.Roots {
		list = append(list, images(p, root, s.Cut)...)
	}
	return list
}

// images lists the sources of the shown images of a subtree, in order, the cut
// subtrees left out.
func images(p *page.Page, root page.NodeID, cut []page.NodeID) []string {
	var list []string
	for id := root; id < p.Nodes[root].End; id++ {
		n := &p.Nodes[id]
		for len(cut) > 0 && cut[0] < id {
			cut = cut[1:]
		}
		switch {
		case len(cut) > 0 && cut[0] == id:
			id = n.End - 1
		case n.Tag == "img" && !n.Hidden:
			src := n.Src
			if src == "" {
				src = n.Attr("src")
			}
			list = append(list, src)
		}
	}
	return list
}

// describeBody names the body, and how much of it is cut and what else belongs to it: two
// bodies may differ in that only.
func describeBody(p *page.Page, s page.Selection) string {
	text := describe(p, s.Body())
	if n := len(s.Roots) - 1; n > 0 {
		text += fmt.Sprintf(" and %d more", n)
	}
	if len(s.Cut) > 0 {
		whole := s
		whole.Cut = nil
		all := page.CountWords(p.BodyText(whole))
		text += fmt.Sprintf(" without %d of its %d words", all-page.CountWords(p.BodyText(s)), all)
	}
	return text
}

// describe names an element for a person.
func describe(p *page.Page, n page.NodeID) string {
	if n == page.None {
		return "nothing"
	}
	return fmt.Sprintf("%s %q", p.XPath(n), page.Short(p.Text(n)))
}
