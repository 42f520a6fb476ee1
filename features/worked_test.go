package features

import (
	"math"
	"strings"
	"testing"

	"galley/page"
)

// chars is a text of n characters.
func chars(n int) string { return strings.Repeat("x", n) }

func TestFormattingElements(t *testing.T) {
	// Worked by hand from Wang et al. 2009, section 3.1.1.
	p := build(t, el("div#A", box(0, 0, 500, 500),
		el("p", chars(40)),
		el("div#B", el("p", chars(100)), el("p", chars(60)), el("p"))))
	m := Wang2009().Body(NewIndex(p, screen2009()), []page.NodeID{byID(t, p, "A"), byID(t, p, "B")})
	wantRow(t, "A", m.Row(0)[:2], 0.25, 0.2)
	wantRow(t, "B", m.Row(1)[:2], 0.75, 0.8)
}

func TestNestedFormattingCountsTwice(t *testing.T) {
	// The text of b, which is in p, counts twice.
	p := build(t, el("div#A", el("p", chars(30), el("b", chars(10)))))
	m := Wang2009().Body(NewIndex(p, screen2009()), []page.NodeID{byID(t, p, "A")})
	wantRow(t, "A", m.Row(0)[:2], 1.0/2, 40.0/50)
}

func TestBodyBox(t *testing.T) {
	// Worked by hand from Wang et al. 2009, section 3.1.2.
	p := build(t, el("div#tall", box(100, 200, 600, 1800)), el("div#short", box(100, 200, 600, 1152)))
	x := NewIndex(p, screen2009())
	nodes := []page.NodeID{byID(t, p, "tall"), byID(t, p, "short")}
	m := Wang2009().Body(x, nodes)
	wantRow(t, "tall", m.Row(0), 0, 0, 0.0976563, 0.2604167, 0.5859375, 1.0)
	wantRow(t, "short", m.Row(1), 0, 0, 0.0976563, 0.2604167, 0.5859375, 0.75)

	l := screen2009()
	l.BodyTopNorm = TopByTwoScreens
	wantRow(t, "by two screens", Wang2009().Body(NewIndex(p, l), nodes).Row(0)[3:4], 0.1302083)
}

func TestTitleFeatures(t *testing.T) {
	// Worked by hand from Wang et al. 2009, section 4.
	p := build(t,
		el("div#largest", box(0, 0, 300, 40), sized(32, 700), "Section"),
		el("h1#T", box(100, 120, 600, 40), sized(28, 700), "The nine words that every good title must have"),
		el("div#B", box(100, 200, 600, 1800), "Body."),
		el("div", box(0, 900, 300, 40), sized(99, 700), "Below the first screen"))
	T, B := byID(t, p, "T"), byID(t, p, "B")
	m := Wang2009().Title(NewIndex(p, screen2009()), B, []page.NodeID{T})
	wantRow(t, "T", m.Row(0), 0.0976563, 0.15625, 0.5859375, 0.0520833, 1, 0.0520833, 0.0666667, 0.875, 0, 0.15)

	l := screen2009()
	l.Distance = DistanceTops
	wantRow(t, "distance of tops", Wang2009().Title(NewIndex(p, l), B, []page.NodeID{T}).Row(0)[5:6], 80.0/768)
}

func TestExtendedTitleFeatures(t *testing.T) {
	p := build(t,
		el("h1#T", box(100, 120, 600, 40), sized(32, 900), "Big news ", el("span#in", box(200, 120, 80, 40), sized(80, 100), "tonight")),
		el("h2#two", box(0, 300, 10, 10), "today"),
		el("div#B", box(100, 160, 600, 1800), el("div", sized(12, 400), "small"), el("p", sized(16, 400), "Body text")))
	m := Full().Unscaled().Title(NewIndex(p, Full().Limits), byID(t, p, "B"),
		[]page.NodeID{byID(t, p, "T"), byID(t, p, "in"), byID(t, p, "two")})
	// <title> has the words big news today | example.
	wantRow(t, "T", m.Row(0)[paperTitle:], 2.0/6, 2.0/3, 1, 0, 0.5, 1, 1, 0, math.Log(4)/4)
	wantRow(t, "in", m.Row(1)[paperTitle:], 0, 0, 0, 0, 1, 1.0/9, 1, 1, math.Log(2)/4)
	wantRow(t, "two", m.Row(2)[paperTitle:], 1.0/5, 1, 0, 1, 0.25, 4.0/9, 0, 0, math.Log(2)/4)
}

func TestExtendedBodyFeatures(t *testing.T) {
	p := build(t, el("main#M", el("div#D", el("h2", "Four"), el("h3", "Four"), link("/x", chars(8)))))
	m := Full().Unscaled().Body(NewIndex(p, Full().Limits), []page.NodeID{byID(t, p, "M"), byID(t, p, "D")})
	wantRow(t, "M", m.Row(0)[paperBody-1:], 0, 0.5, math.Log(3)/4)
	wantRow(t, "D", m.Row(1)[paperBody-1:], 1, 0.5, math.Log(3)/4)
}

// wantRow compares to the seven digits that the examples are printed with.
func wantRow(t *testing.T, what string, got []float64, want ...float64) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("%s: %d values, want %d", what, len(got), len(want))
	}
	for i := range want {
		// A half in the eighth digit is printed rounded up.
		if math.Abs(got[i]-want[i]) > 0.5e-7+1e-15 {
			t.Errorf("%s: column %d = %.9f, want %.7f", what, i+1, got[i], want[i])
		}
	}
}
