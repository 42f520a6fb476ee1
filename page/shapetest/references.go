package shapetest

// references are pages on which elements name each other.
func references() []Shape {
	return []Shape{
		body("ref same id", "<p id=x>Text %d of it.</p>"),
		body("ref same name", "<a name=x>%d</a><a href=#x>y</a> "),
		body("ref hash one", "<p><a href=#x>Text %d</a></p>"),
		body("ref hash each", "<p id=x%d>Text, <a href=#x%p>before</a></p>"),
		body("ref hash missing", "<p>Text, <a href=#y%d>before</a></p>"),
		within("ref contents", "<ul>", "<li><a href=#c%d>Part %s</a>", "</ul>"+"<h2 id=c1>Part</h2>"),
		{Name: "ref contents sections", Body: func(n int) string {
			return "<ul>" + repeat(n/2, "<li><a href=#c%d>Part %s</a>") + "</ul>" + repeat(n/2, "<h2 id=c%d>Part %s</h2><p>Text of it, which is one.</p>")
		}},
		{Name: "ref footnotes", Body: func(n int) string {
			return "<p>" + repeat(n/2, "word <sup><a href=#fn%d id=r%d>%d</a></sup> ") + "</p><ol>" + repeat(n/2, "<li id=fn%d>A note on %s. <a href=#r%d>↩</a>") + "</ol>"
		}},
		{Name: "ref footnotes one", Body: func(n int) string {
			return "<p>" + repeat(n/2, "word <sup><a href=#fn id=r%d>1</a></sup> ") + "</p><ol><li id=fn>" + repeat(n/2, "<a href=#r%d>^</a> ") + "A note</ol>"
		}},
		body("ref footnotes pairs", "<p>Text <a href=#n%d id=m%d>[%d]</a></p><p id=n%d><a href=#m%d>[%d]</a> A note on it.</p>"),
		body("ref controls one", "<button aria-expanded=false aria-controls=x>Open %d</button>"),
		{Name: "ref controls same ids", Body: func(n int) string {
			return repeat(n/2, "<button aria-expanded=false aria-controls=x>Open %d</button>") + repeat(n/2, "<div id=x hidden>Text of it %d.</div>")
		}},
		{Name: "ref controls behind", Body: func(n int) string {
			return repeat(n/2, "<button aria-expanded=false aria-controls=x%d>Open %d</button>") + repeat(n/2, "<div id=x%d hidden>Text of it %d.</div>")
		}},
		{Name: "ref labels", Body: func(n int) string {
			return repeat(n/2, "<label for=x%d>Name %d</label>") + repeat(n/2, "<input id=x%d>")
		}},
		body("ref labelledby one", "<section aria-labelledby=x><p>Text %d of it.</p></section>"),
		body("ref labelledby each", "<section aria-labelledby=x%d><h2 id=x%d>Part %s</h2><p>Text %d of it.</p></section>"),
		body("ref labelledby circle", "<div id=x%d aria-labelledby=x%p aria-controls=x%p aria-owns=x%p>x %d</div>"),
		body("ref describedby", "<p id=d%d aria-describedby=d%p>Text %s.</p>"),
		{Name: "ref tabs behind", Body: func(n int) string {
			return "<div role=tablist>" + repeat(n/2, "<button role=tab aria-controls=t%d>Tab %s</button>") + "</div>" + repeat(n/2, "<div role=tabpanel id=t%d hidden>A text %d of a panel.</div>")
		}},
		{Name: "ref hash tabs", Body: func(n int) string {
			return "<ul>" + repeat(n/2, "<li><a href=#t%d>Tab %s</a>") + "</ul><div>" + repeat(n/2, "<div id=t%d style='display:none'>A text %d of a panel.</div>") + "</div>"
		}},
		body("ref itemref", "<div itemscope itemtype=https://schema.org/Person itemref=x%p id=x%d><span itemprop=name>Anna %s</span></div>"),
		{Name: "ref itemref all", Body: func(n int) string {
			return repeat(n/2, "<div itemscope itemtype=https://schema.org/NewsArticle itemref='a b c'><span itemprop=name>x %d</span></div>") + "<div id=a>" + repeat(n/2, "<span itemprop=author>Anna %s</span>") + "</div>"
		}},
		body("ref microdata", "<div itemscope itemtype=https://schema.org/NewsArticle><h2 itemprop=headline>Story %d</h2><span itemprop=author itemscope itemtype=https://schema.org/Person><b itemprop=name>Anna %s</b></span></div>"),
		nested("ref microdata deep", "<div itemscope itemprop=x itemtype=https://schema.org/NewsArticle><b itemprop=name>%d</b>", "x", "</div>"),
		body("ref rdfa", "<div vocab=https://schema.org/ typeof=Article><h2 property=headline>Story %d</h2><span property=author>Anna %s</span></div>"),
		nested("ref rdfa deep", "<div typeof=Article property=x><b property=name>%d</b>", "x", "</div>"),
		body("ref hentry", "<div class=hentry><h2 class=entry-title>Story %d</h2><span class='author vcard'><b class=fn>Anna %s</b></span><abbr class=published title=2024-05-12>12 May</abbr></div>"),
		{Name: "ref sign in", Body: func(n int) string {
			return "<div>" + repeat(n/2, "<p>Text %d of it, which is one of a few words.</p>") + "</div><div>" + repeat(n/2, "<p><a href=/login/%d>Sign in</a> and read on.</p>") + "</div>"
		}},
		body("ref map", "<img usemap=#m src=/%d.png>"),
		body("ref headers", "<table><tr><th id=h%d>x<tr><td headers=h%d>%s</table>"),
		body("ref base", "<base href=/%d/><p><a href=x>Text</a></p>"),
	}
}
