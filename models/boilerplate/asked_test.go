package boilerplate

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/page"
)

// Parts of the pages of TestRulesOfArticles.
const (
	para      = "<p class=t>" + bodytest.LongText + "</p>"
	threePara = para + para + para
	note      = "<p>" + bodytest.LongText + `<sup id=r1><a href="#n1">1</a></sup></p>`
	stew      = `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["600 g of oslo beef","2 dl of wine"],"recipeInstructions":[{"@type":"HowToStep","text":"Cut it all and let it boil for an hour."}]}</script>`
	offered   = `<h2>Read on with a subscription</h2><p>All articles of Oslo for a month.</p><button>Test now</button>`
	members   = `<p>Read on from the town and from all of the coast.</p><ul><li>All articles with one account, on every device.</li><li>The paper as it is printed, each morning at five.</li><li>Riddles for all of the family.</li></ul>`
	card      = "<div class=c><h3>A boat</h3><img src=a.png><p>Oslo. " + bodytest.LongText + "</p></div>"
	excerpt   = `<div class=c><h3><a href=/x>Other news of the town</a></h3><p>The mayor of oslo said on...</p></div>`
)

// sure are posteriors of which all but the last are sure.
func sure(n int, last ...float64) (post []float64) {
	for range n {
		post = append(post, 1)
	}
	return append(post, last...)
}

