package models

import (
	"bytes"
	"errors"
	"math"
	"testing"
)

// What Read accepts, Select can use and Write can store.
func FuzzRead(f *testing.F) {
	for _, w := range []*Wrapper{tiny(f), with(f, "RectTop", -1, "FontSize", 1), trained(f, 3)} {
		file := written(f, w)
		f.Add(file)
		f.Add(file[:len(file)/2])
	}
	f.Add([]byte("PK\x05\x06" + string(make([]byte, 18))))
	f.Fuzz(useFile)
}

// FuzzReadParts goes where checksums keep FuzzRead out.
func FuzzReadParts(f *testing.F) {
	for _, w := range []*Wrapper{tiny(f), with(f, "RectTop", -1, "FontSize", 1)} {
		p := unzip(f, written(f, w))
		f.Add(p["wrapper.json"], p["body.svm"], p["title.svm"])
	}
	f.Fuzz(func(t *testing.T, header, body, title string) {
		useFile(t, zipped{"wrapper.json": header, "body.svm": body, "title.svm": title}.zip(t))
	})
}

func useFile(t *testing.T, file []byte) {
	w, err := Read(bytes.NewReader(file))
	if err != nil {
		var e *FormatError
		if w != nil || !errors.As(err, &e) || e.Hint() == "" {
			t.Fatalf("Read = %v, %v, want a *FormatError with a hint", w, err)
		}
		return
	}
	p := laid(t, article)
	p.Viewport = w.Viewport
	s, err := w.Select(p)
	if err != nil && !errors.Is(err, ErrNoArticle) {
		t.Fatalf("Select: %v", err)
	}
	for _, v := range []float64{s.Score.Title, s.Score.Body} {
		if !(v >= 0 && v <= 1) || math.IsNaN(v) {
			t.Errorf("posterior %v, want one in [0, 1]", v)
		}
	}
	again, err := Read(bytes.NewReader(written(t, w)))
	if err != nil {
		t.Fatalf("what was written is refused: %v", err)
	}
	if !bytes.Equal(written(t, w), written(t, again)) {
		t.Error("writing, reading and writing gives different bytes")
	}
}
