package dataset

import (
	"bytes"
	"errors"
	"reflect"
	"strings"
	"testing"
)

// Whatever a line says, reading it, matching it and looking for it on a page end
// in a selection that makes a label, or in an error.
func FuzzReadImports(f *testing.F) {
	f.Add([]byte(`{"url":"https://x.org/","title_xpath":"/html[1]/body[1]/main[1]/h1[1]","body_xpath":"/html[1]/body[1]/main[1]/div[1]","cut_xpaths":["aside"]}`))
	f.Add([]byte(`{"id":1,"gold_text":"The bridge over the river opened.","gold_title":"A bridge"}`))
	f.Add([]byte("\xef\xbb\xbf{\"url_path\":\"/a\",\"body_css\":[\"p\",\"div\"],\"title\":\"x\"}\n\n{\n[]"))
	f.Add([]byte(`{"url":"u","article":false}`))
	p := pageOf(f, "https://example.org/", news)
	f.Fuzz(func(t *testing.T, data []byte) {
		list, errs := ReadImports(bytes.NewReader(data))
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
			back, err := NewLabel(p, sel, m.Article, ByImport, noon).Resolve(p)
			if err != nil || !reflect.DeepEqual(back, sel) {
				t.Errorf("%+v: selected %v, the label gives %v, %v", m, sel, back, err)
			}
		}
	})
}

// A label file of any kind is refused, stale, or right; and what is accepted is
// written and read again as it is.
func FuzzLabel(f *testing.F) {
	p := pageOf(f, "https://example.org/", news)
	good, err := NewLabel(p, selected(f, p), true, ByHuman, noon).encode()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(good)
	f.Add([]byte(`{"version":1,"article":false}`))
	f.Add([]byte(`{"version":1,"article":true,"body":[{"path":[-1,9999999999]}]}`))
	f.Add([]byte(strings.Replace(string(good), `"cut": [`, `"cut": [null,`, 1)))
	f.Fuzz(func(t *testing.T, data []byte) {
		l, err := decodeLabel(data, "label.json")
		if err != nil {
			return
		}
		sel, err := l.Resolve(p)
		var stale *StaleError
		if err != nil && !sel.Empty() || errors.As(err, &stale) && stale.Hint() == "" {
			t.Errorf("Resolve = %v, %v", sel, err)
		}
		again, err := l.encode()
		if err != nil {
			t.Fatal(err)
		}
		back, err := decodeLabel(again, "label.json")
		if err != nil {
			t.Fatalf("%v: %s", err, again)
		}
		last, err := back.encode()
		if err != nil || !bytes.Equal(last, again) {
			t.Errorf("written %s, then %s, %v", again, last, err)
		}
	})
}
