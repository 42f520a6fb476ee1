package features

import (
	"testing"

	"galley/page/pagetest"
)

func TestLinkedData(t *testing.T) {
	body := pagetest.Sentences("boat", 5)
	p := pagetest.Parse(t, `<script type="application/ld+json">{"@type":"NewsArticle","articleBody": "`+body+`"}</script><body><p>`+body+`</p><p>`+pagetest.Sentences("crane", 5)+`</p><p>x</p>`)
	s := newBlockIndex(p)
	overlap := []float64{s.articleBodyOverlap(0), s.articleBodyOverlap(1), s.articleBodyOverlap(2)}
	if overlap[0] != 1+absentPenalty || overlap[1] > 0.8 || overlap[2] != 0 {
		t.Errorf("overlap %v", overlap)
	}
}
