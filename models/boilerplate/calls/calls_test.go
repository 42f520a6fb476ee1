package calls

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropCalls: lines among paragraphs that ask a reader for something go, and what an article
// says in the same words stays.
func TestDropCalls(t *testing.T) {
	prose := "<p>" + strings.Repeat("The harbour was built anew in the year of the fire, and it has stood there since. ", 4) + "</p>"
	for _, tt := range []struct {
		name, source string
		want         bool // whether it goes
	}{
		{"to follow, in Greek", `<p>Ακολουθήστε μας στο <a href=/g>Google News</a> για όλες τις ειδήσεις</p>` + prose, true},
		{"to subscribe, emphasised", `<p><em>Sign up for our weekly newsletter and never miss a story.</em></p>` + prose, true},
		{"to follow, in Tamil", `<p>செய்திகளை உடனுக்குடன் அறிய <a href=/wa>சேனலைப் பின்தொடருங்கள்</a></p>` + prose, true},
		{"behind the text, without a link", `<p>Preuzmite mobilnu aplikaciju za Android i iPhone</p>`, true},
		{"to send a mistake with keys", `<p>Якщо ви помітили помилку, виділіть її та натисніть Ctrl + Enter</p>`, true},
		{"keys that a text tells of", `<p>The keys Ctrl+Enter send the mail, as the pilot saw.</p>` + prose, false},
		{"rights behind the text", `<p>© dpa-infocom, dpa:240516-99-53606/3</p>`, true},
		{"rights in Chinese behind the text", `<p>※本文版權所有，非經授權，不得轉載。</p>`, true},
		{"rights that a text tells of", `<p>他說版權所有的人都要來開會，大家都同意。</p>`, false},
		{"rights in two words behind the text", `<p>© RIPRODUZIONE RISERVATA</p>`, true},
		{"rights in two words between paragraphs", `<p>© RIPRODUZIONE RISERVATA</p>` + prose, false},
		{"whom to write to, emphasised", `<p><em>Una maoni? Tuma barua kwa barua@habari.example leo.</em></p>`, true},
		{"whom to write to, in the text", `<p>They wrote to ann@harbour.example on that day.</p>`, false},
		{"rights before a day", `<p>© RIPRODUZIONE RISERVATA</p><p>14 gennaio 2026</p>`, true},
		{"a day behind the text", `<p>14 gennaio 2026</p>`, false},
		{"who set the text", `<p>责任编辑：王珊珊</p>`, true},
		{"two words behind the text", `<p>Ann Lee</p>`, false},
		{"rights between paragraphs", `<p>© dpa-infocom, dpa:240516-99-53606/3</p>` + prose, false},
		{"said in a sentence without a link", `<p>They had to sign up for the ferry at six in the morning.</p>` + prose, false},
		{"said by somebody", `<p>“Follow us to the quay and <a href=/x>see for yourself</a>,” said the pilot.</p>` + prose, false},
		{"a long paragraph", `<p>They were told to follow us on foot. <a href=/x>All</a> ` + strings.Repeat("of them went on and on along the quay. ", 7) + `</p>` + prose, false},
		{"a step of a list", `<ol><li>Sign up for our <a href=/x>ferry</a> today</li></ol>` + prose, false},
		{"a heading", `<h2>Sign up for our <a href=/x>ferry</a></h2>` + prose, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+prose+tt.source+"</div>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			Drop(view.NewBody(trimmer, body, post, 0.5))
			if got := post[1] == 0; got != tt.want || post[0] == 0 {
				t.Errorf("goes: %v, want %v; posteriors %v", got, tt.want, post)
			}
		})
	}
}

// Lines that are all that there is are what the text is about.
func TestDropCallsLeavesAText(t *testing.T) {
	x, body := bodytest.WithBody(t, `<div id=body><p>Follow us on <a href=/a>one</a></p><p>Follow us on <a href=/b>another</a></p><p>Ways to hear of us</p></div>`)
	trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
	post := slices.Repeat([]float64{1}, x.NumBlocks())
	if Drop(view.NewBody(trimmer, body, post, 0.5)); slices.Contains(post, 0) {
		t.Errorf("posteriors %v", post)
	}
}

// TestDropCallsBefore: nor does a text begin with lines that ask for something.
func TestDropCallsBefore(t *testing.T) {
	prose := strings.Repeat("<p>"+strings.Repeat("The harbour was built anew in the year of the fire, and it has stood there since. ", 4)+"</p>", 3)
	for _, tt := range []struct {
		name, source string
		want         bool // whether the first line goes
	}{
		{"to follow, in Chinese", `<p>点击上方蓝字关注我们，每天读一篇好故事</p>` + prose, true},
		{"to follow one that is named, in Chinese", `<p>点击上方蓝字,关注河边旧事</p>` + prose, true},
		{"to follow a person, in Portuguese", `<p>Se gostou, segue-me para mais</p>` + prose, true},
		{"to follow, a seventh of the words, emphasised", `<p><em>Follow us on the network of your choice for many more stories</em></p><p>` + strings.Repeat("The harbour was built anew in the year of the fire, and it stands. ", 5) + `</p>`, true},
		{"rights", `<p>© dpa-infocom, dpa:240516-99-53606/3</p>` + prose, false},
		{"behind the first prose", prose + `<p>Se gostou, segue-me para mais</p>` + prose, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			Drop(view.NewBody(trimmer, body, post, 0.5))
			if got := slices.Contains(post, 0); got != tt.want {
				t.Errorf("goes: %v, want %v; posteriors %v", got, tt.want, post)
			}
		})
	}
}
