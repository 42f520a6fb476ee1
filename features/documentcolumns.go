package features

import (
	"strings"

	"galley/page"
)

// DocumentView is what the columns of pages are read from.
type DocumentView struct {
	*TitleView
	title   float64 // logit of the best title, 0 without one
	second  float64 // of the next best
	rank    int     // of the title
	heading string
	best    fit
	slug    float64            // F1 of the words of the title and the last part of the address
	bodyTop float64            // logit of the chosen body less that of the next
	kept    sums               // blocks that are kept
	tags    map[string]float64 // elements
	keptIn  float64            // share of the words of the body subtree that are kept
}

// countTags counts the elements that are read, by tag: first by tag path, of which there
// are few.
func (s *blockIndex) countTags() map[string]float64 {
	byPath := make([]float64, s.paths.count)
	tagOf := make([]page.NodeID, s.paths.count)
	for i := range s.page.Nodes {
		if n := &s.page.Nodes[i]; n.Kind == page.Element && s.visible[i] {
			byPath[s.paths.of[i]]++
			tagOf[s.paths.of[i]] = page.NodeID(i)
		}
	}
	tags := map[string]float64{}
	for path, count := range byPath {
		if count > 0 {
			tags[s.page.Nodes[tagOf[path]].Tag] += count
		}
	}
	return tags
}

// counted is ln(1+elements of these tags).
func counted(tags ...string) func(v *DocumentView, _ int) float64 {
	return func(v *DocumentView, _ int) float64 {
		n := 0.0
		for _, t := range tags {
			n += v.tags[t]
		}
		return ln(n)
	}
}

