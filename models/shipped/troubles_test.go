package shipped

import (
	"fmt"
	"strings"
	"testing"

	"galley/article"
	"galley/models"
	"galley/page/parse"
)

// prose are paragraphs of an article, each of them known by its first words.
var prose = []string{
	"The harbour of the town is being built anew, said the mayor on Monday, and the work will take about two years, if all goes well and the money does not run out.",
	"Boats will have to moor at the old pier until then, which is short and shallow, so that larger ships will call at the next town along the coast.",
	"The council voted for the plan with a large majority. Only two members said that they would rather have had a bridge, which would have cost less.",
	"Fishermen fear for their trade. They were promised a place of their own, with a hall for the morning's auction and a shed for the nets.",
	"Work begins in spring, when the ice has gone, and nobody expects delays in the first months of it, according to the engineers.",
}

func paragraphs(list []string) string { return "<p>" + strings.Join(list, "</p><p>") + "</p>" }

// What news pages have beside and inside of their articles, on pages made for it.
func TestTroubles(t *testing.T) {
	whole := paragraphs(prose)
	first, rest := paragraphs(prose[:2]), paragraphs(prose[2:])
	consent := strings.Repeat("<p>We and our partners store and access information on your device, such as cookies, and process personal data for advertising, measurement and the development of services.</p>", 12)
	tests := []struct {
		name, body string
		without    []string // texts that are no part of the article
		with       []string // begins of blocks that are, beside the paragraphs; with their kind, or of a text in one
	}{
		{"consent layer", `<div role=dialog aria-modal=true class=overlay><h2>Your privacy</h2>` + consent + `<button>Accept</button></div><article><h1>The harbour</h1>` + whole + `</article>`,
			[]string{"Your privacy", "We and our partners"}, nil},
		{"consent layer in the article", `<article><h1>The harbour</h1>` + first + `<dialog open><h2>Your privacy</h2>` + consent + `</dialog>` + rest + `</article>`,
			[]string{"Your privacy", "We and our partners"}, nil},
		{"article in an overlay over a front page", `<main><h2><a href=/harbour>The harbour</a></h2>` + strings.Repeat(`<div><h3><a href=/o>Other news</a></h3><p>The first lines of a story about something else, which goes on for a while on a page of its own.</p></div>`, 12) + `</main><div role=dialog aria-modal=true><h1>The harbour</h1>` + whole + `</div>`,
			[]string{"Other news", "The first lines"}, nil},
		{"the next article appended", `<article><h1>The harbour</h1>` + whole + `</article><article><h1>A bridge of stone</h1><p>The old bridge of stone over the river is closed to lorries from today on, because its arches were damaged by the flood of last winter.</p><p>Lorries have to drive around by the motorway, which takes half an hour longer, until masons have mended it in the summer of next year.</p></article>`,
			[]string{"A bridge of stone", "The old bridge of stone", "Lorries have to"}, nil},
		{"read-more lines", `<article><h1>The harbour</h1>` + first + `<p><strong><a href=/x>READ MORE: The ten best beaches of the coast</a></strong></p>` + rest + `<p><a href=/y>FOLLOW US on all networks</a></p></article>`,
			[]string{"READ MORE", "FOLLOW US"}, nil},
		{"newsletter box", `<article><h1>The harbour</h1>` + first + `<div class=box><h3>Our newsletter</h3><p>Every morning the most important news in your mailbox.</p><form><input type=email><button>Subscribe</button></form></div>` + rest + `</article>`,
			[]string{"Our newsletter", "Every morning the most"}, nil},
		{"newsletter box without a form", `<article><h1>The harbour</h1>` + first + `<div><p><b>The morning letter</b></p><p>Every morning the most important news of the town, free of charge, in your mailbox.</p><div><input placeholder="E-mail"><button>Sign up</button></div></div>` + rest + `</article>`,
			[]string{"The morning letter", "Every morning the most"}, nil},
		{"an address to copy", `<article><h1>The harbour</h1>` + first + `<div><p>` + prose[2] + `</p><input readonly value="https://example.org/harbour"></div>` + paragraphs(prose[3:]) + `</article>`,
			nil, nil},
		{"repeated captions", `<article><h1>The harbour</h1>` + first + `<div class=gallery>` + strings.Repeat(`<figure><img src=/g.jpg><figcaption>The harbour before the works. Photo: A. Lee</figcaption></figure>`, 5) + `</div>` + rest + `</article>`,
			nil, nil},
		{"kicker and title repeated", `<article><header><span class=kicker>Town</span><h1>The harbour is built anew</h1></header><div class=body><p class=kicker>Town</p><h2>The harbour is built anew</h2>` + whole + `</div></article>`,
			nil, nil},
		{"list of related pieces", `<article><h1>The harbour</h1>` + first + `<div><h4>Related</h4><ul><li><a href=/1>Storm sinks three boats</a></li><li><a href=/2>A new ferry for the islands</a></li><li><a href=/3>Mayor re-elected</a></li></ul></div>` + rest + `</article>`,
			[]string{"Storm sinks three boats", "A new ferry"}, nil},
		{"comments", `<article><h1>The harbour</h1>` + whole + `</article><section><h2>Comments (3)</h2>` + repeated(6, `<div class=comment><b>user%d</b><p>I do not think that this will ever be finished, if you ask me, and who will pay for it?</p><a href=#>Reply</a></div>`) + `</section>`,
			[]string{"I do not think"}, nil},
		{"standfirst above the picture", `<article><h1>The harbour</h1><p class=lead>For two years ships will have to go elsewhere: what the town is planning, and who is against it.</p><figure><img src=/a.jpg><figcaption>The port.</figcaption></figure>` + whole + `</article>`,
			nil, []string{"For two years ships"}},
		{"two containers", `<main><h1>The harbour</h1><div class=part>` + first + `</div><div class=ad>Advertisement</div><div class=part>` + rest + `</div></main>`,
			[]string{"Advertisement"}, nil},
		{"behind a button", `<article><h1>The harbour</h1>` + first + `<button>Read on</button><div class=more>` + rest + `</div></article>`,
			[]string{"Read on"}, nil},
		{"numbered sections without headings", `<main><article><header><h1>The harbour in numbers</h1></header><div class=text><div class=intro>` + first + `</div><div class=list>` + sections(prose[2:]) + `</div></div></article></main>`,
			[]string{"A. Lee"}, []string{"1. Pier", "3. Pier", "Open: all day"}},
		{"live blog", `<article><h1>The harbour, live</h1>` + `<p>` + prose[0] + `</p>` + `<div><time>10:15</time><h3>Votes are in</h3><p>` + prose[2] + `</p></div><div><time>09:40</time><h3>Protest</h3><p>` + prose[3] + `</p></div><div><time>09:00</time><h3>It begins</h3><p>` + prose[4] + `</p><p>` + prose[1] + `</p></div></article>`,
			nil, []string{"update: 10:15", "heading: Votes are in", "heading: Protest", "update: " + prose[2][:30], "update: 09:00"}},
		{"live blog that says what its entries are", `<script type="application/ld+json">{"@type": "LiveBlogPosting", "headline": "The harbour, live", "articleBody": "` + prose[0] + `", "liveBlogUpdate": [{"@type": "BlogPosting", "articleBody": "` + prose[2] + `"}, {"@type": "BlogPosting", "articleBody": "` + prose[3] + `"}, {"@type": "BlogPosting", "articleBody": "` + prose[4] + ` ` + prose[1] + `"}]}</script><article><h1>The harbour, live</h1>` + `<p>` + prose[0] + `</p>` + `<div><time>10:15</time><h3>Votes are in</h3><p>` + prose[2] + `</p></div><div><time>09:40</time><h3>Protest</h3><p>` + prose[3] + `</p></div><div><time>09:00</time><h3>It begins</h3><p>` + prose[4] + `</p><p>` + prose[1] + `</p></div></article>`,
			nil, []string{"update: 10:15", "heading: Votes are in", "heading: Protest", "update: " + prose[2][:30], "update: 09:00"}},
		{"read-more lines in other languages", `<article><h1>The harbour</h1>` + first + `<p><a href=/x>LESEN SIE AUCH: Die zehn schönsten Strände der Küste</a></p><p>` + prose[2] + `</p><p><strong><a href=/y>Lire aussi : Une tempête coule trois bateaux</a></strong></p><p>` + prose[3] + `</p><p><a href=/z>【関連記事】 港 の 新しい 工事 が 始まる</a></p><p>` + prose[4] + `</p></article>`,
			[]string{"LESEN SIE AUCH", "Lire aussi", "関連記事"}, nil},
		{"audio and type size", `<article><h1>The harbour</h1><div class=tools><button>A-</button><button>A+</button> <span>Listen</span> <audio controls src=/a.mp3></audio><span>0:00 / 4:12</span></div>` + whole + `</article>`,
			[]string{"A+", "4:12"}, nil},
		{"recipe", `<article><h1>Soup of the harbour</h1><p>` + prose[1] + `</p><h2>Ingredients</h2><ul><li>2 onions</li><li>1 l of water</li><li>500 g of fish</li><li>salt</li></ul><h2>Steps</h2><ol><li>Cut the onions and fry them slowly.</li><li>Add the water and let it boil for ten minutes.</li><li>Add the fish at the end, and salt.</li></ol><p>` + prose[0] + `</p><p>` + prose[2] + `</p><p>` + prose[3] + `</p><p>` + prose[4] + `</p></article>`,
			nil, []string{"item: 2 onions", "item: salt", "item: Add the fish at the end, and salt."}},
		{"poem", `<article><h1>The harbour</h1><p>` + prose[0] + `</p><p>Grey is the water,<br>grey is the stone,<br>nobody stays here,<br>nobody's gone.</p><p>Down by the harbour<br>the boats are asleep,<br>under the harbour<br>the water is deep.</p>` + paragraphs(prose[1:]) + `</article>`,
			nil, []string{"paragraph: Grey is the water,\ngrey is the stone,", "paragraph: Down by the harbour"}},
		{"glossary", `<article><h1>Words of the harbour</h1>` + whole + `<dl><dt>Pier</dt><dd>A platform on pillars that leads out into the water.</dd><dt>Quay</dt><dd>A wall of stone where ships lie beside the land.</dd><dt>Berth</dt><dd>The place of one ship.</dd></dl></article>`,
			nil, []string{"A platform on pillars", "Quay", "The place of one ship."}},
		{"results", `<article><h1>The regatta</h1>` + whole + `<table><tr><th>Place</th><th>Boat</th><th>Time</th></tr><tr><td>1</td><td>Ada</td><td>2:10</td></tr><tr><td>2</td><td>Grace</td><td>2:14</td></tr><tr><td>3</td><td>Joan</td><td>2:31</td></tr></table></article>`,
			nil, []string{"cell: Ada", "cell: 2:31"}},
		{"questions and answers", `<article><h1>The harbour: questions</h1><p>` + prose[0] + `</p><h3>How long will it take?</h3><p>` + prose[1] + `</p><h3>Who pays?</h3><p>` + prose[2] + `</p><h3>Why?</h3><p>` + prose[3] + `</p><p>` + prose[4] + `</p></article>`,
			nil, []string{"heading: How long will it take?", "heading: Who pays?", "heading: Why?"}},
		{"text for those without scripts", `<div id=app></div><noscript><article><h1>The harbour</h1>` + whole + strings.Repeat("<!-- a state of the program that shows it -->", 20) + `</article></noscript>`,
			nil, nil},
		{"read on, folded", `<article><h1>The harbour</h1>` + first + `<details><summary>Read on</summary>` + rest + `</details></article>`,
			nil, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(`<html lang=en><head><title>The harbour</title></head><body><nav><a href=/>Home</a> <a href=/n>News</a></nav>`+tt.body+`<footer><a href=/i>Imprint</a></footer>`), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			sel, err := New(models.Options{Force: true}).Select(p)
			if err != nil {
				t.Fatal(err)
			}
			a, err := article.New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			var blocks strings.Builder
			for _, b := range a.Blocks {
				blocks.WriteString(b.Kind + ": " + b.Text + "\n")
			}
			check := func(part string, want bool) {
				t.Helper()
				if strings.Contains(blocks.String(), part) != want {
					t.Errorf("%q: there should be %v in\n%s", part, want, blocks.String())
				}
			}
			for _, paragraph := range prose {
				check(paragraph[:30], true)
			}
			for _, part := range tt.with {
				check(part, true)
			}
			for _, part := range tt.without {
				check(part, false)
			}
		})
	}
}

