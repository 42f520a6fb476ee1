package imports

import (
	"bytes"
	"galley/page/pagetest"
	"reflect"
	"testing"

	"galley/dataset"
)

// Whatever a line says, reading it, matching it and looking for it on a page end
// in a selection that makes a label, or in an error.
func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"url":"https://x.org/","title_xpath":"/html[1]/body[1]/main[1]/h1[1]","body_xpath":"/html[1]/body[1]/main[1]/div[1]","cut_xpaths":["aside"]}`))
	f.Add([]byte(`{"id":1,"gold_text":"The bridge over the river opened.","gold_title":"A bridge"}`))
	f.Add([]byte("\xef\xbb\xbf{\"url_path\":\"/a\",\"body_css\":[\"p\",\"div\"],\"title\":\"x\"}\n\n{\n[]"))
	f.Add([]byte(`{"url":"u","article":false}`))
	p := pagetest.At(f, "https://example.org/", news)
	f.Fuzz(func(t *testing.T, data []byte) {
		list, errs := Read(bytes.NewReader(data))
		if most := bytes.Count(data, []byte("\n")) + 1; len(list)+len(errs) > most {
			t.Fatalf("%d imports and %d errors from %d lines", len(list), len(errs), most)
		}
		ByURL(list, "https://example.org/")
		for _, m := range list {
			sel, err := m.Select(p)
			if err != nil {
				if !sel.Empty() {
					t.Errorf("%+v: a selection comes with %v", m, err)
				}
				continue
			}
			if m.Article && sel.Empty() {
				t.Errorf("%+v selects nothing", m)
			}
			back, err := dataset.NewLabel(p, sel, m.Article, dataset.ByImport, noon).Resolve(p)
			if err != nil || !reflect.DeepEqual(back, sel) {
				t.Errorf("%+v: selected %v, the label gives %v, %v", m, sel, back, err)
			}
		}
	})
}
