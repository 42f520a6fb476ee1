package shapetest

import (
	"fmt"
	"strings"
)

const ld = "<script type=application/ld+json>"

// heads are pages that say very much for programs, and style sheets.
func heads() []Shape {
	sheet := func(name, before, rule, behind string) Shape {
		return Shape{Name: name, Head: func(n int) string { return "<style>" + before + repeat(n*3/4, rule) + behind + "</style>" },
			Body: func(n int) string { return repeat(n/4, "<p class=c%d>Text of <b>%s</b>, and more.</p>") }}
	}
	nest := func(name, before, open, text, shut, behind string) Shape {
		return Shape{Name: name, Head: func(n int) string {
			k := n / (len(open) + len(shut))
			return before + strings.Repeat(open, k) + text + strings.Repeat(shut, k) + behind
		}}
	}
	return []Shape{
		head("meta", "", "<meta name=x%d content='Text %s'>", ""),
		head("meta author", "", "<meta name=author content='Anna %s'>", ""),
		head("meta author same", "", "<meta name=author content='Anna Smith'>", ""),
		head("meta author one", "<meta name=author content='", "Anna %s, ", "'>"),
		head("meta author and", "<meta name=author content='", "and ", "'>"),
		head("meta description", "<meta name=description content='", "Text of %s, and more. ", "'>"),
		head("meta descriptions", "", "<meta name=description content='Text of %s, and more.'>", ""),
		head("meta keywords", "<meta name=keywords content='", "%s, ", "'>"),
		head("meta tags", "", "<meta property=article:tag content='Tag %s'>", ""),
		head("meta dates", "", "<meta property=article:published_time content=2024-05-12T10:00:%d>", ""),
		head("meta date one", "<meta property=article:published_time content='", "12 May 2024 ", "'>"),
		head("meta images", "", "<meta property=og:image content=/%d.jpg><meta property=og:image:width content=%d>", ""),
		head("meta sites", "", "<meta property=og:site_name content='The %s'>", ""),
		head("meta site one", "<meta property=og:site_name content='", "The %s ", "'>"),
		head("meta citation", "", "<meta name=citation_author content='Smith, Anna %s'>", ""),
		head("meta url", "<meta property=og:url content='https://example.org/", "a/%d/", "'>"),
		head("link", "", "<link rel=x%d href=/%d>", ""),
		head("link alternate", "", "<link rel=alternate hreflang=x-%d href=/%d>", ""),
		head("link icon", "", "<link rel=icon sizes=%dx%d href=/%d.png>", ""),
		head("link canonical", "", "<link rel=canonical href=/%d>", ""),
		head("link author", "", "<link rel=author href=/u/%d title='Anna %s'>", ""),
		head("base", "", "<base href=/%d/>", ""),
		head("script", "", "<script>var x%d;</script>", ""),
		head("ld scripts", "", ld+`{"@type":"NewsArticle","headline":"Story %d","author":{"name":"Anna %s"}}</script>`, ""),
		head("ld things", ld+"[", `{"@type":"NewsArticle","headline":"Story %d","author":{"name":"Anna %s"}},`, "{}]</script>"),
		head("ld graph", ld+`{"@graph":[`, `{"@id":"#%d","@type":"Person","name":"Anna %s"},`, `{"@type":"NewsArticle","author":{"@id":"#5"}}]}</script>`),
		head("ld graph chain", ld+`{"@graph":[`, `{"@id":"#%d","@type":"NewsArticle","author":{"@id":"#%p"},"isPartOf":{"@id":"#%p"}},`, `{"@type":"NewsArticle","author":{"@id":"#5"}}]}</script>`),
		head("ld graph same", ld+`{"@graph":[`, `{"@id":"#x","@type":"NewsArticle","author":{"@id":"#x"},"mainEntity":{"@id":"#x"}},`, `{}]}</script>`),
		head("ld authors", ld+`{"@type":"NewsArticle","headline":"Storm hits the coast","author":[`, `{"@type":"Person","name":"Anna %s"},`, `{}]}</script>`),
		head("ld author refs", ld+`{"@graph":[{"@id":"#a","@type":"Person","name":"Anna Smith"},{"@type":"NewsArticle","author":[`, `{"@id":"#a"},`, `{}]}]}</script>`),
		head("ld body", ld+`{"@type":"NewsArticle","headline":"Storm hits the coast","articleBody":"`, `Text of it %d about %s. `, `"}</script>`),
		head("ld body lines", ld+`{"@type":"NewsArticle","headline":"Storm hits the coast","articleBody":"`, `Text of it %d about %s.\n\n`, `"}</script>`),
		head("ld body tags", ld+`{"@type":"NewsArticle","headline":"Storm hits the coast","articleBody":"`, `&lt;p&gt;Text of it %d about %s.`, `"}</script>`),
		head("ld body escapes", ld+`{"@type":"NewsArticle","articleBody":"`, `\u00e9`, `"}</script>`),
		head("ld bodies", ld+"[", `{"@type":"NewsArticle","articleBody":"Text of it %d about %s, and more of it."},`, "{}]</script>"),
		head("ld keys", ld+"{", `"k%d":"%s",`, `"@type":"NewsArticle"}</script>`),
		head("ld headline", ld+`{"@type":"NewsArticle","headline":"`, `Storm %s `, `"}</script>`),
		head("ld broken", ld, `{"@type":"NewsArticle","headline":"Story %d" `, "</script>"),
		head("ld open quotes", ld, `{"a":"b" "`, "</script>"),
		head("ld comments", ld, "/* x */ // y %d\n", "{}</script>"),
		head("ld breadcrumbs", ld+`{"@type":"BreadcrumbList","itemListElement":[`, `{"@type":"ListItem","position":%d,"name":"%s","item":"/%d"},`, `{}]}</script>`),
		head("ld recipe", ld+`{"@type":"Recipe","name":"Storm","recipeIngredient":[`, `"%d g of %s",`, `"x"],"recipeInstructions":"y"}</script>`),
		head("ld recipe steps", ld+`{"@type":"Recipe","name":"Storm","recipeInstructions":[`, `{"@type":"HowToStep","text":"Take %d of %s and mix it."},`, `{}]}</script>`),
		head("ld questions", ld+`{"@type":"FAQPage","mainEntity":[`, `{"@type":"Question","name":"What is %s?","acceptedAnswer":{"@type":"Answer","text":"It is %d of it."}},`, `{}]}</script>`),
		head("ld comment things", ld+`{"@type":"DiscussionForumPosting","headline":"Storm","comment":[`, `{"@type":"Comment","text":"It is %d of %s.","author":{"name":"Anna"}},`, `{}]}</script>`),
		head("ld types", ld+`{"@type":[`, `"NewsArticle",`, `"x"],"headline":"y"}</script>`),
		head("ld hasPart", ld+`{"@type":"NewsArticle","isAccessibleForFree":false,"hasPart":[`, `{"@type":"WebPageElement","isAccessibleForFree":false,"cssSelector":".c%d"},`, `{}]}</script>`),
		{Name: "ld hasPart classes", Head: func(n int) string {
			return ld + `{"@type":"NewsArticle","isAccessibleForFree":false,"hasPart":[` + repeat(n/2, `{"@type":"WebPageElement","isAccessibleForFree":false,"cssSelector":".c%d"},`) + `{}]}</script>`
		}, Body: func(n int) string {
			return repeat(n/2, "<p class=c%d>Text of %s, which is long enough to be a paragraph.</p>")
		}},
		head("ld selector", ld+`{"@type":"NewsArticle","hasPart":{"isAccessibleForFree":false,"cssSelector":"`, `.c%d > p, `, `x"}}</script>`),
		nest("ld deep", ld, `{"mainEntity":`, `{"@type":"NewsArticle"}`, "}", "</script>"),
		nest("ld deep arrays", ld, "[", `{"@type":"NewsArticle"}`, "]", "</script>"),
		nest("ld deep body", ld, `{"@type":"NewsArticle","articleBody":"x","isPartOf":`, "{}", "}", "</script>"),
		{Name: "ld both", Head: func(n int) string {
			return ld + `{"@type":"NewsArticle","headline":"Storm hits the coast","articleBody":"` + repeat(n/2, "Text %d of it, with %s and more words. ") + `"}</script>`
		}, Body: func(n int) string { return repeat(n/2, "<p>Text %d of it, with %s and more words.</p>") }},
		{Name: "ld body and paragraphs", Head: func(n int) string {
			return repeat(n/2, ld+`{"@type":"NewsArticle","headline":"Storm %d","articleBody":"Text %d of it, with %s and more words."}</script>`)
		}, Body: func(n int) string { return repeat(n/2, "<p>Text %d of it, with %s and more words.</p>") }},
		{Name: "authors both", Head: func(n int) string {
			return repeat(n/2, "<meta name=author content='Anna %s'>")
		}, Body: func(n int) string { return repeat(n/2, "<p>By <a rel=author href=/u/%d>Anna %s</a></p>") }},
		sheet("css classes", "", ".c%d { color: red; margin: 1px }\n", ""),
		sheet("css hidden", "", ".c%d { display: none }\n", ""),
		sheet("css deep", "", "body main article p.c%d > b + i ~ u { color: red }\n", ""),
		sheet("css all", "", "* * * b { color: red }\n", ""),
		sheet("css is", "", ":is(.c%d, :not(.d%d, p:has(b))) :is(b, i) { color: red }\n", ""),
		sheet("css vars", "", ":root { --v%d: var(--v%p) }\n", "p { color: var(--v9) }"),
		sheet("css media", "", "@media (min-width: %dpx) { .c%d { display: none } }\n", ""),
		sheet("css selectors", "", ".c%d, ", "x { display: none }"),
		sheet("css face", "", "@font-face { font-family: F%d; src: url(/%d.woff2) }\n", ""),
		sheet("css import", "", "@import url(/%d.css);\n", ""),
		sheet("css comments", "", "/* %d", ""),
		sheet("css open", "", ".c%d { ", ""),
		sheet("css content", "", ".c%d::before { content: 'x' }\n", ""),
		{Name: "css nested is", Head: func(n int) string {
			k := n / 6
			return "<style>" + strings.Repeat(":is(a,", k) + "b" + strings.Repeat(")", k) + "{display:none}</style>"
		}},
		{Name: "charset", Head: func(n int) string { return repeat(n, "<meta charset=utf-%d>") }},
		{Name: "refresh", Head: func(n int) string { return repeat(n, "<meta http-equiv=refresh content='%d;url=/%d'>") }},
		{Name: "late charset", Head: func(n int) string { return fmt.Sprintf("<!--%s--><meta charset=latin1>", strings.Repeat("x", n)) }},
	}
}
