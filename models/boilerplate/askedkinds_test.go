package boilerplate

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/boilerplate/bodytest"
	"galley/models/pagekind"
	"galley/page"
	"galley/page/parse"
)

// TestRulesOfKinds: each rule for pages of other kinds is asked where its words (oslo) are of the text, or are none.
// The packages of the rules test what they ask for.
func TestRulesOfKinds(t *testing.T) {
	each := func(n int, form string) (source string) {
		for i := range n {
			source += strings.ReplaceAll(form, "N", fmt.Sprint(i+1))
		}
		return source
	}
	const (
		short   = "<p>" + bodytest.ShortText + "</p>"
		post    = `<div class=post><div class=who><b>Ann</b></div><div class=rank>Posts of oslo: N</div><div class=at>0N.04.2026, 10:12</div><div class=text><p>` + bodytest.ShortText + `</p></div></div>`
		body    = `<div class=post><div class=who><b>Ann</b></div><div class=at>0N.04.2026, 10:12</div><div class=text><p>Oslo. ` + bodytest.ShortText + `</p></div></div>`
		sold    = `<li class=card><a href="/boats/N"><img src=a.jpg></a><h3>Boat of oslo N</h3><p>€ 40</p></li>`
		offer   = `<li class=item><a href=/N><img src=/N.jpg></a><div><a href=/N>Boat number N of oslo</a></div><p>It is 50N crowns for a day</p><button>Add to cart</button></li>`
		product = `<script type="application/ld+json">{"@type":"Product","name":"Sloop"}</script>`
		slide   = `<h3>Oak boats</h3><p>Built in oslo by the river from oak that grew there.</p>`
	)
	section := func(name, text string) string {
		return "<section><div><h2>" + name + "</h2></div><p>" + text + "</p></section>"
	}
	for _, tt := range []struct {
		rule, source string
		kind         pagekind.Kind
		posterior    float64 // of all blocks but those of the long text
		want         float64 // of the blocks with the word: 0, or what they are raised above; less than 0: of one of two 0
	}{
		{"links.DropContents", short + `<h2>In this article of oslo</h2><ul><li><a href="#a">Reeds</a></li><li><a href="#b">Kilns</a></li><li><a href="#c">Boats</a></li></ul><h2 id=a>Reeds</h2>` + short + `<h2 id=b>Kilns</h2>` + short + `<h2 id=c>Boats</h2>` + short, pagekind.Docs, 0.9, 0},
		{"tables.RaiseTerms", "<dl><dt>oslo(boat)</dt><dd><p>" + bodytest.LongText + "</p></dd></dl>", pagekind.Docs, 0.25, 0.25},
		{"teasers.Drop", each(3, "<p>"+bodytest.LongText+"</p>") + "<div>" + each(3, `<div class=c><h3><a href=/x>Other news of the town</a></h3><p>The mayor of oslo said on...</p></div>`) + "</div>", pagekind.Page, 0.9, 0},
		{"entries.Raise", "<p>Boats of all kinds.</p><ul>" + each(6, offer) + "</ul>", pagekind.Listing, 0.4, 0.4},
		{"entries.RaiseProgrammes", short + "<ul><li><b>9:00</b><div>Talk of oslo</div></li><li><b>9:30</b><div>Boats</div></li><li><b>10:15</b><div>Oars</div></li><li><b>11:00</b><div>Sails</div></li></ul>", pagekind.Page, 0.1, 0.1},
		{"tables.RaiseSpecs", product + short + "<table><tr><th>Weight</th><td>2 kg</td></tr><tr><th>Made in</th><td>Oslo</td></tr><tr><th>Width</th><td>2 m</td></tr></table>", pagekind.Product, 0.2, 0.2},
		{"parts.RaiseHeaded", "<main>" + section("Kilns", bodytest.LongText) + section("Reeds", "Oslo. "+bodytest.ShortText) + "</main>", pagekind.Page, 0.1, 0.1},
		{"posts.RaiseBodies", "<main>" + strings.Replace(each(4, body), "Oslo. "+bodytest.ShortText, bodytest.LongText, 1) + "</main>", pagekind.Forum, 0.3, 0.3},
		{"posts.DropSignatures", "<div>" + short + "<div class=signature>Ann, of oslo</div></div>", pagekind.Forum, 0.9, 0},
		{"posts.DropLabels", each(3, post), pagekind.Forum, 0.9, 0},
		{"posts.DropRanks", "<div>" + each(3, `<div><h4>Ann</h4><h5 itemprop=jobTitle>Member of oslo</h5>`+short+`</div>`) + "</div>", pagekind.Forum, 0.9, 0},
		{"posts.DropRemarks", `<div itemscope itemtype="https://schema.org/Question">` + short + `<ul><li itemprop=comment itemscope itemtype="https://schema.org/Comment"><span>Which boat of oslo?</span></li></ul></div>`, pagekind.Page, 0.9, 0},
		{"posts.DropQuoteTools", `<blockquote>` + short + `<div><button>See all of oslo</button></div></blockquote>`, pagekind.Page, 0.9, 0},
		{"repeats.DropAgain", `<div class=wide>` + slide + `</div><b>More</b><div class=narrow>` + slide + `</div>`, pagekind.Page, 0.6, -1},
		{"repeats.DropWithin", product + `<p>A small boat of oslo for two, built by hand in the yard by the river.</p><h2>More</h2><p>Summer is near! A small boat of oslo for two, built by hand in the yard by the river, with a mast.</p>`, pagekind.Product, 0.6, -1},
		{"parts.DropMargins", short + `<footer><p>All boats of oslo are built to order.</p></footer>`, pagekind.Page, 0.6, 0},
		{"entries.DropOthers", product + "<h1>Sloop</h1>" + short + "<h2>Others like it</h2><ul>" + each(3, sold) + "</ul>", pagekind.Product, 0.9, 0},
		{"parts.DropRests", product + "<h1>Sloop</h1>" + each(3, "<p>"+bodytest.LongText+" N</p>") + "<section><h2>Ratings of oslo</h2><p>" + strings.Repeat("mean ", 10) + "</p><form><label>" + strings.Repeat("xyz ", 60) + "<input></label></form></section>", pagekind.Product, 0.9, 0},
	} {
		t.Run(tt.rule, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, tt.source, tt.posterior)
			post := slices.Clone(scores.Posteriors())
			for i := range post {
				if strings.HasPrefix(x.BlockText(i), bodytest.LongText) {
					post[i] = 0.9
				}
			}
			tr := New(scores, x)
			tr.CorrectMain(post, tt.kind)
			of, dropped, raised := 0, 0, 0
			for i := range post {
				if !strings.Contains(strings.ToLower(x.BlockText(i)), "oslo") {
					continue
				}
				of++
				if post[i] == 0 {
					dropped++
				} else if post[i] > tt.want {
					raised++
				}
			}
			if ok := tt.want == 0 && dropped == of || tt.want > 0 && raised == of || tt.want < 0 && dropped == 1; of == 0 || !ok {
				t.Errorf("of %d blocks %d are dropped, %d raised: %v", of, dropped, raised, post)
			}
			if stays := tt.rule == "links.DropContents" || tt.rule == "teasers.Drop" || tt.rule == "posts.DropSignatures"; tt.want <= 0 && !stays && len(tr.left) == 0 {
				t.Error("it is not left out whatever stands around it")
			}
		})
	}
}

// TestRightsOfLists: the last line of a page of any kind goes that says who has the rights in it.
func TestRightsOfLists(t *testing.T) {
	p, err := parse.HTML(strings.NewReader("<main>"+strings.Repeat("<div>"+bodytest.ShortText+"</div>", 3)+"<div>© 2024 The Ferry Company of Oslo</div></main>"), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	x := features.NewIndex(p, wang.Limits{})
	tr := New(x.Scores(sure(4)), x)
	tr.Listing = true
	found := page.Selection{Title: page.None, Roots: []page.NodeID{p.First(0, "main")}}
	if tr.Trim(&found, 0.5, 2); strings.Contains(p.BodyText(found), "Oslo") {
		t.Errorf("%q", p.BodyText(found))
	}
}