// Sites that have the same <title> on all pages say nothing of one with it.
func TestTitleOfTheSite(t *testing.T) {
	top := `<title>The Lantern Room | Notes on this and that</title><body><div class=top><a class=logo href=/>The Lantern Room</a><ul><li><a href=/about>About</a></ul></div>`
	for name, html := range map[string]string{
		"beside a large text":  top + `<div class=post><div style="text-align:center">The harbour is mended</div><div class=meta>2025-11-04</div>` + paragraphs(prose) + `</div>`,
		"beside a heading":     top + `<div class=post><h2>The harbour is mended</h2>` + paragraphs(prose) + `</div>`,
		"beside a higher name": `<title>The Lantern Room</title><body><h1><a href=/>The Lantern Room</a></h1><div class=post><h2>The harbour is mended</h2>` + paragraphs(prose) + `</div>`,
	} {
		t.Run(name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(html), parse.Source{URL: "https://room.example/posts/the-harbour-is-mended.html"})
			if err != nil {
				t.Fatal(err)
			}
			sel, err := New(models.Options{Force: true}).Select(p)
			if err != nil {
				t.Fatal(err)
			}
			if got := p.Text(sel.Title); got != "The harbour is mended" {
				t.Errorf("the title is %q", got)
			}
		})
	}
}

// sections are numbered, each with a picture, a paragraph and a list, and without any heading.
func sections(texts []string) (all string) {
	for i, text := range texts {
		all += fmt.Sprintf(`<div class=item><div class=head><span>%d. Pier</span></div><div class=pic><img src=/p%d.jpg width=700 height=400><p>A. Lee | Pictures</p></div><p>%s</p><div><ul><li><b>Open:</b> all day</li><li><b>Price:</b> none</li></ul></div></div>`, i+1, i, text)
	}
	return all
}
