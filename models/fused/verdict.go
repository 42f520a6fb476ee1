package fused

import (
	"strings"

	"galley/page"
)

// pageView is what the evidence about whether a page is an article is read from.
type pageView struct {
	*titleView
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

// pageColumn is evidence about whether a page is an article.
type pageColumn struct {
	name, doc string
	of        func(v *pageView) float64
}

// countTags counts the elements that are read, by tag.
func (s *sheet) countTags() map[string]float64 {
	tags := map[string]float64{}
	for i := range s.page.Nodes {
		if n := &s.page.Nodes[i]; n.Kind == page.Element && s.read[i] {
			tags[n.Tag]++
		}
	}
	return tags
}

// counted is ln(1+elements of these tags).
func counted(tags ...string) func(v *pageView) float64 {
	return func(v *pageView) float64 {
		n := 0.0
		for _, t := range tags {
			n += v.tags[t]
		}
		return ln(n)
	}
}

var pageColumns = []pageColumn{
	{"words", "ln(1+words kept)", func(v *pageView) float64 { return ln(v.kept.words) }},
	{"prose", "ln(1+words of prose kept)", func(v *pageView) float64 { return ln(v.kept.prose) }},
	{"prose_share", "share of the kept words that are prose", func(v *pageView) float64 { return v.kept.proseShare() }},
	{"words_share", "share of the page's words that are kept", func(v *pageView) float64 { return ratio(v.kept.words, v.all.words) }},
	{"prose_kept", "share of the page's prose that is kept", func(v *pageView) float64 { return ratio(v.kept.prose, v.all.prose) }},
	{"links", "share of the kept characters in links", func(v *pageView) float64 { return v.kept.linkShare() }},
	{"size", "ln(1+kept words a block)", func(v *pageView) float64 { return ln(ratio(v.kept.words, v.kept.blocks)) }},
	{"blocks", "ln(1+kept blocks)", func(v *pageView) float64 { return ln(v.kept.blocks) }},
	{"kept_in", "share of the body subtree's words that are kept", func(v *pageView) float64 { return v.keptIn }},
	{"hope", "ln(1+words times posterior)", func(v *pageView) float64 { return ln(v.hopes[len(v.blocks)]) }},
	{"gain", "highest expected F1 of a subtree", func(v *pageView) float64 { return v.gain(v.within(v.tally.top)) }},
	{"posterior", "mean of the best subtree", func(v *pageView) float64 { return v.mean(v.within(v.tally.top)) }},
	{"doubt", "mean of p(1-p) over words", func(v *pageView) float64 {
		sum := 0.0
		for i, p := range v.post {
			sum += p * (1 - p) * float64(v.blocks[i].words)
		}
		return ratio(sum, v.all.words)
	}},
	{"body_margin", "logit of the body less that of the next, within 10", func(v *pageView) float64 { return min(v.bodyTop, 10) }},
	{"title", "logit of the title less that of the next, within 10", func(v *pageView) float64 { return min(v.title-v.second, 10) }},
	{"title_h1", "0 or 1: the title is an h1", func(v *pageView) float64 { return flag(v.rank == 1) }},
	{"title_document", "F1 of the words of the title and <title>", func(v *pageView) float64 { return v.best.f1 }},
	{"h1s", "h1 elements, 4 at most", func(v *pageView) float64 { return min(4, v.tags["h1"]) }},
	{"h23", "ln(1+h2 and h3)", counted("h2", "h3")},
	{"articles", "ln(1+article elements)", counted("article")},
	{"times", "ln(1+time elements)", counted("time")},
	{"forms", "ln(1+form elements)", counted("form")},
	{"inputs", "ln(1+input, select, textarea, button)", counted("input", "select", "textarea", "button")},
	{"images", "ln(1+img)", counted("img")},
	{"lists", "ln(1+li)", counted("li")},
	{"cells", "ln(1+td and th)", counted("td", "th")},
	{"code", "ln(1+pre and code)", counted("pre", "code")},
	{"og_article", "0 or 1: Open Graph's type is article", func(v *pageView) float64 { return flag(v.head.article) }},
	{"linked_article", "0 or 1: linked data has an article", func(v *pageView) float64 { return flag(v.head.linked) }},
	{"linked_other", "0 or 1: linked data has products, lists, forums…", func(v *pageView) float64 { return flag(v.head.other) }},
	{"published", "0 or 1: a date of publication", func(v *pageView) float64 { return flag(v.head.published) }},
	{"author", "0 or 1: an author", func(v *pageView) float64 { return flag(v.head.author) }},
	{"path", "parts of the address, 6 at most", func(v *pageView) float64 { return float64(min(6, v.head.depth)) }},
	{"top_page", "0 or 1: the top of a site", func(v *pageView) float64 { return flag(v.head.depth == 0 && v.page.URL != "") }},
	{"dated", "0 or 1: the address has a year", func(v *pageView) float64 { return flag(v.head.dated) }},
	{"story_address", "0 or 1: see addressWords", func(v *pageView) float64 { return flag(v.head.story) }},
	{"shop_address", "0 or 1: see addressWords", func(v *pageView) float64 { return flag(v.head.shop) }},
	{"talk_address", "0 or 1: see addressWords", func(v *pageView) float64 { return flag(v.head.talk) }},
	{"manual_address", "0 or 1: see addressWords", func(v *pageView) float64 { return flag(v.head.manual) }},
	{"prices", "ln(1+blocks with a sign of a currency)", func(v *pageView) float64 { return ln(v.prices()) }},
	{"asks", "0 or 1: the title ends with a question mark", func(v *pageView) float64 { return flag(strings.HasSuffix(v.heading, "?")) }},
	{"slug", "ln(1+words of the last part of the address)", func(v *pageView) float64 { return ln(float64(len(v.head.titles[slugTitle].words))) }},
	{"slug_title", "share of the title's words in it", func(v *pageView) float64 {
		return v.slug
	}},
	{"page_prose", "ln(1+words of prose)", func(v *pageView) float64 { return ln(v.all.prose) }},
	{"page_links", "share of characters in links", func(v *pageView) float64 { return v.all.linkShare() }},
	{"page_blocks", "ln(1+blocks)", func(v *pageView) float64 { return ln(v.all.blocks) }},
	{"digits", "share of the kept characters", func(v *pageView) float64 {
		d, c := 0.0, 0.0
		for i := range v.blocks {
			d += v.post[i] * float64(v.blocks[i].digits)
			c += v.post[i] * float64(v.blocks[i].chars)
		}
		return ratio(d, c)
	}},
	{"prose_run", "ln(1+most words of prose in 8 blocks)", func(v *pageView) float64 {
		most := 0.0
		for i := range v.blocks {
			most = max(most, v.around(i, i+8).prose)
		}
		return ln(most)
	}},
	{"repeated", "ln(1+most blocks of prose with one tag path that leave the spine in branches of their own)", func(v *pageView) float64 {
		type key struct {
			path int32
			at   page.NodeID
		}
		n := map[key]float64{}
		last := map[key]page.NodeID{}
		most := 0.0
		for i := range v.blocks {
			if b := &v.blocks[i]; b.prose() {
				sp := v.spine[b.from]
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
func (v *pageView) prices() float64 {
	n := 0.0
	for i := range v.blocks {
		b := &v.blocks[i]
		for at := b.from; at < b.to; at++ {
			if v.read[at] && strings.ContainsAny(v.page.Nodes[at].Text, "$€£¥₹") {
				n++
				break
			}
		}
	}
	return n
}
