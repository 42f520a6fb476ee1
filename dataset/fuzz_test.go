package dataset

import (
	"bytes"
	"errors"
	"galley/page/pagetest"
	"strings"
	"testing"
)

// A label file of any kind is refused, stale, or right; and what is accepted is
// written and read again as it is.
func FuzzLabel(f *testing.F) {
	p := pagetest.At(f, "https://example.org/", news)
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
