package eval

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"galley/eval/corpus"
	"galley/page/parse"
)

// aligned checks an alignment and returns its length.
func aligned(t *testing.T, to, a, b []int32) int {
	t.Helper()
	n, last := 0, int32(-1)
	for i, j := range to {
		if j < 0 {
			continue
		}
		if j <= last || a[i] != b[j] {
			t.Fatalf("a[%d] is aligned with b[%d], after %d: %v of %v and %v", i, j, last, to, a, b)
		}
		last = j
		n++
	}
	return n
}

func TestAlignIsLongest(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	draw := func(n, kinds int) (list []int32, words []string) {
		for range n {
			k := r.IntN(kinds)
			list, words = append(list, int32(k)), append(words, strconv.Itoa(k))
		}
		return list, words
	}
	for range 500 {
		kinds := 1 + r.IntN(30)
		a, aw := draw(r.IntN(200), kinds)
		b, bw := draw(r.IntN(200), kinds)
		if got, want := aligned(t, align(a, b), a, b), LCS(aw, bw); got != want {
			t.Fatalf("%d aligned, the LCS is %d: %v and %v", got, want, a, b)
		}
		if len(a) > 1 && len(b) > 0 { // as where the table is too large
			cut := splitAt(a[:len(a)/2], a[len(a)/2:], b)
			if LCS(aw[:len(a)/2], bw[:cut])+LCS(aw[len(a)/2:], bw[cut:]) != LCS(aw, bw) {
				t.Fatalf("split at %d: %v and %v", cut, a, b)
			}
		}
	}
}

// TestAlignLarge goes the way of texts whose table does not fit.
func TestAlignLarge(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	var a, b []int32
	var aw, bw []string
	for range 20_000 {
		k := r.IntN(1000)
		a, aw = append(a, int32(k)), append(aw, strconv.Itoa(k))
		k = r.IntN(1000)
		b, bw = append(b, int32(k)), append(bw, strconv.Itoa(k))
	}
	if got, want := aligned(t, align(a, b), a, b), LCS(aw, bw); got != want {
		t.Errorf("%d aligned, the LCS is %d", got, want)
	}
}

func TestNodes(t *testing.T) {
	const body = `<nav><a>The</a> <a>best</a> <a>News</a></nav>
		<p>The <b>best</b> board games of <i>this</i> year.</p><p hidden>The best</p><p>Five words are in here.</p><footer>of this</footer>`
	// nodes: The, best, News, The, best, board games of, this, year., Five…, of this
	tests := []struct {
		name, text, want string
	}{
		{"a paragraph, not the words elsewhere", "The best board games of this year.", "...xxxxx.."},
		{"four of five words", "Five words are in", "........x."},
		{"three of five words", "Five words are", ".........."},
		{"all", "The best News The best board games of this year. Five words are in here. of this", "xxxxxxxxxx"},
		{"nothing", "", ".........."},
	}
	p, err := parse.HTML(strings.NewReader(body), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	nodes := NewNodes(p, Spaced)
	if nodes.Len() != 10 {
		t.Fatalf("%d nodes, want 10", nodes.Len())
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := ""
			for _, in := range nodes.In(Spaced.Tokens(tt.text)) {
				got += string(".x"[count(in)])
			}
			if got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}

func TestNodePR(t *testing.T) {
	nodes := Nodes{tokens: make([]string, 10), ends: []int{1, 4, 10}} // sizes 1, 3, 6
	tests := []struct {
		name    string
		e, l    []bool
		p, r, f float64
	}{
		{"weighted with words", []bool{true, true, false}, []bool{false, true, true}, 3. / 4, 3. / 9, 6. / 13},
		{"nothing extracted", make([]bool, 3), []bool{true, true, true}, 0, 0, 0},
		{"both empty", make([]bool, 3), make([]bool, 3), 1, 1, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := nodes.PR(tt.e, tt.l)
			if want := (PR{tt.p, tt.r}); got != want || got.F1()-tt.f > 1e-12 {
				t.Errorf("got %v, F1 %v, want %v, %v", got, got.F1(), want, tt.f)
			}
		})
	}
}

func TestReferenceWithoutNodes(t *testing.T) {
	r := NewReference(corpus.Document{HTML: []byte("<div id=app></div>"), Gold: corpus.Gold{Text: "made by a script"}})
	if s := r.Score("", "made by a script"); !s.NoNode || s.LCS.F1() != 1 {
		t.Errorf("got %+v, want an undefined node metric", s)
	}
	if to := align(nil, []int32{1}); !slices.Equal(to, []int32{}) {
		t.Errorf("align of nothing = %v", to)
	}
}
