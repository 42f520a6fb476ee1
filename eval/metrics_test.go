package eval_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"galley/eval"
	"galley/eval/corpus"
)

func equal(a, b float64) bool { return math.Abs(a-b) < 1e-12 }

// Examples worked out by hand, and the empty cases.
func TestWorkedExamples(t *testing.T) {
	pr := func(p, r float64) eval.PR { return eval.PR{Precision: p, Recall: r} }
	tests := []struct {
		name          string
		e, l          string
		lcs, bag, set eval.PR
		score         float64
	}{
		{"two words change places", "a b c d", "b c e d", pr(.75, .75), pr(.75, .75), pr(.75, .75), .6},
		{"a bag is more lenient than an alignment", "the the cat", "the cat the", pr(2./3, 2./3), pr(1, 1), pr(1, 1), .5},
		{"nothing extracted", "", "a", pr(0, 0), pr(0, 0), pr(0, 0), 0},
		{"nothing to extract", "a", "", pr(0, 0), pr(0, 0), pr(0, 0), 0},
		{"both empty", "", " ", pr(1, 1), pr(1, 1), pr(1, 1), 1},
		{"too much", "a b c d", "b c", pr(.5, 1), pr(.5, 1), pr(.5, 1), .5},
		{"a set does not count", "a a a b", "a b b b", pr(.5, .5), pr(.5, .5), pr(1, 1), 1. / 3},
		{"case and punctuation stay", "The end.", "the end", pr(0, 0), pr(0, 0), pr(0, 0), 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e, l := eval.Spaced.Tokens(tt.e), eval.Spaced.Tokens(tt.l)
			for name, v := range map[string][2]eval.PR{
				"LCSPR": {eval.LCSPR(e, l), tt.lcs}, "Bag": {eval.Bag(e, l), tt.bag}, "Set": {eval.Set(e, l), tt.set},
			} {
				if !equal(v[0].Precision, v[1].Precision) || !equal(v[0].Recall, v[1].Recall) {
					t.Errorf("%s = %v, want %v", name, v[0], v[1])
				}
			}
			if got := eval.LCSScore(e, l); !equal(got, tt.score) {
				t.Errorf("LCSScore = %v, want %v", got, tt.score)
			}
			if got := eval.CleanEval(e, l); !equal(got, tt.score) {
				t.Errorf("CleanEval = %v, want %v", got, tt.score)
			}
		})
	}
}

func TestTokens(t *testing.T) {
	tests := []struct {
		name string
		cut  func(string) []string
		in   string
		want string // tokens between blanks
	}{
		{"spaced", eval.Spaced.Tokens, " Don't\u00a0stop,\u3000中文 now!\n", "Don't stop, 中文 now!"},
		{"characters", eval.Chars.Tokens, "中文, a\u3000b", "中 文 , a b"},
		{"mixed", eval.Mixed.Tokens, "中文 and more", "中 文 and more"},
		{"WCXB: lower case, punctuation parts", eval.WCXBTokens, "Don't STOP—now_x 3½ Étude", "don t stop now_x 3½ étude"},
		{"WCXB: a combining mark is no word character in Python", eval.WCXBTokens, "e\u0301t", "e t"},
		{"WCXB: the full case mapping", eval.WCXBTokens, "ΟΔΟΣ İx", "οδος i x"},
		{"WCXB: a clause is a word", eval.WCXBTokens, "中文，很好", "中文 很好"},
		{"WCXB: numbers of any kind", eval.WCXBTokens, "Ⅷ ² ٣", "ⅷ ² ٣"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Join(tt.cut(tt.in), " "); got != tt.want {
				t.Errorf("%q: got %q, want %q", tt.in, got, tt.want)
			}
		})
	}
}

func TestModeOf(t *testing.T) {
	tests := []struct {
		name, gold string
		want       eval.Mode
	}{
		{"English", "The quick brown fox", eval.Spaced},
		{"English that quotes Chinese", "The word 中文 means the Chinese language, and no more than that.", eval.Spaced},
		{"Chinese", "今天的新闻", eval.Chars},
		{"Chinese with Latin names", "苹果公司发布 iPhone 和 MacBook 新产品的消息", eval.Chars},
		{"Japanese", "きょうのニュース", eval.Chars},
		{"Korean has blanks", "오늘의 뉴스 기사", eval.Spaced},
		{"Thai has none", "ข่าววันนี้", eval.Chars},
		{"no letters", "12, 13", eval.Mixed},
		{"nothing", "", eval.Mixed},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := eval.ModeOf(tt.gold); got != tt.want {
				t.Errorf("got %v, want %v", got, tt.want)
			}
		})
	}
}

