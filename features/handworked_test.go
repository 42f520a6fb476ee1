package features

import (
	"math"
	"slices"
	"testing"

	"galley/features/pagetest"
)

// TestExpectedF1ByHand: a page of 4 + 8 + 4 + 4 words with posteriors given by hand.
func TestExpectedF1ByHand(t *testing.T) {
	p := pagetest.Parse(t, `<body><nav id=nav>one two three four</nav><main id=main><p>a b c d e f g h</p><p>i j k l</p></main><footer>m n o p</footer>`)
	scores := newBlockIndex(p).scores([]float64{0, 1, 0.5, 0})
	tests := []struct {
		name            string
		from, to        int
		words, expected float64
		mean, f1        float64
	}{
		// The page has 8·1 + 4·0.5 = 10 expected words. The F1 is 2·expected/(words + 10),
		// the mean (expected + 0.5)/(words + 1).
		{"the page", 0, 4, 20, 10, 10.5 / 21, 20.0 / 30},
		{"main", 1, 3, 12, 10, 10.5 / 13, 20.0 / 22},
		{"its first paragraph", 1, 2, 8, 8, 8.5 / 9, 16.0 / 18},
		{"nav", 0, 1, 4, 0, 0.5 / 5, 0},
		{"nothing", 2, 2, 0, 0, 0.5, 0},
		{"beyond the ends", -3, 9, 20, 10, 10.5 / 21, 20.0 / 30},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			words, expected := scores.span(tt.from, tt.to)
			mean, f1 := scores.mean(tt.from, tt.to), scores.expectedF1(tt.from, tt.to)
			for k, pair := range [][2]float64{{words, tt.words}, {expected, tt.expected}, {mean, tt.mean}, {f1, tt.f1}} {
				if math.Abs(pair[0]-pair[1]) > 1e-12 {
					t.Errorf("value %d is %v, want %v", k, pair[0], pair[1])
				}
			}
		})
	}
	if scores.best != pagetest.ByID(t, p, "main") {
		t.Errorf("the best element is <%s>, want <main>", p.Nodes[scores.best].Tag)
	}
	// main has the same blocks as its two paragraphs together, body has all.
	bodies := scores.Bodies()
	if !slices.Contains(bodies.Nodes(), pagetest.ByID(t, p, "main")) || slices.Contains(bodies.Nodes(), pagetest.ByID(t, p, "nav")) {
		t.Errorf("candidates %s", pagetest.IDs(p, bodies.Nodes()))
	}
}

// paragraph is prose of 12 words.
const paragraph = "<p>There are twelve words in this sentence, and it ends like one.</p>"

// TestMainPathByHand: three of four paragraphs are in main, one is in aside.
func TestMainPathByHand(t *testing.T) {
	p := pagetest.Parse(t, `<body id=body><div id=page><nav id=nav>Menu</nav><main id=main>`+paragraph+paragraph+paragraph+`</main><aside id=aside>`+paragraph+`</aside></div>`)
	s := newBlockIndex(p)
	if s.all.prose != 48 || s.subtreeSums(pagetest.ByID(t, p, "main")).prose != 36 {
		t.Fatalf("%v words of prose, %v in main; want 48 and 36", s.all.prose, s.subtreeSums(pagetest.ByID(t, p, "main")).prose)
	}
	// html, body, div and main hold at least 24 of the 48 words, no paragraph does.
	tests := []struct {
		node, at, branch string
		level            int32
	}{
		{"body", "body", "body", 2},
		{"page", "page", "page", 3},
		{"main", "main", "main", 4},
		{"nav", "page", "nav", 3},
		{"aside", "page", "aside", 3},
	}
	for _, tt := range tests {
		want := branchPoint{tt.level, pagetest.ByID(t, p, tt.at), pagetest.ByID(t, p, tt.branch)}
		if got := s.mainPath.of[pagetest.ByID(t, p, tt.node)]; got != want {
			t.Errorf("%s leaves the main path at %+v, want %+v", tt.node, got, want)
		}
	}
	if s.mainPath.length != 4 {
		t.Errorf("the main path has the length %d, want 4", s.mainPath.length)
	}
	first := s.blocks[1] // of main
	if point := s.mainPath.of[first.from]; point.at != pagetest.ByID(t, p, "main") || point.branch != first.elem {
		t.Errorf("the first paragraph leaves at %+v", point)
	}
}

// TestSectionsByHand: a section begins at a heading and ends before the next.
func TestSectionsByHand(t *testing.T) {
	s := newBlockIndex(pagetest.Parse(t, `<body><p>Before</p><h1>One</h1>`+paragraph+`<p>Short</p><h2>Two</h2><p>Short</p>`))
	wantSections := []section{{0, 1}, {1, 4}, {1, 4}, {1, 4}, {4, 6}, {4, 6}}
	if !slices.Equal(s.sections, wantSections) {
		t.Errorf("sections %v, want %v", s.sections, wantSections)
	}
	wantGaps := []proseGap{{60, 2}, {60, 1}, {0, 0}, {1, 60}, {2, 60}, {3, 60}}
	if !slices.Equal(s.proseGaps, wantGaps) {
		t.Errorf("gaps %v, want %v", s.proseGaps, wantGaps)
	}
	if want := []int32{0, 0, 1, 1, 1, 2, 2}; !slices.Equal(s.headings, want) {
		t.Errorf("headings %v, want %v", s.headings, want)
	}
	if s.h1 != 1 {
		t.Errorf("the first h1 is block %d, want 1", s.h1)
	}
}

// TestTextFields: how many blocks follow until the next field for texts.
func TestTextFields(t *testing.T) {
	s := newBlockIndex(pagetest.Parse(t, `<body><p>a</p><p>b</p><form><p>c</p><textarea></textarea></form><p>d</p>`))
	if want := []int32{3, 2, 1, 60}; !slices.Equal(s.textFields, want) {
		t.Errorf("text fields %v, want %v", s.textFields, want)
	}
}
