package fused

import (
	"slices"
	"testing"

	"galley/features"
	"galley/features/wang"
	"galley/models/modelstest"
	"galley/page"
)

// TestFile: the networks are of all columns of blocks, in their order.
func TestFile(t *testing.T) {
	n := networks()
	if want := features.Blocks(false).Names(); !slices.Equal(n.Block.Names(), want) {
		t.Errorf("the network of blocks reads %v, there are %v: fit it again", n.Block.Names(), want)
	}
	if want := features.Contexts().Names(); !slices.Equal(n.Context.Names(), want) {
		t.Errorf("the network of contexts reads %v, there are %v: fit it again", n.Context.Names(), want)
	}
}

func TestFindTitle(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"the first h1", "<body><h1>A day out</h1><p>x</p><h1>Other</h1>", "A day out"},
		{"the one that <title> has", "<title>A day out - Site</title><body><h1>Site news</h1><h1>A day out</h1><p>x", "A day out"},
		{"an h2 that is <title>", "<title>A day out</title><body><h1>Site</h1><h2>A day out</h2><p>x", "A day out"},
		{"not in a nav", "<body><nav><h1>Site</h1></nav><h1>A day out</h1><p>x", "A day out"},
		{"not the name of the site", "<title>A day out - Site</title><body><h1><a href=/>Site</a></h1><h2>A day out</h2><p>x", "A day out"},
		{"a link to the page itself", "<title>A day out - Site</title><body><h2>Site</h2><h1><a href=/day>A day out</a></h1><p>x", "A day out"},
		{"no heading", "<title>A day out</title><body><p>A day out", ""},
		{"an empty h1", "<title>A day out</title><body><h1><img></h1><p>A day", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := modelstest.Parse(t, tt.source)
			x := features.NewIndex(p, wang.Limits{})
			got := ""
			if n := findTitle(x, make([]float64, x.NumBlocks()), 0.5); n != page.None {
				got = p.Text(n)
			}
			if got != tt.want {
				t.Errorf("title %q, want %q", got, tt.want)
			}
		})
	}
}