func TestShingles(t *testing.T) {
	tests := []struct {
		name string
		e, l string
		mode eval.Mode
		p, r float64
	}{
		{"same", "a b c d e", "a, b c d e!", eval.Spaced, 1, 1},
		{"one of two", "a b c d e", "a b c d x", eval.Spaced, .5, .5},
		{"a multiset", "a a a a a a", "a a a a", eval.Spaced, 1. / 3, 1},
		{"order counts", "d c b a", "a b c d", eval.Spaced, 0, 0},
		{"case counts", "A b c d", "a b c d", eval.Spaced, 0, 0},
		{"short", "a b", "a b", eval.Spaced, 1, 1},
		{"short against long", "a b", "a b c d", eval.Spaced, 0, 0},
		{"characters", "今天天气好", "今天天气坏", eval.Chars, .5, .5},
		{"both empty", "", "—", eval.Spaced, 1, 1},
		{"one empty", "", "a b c d", eval.Spaced, 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := eval.Shingles(tt.e, tt.l, tt.mode); !equal(got.Precision, tt.p) || !equal(got.Recall, tt.r) {
				t.Errorf("got %v, want %v, %v", got, tt.p, tt.r)
			}
		})
	}
}

func TestBootstrap(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var pages []eval.PR
	var square, sum float64
	for range 400 {
		x := r.Float64()
		pages = append(pages, eval.PR{Precision: x, Recall: 1})
		sum += x
		square += x * x
	}
	mean := sum / 400
	exact := math.Sqrt((square/400 - mean*mean) / 400)
	got := eval.Bootstrap(pages, 7)
	if math.Abs(got.Precision/exact-1) > 0.1 {
		t.Errorf("standard error of the mean precision = %v, by theory %v", got.Precision, exact)
	}
	if got.Recall != 0 || got.F1OfMeans <= 0 || got.MeanF1 <= 0 {
		t.Errorf("got %+v", got)
	}
	if again := eval.Bootstrap(pages, 7); again != got {
		t.Errorf("the same seed gives %+v, then %+v", got, again)
	}
	if other := eval.Bootstrap(pages, 8); other == got {
		t.Error("another seed draws the same")
	}
	if one := eval.Bootstrap(pages[:1], 7); one != (eval.Errors{}) {
		t.Errorf("of one page: %+v, want 0", one)
	}
}

// properties hold for any two texts.
func properties(t *testing.T, a, b string) {
	t.Helper()
	for _, mode := range []eval.Mode{eval.Mixed, eval.Spaced, eval.Chars} {
		x, y := mode.Tokens(a), mode.Tokens(b)
		metrics := map[string]func(e, l []string, et, lt string) eval.PR{
			"lcs":     func(e, l []string, _, _ string) eval.PR { return eval.LCSPR(e, l) },
			"bag":     func(e, l []string, _, _ string) eval.PR { return eval.Bag(e, l) },
			"set":     func(e, l []string, _, _ string) eval.PR { return eval.Set(e, l) },
			"wcxb":    func(_, _ []string, e, l string) eval.PR { return eval.WCXB(e, l) },
			"shingle": func(_, _ []string, e, l string) eval.PR { return eval.Shingles(e, l, mode) },
		}
		for name, metric := range metrics {
			ab, ba := metric(x, y, a, b), metric(y, x, b, a)
			if ab.Precision != ba.Recall || ab.Recall != ba.Precision {
				t.Errorf("%s: %v one way, %v the other", name, ab, ba)
			}
			if same := metric(x, x, a, a); same != (eval.PR{Precision: 1, Recall: 1}) {
				t.Errorf("%s of a text and itself = %v", name, same)
			}
			if !(ab.Precision >= 0 && ab.Precision <= 1 && ab.Recall >= 0 && ab.Recall <= 1) {
				t.Errorf("%s = %v, not in [0, 1]", name, ab)
			}
		}
		if lcs, bag := eval.LCSPR(x, y), eval.Bag(x, y); lcs.Precision > bag.Precision {
			t.Errorf("LCS %v is above bag %v", lcs, bag)
		}
		score, clean := eval.LCSScore(x, y), eval.CleanEval(x, y)
		if !equal(score, clean) || score < 0 || score > 1 || score != eval.LCSScore(y, x) {
			t.Errorf("score %v, the other way %v, CleanEval %v", score, eval.LCSScore(y, x), clean)
		}
	}
}

