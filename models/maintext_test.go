package models

import (
	"fmt"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/internal/nn"
	"galley/models/network"
	"galley/models/site"
	"galley/page"
	"galley/page/parse"
)

// TestMostExpected: the threshold is the one of the best expected F1, computed by hand.
func TestMostExpected(t *testing.T) {
	tests := []struct {
		name string
		post []float64 // of blocks of ten words each
		want float64
	}{
		// 2·1/(1+2) for each alone is less than 2·2/(2+2).
		{"all sure", []float64{1, 1}, 1},
		// 10 of 10 words: 2·9/(10+10) = 0.9; with the second 2·10/(20+10) = 0.67.
		{"one likely, one not", []float64{0.9, 0.1}, 0.9},
		// One: 2·4/(10+11) = 0.38; two: 2·8/(20+11) = 0.52; three: 2·11/(30+11) = 0.54.
		{"nothing is likely: more is taken", []float64{0.4, 0.4, 0.3}, 0.3},
		// The three: 2·30/(30+31) = 0.98; with the last 2·31/(40+31) = 0.87.
		{"order does not matter", []float64{0.1, 1, 1, 1}, 1},
		{"nothing at all", []float64{0, 0}, 0.5},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			source := strings.Repeat("<p>one two three four five six seven eight nine ten</p>", len(tt.post))
			p, err := parse.HTML(strings.NewReader(source), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			if got := mostExpected(features.NewIndex(p, wang.Limits{}), tt.post); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// byWords is a network that takes blocks of more than about n words.
func byWords(n float64) *nn.Net {
	return &nn.Net{Inputs: []nn.Input{{Name: "words", SD: 1, To: []float64{20}}}, Bias: []float64{-20 * n}}
}

// TestMainText: a page that is no article has the text that Main finds in it, and an
// article what Block finds.
func TestMainText(t *testing.T) {
	const source = `<nav><a href=/a>Home</a> <a href=/b>News</a></nav><h1>Boats for sale</h1>
<div><p>One boat.</p><p>A boat with two masts and a cabin, twelve years old.</p></div>
<div><p>Two boats.</p><p>Both of them leak a little, but they are cheap enough.</p></div><footer>Imprint</footer>`
	p, err := parse.HTML(strings.NewReader(source), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	n, err := network.New(network.Stages{Block: byWords(100), Main: byWords(2)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	x := features.NewIndex(p, wang.Limits{})
	s := &Scores{wrapper: &Wrapper{Networks: n}, page: p, index: x}
	got, ok := s.mainText(page.Selection{Title: page.None})
	if text := p.BodyText(got); !ok || !strings.Contains(text, "two masts") || !strings.Contains(text, "cheap enough") || strings.Contains(text, "Home") || strings.Contains(text, "Imprint") {
		t.Errorf("%v %q", ok, text)
	}
	n.Main = nil
	if _, ok := s.mainText(got); ok {
		t.Error("there is main text without a network")
	}
}

// TestMainTextOfKind: what a page says that it is decides which networks find its text: threads of
// a forum are it, whatever the page looks like.
func TestMainTextOfKind(t *testing.T) {
	const source = `<main TYPE><p>The pump of the mill runs dry after an hour, what may be the matter with it?</p><div><p>Clean the filter.</p></div></main>`
	n, err := network.New(network.Stages{Block: byWords(100), Main: byWords(8), Other: byWords(1)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name, itemtype string
		want           bool
	}{
		{"of no kind", "", false},
		{"questions and answers", `itemscope itemtype="https://schema.org/QAPage"`, true},
	} {
		p, err := parse.HTML(strings.NewReader(strings.Replace(source, "TYPE", tt.itemtype, 1)), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		s := &Scores{wrapper: &Wrapper{Networks: n}, page: p, index: features.NewIndex(p, wang.Limits{}), article: 0.5, like: 0.5}
		got, _ := s.mainText(page.Selection{Title: page.None})
		if text := p.BodyText(got); strings.Contains(text, "Clean the filter") != tt.want {
			t.Errorf("%s: %q", tt.name, text)
		}
	}
}

// TestForumIsNoArticle: a page that says that it is a forum has all posts selected, and not only the
// one that looks like an article, unless labels say what is selected on its site.
func TestForumIsNoArticle(t *testing.T) {
	const source = `<main TYPE><div id=first><p>The pump of the mill runs dry after an hour, what may be the matter with it?</p></div><div><p>Clean the filter.</p></div></main>`
	n, err := network.New(network.Stages{Block: byWords(100), Main: byWords(1), Thresholds: network.Thresholds{Likely: 0.5}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name, itemtype string
		site           *site.Match
		want           bool
	}{
		{"of no kind", "", nil, false},
		{"a thread", `itemscope itemtype="https://schema.org/DiscussionForumPosting"`, nil, true},
		{"a thread of a labelled site", `itemscope itemtype="https://schema.org/DiscussionForumPosting"`, &site.Match{Article: true}, false},
	} {
		p, err := parse.HTML(strings.NewReader(strings.Replace(source, "TYPE", tt.itemtype, 1)), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		s := &Scores{wrapper: &Wrapper{Networks: n}, page: p, index: features.NewIndex(p, wang.Limits{}), article: 0.9, like: 0.9, site: tt.site}
		s.body.Choice.Node, s.title.Choice.Node = p.First(p.Body(), "div"), page.None
		got, err := s.Selection()
		if err != nil {
			t.Fatal(err)
		}
		if text := p.BodyText(got); !strings.Contains(text, "runs dry") || strings.Contains(text, "Clean the filter") != tt.want {
			t.Errorf("%s: %q", tt.name, text)
		}
	}
}

// TestMainTextWithoutReviews: what buyers say is no main text of a page that does not say what it is,
// nor of a list of products.
func TestMainTextWithoutReviews(t *testing.T) {
	const line = "The harbour of the town is being built anew and the work will take about two years as the mayor said on Monday."
	review := `<li class=product-review><b>A buyer</b><p>The kettle boils fast, and it has a handle of oak that stays cold.</p></li>`
	n, err := network.New(network.Stages{Block: byWords(100), Main: byWords(2)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name, itemtype string
		want           bool
	}{
		{"of no kind", "", false},
		{"a list", `itemscope itemtype="https://schema.org/ItemList"`, false},
		{"a forum", `itemscope itemtype="https://schema.org/DiscussionForumPosting"`, true},
	} {
		p, err := parse.HTML(strings.NewReader("<main "+tt.itemtype+">"+strings.Repeat("<p>"+line+"</p>", 4)+"<ul>"+strings.Repeat(review, 4)+"</ul></main>"), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		s := &Scores{wrapper: &Wrapper{Networks: n}, page: p, index: features.NewIndex(p, wang.Limits{})}
		got, _ := s.mainText(page.Selection{Title: page.None})
		if text := p.BodyText(got); strings.Contains(text, "kettle") != tt.want || !strings.Contains(text, line) {
			t.Errorf("%s: %q", tt.name, text)
		}
	}
}

// TestMainTextEntries: the entries of the list that a page is about are text, however likely
// the page is to be an article, but not below the text of one.
func TestMainTextEntries(t *testing.T) {
	const line, list = "The harbour of the town is being built anew and the work will take about two years as the mayor said on Monday.", "<ul>LIST</ul>"
	const prose = "<p>" + line + "</p>"
	var offers strings.Builder // entries with a name, a price and a label each
	for i := range 9 {
		fmt.Fprintf(&offers, `<li class=offer><h3>Boat number %d of many</h3><div class=price>%d crowns</div><div class=more>Add to cart</div></li>`, i, 100*i+1)
	}
	tests := []struct {
		name, source string
		article      float64
		want         bool
	}{
		{"a list", prose + list, 0, true},
		{"a list above the text of what may be an article", list + prose, 0.5, true},
		{"a list below the text of what may be an article", prose + list, 0.5, false},
	}
	n, err := network.New(network.Stages{Block: byWords(100), Main: byWords(2)}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range tests {
		p, err := parse.HTML(strings.NewReader("<main>"+strings.Replace(tt.source, "LIST", offers.String(), 1)+"</main>"), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		s := &Scores{wrapper: &Wrapper{Networks: n}, page: p, index: features.NewIndex(p, wang.Limits{}), article: tt.article, like: tt.article}
		got, _ := s.mainText(page.Selection{Title: page.None})
		text := p.BodyText(got)
		if has := strings.Contains(text, "Boat number 8 of many"); has != tt.want || !strings.Contains(text, line) || strings.Contains(text, "cart") {
			t.Errorf("%s: %q", tt.name, text)
		}
	}
}

// TestAround: the lowest element that holds a subtree and all others, itself where it holds them.
func TestAround(t *testing.T) {
	p, err := parse.HTML(strings.NewReader(`<main><div id=a><p id=b>One</p><p id=c>Two</p></div><div id=d>Three</div></main>`), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	byID := map[string]page.NodeID{}
	for i := range p.Nodes {
		byID[p.Nodes[i].Attr("id")+p.Nodes[i].Tag] = page.NodeID(i)
	}
	s := &Scores{page: p}
	for _, tt := range []struct {
		name   string
		from   string
		others []string
		want   string
	}{
		{"none", "bp", nil, "bp"},
		{"inside", "adiv", []string{"bp", "cp"}, "adiv"},
		{"beside", "bp", []string{"cp"}, "adiv"},
		{"further away", "bp", []string{"cp", "ddiv"}, "main"},
	} {
		var others []page.NodeID
		for _, o := range tt.others {
			others = append(others, byID[o])
		}
		if got := s.around(byID[tt.from], others); got != byID[tt.want] {
			t.Errorf("%s: <%s>, want <%s>", tt.name, p.Nodes[got].Tag, tt.want)
		}
	}
}
