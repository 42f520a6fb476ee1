package features_test

import (
	"strings"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/page"
	"galley/page/parse"
)

// TestBodiesOfOneLine: where a line is much likelier than all around it, what it stands in may be the body.
func TestBodiesOfOneLine(t *testing.T) {
	p, err := parse.HTML(strings.NewReader("<body><ul>"+strings.Repeat("<li><a href=/x>Another page of the site</a></li>", 60)+"</ul>"+
		"<div id=story><h2>What everybody should know about the exchange</h2><div>"+strings.Repeat("<span>one</span> ", 60)+"</div></div></body>"), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	x := features.NewIndex(p, wang.Limits{})
	post := make([]float64, x.NumBlocks())
	for i := range post {
		if post[i] = 0.001; strings.HasPrefix(x.BlockText(i), "What") {
			post[i] = 0.99
		}
	}
	nodes := x.Scores(post).Bodies().Nodes()
	if len(nodes) != 1 || p.Nodes[nodes[0]].Attr("id") != "story" {
		t.Errorf("the candidates are %v", nodes)
	}
	clear(post)
	if nodes := x.Scores(post).Bodies().Nodes(); len(nodes) > 0 && nodes[0] == page.None {
		t.Errorf("a page without text has candidates %v", nodes)
	}
}
