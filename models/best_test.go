package models

import (
	"fmt"
	"strings"
	"testing"

	"galley/page"
)

func TestBest(t *testing.T) {
	p := laid(t, `<body><div id=a><div id=b><p id=c></p></div></div><div id=d><p id=e></p><p id=f></p></div>`)
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
				var d float64
				scan(t, decision, &d)
				nodes, decisions = append(nodes, byID(t, p, id)), append(decisions, d)
			}
			if got := name(p, nodes[Best(p, nodes, decisions)]); got != tt.want {
				t.Errorf("Best of %s is %s, want %s", tt.list, got, tt.want)
			}
		})
	}
}

// All candidates of a page can tie, at any depth. Walking up from each would be
// 50 million steps here.
func TestBestOfManyTies(t *testing.T) {
	const depth, width = 500, 100_000
	p := laid(t, strings.Repeat("<div>", depth)+strings.Repeat("<img>", width))
	nodes := make([]page.NodeID, 0, width)
	for i := len(p.Nodes) - width; i < len(p.Nodes); i++ {
		nodes = append(nodes, page.NodeID(i))
	}
	if got := Best(p, nodes, make([]float64, width)); got != 0 {
		t.Errorf("Best = %d, want the first", got)
	}
}

// newsPage is a laid out page of about the given number of nodes: a header, an
// article, and teasers as far as it goes.
func newsPage(t testing.TB, nodes int) *page.Page {
	var b strings.Builder
	y := 900
	at := func(x, w, h int) string { return fmt.Sprintf(`box="%d %d %d %d"`, x, y, w, h) }
	paragraphs := nodes / 30
	b.WriteString(strings.Split(article, "</div></body>")[0])
	for i := range paragraphs {
		fmt.Fprintf(&b, "<p %s>Paragraph %d tells what <b>happened next</b>, and to whom it did.</p>", at(100, 800, 80), i)
		y += 90
	}
	for i := 0; i < (nodes-paragraphs*5)/12; i++ {
		fmt.Fprintf(&b, `<div %s><a href=/s/%d %s><img src=/%d.png %s></a><div %s><h3 %s><a href=/s/%d %s>Story number %d of this day</a></h3><p %s>What it says in a sentence or two.</p><span %s>Noon</span></div></div>`,
			at(940, 300, 120), i, at(940, 80, 80), i, at(940, 80, 80), at(1030, 210, 120), at(1030, 210, 40), i, at(1030, 210, 20), i, at(1030, 210, 40), at(1030, 60, 20))
		y += 3
	}
	return laid(t, b.String()+"</div></body>")
}

// BenchmarkSelect shows that selection is linear: ns/node is the same for n and
// 10n nodes. The wrapper has as many support vectors as one of 40 pages.
func BenchmarkSelect(b *testing.B) {
	w := trained(b, 150)
	for _, nodes := range []int{3000, 30_000} {
		p := newsPage(b, nodes)
		b.Run(fmt.Sprint(nodes), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := w.Select(p); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(p.Nodes)), "nodes/op")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(p.Nodes)), "ns/node")
		})
	}
}