var documentFeatures = []feature[*DocumentView, int]{
	{"words", LogCount, "ln(1+words kept)", func(v *DocumentView, _ int) float64 { return ln(v.kept.words) }},
	{"prose", LogCount, "ln(1+words of prose kept)", func(v *DocumentView, _ int) float64 { return ln(v.kept.prose) }},
	{"prose_share", Share, "share of the kept words that are prose", func(v *DocumentView, _ int) float64 { return v.kept.proseShare() }},
	{"words_share", Share, "share of the page's words that are kept", func(v *DocumentView, _ int) float64 { return ratio(v.kept.words, v.all.words) }},
	{"prose_kept", Share, "share of the page's prose that is kept", func(v *DocumentView, _ int) float64 { return ratio(v.kept.prose, v.all.prose) }},
	{"links", Share, "share of the kept characters in links", func(v *DocumentView, _ int) float64 { return v.kept.linkShare() }},
	{"size", LogCount, "ln(1+kept words a block)", func(v *DocumentView, _ int) float64 { return ln(ratio(v.kept.words, v.kept.blocks)) }},
	{"blocks", LogCount, "ln(1+kept blocks)", func(v *DocumentView, _ int) float64 { return ln(v.kept.blocks) }},
	{"kept_in", Share, "share of the body subtree's words that are kept", func(v *DocumentView, _ int) float64 { return v.keptIn }},
	{"expected_words", LogCount, "ln(1+words times posterior)", func(v *DocumentView, _ int) float64 { return ln(v.expected[len(v.blocks)]) }},
	{"expected_f1", Share, "highest expected F1 of a subtree", func(v *DocumentView, _ int) float64 { return v.expectedF1(v.within(v.BlockScores.top)) }},
	{"posterior", Probability, "mean of the best subtree", func(v *DocumentView, _ int) float64 { return v.mean(v.within(v.BlockScores.top)) }},
	{"uncertainty", Share, "mean of p(1-p) over words", func(v *DocumentView, _ int) float64 {
		sum := 0.0
		for i, p := range v.post {
			sum += p * (1 - p) * float64(v.blocks[i].words)
		}
		return ratio(sum, v.all.words)
	}},
	{"body_margin", Logit, "logit of the body less that of the next, within 10", func(v *DocumentView, _ int) float64 { return min(v.bodyTop, 10) }},
	{"title", Logit, "logit of the title less that of the next, within 10", func(v *DocumentView, _ int) float64 { return min(v.title-v.second, 10) }},
	{"title_h1", Flag, "the title is an h1", func(v *DocumentView, _ int) float64 { return flag(v.rank == 1) }},
	{"title_document", Share, "F1 of the words of the title and <title>", func(v *DocumentView, _ int) float64 { return v.best.f1 }},
	{"h1s", Count, "h1 elements, 4 at most", func(v *DocumentView, _ int) float64 { return min(4, v.tags["h1"]) }},
	{"h23", LogCount, "ln(1+h2 and h3)", counted("h2", "h3")},
	{"articles", LogCount, "ln(1+article elements)", counted("article")},
	{"times", LogCount, "ln(1+time elements)", counted("time")},
	{"forms", LogCount, "ln(1+form elements)", counted("form")},
	{"inputs", LogCount, "ln(1+input, select, textarea, button)", counted("input", "select", "textarea", "button")},
	{"images", LogCount, "ln(1+img)", counted("img")},
	{"lists", LogCount, "ln(1+li)", counted("li")},
	{"cells", LogCount, "ln(1+td and th)", counted("td", "th")},
	{"code", LogCount, "ln(1+pre and code)", counted("pre", "code")},
	{"og_article", Flag, "Open Graph's type is article", func(v *DocumentView, _ int) float64 { return flag(v.head.article) }},
	{"linked_article", Flag, "linked data has an article", func(v *DocumentView, _ int) float64 { return flag(v.head.linked) }},
	{"linked_other", Flag, "linked data has products, lists, forums…", func(v *DocumentView, _ int) float64 { return flag(v.head.other) }},
	{"published", Flag, "a date of publication", func(v *DocumentView, _ int) float64 { return flag(v.head.published) }},
	{"author", Flag, "an author", func(v *DocumentView, _ int) float64 { return flag(v.head.author) }},
	{"path", Count, "parts of the address, 6 at most", func(v *DocumentView, _ int) float64 { return float64(min(6, v.head.depth)) }},
	{"top_page", Flag, "the top of a site", func(v *DocumentView, _ int) float64 { return flag(v.head.depth == 0 && v.page.URL != "") }},
	{"dated", Flag, "the address has a year", func(v *DocumentView, _ int) float64 { return flag(v.head.dated) }},
	{"story_address", Flag, "see addressWords", func(v *DocumentView, _ int) float64 { return flag(v.head.story) }},
	{"shop_address", Flag, "see addressWords", func(v *DocumentView, _ int) float64 { return flag(v.head.shop) }},
	{"talk_address", Flag, "see addressWords", func(v *DocumentView, _ int) float64 { return flag(v.head.talk) }},
	{"manual_address", Flag, "see addressWords", func(v *DocumentView, _ int) float64 { return flag(v.head.manual) }},
	{"prices", LogCount, "ln(1+blocks with a sign of a currency)", func(v *DocumentView, _ int) float64 { return ln(v.prices()) }},
	{"asks", Flag, "the title ends with a question mark", func(v *DocumentView, _ int) float64 { return flag(strings.HasSuffix(v.heading, "?")) }},
	{"slug", LogCount, "ln(1+words of the last part of the address)", func(v *DocumentView, _ int) float64 { return ln(float64(v.head.titles[addressHint].count)) }},
	{"slug_title", Share, "share of the title's words in it", func(v *DocumentView, _ int) float64 {
		return v.slug
	}},
	{"page_prose", LogCount, "ln(1+words of prose)", func(v *DocumentView, _ int) float64 { return ln(v.all.prose) }},
	{"page_links", Share, "share of characters in links", func(v *DocumentView, _ int) float64 { return v.all.linkShare() }},
	{"page_blocks", LogCount, "ln(1+blocks)", func(v *DocumentView, _ int) float64 { return ln(v.all.blocks) }},
	{"digits", Share, "share of the kept characters", func(v *DocumentView, _ int) float64 {
		d, c := 0.0, 0.0
		for i := range v.blocks {
			d += v.post[i] * float64(v.blocks[i].digits)
			c += v.post[i] * float64(v.blocks[i].chars)
		}
		return ratio(d, c)
	}},
	{"prose_run", LogCount, "ln(1+most words of prose in 8 blocks)", func(v *DocumentView, _ int) float64 {
		most := 0.0
		for i := range v.blocks {
			most = max(most, v.around(i, i+8).prose)
		}
		return ln(most)
	}},
	{"repeated", LogCount, "ln(1+most blocks of prose with one tag path that leave the main path in branches of their own)", func(v *DocumentView, _ int) float64 {
		type key struct {
			path int32
			at   page.NodeID
		}
		n := map[key]float64{}
		last := map[key]page.NodeID{}
		most := 0.0
		for i := range v.blocks {
			if b := &v.blocks[i]; b.prose() {
				sp := v.mainPath[b.from]
				k := key{b.path, sp.at}
				if last[k] != sp.branch {
					last[k] = sp.branch
					n[k]++
					most = max(most, n[k])
				}
			}
		}
		return ln(most)
	}},
}

// prices counts the blocks with a sign of a currency.
func (v *DocumentView) prices() float64 {
	n := 0.0
	for i := range v.blocks {
		b := &v.blocks[i]
		for at := b.from; at < b.to; at++ {
			if v.visible[at] && hasCurrency(v.page.Nodes[at].Text) {
				n++
				break
			}
		}
	}
	return n
}

// hasCurrency reports whether a text has a sign of a currency.
func hasCurrency(text string) bool {
	for _, sign := range []string{"$", "€", "£", "¥", "₹"} {
		if strings.Contains(text, sign) {
			return true
		}
	}
	return false
}