// TestRulesOfArticles: each rule for articles is asked where its words (oslo) are of the text, or are none. The
// packages of the rules test what they ask for.
func TestRulesOfArticles(t *testing.T) {
	box := func(s string) string { return "<div class=b>" + s + "</div>" }
	stone := func(number string) string {
		return strings.Repeat("Stone number "+number+" of the harbour lies there. ", 6)
	}
	again := "<p>Oslo. " + stone("one") + "</p><p>" + stone("two") + "</p><p>Oslo. " + stone("six") + "</p>"
	for _, tt := range []struct {
		rule, source string // of the element body, or around it
		post         []float64
		want         int // how often the word is in the text
	}{
		{"figures.KeepCaptions", para + "<figure><img src=a.png><figcaption>Oslo by night</figcaption></figure>" + para, []float64{1, 0.1, 1}, 1},
		{"figures.KeepBoxed", para + "<div class=x1><div><img src=/i.jpg></div><div class=x2>Oslo seen by night</div></div>" + para, []float64{1, 0.1, 1}, 1},
		{"tables.Keep", para + "<table><tr><th>port<th>days<tr><td>oslo<td>three</table>" + para, []float64{1, 0.1, 0.1, 0.1, 0.1, 1}, 1},
		{"Among.Keep", para + "<ul><li>one oslo<li>another</ul>" + para, []float64{1, 0.1, 0.1, 1}, 1},
		{"Among.KeepCards", para + card + card + card + para, []float64{1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1}, 3},
		{"Among.keepFacts", threePara + "<aside><h3>Facts</h3><ul><li>It was built in the year of 1887<li>It is 31 metres high in oslo</ul></aside>", sure(3, 0.1, 0.1, 0.1), 1},
		{"prose.KeepAlike", threePara + "<div>See also</div><p class=t>Oslo. " + bodytest.LongText + bodytest.LongText + "</p>", sure(3, 0, 0.3), 1},
		{"prose.KeepBoxRun", box(para) + "<section class=o><h4>More</h4><a href=/x>Another story of the town</a></section>" + box(para) + box("<p class=t>Oslo. "+bodytest.LongText+"</p>"), sure(1, 0.1, 0.1, 0.1, 0.1), 1},
		{"prose.KeepShort", threePara + "<p class=t>The answer is oslo.</p>", sure(3, 0.3), 1},
		{"prose.KeepPlaces", "<strong>Oslo</strong> - " + para, []float64{0.1, 1}, 1},
		{"prose.KeepSource", "<main><div id=body>" + para + "</div><blockquote><p>" + bodytest.ShortText + "</p><cite>Ann Oslo, who heads it</cite></blockquote></main>", sure(2, 0.2), 1},
		{"headings.Keep", "<div class=part><h2>Oslo</h2>" + para + "</div>", []float64{0.3, 1}, 1},
		{"headings.KeepOpeners", "<div class=i><button class=q role=button aria-expanded=false>Why oslo?</button>" + para + "</div>", []float64{0.1, 1}, 1},
		{"recipe.Keep", stew + "<h1>A stew</h1><div id=body>" + para + "</div><div><h3>You need</h3><ul><li>600 g of oslo beef<li>2 dl of wine</ul></div>", []float64{0, 1, 0.1, 0.1, 0.1}, 1},
		{"recipe.Keep, a few words outside of the body", stew + "<h1>A stew</h1><div id=body>" + para + para + para + "</div><div><p><a href=/x>More of it</a></p><ul><li>600 g of oslo beef<li>2 dl of wine</ul></div>", []float64{0, 1, 1, 1, 0.1, 0.1, 0.1}, 1},
		{"restoreRecipe", stew + "<h1>A stew</h1><div id=body>" + para + "<ul><li><a href=/beef>600 g of oslo beef</a><li><a href=/wine>2 dl of wine</a></ul>" + para + "</div>", []float64{0, 1, 0.1, 0.1, 1}, 1},
		{"parts.Keep", "<ul><li>one thing</li><li>another</li><li>the last of oslo</li></ul>", sure(2, 0.3), 1},
		{"notes.Keep", note + `<ol><li id=n1><p>As oslo saw as well. <a href="#r1">↩</a></p></li></ol>`, []float64{1, 0.1}, 1},
		{"notes.KeepMarked", "<p>" + bodytest.LongText + "<sup>[1]</sup></p><div>[1] As oslo was told.</div>", []float64{1, 0.3}, 1},
		{"notes.KeepCited", "<p>" + bodytest.LongText + "<a href=#r1>1</a> <a href=#r2>[2]</a></p><h2>References</h2><ul><li id=r1>Lee, Ships, 1991.<li id=r2>Oslo, Ports, 2003.</ul>", []float64{1, 0.1, 0.1, 0.1}, 1},
		{"parts.KeepItemHeads", "<ul><li><p>Oslo</p><ul><li>One</li><li>Two</li></ul></li></ul>", []float64{0.1, 1, 1}, 1},
		{"parts.KeepAlike", "<h1>Two ships</h1><div id=body><div class=slide><b>1 of 2</b><h2>Pier</h2>" + para + "</div><p>Sign up</p><div class=slide><b>2 of 2</b><h2>Oslo</h2>" + para + "</div></div>", []float64{0, 0.2, 1, 1, 0, 0.2, 0.2, 0.2}, 1},
		{"parts.KeepLinked", "<ol><li><a href=#a>The island</a><li><a href=#b>The light</a><li><a href=#c>The boat</a></ol><div id=body><section id=a><h2>The island</h2>" + para + "</section><section id=b><h2>The light</h2>" + para + "</section></div><section id=c><h2>The boat</h2><p>It comes to oslo in May.</p></section>",
			[]float64{0.01, 0.01, 0.01, 0.8, 0.9, 0.8, 0.9, 0.1, 0.1}, 1},
		{"parts.KeepLabels", para + "<b>What speaks for oslo:</b><ul><li>It bears a lot<li>It is cheap</ul>", []float64{1, 0.1, 1, 1}, 1},

		{"standfirst.Find", "<div id=body><h1>A harbour</h1><div>19.10.2026 13:20</div><p>For eight and thirty years he has wound the clock of oslo on each Monday.</p>" + threePara + "</div>", []float64{0, 0, 0.4, 1, 1, 1}, 1},
		{"standfirst.Find, outside", "<h1>A harbour</h1><div>19.10.2026 13:20</div><p>For eight and thirty years he has wound the clock of oslo on each Monday.</p><div id=body>" + threePara + "</div>", []float64{0, 0, 0.4, 1, 1, 1}, 1},
		{"standfirst.Find, a subtitle", "<h1>A harbour</h1><h3>Nobody knows who sent the ships to oslo</h3><div id=body>" + threePara + "</div>", []float64{0, 0.1, 1, 1, 1}, 1},
		{"standfirst.Find, a subtitle that the text begins with", "<h1>A harbour</h1><h3>Nobody knows who sent the ships to oslo</h3><div id=body><p>Nobody knows who sent the ships to oslo, as the mayor said.</p>" + threePara + "</div>", []float64{0, 0.1, 1, 1, 1, 1}, 1},
		{"standfirst.KeyPoints, outside", "<h1>A dive</h1><ul><li>Forty people of oslo learned to dive<li>The journey took five days</ul><div id=body>" + para + para + "</div>", []float64{0, 0.2, 0.2, 1, 1}, 1},
		{"standfirst.KeyPoints", "<h1>A dive</h1><div id=body><ul><li>Forty people of oslo learned to dive<li>The journey took five days</ul>" + para + para + "</div>", []float64{0, 0.2, 0.2, 1, 1}, 1},

		{"leaveOut", "<h1>A harbour for all of oslo</h1><div id=body><p>A harbour for all of oslo</p>" + para + "</div>", sure(3), 0},
		{"datelines.DropAbove", "<h1>A harbour for all of us</h1><p>5 March 2024, by Ann Oslo</p><div id=body>" + para + "</div>", []float64{0, 1, 1}, 0},
		{"datelines.Drop", "<p>Written by Ann Oslo on March 5, 2024</p>" + para, sure(2), 0},
		{"calls.DropForms", threePara + "<div><b>Our letter to oslo</b><p>Each morning in your box.</p><input type=email></div>" + para, sure(6), 0},
		{"calls.DropOffers", threePara + box(offered) + threePara, sure(3, 0.8, 0.8, 0.8, 1, 1, 1), 0},
		{"teasers.Drop", threePara + "<div>" + excerpt + excerpt + excerpt + "</div>", sure(9), 0},
		{"links.DropLists", threePara + "<div><ul><li><a href=/x>Other news of the town</a></li><li><a href=/y>A bridge is built in oslo</a></li></ul></div>", sure(3, 0.6, 0.6), 0},
		{"links.DropLines", threePara + "<p><strong>Read on: <a href=/x>The harbour of Oslo is built anew</a></strong></p>" + para, sure(5), 0},
		{"calls.Drop", threePara + "<p><em>Sign up for our weekly newsletter of oslo and never miss a story.</em></p>" + para, sure(5), 0},
		{"calls.DropAdNotes", para + "<p>Continua após a publicidade</p>" + para, sure(3), 0},
		{"parts.DropSmallPrint", para + para + "<p class=disclaimer>While oslo lasts.</p>", sure(3), 0},
		{"parts.DropPrompts", para + "<div><div>Oslo [1]:</div><pre>x = 1</pre></div><div><div>Oslo [2]:</div><pre>1</pre></div>", sure(5), 0},
		{"tables.DropBareHeads", para + "<table><tr><th>Oslo<th>Year<tr><td><a href=/a>Anna</a><td><a href=/b>Bella</a></table>", sure(3, 0, 0), 0},
		{"links.DropWaysBack", "<nav><a href=/>Home</a><a href=/news>All the news</a></nav><div id=body>" + para + "<p><a href=/news>Back to oslo</a></p></div>", []float64{0, 1, 1}, 0},
		{"links.DropLastLinks", threePara + "<div><div><a href=/x>The harbour of Oslo is built anew</a></div><div><a href=/y>The mill at the weir is sold</a></div></div>", sure(5), 0},
		{"parts.DropBehindEnd", para + "<p>- END -</p><p>Set by Ann Oslo</p>", sure(3), 0},
		{"parts.DropOutsideMarks", "<p>*** THE BOOK OF THE MILL BEGINS ***</p>" + para + "<p>*** THE BOOK OF THE MILL ENDS ***</p>", sure(3), 0},
		{"parts.DropPersons", threePara + `<div itemscope itemtype="https://schema.org/Person"><h3>Ann Lee</h3><p>She has written about oslo for ten years, and she lives beside it with two cats.</p></div>`, sure(5), 0},
		{"parts.DropOwnFacts", "<h1>Hedges and the wrens of winter</h1><div id=body>" + para + "<div><p><b>Citation:</b> Oslo A (2024) Hedges and the Wrens of Winter.</p><p><b>Received: </b>August 2, 2023</p><p><b>Editor</b>: M. Rossi, Bari</p></div>" + para + "</div>", []float64{0, 1, 1, 1, 1, 1}, 0},
		{"repeats.DropPullQuotes", "<p>She turns the sheet. “A kettle of oslo is no kettle at all,” she says.</p><div class=pull>“A kettle of oslo is no kettle at all”</div>" + para, sure(3), 1},
		{"calls.DropSignIns", threePara + para + "<section><div><div>For members only of oslo</div>" + members + "</div><div><div>Open more articles</div>" + members + "</div><form><input type=email></form></section>" + threePara, sure(17), 0},
		{"headings.DropBare", para + "<h2>More of oslo</h2><p>Ann Lee</p>", sure(2, 0.1), 0},
		{"headings.DropLast", para + "<h2>Your oslo</h2><div id=thread></div>", sure(2), 0},
		{"headings.DropLabels", para + "<p><b>More oslo</b></p><ul><li><a href=/a>A wall fell on the pier</a></li><li><a href=/b>More boats</a></li></ul>", sure(2, 0, 0), 0},
		{"repeats.Drop", "<div>" + again + "</div><div>" + again + "</div>", sure(6), 2},
		{"repeats.DropCopies", "<div class=wide><h2>One</h2>" + again + "</div><div class=narrow><div><h2>One</h2></div><p>Oslo. " + stone("one") + stone("two") + "</p><p>Oslo. " + stone("six") + "</p></div>", sure(7), 2},
		{"links.DropPagers", para + `<p>Oslo: 1 <a href="?page=2">2</a> <a href="?page=3">3</a></p>`, sure(2), 0},
		{"calls.Is", "<div id=body>" + para + "</div><p>Sign up for our <a href=/n>newsletter</a> of oslo and never miss any story</p>", sure(2), 0},
		{"links.HomeLink", para + "<p>" + bodytest.LongText + ". <a href=/>Read on in oslo</a></p>", sure(2), 0},
		{"standfirst.Find, in bold beside the body", "<h1>A harbour</h1><div><strong>The town of oslo has a new clock<br>and one who winds it</strong><div id=body>" + para + para + "</div></div>", []float64{0.1, 0.4, 1, 1}, 1},
		{"repeats.DropSaid", "<div id=body><p>Oslo. " + bodytest.LongText + "</p>" + para + "</div><div><p>Oslo. " + bodytest.LongText + "</p></div>", sure(3), 1},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			if !strings.Contains(tt.source, "id=body") {
				tt.source = "<div id=body>" + tt.source + "</div>"
			}
			x, body := bodytest.WithBody(t, tt.source)
			if x.NumBlocks() != len(tt.post) {
				t.Fatalf("%d blocks, %d posteriors", x.NumBlocks(), len(tt.post))
			}
			x.Page.URL = "https://paper.example/story"
			scores := x.Scores(tt.post)
			found := page.Selection{Title: x.Page.First(x.Page.Body(), "h1"), Roots: []page.NodeID{body}}
			found.Score.Article = 1
			New(scores, x).Trim(&found, 0.45, 0.8)
			text := strings.ToLower(x.Page.BodyText(found))
			for _, lead := range found.Lead {
				text += "\n" + strings.ToLower(x.Page.Text(lead))
			}
			if tt.rule == "calls.DropAdNotes" {
				text = strings.ReplaceAll(text, "publicidade", "oslo")
			}
			if got := strings.Count(text, "oslo"); got != tt.want {
				t.Errorf("%d times, want %d: %q", got, tt.want, text)
			}
		})
	}
}