func TestProperties(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	text := func() string {
		var words []string
		for range r.IntN(60) {
			words = append(words, []string{"a", "b", "c", "The", "中", "文.", "d,"}[r.IntN(7)])
		}
		return strings.Join(words, " ")
	}
	for range 300 {
		properties(t, text(), text())
	}
}

// A text over the limit is measured from below, and the score says so.
func TestCapped(t *testing.T) {
	long := strings.Repeat("a ", eval.MaxTokens+10)
	s := eval.NewReference(corpus.Document{Gold: corpus.Gold{Text: long}}).Score("", long)
	if !s.Capped || s.LCS.Precision >= 1 || s.LCS.Precision < 0.99 {
		t.Errorf("Capped %v, LCS %v", s.Capped, s.LCS)
	}
	if s.Bag.F1() != 1 {
		t.Errorf("bag %v, want all of it", s.Bag)
	}
}

func FuzzMetrics(f *testing.F) {
	f.Add("a b c d", "b c e d", "<p>a b<p>c d")
	f.Add("今天 the", "\xff", "<div hidden>今天</div>the")
	f.Fuzz(func(t *testing.T, a, b, html string) {
		if len(a)+len(b)+len(html) > 4000 {
			return
		}
		properties(t, a, b)
		d := corpus.Document{HTML: []byte(html), Gold: corpus.Gold{Title: a, Text: b, With: []string{a}, Without: []string{html}}}
		s := eval.NewReference(d).Score(a, a)
		if n := s.Node; !s.NoNode && !(n.Precision >= 0 && n.Precision <= 1 && n.Recall >= 0 && n.Recall <= 1) {
			t.Errorf("node %v", n)
		}
		if s.With.Right > s.With.Of || s.Without.Right > s.Without.Of {
			t.Errorf("shares %v, %v", s.With, s.Without)
		}
		if s = eval.NewReference(d).Score("", b); !s.NoNode && s.Node.F1() != 1 {
			t.Errorf("the gold text has node %v", s.Node)
		}
		if s.With.Right != s.With.Of || s.Without.Right != s.Without.Of {
			t.Errorf("the gold text has shares %v, %v", s.With, s.Without)
		}
	})
}

func TestSnippets(t *testing.T) {
	gold := corpus.Gold{
		Text:    "Home is where the heart is. The end.",
		With:    []string{"where the Heart", "not in the gold text"},
		Without: []string{"Home", "Log in", "heartless", ""},
	}
	r := eval.NewReference(corpus.Document{Gold: gold})
	s := r.Score("", "home is where – the\nheart is. Log in!")
	if s.With != (eval.Share{Right: 1, Of: 1}) || s.Without != (eval.Share{Right: 1, Of: 2}) {
		t.Errorf("with %v, want 1 of 1; without %v, want 1 of 2", s.With, s.Without)
	}
	if s = r.Score("", ""); s.With.Right != 0 || s.Without.Right != 2 {
		t.Errorf("of nothing: with %v, without %v", s.With, s.Without)
	}
}

func TestTitleExact(t *testing.T) {
	r := eval.NewReference(corpus.Document{Gold: corpus.Gold{Title: "A Straße"}})
	if s := r.Score(" a\n STRASSE ", ""); !s.TitleExact || !s.HasTitle {
		t.Errorf("got %+v", s)
	}
	if s := r.Score("A Straße!", ""); s.TitleExact {
		t.Error("another title is exact")
	}
	if s := eval.NewReference(corpus.Document{}).Score("", ""); s.HasTitle || s.TitleExact {
		t.Error("no title is a title")
	}
}

func TestMetricNames(t *testing.T) {
	want := []string{"lcs", "bag", "set", "node", "shingle", "wcxb"}
	if !slices.Equal(eval.MetricNames, want) {
		t.Errorf("MetricNames = %v", eval.MetricNames)
	}
}
