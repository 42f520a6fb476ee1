package features

import (
	"strings"

	"galley/features/column"
	"galley/features/metadata"
	"galley/features/number"
)

// counted is a column of how many visible elements have one of the tags.
func counted(tags ...string) func(v *DocumentView, _ int) float64 {
	return func(v *DocumentView, _ int) float64 {
		n := 0.0
		for _, t := range tags {
			n += v.tags[t]
		}
		return number.Ln(n)
	}
}

// documentFeatures tell articles from lists, shops, forums and the like. Kept are the
// blocks with a posterior of at least keptFrom.
var documentFeatures = []feature[*DocumentView, int]{
	{"words", column.LogCount, "words kept", func(v *DocumentView, _ int) float64 { return number.Ln(v.kept.Words) }},
	{"prose", column.LogCount, "words of prose kept", func(v *DocumentView, _ int) float64 { return number.Ln(v.kept.Prose) }},
	{"prose_share", column.Share, "kept words that are prose", func(v *DocumentView, _ int) float64 { return v.kept.ProseShare() }},
	{"words_share", column.Share, "words that are kept", func(v *DocumentView, _ int) float64 { return number.Ratio(v.kept.Words, v.All.Words) }},
	{"prose_kept", column.Share, "prose that is kept", func(v *DocumentView, _ int) float64 { return number.Ratio(v.kept.Prose, v.All.Prose) }},
	{"links", column.Share, "kept characters in links", func(v *DocumentView, _ int) float64 { return v.kept.LinkShare() }},
	{"size", column.LogCount, "kept words per kept block", func(v *DocumentView, _ int) float64 { return number.Ln(number.Ratio(v.kept.Words, v.kept.Blocks)) }},
	{"blocks", column.LogCount, "kept blocks", func(v *DocumentView, _ int) float64 { return number.Ln(v.kept.Blocks) }},
	{"kept_in", column.Share, "expected words of the body subtree, of its words", func(v *DocumentView, _ int) float64 { return v.keptIn }},
	{"expected_words", column.LogCount, "expected words of the page", func(v *DocumentView, _ int) float64 { return number.Ln(v.expected[len(v.Blocks)]) }},
	{"expected_f1", column.Share, "highest expected F1 of a subtree", func(v *DocumentView, _ int) float64 { return v.expectedF1(v.Within(v.best)) }},
	{"posterior", column.Probability, "mean posterior in the subtree with the highest expected F1", func(v *DocumentView, _ int) float64 { return v.mean(v.Within(v.best)) }},
	{"uncertainty", column.Share, "mean of p(1-p) over the words, p being the posterior of the block", func(v *DocumentView, _ int) float64 { return v.uncertainty() }},
	{"body_margin", column.Logit, "logit of the body less that of the runner-up, at most 10", func(v *DocumentView, _ int) float64 { return min(v.bodyMargin, 10) }},
	{"title", column.Logit, "logit of the title less that of the runner-up, at most 10", func(v *DocumentView, _ int) float64 { return min(v.title-v.second, 10) }},
	{"title_h1", column.Flag, "the title is an h1", func(v *DocumentView, _ int) float64 { return number.Flag(v.rank == 1) }},
	{"title_document", column.Share, "F1 of the words of the title and <title>", func(v *DocumentView, _ int) float64 { return v.agrees.F1 }},
	{"h1s", column.Count, "h1 elements, 4 at most", func(v *DocumentView, _ int) float64 { return min(4, v.tags["h1"]) }},
	{"h23", column.LogCount, "h2 and h3 elements", counted("h2", "h3")},
	{"articles", column.LogCount, "article elements", counted("article")},
	{"times", column.LogCount, "time elements", counted("time")},
	{"forms", column.LogCount, "form elements", counted("form")},
	{"inputs", column.LogCount, "input, select, textarea and button elements", counted("input", "select", "textarea", "button")},
	{"images", column.LogCount, "img elements", counted("img")},
	{"lists", column.LogCount, "li elements", counted("li")},
	{"cells", column.LogCount, "td and th elements", counted("td", "th")},
	{"code", column.LogCount, "pre and code elements", counted("pre", "code")},
	{"og_article", column.Flag, "Open Graph's type is article", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.OpenGraphArticle) }},
	{"linked_article", column.Flag, "linked data has an article", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.LinkedArticle) }},
	{"linked_other", column.Flag, "linked data has an object of a type for lists, products, forums and the like", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.LinkedOther) }},
	{"published", column.Flag, "the head has a date of publication", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.Published) }},
	{"author", column.Flag, "the head names an author", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.Author) }},
	{"path", column.Count, "parts of the path of the address, 6 at most", func(v *DocumentView, _ int) float64 { return float64(min(6, v.head.Address.Depth)) }},
	{"top_page", column.Flag, "the address is that of a front page", func(v *DocumentView, _ int) float64 {
		return number.Flag(v.head.Address.Depth == 0 && v.Page.URL != "")
	}},
	{"dated", column.Flag, "a part of the address is a year", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.Address.Dated) }},
	{"story_address", column.Flag, "a part of the address is a word for articles", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.Address.Story) }},
	{"shop_address", column.Flag, "a part of the address is a word for goods, services or lists", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.Address.Shop) }},
	{"talk_address", column.Flag, "a part of the address is a word for discussions", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.Address.Talk) }},
	{"manual_address", column.Flag, "a part of the address is a word for documentation", func(v *DocumentView, _ int) float64 { return number.Flag(v.head.Address.Manual) }},
	{"prices", column.LogCount, "blocks with a sign of a currency", func(v *DocumentView, _ int) float64 { return number.Ln(v.prices()) }},
	{"asks", column.Flag, "the title ends with a question mark", func(v *DocumentView, _ int) float64 { return number.Flag(strings.HasSuffix(v.heading, "?")) }},
	{"slug", column.LogCount, "words of the last part of the address", func(v *DocumentView, _ int) float64 {
		return number.Ln(float64(v.head.Titles[metadata.FromAddress].Words))
	}},
	{"slug_title", column.Share, "F1 of the words of the title and those of the last part of the address", func(v *DocumentView, _ int) float64 { return v.slug }},
	{"page_prose", column.LogCount, "words of prose of the page", func(v *DocumentView, _ int) float64 { return number.Ln(v.All.Prose) }},
	{"page_links", column.Share, "characters of the page in links", func(v *DocumentView, _ int) float64 { return v.All.LinkShare() }},
	{"page_blocks", column.LogCount, "blocks of the page", func(v *DocumentView, _ int) float64 { return number.Ln(v.All.Blocks) }},
	{"digits", column.Share, "characters that are digits, each times the posterior of its block", func(v *DocumentView, _ int) float64 { return v.digitShare() }},
	{"prose_run", column.LogCount, "most words of prose in 8 blocks in a row", func(v *DocumentView, _ int) float64 { return number.Ln(v.longestProse()) }},
	{"repeated", column.LogCount, "most branches off one element of the main path that have prose with one tag path", func(v *DocumentView, _ int) float64 { return number.Ln(v.repeatedProse()) }},
}
