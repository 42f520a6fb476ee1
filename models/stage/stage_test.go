package stage

import (
	"strconv"
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

func parsed(t *testing.T, html string) *page.Page {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(html), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestBest(t *testing.T) {
	p := parsed(t, `<body><div id=a><div id=b><p id=c></p></div></div><div id=d><p id=e></p><p id=f></p></div>`)
	tests := []struct {
		name string
		list string // id=decision…
		want string
	}{
		{"one", "a=-3", "a"},
		{"highest", "a=-3 b=2 d=1", "b"},
		{"highest although negative", "a=-3 b=-2 d=-5", "b"},
		{"deeper of two", "a=1 b=1", "b"},
		{"deeper, though later ones are not", "a=1 c=1 d=1 e=1", "c"},
		{"first of equally deep", "b=1 e=1 f=1", "b"},
		{"deeper in another branch", "a=1 e=1", "e"},
		{"a difference of rounding", "c=1 d=1.0000000000000004", "c"},
		{"a real difference", "c=1 d=1.0000000001", "d"},
		{"posteriors saturate, decisions do not", "c=700 d=701", "d"},
		// Each is within the tolerance of the one before, the last not of the first.
		{"no slide down", "a=1.0000000000016 b=1.0000000000008 c=1", "b"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var nodes []page.NodeID
			var decisions []float64
			for field := range strings.FieldsSeq(tt.list) {
				id, decision, _ := strings.Cut(field, "=")
				d, err := strconv.ParseFloat(decision, 64)
				if err != nil {
					t.Fatal(err)
				}
				n, err := p.FindCSS("#" + id)
				if err != nil {
					t.Fatal(err)
				}
				nodes, decisions = append(nodes, n), append(decisions, d)
			}
			if got := p.Nodes[nodes[Best(p, nodes, decisions)]].Attr("id"); got != tt.want {
				t.Errorf("Best of %s is %s, want %s", tt.list, got, tt.want)
			}
		})
	}
}

// All candidates of a page can tie, at any depth. Walking up from each would be
// 50 million steps here.
func TestBestOfManyTies(t *testing.T) {
	const depth, width = 500, 100_000
	p := parsed(t, strings.Repeat("<div>", depth)+strings.Repeat("<img>", width))
	nodes := make([]page.NodeID, 0, width)
	for i := len(p.Nodes) - width; i < len(p.Nodes); i++ {
		nodes = append(nodes, page.NodeID(i))
	}
	if got := Best(p, nodes, make([]float64, width)); got != 0 {
		t.Errorf("Best = %d, want the first", got)
	}
}
