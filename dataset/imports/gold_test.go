package imports

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

func TestWordsOf(t *testing.T) {
	check := func(html, want string) {
		t.Helper()
		p := pagetest.At(t, "", "<body>"+html)
		got := wordsOf(p).list
		if strings.Join(got, " ") != want {
			t.Errorf("words of %s = %q, want %q", html, got, want)
		}
		if direct := splitWords(p.Text(0)); !slices.Equal(got, direct) {
			t.Errorf("words of %s = %q, those of Text %q", html, got, direct)
		}
	}
	check("<p>Don't STOP, ever_1!", "don t stop ever_1")
	check("<p><span>T</span>he end", "the end")
	check("<div>a</div><div>b</div>c<br>d", "a b c d")
	check("<p hidden>no</p><p>yes", "yes")
	check("<p>Ölçü Ünïcode 新聞", "ölçü ünïcode 新聞")
}

// The linear count must be what counting every subtree for itself gives.
func TestFitsAgainstCounting(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 0))
	vocabulary := strings.Fields("a b c d e f")
	for range 200 {
		var b strings.Builder
		for range 30 {
			b.WriteString([]string{"<div>", "</div>", " a ", " b ", " c ", " d ", " x "}[rng.IntN(7)])
		}
		p := pagetest.At(t, "", "<body>"+b.String())
		var gold []string
		for range rng.IntN(12) + 1 {
			gold = append(gold, vocabulary[rng.IntN(len(vocabulary))])
		}
		f1 := wordsOf(p).fits(p, gold)
		for n := range p.Nodes {
			if p.Nodes[n].Kind != page.Element {
				continue
			}
			if want := bagF1(splitWords(p.Text(page.NodeID(n))), gold); math.Abs(f1[n]-want) > 1e-12 {
				t.Fatalf("%q, gold %q, node %d: F1 %g, want %g", b.String(), gold, n, f1[n], want)
			}
		}
	}
}

func bagF1(a, b []string) float64 {
	shared := page.SharedWords(a, b)
	if shared == 0 {
		return 0
	}
	return 2 * float64(shared) / float64(len(a)+len(b))
}

func TestGoldTitle(t *testing.T) {
	const body = "<div id=body><p>One two three.</p><h2>Inner heading here</h2></div>"
	tests := []struct{ name, before, gold, want string }{
		{"h1", "<b>A title</b><h1>A title</h1>", "a title", "h1"},
		{"h1 that holds a link", "<h1><a href=/>A title</a></h1>", "A title", "h1"},
		{"another heading before a crumb", "<i>A title</i><h3>A title</h3>", "A title", "h3"},
		{"smallest", "<div><div><span>A title</span></div></div>", "A title", "span"},
		{"more words", "<h1>News: a title of note</h1>", "a title of note", "h1"},
		{"fewer words", "<p>crumb</p><h2>a title</h2>", "a title today", "h2"},
		{"heading in the body", "<p>x", "An inner heading here", "#body h2"},
		{"nothing", "<p>x", "quite another", ""},
		{"no words", "<h1>!!!</h1>", "!!!", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.At(t, "", "<body>"+tt.before+body)
			want := page.None
			if tt.want != "" {
				want = pagetest.CSS(t, p, tt.want)
			}
			if got := goldTitle(p, wordsOf(p), tt.gold, pagetest.CSS(t, p, "#body")); got != want {
				t.Errorf("title = %d, want %d", got, want)
			}
		})
	}
}

// A hostile page nests as deep as pages may; the search must not care.
func TestGoldDeep(t *testing.T) {
	const deep = 400
	p := pagetest.At(t, "", "<body>"+strings.Repeat("<div>", deep)+strings.Repeat("word <p>other</p> ", 20000)+strings.Repeat("</div>", deep))
	n, fit := goldBody(p, wordsOf(p), strings.Repeat("word other ", 20000))
	if fit != 1 || p.Nodes[n].Tag != "div" || p.Nodes[n+1].Tag == "div" {
		t.Errorf("fit %g at %s, want 1 at the innermost div", fit, p.XPath(n))
	}
}
