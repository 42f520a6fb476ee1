package subtree

import (
	"math"
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/page"
	"galley/page/pagetest"
)

// workedScreen is the screen of the worked examples.
func workedScreen() wang.Limits {
	l := Wang2009().Limits
	l.ScreenWidth, l.ScreenHeight = 1024, 768
	return l
}

// chars is a text of n characters.
func chars(n int) string { return strings.Repeat("x", n) }

func TestFormattingElements(t *testing.T) {
	// Worked by hand from Wang et al. 2009, section 3.1.1.
	p := pagetest.Build(t, pagetest.El("div#A", pagetest.Box(0, 0, 500, 500),
		pagetest.El("p", chars(40)),
		pagetest.El("div#B", pagetest.El("p", chars(100)), pagetest.El("p", chars(60)), pagetest.El("p"))))
	m := Wang2009().Body(features.NewIndex(p, workedScreen()), []page.NodeID{pagetest.ByID(t, p, "A"), pagetest.ByID(t, p, "B")})
	wantRow(t, "A", m.Row(0)[:2], 0.25, 0.2)
	wantRow(t, "B", m.Row(1)[:2], 0.75, 0.8)
}

func TestNestedFormattingCountsTwice(t *testing.T) {
	// The text of b, which is in p, counts twice.
	p := pagetest.Build(t, pagetest.El("div#A", pagetest.El("p", chars(30), pagetest.El("b", chars(10)))))
	m := Wang2009().Body(features.NewIndex(p, workedScreen()), []page.NodeID{pagetest.ByID(t, p, "A")})
	wantRow(t, "A", m.Row(0)[:2], 1.0/2, 40.0/50)
}

func TestBodyBox(t *testing.T) {
	// Worked by hand from Wang et al. 2009, section 3.1.2.
	p := pagetest.Build(t, pagetest.El("div#tall", pagetest.Box(100, 200, 600, 1800)), pagetest.El("div#short", pagetest.Box(100, 200, 600, 1152)))
	x := features.NewIndex(p, workedScreen())
	nodes := []page.NodeID{pagetest.ByID(t, p, "tall"), pagetest.ByID(t, p, "short")}
	m := Wang2009().Body(x, nodes)
	wantRow(t, "tall", m.Row(0), 0, 0, 0.0976563, 0.2604167, 0.5859375, 1.0)
	wantRow(t, "short", m.Row(1), 0, 0, 0.0976563, 0.2604167, 0.5859375, 0.75)

	l := workedScreen()
	l.BodyTopNorm = wang.TopByTwoScreens
	wantRow(t, "by two screens", Wang2009().Body(features.NewIndex(p, l), nodes).Row(0)[3:4], 0.1302083)
}

func TestTitleFeatures(t *testing.T) {
	// Worked by hand from Wang et al. 2009, section 4.
	p := pagetest.Build(t,
		pagetest.El("div#largest", pagetest.Box(0, 0, 300, 40), pagetest.Sized(32, 700), "Section"),
		pagetest.El("h1#T", pagetest.Box(100, 120, 600, 40), pagetest.Sized(28, 700), "The nine words that every good title must have"),
		pagetest.El("div#B", pagetest.Box(100, 200, 600, 1800), "Body."),
		pagetest.El("div", pagetest.Box(0, 900, 300, 40), pagetest.Sized(99, 700), "Below the first screen"))
	T, B := pagetest.ByID(t, p, "T"), pagetest.ByID(t, p, "B")
	m := Wang2009().Title(features.NewIndex(p, workedScreen()), B, []page.NodeID{T})
	wantRow(t, "T", m.Row(0), 0.0976563, 0.15625, 0.5859375, 0.0520833, 1, 0.0520833, 0.0666667, 0.875, 0, 0.15)

	l := workedScreen()
	l.Distance = wang.DistanceTops
	wantRow(t, "distance of tops", Wang2009().Title(features.NewIndex(p, l), B, []page.NodeID{T}).Row(0)[5:6], 80.0/768)
}

func TestExtendedTitleFeatures(t *testing.T) {
	p := pagetest.Build(t,
		pagetest.El("h1#T", pagetest.Box(100, 120, 600, 40), pagetest.Sized(32, 900), "Big news ", pagetest.El("span#in", pagetest.Box(200, 120, 80, 40), pagetest.Sized(80, 100), "tonight")),
		pagetest.El("h2#two", pagetest.Box(0, 300, 10, 10), "today"),
		pagetest.El("div#B", pagetest.Box(100, 160, 600, 1800), pagetest.El("div", pagetest.Sized(12, 400), "small"), pagetest.El("p", pagetest.Sized(16, 400), "Body text")))
	m := Full().Unscaled().Title(features.NewIndex(p, Full().Limits), pagetest.ByID(t, p, "B"),
		[]page.NodeID{pagetest.ByID(t, p, "T"), pagetest.ByID(t, p, "in"), pagetest.ByID(t, p, "two")})
	// <title> has the words big news today | example.
	wantRow(t, "T", m.Row(0)[wang.PaperTitle:], 2.0/6, 2.0/3, 1, 0, 0.5, 1, 1, 0, math.Log(4)/4)
	wantRow(t, "in", m.Row(1)[wang.PaperTitle:], 0, 0, 0, 0, 1, 1.0/9, 1, 1, math.Log(2)/4)
	wantRow(t, "two", m.Row(2)[wang.PaperTitle:], 1.0/5, 1, 0, 1, 0.25, 4.0/9, 0, 0, math.Log(2)/4)
}

func TestExtendedBodyFeatures(t *testing.T) {
	p := pagetest.Build(t, pagetest.El("main#M", pagetest.El("div#D", pagetest.El("h2", "Four"), pagetest.El("h3", "Four"), pagetest.Link("/x", chars(8)))))
	m := Full().Unscaled().Body(features.NewIndex(p, Full().Limits), []page.NodeID{pagetest.ByID(t, p, "M"), pagetest.ByID(t, p, "D")})
	wantRow(t, "M", m.Row(0)[wang.PaperBody-1:], 0, 0.5, math.Log(3)/4)
	wantRow(t, "D", m.Row(1)[wang.PaperBody-1:], 1, 0.5, math.Log(3)/4)
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
