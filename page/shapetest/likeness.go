package shapetest

import "strings"

// likeness are pages with many parts that are like each other.
func likeness() []Shape {
	return []Shape{
		body("like same p", "<p>The same text of a paragraph, which stands very often.</p>"),
		body("like same div p", "<div><p>The same text of a paragraph, which stands very often.</p></div>"),
		body("like two", "<p>The same text of a paragraph.</p><p>Another text of a paragraph %d.</p>"),
		{Name: "like prefixes", Body: prefixes},
		{Name: "like prefixes down", Body: func(n int) string { return prefixes(n) + prefixes(n) }},
		{Name: "like copies", Body: func(n int) string {
			return "<div>" + repeat(n/2, "<p>Text %d of it, with %s and more.</p>") + "</div><div hidden>" + repeat(n/2, "<p>Text %d of it, with %s and more.</p>") + "</div>"
		}},
		{Name: "like copies shown", Body: func(n int) string {
			return "<div>" + repeat(n/2, "<p>Text %d of it, with %s and more.</p>") + "</div><div>" + repeat(n/2, "<p>Text %d of it, with %s and more.</p>") + "</div>"
		}},
		{Name: "like copies hidden many", Body: func(n int) string {
			return repeat(n/2, "<p>Text of it, with %s and more.</p>") + repeat(n/2, "<p hidden>Text of it, with %s and more.</p>")
		}},
		body("like long runs", "<p>a b c d e f g h i j k l m n o p %d</p>"),
		body("comments", "<div class=comment><b>Anna %s</b> <time datetime=2024-05-12>12 May 2024</time><p>I do not think that it is %d.</p><a href=/r/%d>Reply</a></div>"),
		within("comments list", "<h2>Comments</h2><ol id=comments>", "<li><b>Anna %s</b> 12 May 2024<p>I do not think that it is %d.</p><a href=/r/%d>Reply</a>", "</ol>"),
		body("posts", "<div class=post id=p%d><div class=user><a href=/u/%d>Anna%s</a><br>Posts: %d</div><div>12 May 2024, 10:00 #%d</div><div class=text><blockquote>Anna wrote: x</blockquote>I think that it is %s. And more of it.</div><hr>Signature of Anna</div>"),
		body("bylines", "<p class=byline>By Anna %s</p>"),
		body("bylines same", "<p class=byline>By Anna Smith</p>"),
		body("bylines marked", "<p class=author><a rel=author href=/u/%d>Anna %s</a></p>"),
		body("bylines words", "<p>By Anna %s, London</p>"),
		body("datelines", "<p>12 May 2024, 10:00</p>"),
		body("datelines published", "<p>Published: 12 May 2024, %d words</p>"),
		body("datelines different", "<p>Updated %d May 2024 by %s</p>"),
		body("names", "<p>Anna %s</p>"),
		body("names paragraphs", "<p>Anna Smith said that Anna %s was there. </p>"),
		body("teasers", "<div class=teaser><a href=/s/%d><img src=/%d.jpg><h3>A story about %s</h3></a><p>More of it is told in this story of the day.</p><a href=/s/%d>Read more</a></div>"),
		body("teasers links", "<li><a href=/s/%d>A story about the %s of the day</a> 12 May 2024"),
		body("read more", "<p>Read more: <a href=/s/%d>A story about %s</a></p>"),
		body("next stories", "<article><h1>A story %d</h1><p>By Anna %s</p><p>It is told here that the story goes on, and on, and on.</p></article>"),
		body("headings title", "<h2>Storm hits the coast</h2><p>A text below it, %d.</p>"),
		body("headings title begin", "<h2>Storm hits the coast, %d</h2>"),
		within("sources", "<h2>References</h2><ol>", "<li>Smith, A. (2024). The %s. <i>Journal of %s</i>, %d(1), 1-%d. doi:10.1/%d", "</ol>"),
		body("sources paragraphs", "<p>[%d] A. Smith: The %s. Journal, 2024, pp. 1-%d. https://doi.org/10.1/%d</p>"),
		body("updates", "<div><time>10:00</time><h3>What is %s</h3><p>It is told that %d people were there.</p></div>"),
		body("updates text", "<p>10:%d It is told that %s people were there.</p>"),
		body("recipes", "<div><h3>Ingredients</h3><ul><li>%d g %s</ul></div>"),
		body("recipes text", "<p>%d g of flour</p>"),
		body("products", "<div class=product><a href=/p/%d><img src=/%d.jpg></a><h3>%s</h3><span class=price>$ %d.99</span><button>Buy</button></div>"),
		body("specs", "<table class=specs><tr><th>Weight<td>%d g<tr><th>Colour<td>%s</table>"),
		body("questions", "<h3>What is %s?</h3><p>It is %d of it.</p>"),
		body("share", "<ul class=share><li><a href='https://example.org/share?u=%d'>Share</a></ul>"),
		body("ads", "<div class=ad>Advertisement</div>"),
		body("captions", "<p><img src=/%d.jpg width=600 height=400></p><p><em>A picture of %s. Photo: Anna</em></p>"),
		body("captions photo", "<div><img src=/%d.jpg width=600 height=400><span>Photo: Anna %s</span></div>"),
		body("gallery", "<li><figure><a href=/%d.jpg><img src=/%d-s.jpg alt='%s'></a></figure>"),
		body("galleries", "<div class=gallery><img src=/%d.jpg><img src=/%d-2.jpg></div>"),
		body("same pictures", "<p><img src=/x.jpg width=600 height=400 alt=x> %d</p>"),
		body("breadcrumbs", "<ol class=breadcrumb><li><a href=/>Home</a><li><a href=/%d>%s</a></ol>"),
		body("anchors", "<h2 id=h%d>Part %s <a href=#h%d>¶</a></h2><p>Text.</p>"),
		body("listings", "<div><h2><a href=/s/%d>%s is told</a></h2><p>12 May 2024 - It is told here that the story goes on. <a href=/s/%d>more</a></p></div>"),
		within("chapters", "<div>", "<h3>Chapter %d</h3><p>Text of it.</p>", "</div>"),
		body("levels", "<div><div><div><p>Text %d</p></div></div></div>"),
		body("columns", "<div class=col><p>Text %d of it.</p></div><div class=col><ul><li>a %s</ul></div>"),
		body("copyright", "<p>© 2024 The %s. All rights reserved.</p>"),
		body("agencies", "<p>(Reuters) - In %s it is told. (dpa) %d</p>"),
		body("cut here", "<p>Subscribe to read %d</p><p>Sign up for our newsletter</p>"),
		body("mixed languages", "<p lang=de>Ein Satz, der %d steht und gelesen wird.</p><p lang=fr>Une phrase qui est %s.</p>"),
		body("numbered", "<p>%d. What is %s</p>"),
		body("bullets", "<p>• What is %s</p>"),
		body("bold headings", "<p><b>What is %s</b></p><p>It is told that it is.</p>"),
		body("bold lines", "<p><strong>Q: What is %s?</strong><br>A: It is %d.</p>"),
		body("paths", "<%s>word, and more</%s><p>other text</p>"),
		body("scripts data", "<script>window.d%d = {\"articleBody\": \"Text of %s, and more of it.\"}</script>"),
	}
}

// prefixes are texts of which each begins with the one before.
func prefixes(n int) string {
	var b strings.Builder
	// The lengths grow by a word, so that there are as many as the root of n.
	text := ""
	for i := 0; b.Len() < n; i++ {
		text += word(i) + " "
		b.WriteString("<p>" + text + "</p>\n")
	}
	return b.String()
}
