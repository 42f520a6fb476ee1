package cover_test

import (
	"math/rand/v2"
	"testing"

	"galley/models"
	"galley/models/cover"
	"galley/models/modelstest"
	"galley/page"
)

// TestCover holds that no other choice of whole subtrees with these texts and
// no others is shorter, on all small trees that chance makes.
func TestCover(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		p := randomPage(t, random)
		classes := make([]cover.Class, len(p.Nodes))
		for i := range p.Nodes {
			if p.Nodes[i].Kind == page.Text {
				classes[i] = cover.Class(random.IntN(3))
			}
		}
		s := cover.Select(p, 0, classes)
		modelstest.CheckSelection(t, p, s, nothing(s))
		for i, class := range classes {
			if class != cover.Undecided && p.Selects(s, page.NodeID(i)) != (class == cover.Content) {
				t.Fatalf("classes %v, selection %v: node %d is wrong", classes, s, i)
			}
		}
		if got, want := len(s.Roots)+len(s.Cut), shortest(p, 0, classes, false); got != want {
			t.Fatalf("classes %v, selection %v has %d entries, want %d", classes, s, got, want)
		}
	}
}

func nothing(s page.Selection) error {
	if s.Empty() {
		return models.ErrNoArticle
	}
	return nil
}

// shortest tries everything: a node may be a root, or cut from one, or neither.
func shortest(p *page.Page, n page.NodeID, classes []cover.Class, inside bool) int {
	const never = 1 << 20
	wrong := cover.Content // what must not be here when the node is left alone
	if inside {
		wrong = cover.Boilerplate
	}
	alone, other := 0, never
	if classes[n] == wrong {
		alone = never
	}
	for c := range p.Children(n) {
		alone += shortest(p, c, classes, inside)
	}
	if inside {
		other = 1
		for i := n; i < p.Nodes[n].End; i++ {
			if classes[i] == cover.Content {
				other = never
			}
		}
	} else if classes[n] != cover.Boilerplate {
		other = 1
		for c := range p.Children(n) {
			other += shortest(p, c, classes, true)
		}
	}
	return min(alone, other)
}

func randomPage(t *testing.T, random *rand.Rand) *page.Page {
	p := &page.Page{Nodes: []page.Node{{Tag: "html", Parent: page.None, Style: page.NoStyle}}}
	open := []page.NodeID{0}
	for id := page.NodeID(1); id < page.NodeID(2+random.IntN(14)); id++ {
		open = open[:1+random.IntN(len(open))]
		n := page.Node{Tag: []string{"div", "b"}[random.IntN(2)], Parent: open[len(open)-1], Style: page.NoStyle}
		if random.IntN(2) == 0 {
			n.Kind, n.Tag, n.Text = page.Text, "", "x"
		} else {
			open = append(open, id)
		}
		p.Nodes = append(p.Nodes, n)
	}
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	return p
}

// An element around one block is not a root, a paragraph around its text is.
func TestCoverLowestBlock(t *testing.T) {
	p := modelstest.Parse(t, `<body><aside><img></aside><div><div id=story><p>a</p><p>b</p></div></div></body>`)
	classes := make([]cover.Class, len(p.Nodes))
	texts := modelstest.TextNodes(p)
	for _, n := range texts {
		classes[n] = cover.Content
	}
	if s := cover.Select(p, p.Body(), classes); len(s.Roots) != 1 || s.Roots[0] != modelstest.ByID(t, p, "story") {
		t.Errorf("roots %v, want the story", s.Roots)
	}
	classes[texts[1]] = cover.Boilerplate
	if s := cover.Select(p, p.Body(), classes); len(s.Roots) != 1 || s.Roots[0] != modelstest.ByID(t, p, "p") {
		t.Errorf("roots %v, want the first paragraph", s.Roots)
	}
}

func TestMajority(t *testing.T) {
	got := cover.Majority([]int{0, 0, 1, 2, 3}, []int{0, 4, 2, 3, 3})
	want := []cover.Class{cover.Undecided, cover.Boilerplate, cover.Boilerplate, cover.Content, cover.Content}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("node %d: class %d, want %d", i, got[i], want[i])
		}
	}
}
