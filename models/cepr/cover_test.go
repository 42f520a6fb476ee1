package cepr

import (
	"math/rand/v2"
	"testing"

	"galley/models"
	"galley/page"
)

// TestShortest holds that no other choice of whole subtrees with these texts and
// no others is shorter, on all small trees that chance makes.
func TestShortest(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		p := randomPage(t, random)
		marks := make([]models.Mark, len(p.Nodes))
		for i := range p.Nodes {
			if p.Nodes[i].Kind == page.Text {
				marks[i] = models.Mark(random.IntN(3))
			}
		}
		s := models.Cover(p, 0, marks)
		checkShape(t, p, s)
		for i, mark := range marks {
			if mark != models.Undecided && has(p, s, page.NodeID(i)) != (mark == models.Kept) {
				t.Fatalf("marks %v, selection %v: node %d is wrong", marks, s, i)
			}
		}
		if got, want := len(s.Roots)+len(s.Cut), shortest(p, 0, marks, false); got != want {
			t.Fatalf("marks %v, selection %v has %d entries, want %d", marks, s, got, want)
		}
	}
}

// shortest tries everything: a node may be a root, or cut from one, or neither.
func shortest(p *page.Page, n page.NodeID, marks []models.Mark, inside bool) int {
	const never = 1 << 20
	wrong := models.Kept // what must not be here when the node is left alone
	if inside {
		wrong = models.Dropped
	}
	alone, other := 0, never
	if marks[n] == wrong {
		alone = never
	}
	for c := range p.Children(n) {
		alone += shortest(p, c, marks, inside)
	}
	if inside {
		other = 1
		for i := n; i < p.Nodes[n].End; i++ {
			if marks[i] == models.Kept {
				other = never
			}
		}
	} else if marks[n] != models.Dropped {
		other = 1
		for c := range p.Children(n) {
			other += shortest(p, c, marks, true)
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

// A wrapper around one block is not a root, a paragraph around its text is.
func TestLowestBlock(t *testing.T) {
	p := parsed(t, `<body><aside><img></aside><div><div id=story><p>a</p><p>b</p></div></div></body>`)
	marks := make([]models.Mark, len(p.Nodes))
	var texts []page.NodeID
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Text {
			marks[i], texts = models.Kept, append(texts, page.NodeID(i))
		}
	}
	if s := models.Cover(p, p.Body(), marks); len(s.Roots) != 1 || s.Roots[0] != byID(t, p, "story") {
		t.Errorf("roots %v, want the story", s.Roots)
	}
	marks[texts[1]] = models.Dropped
	if s := models.Cover(p, p.Body(), marks); len(s.Roots) != 1 || s.Roots[0] != byID(t, p, "p") {
		t.Errorf("roots %v, want the first paragraph", s.Roots)
	}
}
