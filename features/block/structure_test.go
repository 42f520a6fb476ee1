package block

import (
	"slices"
	"testing"

	"galley/page/pagetest"
)

// paragraph is prose of 12 words.
const paragraph = "<p>There are twelve words in this sentence, and it ends like one.</p>"

// TestMainPathByHand: three of four paragraphs are in main, one is in aside.
func TestMainPathByHand(t *testing.T) {
	p := pagetest.Parse(t, `<body id=body><div id=page><nav id=nav>Menu</nav><main id=main>`+paragraph+paragraph+paragraph+`</main><aside id=aside>`+paragraph+`</aside></div>`)
	s := Find(p)
	s.SumUp()
	m := s.MainPath()
	if s.All.Prose != 48 || s.SubtreeSums(pagetest.ByID(t, p, "main")).Prose != 36 {
		t.Fatalf("%v words of prose, %v in main; want 48 and 36", s.All.Prose, s.SubtreeSums(pagetest.ByID(t, p, "main")).Prose)
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
		want := BranchPoint{tt.level, pagetest.ByID(t, p, tt.at), pagetest.ByID(t, p, tt.branch)}
		if got := m.Of[pagetest.ByID(t, p, tt.node)]; got != want {
			t.Errorf("%s leaves the main path at %+v, want %+v", tt.node, got, want)
		}
	}
	if m.Length != 4 {
		t.Errorf("the main path has the length %d, want 4", m.Length)
	}
	first := s.Blocks[1] // of main
	if point := m.Of[first.From]; point.At != pagetest.ByID(t, p, "main") || point.Branch != first.Elem {
		t.Errorf("the first paragraph leaves at %+v", point)
	}
}

// TestSectionsByHand: a section begins at a heading and ends before the next.
func TestSectionsByHand(t *testing.T) {
	s := Find(pagetest.Parse(t, `<body><p>Before</p><h1>One</h1>`+paragraph+`<p>Short</p><h2>Two</h2><p>Short</p>`))
	s.SumUp()
	sections, headings := s.Sections()
	wantSections := []Section{{0, 1}, {1, 4}, {1, 4}, {1, 4}, {4, 6}, {4, 6}}
	if !slices.Equal(sections, wantSections) {
		t.Errorf("sections %v, want %v", sections, wantSections)
	}
	gaps := s.ProseGaps()
	wantGaps := []Gap{{60, 2}, {60, 1}, {0, 0}, {1, 60}, {2, 60}, {3, 60}}
	if !slices.Equal(gaps, wantGaps) {
		t.Errorf("gaps %v, want %v", gaps, wantGaps)
	}
	if want := []int32{0, 0, 1, 1, 1, 2, 2}; !slices.Equal(headings, want) {
		t.Errorf("headings %v, want %v", headings, want)
	}
	if s.H1 != 1 {
		t.Errorf("the first h1 is block %d, want 1", s.H1)
	}
}

// TestTextFields: how many blocks follow until the next field for texts.
func TestTextFields(t *testing.T) {
	s := Find(pagetest.Parse(t, `<body><p>a</p><p>b</p><form><p>c</p><textarea></textarea></form><p>d</p>`))
	s.SumUp()
	if fields, want := s.TextFields(), []int32{3, 2, 1, 60}; !slices.Equal(fields, want) {
		t.Errorf("text fields %v, want %v", fields, want)
	}
}
