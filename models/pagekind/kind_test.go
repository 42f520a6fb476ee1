package pagekind

import (
	"testing"

	"galley/page/linkeddata"
	"galley/page/pagetest"
	"galley/page/parse"
)

// What a page tells programs that it is decides, not what it looks like.
func TestIsArticle(t *testing.T) {
	for _, tt := range []struct {
		name, head string
		want       bool
	}{
		{"says nothing", `<title>A recipe</title>`, false},
		{"the time of its publication", `<meta property="article:published_time" content="2024-03-05">`, true},
		{"an empty time", `<meta property="article:published_time" content="">`, false},
		{"linked data of an article", `<script type="application/ld+json">{"@type":"NewsArticle","headline":"The pier"}</script>`, true},
		{"linked data of a product", `<script type="application/ld+json">{"@type":"Product","name":"A lamp"}</script>`, false},
	} {
		p, err := parse.Bytes([]byte(`<head>`+tt.head+`</head><body><p>Text.</p></body>`), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		if got := IsArticle(p, linkeddata.Of(p)); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestHasProduct: what a page says to those who share it is no product.
func TestHasProduct(t *testing.T) {
	tests := []struct {
		name, source string
		want         bool
	}{
		{"linked data", `<script type="application/ld+json">{"@type":"Product","name":"Sloop"}</script>`, true},
		{"microdata", `<div itemscope itemtype="https://schema.org/Product">Sloop</div>`, true},
		{"shared as one", `<meta property="og:type" content="og:product">Sloop`, false},
		{"something else", `<div itemscope itemtype="https://schema.org/Place">Harbour</div>`, false},
	}
	for _, tt := range tests {
		p := pagetest.Parse(t, tt.source)
		if got := HasProduct(p, linkeddata.Of(p)); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
