package models

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/models/site"
)

// TestReader: with a reader a wrapper scores a page as without, whichever others have read
// it before.
func TestReader(t *testing.T) {
	alone, onSite := tiny(t), onBase(t)
	left := onBase(t)
	left.Base, left.Blend = onSite.Base, site.Blend{Body: site.Alone, Title: site.Alone}
	wrappers := []*Wrapper{alone, onSite, onSite.Base, left, alone}
	for _, source := range []string{article, strings.ReplaceAll(article, "id=", "class=")} {
		p := laid(t, source)
		r := NewReader(p)
		for i, w := range wrappers {
			want, errWant := w.Score(p)
			got, err := r.Score(w)
			if err != nil || errWant != nil {
				t.Fatal(err, errWant)
			}
			if !cmp.Equal(got.Body(), want.Body()) || !cmp.Equal(got.Title(), want.Title()) || got.Article() != want.Article() {
				t.Errorf("wrapper %d scores otherwise with a reader", i)
			}
		}
	}
}
