package features

import "strings"

// counted is a column of how many visible elements have one of the tags.
func counted(tags ...string) func(v *DocumentView, _ int) float64 {
	return func(v *DocumentView, _ int) float64 {
		n := 0.0
		for _, t := range tags {
			n += v.tags[t]
		}
		return ln(n)
	}
}

// documentFeatures tell articles from lists, shops, forums and the like. Kept are the
// blocks with a posterior of at least keptFrom.
var documentFeatures = []feature[*DocumentView, int]{
	{"words", LogCount, "words kept", func(v *DocumentView, _ int) float64 { return ln(v.kept.words) }},
	{"prose", LogCount, "words of prose kept", func(v *DocumentView, _ int) float64 { return ln(v.kept.prose) }},
	{"prose_share", Share, "kept words that are prose", func(v *DocumentView, _ int) float64 { return v.kept.proseShare() }},
	{"words_share", Share, "words that are kept", func(v *DocumentView, _ int) float64 { return ratio(v.kept.words, v.all.words) }},
	{"prose_kept", Share, "prose that is kept", func(v *DocumentView, _ int) float64 { return ratio(v.kept.prose, v.all.prose) }},
	{"links", Share, "kept characters in links", func(v *DocumentView, _ int) float64 { return v.kept.linkShare() }},
	{"size", LogCount, "kept words per kept block", func(v *DocumentView, _ int) float64 { return ln(ratio(v.kept.words, v.kept.blocks)) }},
	{"blocks", LogCount, "kept blocks", func(v *DocumentView, _ int) float64 { return ln(v.kept.blocks) }},
	{"kept_in", Share, "expected words of the body subtree, of its words", func(v *DocumentView, _ int) float64 { return v.keptIn }},
	{"expected_words", LogCount, "expected words of the page", func(v *DocumentView, _ int) float64 { return ln(v.expected[len(v.blocks)]) }},
	{"expected_f1", Share, "highest expected F1 of a subtree", func(v *DocumentView, _ int) float64 { return v.expectedF1(v.within(v.best)) }},
	{"posterior", Probability, "mean posterior in the subtree with the highest expected F1", func(v *DocumentView, _ int) float64 { return v.mean(v.within(v.best)) }},
	{"uncertainty", Share, "mean of p(1-p) over the words, p being the posterior of the block", func(v *DocumentView, _ int) float64 { return v.uncertainty() }},
	{"body_margin", Logit, "logit of the body less that of the runner-up, at most 10", func(v *DocumentView, _ int) float64 { return min(v.bodyMargin, 10) }},
	{"title", Logit, "logit of the title less that of the runner-up, at most 10", func(v *DocumentView, _ int) float64 { return min(v.title-v.second, 10) }},
	{"title_h1", Flag, "the title is an h1", func(v *DocumentView, _ int) float64 { return flag(v.rank == 1) }},
	{"title_document", Share, "F1 of the words of the title and <title>", func(v *DocumentView, _ int) float64 { return v.agrees.f1 }},
	{"h1s", Count, "h1 elements, 4 at most", func(v *DocumentView, _ int) float64 { return min(4, v.tags["h1"]) }},
	{"h23", LogCount, "h2 and h3 elements", counted("h2", "h3")},
	{"articles", LogCount, "article elements", counted("article")},
	{"times", LogCount, "time elements", counted("time")},
	{"forms", LogCount, "form elements", counted("form")},
	{"inputs", LogCount, "input, select, textarea and button elements", counted("input", "select", "textarea", "button")},
	{"images", LogCount, "img elements", counted("img")},
	{"lists", LogCount, "li elements", counted("li")},
	{"cells", LogCount, "td and th elements", counted("td", "th")},
	{"code", LogCount, "pre and code elements", counted("pre", "code")},
	{"og_article", Flag, "Open Graph's type is article", func(v *DocumentView, _ int) float64 { return flag(v.head.openGraphArticle) }},
	{"linked_article", Flag, "linked data has an article", func(v *DocumentView, _ int) float64 { return flag(v.head.linkedArticle) }},
	{"linked_other", Flag, "linked data has an object of a type for lists, products, forums and the like", func(v *DocumentView, _ int) float64 { return flag(v.head.linkedOther) }},
	{"published", Flag, "the head has a date of publication", func(v *DocumentView, _ int) float64 { return flag(v.head.published) }},
	{"author", Flag, "the head names an author", func(v *DocumentView, _ int) float64 { return flag(v.head.author) }},
	{"path", Count, "parts of the path of the address, 6 at most", func(v *DocumentView, _ int) float64 { return float64(min(6, v.head.address.depth)) }},
	{"top_page", Flag, "the address is that of a front page", func(v *DocumentView, _ int) float64 { return flag(v.head.address.depth == 0 && v.page.URL != "") }},
	{"dated", Flag, "a part of the address is a year", func(v *DocumentView, _ int) float64 { return flag(v.head.address.dated) }},
	{"story_address", Flag, "a part of the address is a word for articles", func(v *DocumentView, _ int) float64 { return flag(v.head.address.story) }},
	{"shop_address", Flag, "a part of the address is a word for goods, services or lists", func(v *DocumentView, _ int) float64 { return flag(v.head.address.shop) }},
	{"talk_address", Flag, "a part of the address is a word for discussions", func(v *DocumentView, _ int) float64 { return flag(v.head.address.talk) }},
	{"manual_address", Flag, "a part of the address is a word for documentation", func(v *DocumentView, _ int) float64 { return flag(v.head.address.manual) }},
	{"prices", LogCount, "blocks with a sign of a currency", func(v *DocumentView, _ int) float64 { return ln(v.prices()) }},
	{"asks", Flag, "the title ends with a question mark", func(v *DocumentView, _ int) float64 { return flag(strings.HasSuffix(v.heading, "?")) }},
	{"slug", LogCount, "words of the last part of the address", func(v *DocumentView, _ int) float64 { return ln(float64(v.head.titles[fromAddress].words)) }},
	{"slug_title", Share, "F1 of the words of the title and those of the last part of the address", func(v *DocumentView, _ int) float64 { return v.slug }},
	{"page_prose", LogCount, "words of prose of the page", func(v *DocumentView, _ int) float64 { return ln(v.all.prose) }},
	{"page_links", Share, "characters of the page in links", func(v *DocumentView, _ int) float64 { return v.all.linkShare() }},
	{"page_blocks", LogCount, "blocks of the page", func(v *DocumentView, _ int) float64 { return ln(v.all.blocks) }},
	{"digits", Share, "characters that are digits, each times the posterior of its block", func(v *DocumentView, _ int) float64 { return v.digitShare() }},
	{"prose_run", LogCount, "most words of prose in 8 blocks in a row", func(v *DocumentView, _ int) float64 { return ln(v.longestProse()) }},
	{"repeated", LogCount, "most branches off one element of the main path that have prose with one tag path", func(v *DocumentView, _ int) float64 { return ln(v.repeatedProse()) }},
}
