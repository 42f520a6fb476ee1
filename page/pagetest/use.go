package pagetest

import (
	"bytes"
	"io"
	"slices"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"galley/page"
	"galley/page/stored"
)

// Use does to a page what the rest of the program does, and checks what holds for
// every page that was let in. Nodes beyond the first few are not asked one by one,
// so that a fuzz target stays fast.
func Use(t *testing.T, p *page.Page) {
	t.Helper()
	few := page.NodeID(min(len(p.Nodes), 60))
	for n := range few {
		useNode(t, p, n)
	}
	useText(t, p)
	p.DocumentTitle()
	if body := p.Body(); !p.Contains(0, body) {
		t.Errorf("Body = %d, not a node", body)
	}
	if got := len(p.Depths()); got != len(p.Nodes) {
		t.Errorf("%d depths of %d nodes", got, len(p.Nodes))
	}
	if err := Dump(p, io.Discard); err != nil {
		t.Error(err)
	}
	useFile(t, p)
}

func useNode(t *testing.T, p *page.Page, n page.NodeID) {
	t.Helper()
	if got, err := p.FindPath(p.Path(n)); got != n || err != nil {
		t.Errorf("node %d: FindPath(%v) = %d, %v", n, p.Path(n), got, err)
	}
	next := n + 1
	for c := range p.Children(n) {
		if c != next || p.Nodes[c].Parent != n {
			t.Errorf("node %d: child %d with parent %d, want %d", n, c, p.Nodes[c].Parent, next)
		}
		next = p.Nodes[c].End
	}
	if next != p.Nodes[n].End {
		t.Errorf("node %d: the last child ends at %d, want %d", n, next, p.Nodes[n].End)
	}
	node := &p.Nodes[n]
	for _, a := range node.Attrs {
		p.Resolve(a.Value)
		p.SameURL(a.Value)
	}
	if p.StyleOf(n) == nil && node.Style != page.NoStyle {
		t.Errorf("node %d: no style, want style %d", n, node.Style)
	}
	if node.Kind == page.Text {
		if got, want := p.Text(n), page.Norm(node.Text); got != want && !node.Hidden {
			t.Errorf("text %d: Text = %q, want %q", n, got, want)
		}
		return
	}
	path := p.XPath(n)
	if got, err := p.Find(path); got != n || err != nil {
		t.Errorf("node %d: Find(%q) = %d, %v", n, path, got, err)
	}
	if id := node.Attr("id"); id != "" && !bytes.ContainsAny([]byte(id), `"]`) {
		if got, err := p.Find(`//*[@id="` + id + `"]`); err != nil || got > n {
			t.Errorf("node %d: by its id %q: %d, %v", n, id, got, err)
		}
	}
}

// useText holds Text against what it is made of: every text that is not hidden, in
// order, and nothing else but white space.
func useText(t *testing.T, p *page.Page) {
	t.Helper()
	var want []rune
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Kind == page.Text && !n.Hidden {
			want = append(want, letters(n.Text)...)
		}
	}
	text := p.Text(0)
	if got := letters(text); !slices.Equal(got, want) {
		t.Errorf("Text has the letters %q, want %q", string(got), string(want))
	}
	for line := range bytes.SplitSeq([]byte(text), []byte("\n")) {
		if got := string(line); got != page.Norm(got) || (got == "" && text != "") {
			t.Errorf("line %q of a text is not normalised", got)
		}
	}
	if got := p.TextWithout(0, []page.NodeID{0}); got != "" {
		t.Errorf("Text without the root = %q", got)
	}
}

func letters(s string) []rune {
	return slices.DeleteFunc([]rune(s), unicode.IsSpace)
}

func useFile(t *testing.T, p *page.Page) {
	t.Helper()
	for i := range p.Nodes {
		if n := &p.Nodes[i]; !utf8.ValidString(n.Text) || !utf8.ValidString(n.Tag) {
			t.Errorf("node %d: %q %q is not UTF-8", i, n.Tag, n.Text)
		}
	}
	var file bytes.Buffer
	if err := stored.Write(p, &file); err != nil {
		t.Fatal(err)
	}
	got, err := stored.Read(&file, page.Limits{})
	if err != nil {
		t.Fatalf("a page that was written is refused: %v", err)
	}
	if diff := cmp.Diff(p, got); diff != "" {
		t.Errorf("page (-written +read):\n%s", diff)
	}
}
