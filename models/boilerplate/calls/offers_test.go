package calls

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropOffers: which of the boxes among paragraphs are offers. All blocks have the
// posterior of the test.
func TestDropOffers(t *testing.T) {
	const heading = `<h2>Read on with a subscription</h2>`
	box := func(inside string) string { return `<div class=b>` + inside + `</div>` }
	cards := box(`<h2>The red tent</h2><p>Small and light.</p><button>Buy</button>`) + box(`<h2>The blue tent</h2><p>Large and dry.</p><button>Buy</button>`) + box(`<h2>The green tent</h2><p>Cheap.</p><button>Buy</button>`)
	tests := []struct {
		name, box string
		post      float64
		dropped   bool
	}{
		{"with a button", box(heading + `<p>All articles for a month.</p><button>Test now</button>`), 0.8, true},
		{"with a link like a button", box(heading + `<p>All articles for a month.</p><a class="c-btn large" href=/abo>Test now</a>`), 0.8, true},
		{"twice on the page", strings.Repeat(box(heading+`<p>All articles for a month.</p><button>Test now</button>`), 2), 0.8, true},
		{"with a price on the button", box(heading + `<ul><li>All articles</li><li>No ties</li></ul><a class="btn btn-large" href=/abo>I subscribe from 1 € a month</a>`), 0.8, true},
		{"with a sentence on the button", box(heading + `<p>All articles for a month.</p><button>The minister said that the road would stay closed</button>`), 0.8, false},
		{"with a plain link", box(heading + `<p>All articles for a month, <a href=/abo>see here</a>.</p>`), 0.8, false},
		{"in a script without blanks", box(`<h3>診断であなたの型を調べてみましょう</h3><p>自分に合う対処が分かると毎日の軽さが変わります。</p><div><a class=btn href=/t>三分の診断を始める</a></div>`), 0.7, true},
		{"sure to be text", box(heading + `<p>All articles for a month.</p><button>Test now</button>`), 0.99, false},
		{"with a long paragraph", box(heading + `<p>` + bodytest.LongText + " " + bodytest.ShortText + `</p><button>Show the map</button>`), 0.8, false},
		{"what a reader agrees to", box(`<h4>A map from elsewhere</h4><p>` + bodytest.LongText + " " + bodytest.ShortText + `</p><button>Show it</button><p>See <a href=/privacy>what we do with it</a>.</p>`), 0.8, true},
		{"what the article is about", cards, 0.8, false},
		{"boxes of which one has a field", box(`<b>Our letter</b><p>Each week.</p><input><button>Send</button>`) + box(`<b>You like this</b><p>It depends on you.</p><button>Give</button>`) + box(`<b>More</b><p>All of it.</p><button>Pay</button>`), 0.8, true},
		{"one of them at length", strings.Replace(cards, "Small and light.", bodytest.LongText+" "+bodytest.LongText, 1), 0.8, false},
		{"a button that opens what is below it", box(`<button aria-expanded=false>The plan</button><p>Small and light.</p>`), 0.8, false},
		{"apart from the paragraphs", `<section>` + box(heading+`<button>Test now</button>`) + `<p>` + bodytest.LongText + " " + bodytest.LongText + `</p></section>`, 0.8, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+strings.Repeat("<p>"+bodytest.LongText+"</p>", 4)+tt.box+"</div>")
			post := slices.Repeat([]float64{tt.post}, x.NumBlocks())
			b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.45)
			text := *b
			text.To = 4
			DropOffers(b, text.KeptParents(), nil)
			if got := slices.Contains(post, 0); got != tt.dropped || slices.Contains(post[:4], 0) {
				t.Errorf("dropped %v: %v", got, post)
			}
		})
	}
}

// TestOfferAmongSections: an offer may be a section of its own beside those of the text.
func TestOfferAmongSections(t *testing.T) {
	const section = "<section><h2>The harbour</h2><p>" + bodytest.LongText + "</p></section>"
	const offer = `<h3>Find out</h3><p>It takes three minutes.</p><div><a class=btn href=/t>Begin now</a></div>`
	for tag, dropped := range map[string]bool{"section": true, "div": false} {
		x, body := bodytest.WithBody(t, "<div id=body>"+strings.Repeat(section, 3)+"<"+tag+">"+offer+"</"+tag+"></div>")
		post := slices.Repeat([]float64{0.8}, x.NumBlocks())
		b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.45)
		text := *b
		text.To = 6
		DropOffers(b, text.KeptParents(), nil)
		if got := slices.Contains(post, 0); got != dropped || slices.Contains(post[:6], 0) {
			t.Errorf("%s: %v", tag, post)
		}
	}
}

// TestOfferRecipe: what prints a recipe is no offer.
func TestOfferRecipe(t *testing.T) {
	const card = `<div><h2>Corn cake</h2><a class=btn href=/print>Print</a><ul><li>Three eggs</li><li>Milk</li></ul></div>`
	for dropped, recipe := range map[bool]map[int]bool{true: nil, false: {6: true}} {
		x, body := bodytest.WithBody(t, "<div id=body>"+strings.Repeat("<p>"+bodytest.LongText+"</p>", 4)+card+"</div>")
		post := slices.Repeat([]float64{0.8}, x.NumBlocks())
		b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.45)
		text := *b
		text.To = 4
		DropOffers(b, text.KeptParents(), recipe)
		if got := slices.Contains(post, 0); got != dropped {
			t.Errorf("recipe %v: %v", recipe, post)
		}
	}
}
