package methods

import (
	"bytes"
	"testing"

	"galley/models/vwrapper"
	"galley/page"
	"galley/page/parse"
)

// TestReadLearned holds that what cannot be read is nothing, so that nobody asks it.
func TestReadLearned(t *testing.T) {
	for _, text := range []string{`{"method":"v-wrapper","version":2}`, `{"method":"v-wrapper","version":1}`, `{"method":"ted","version":3}`, `{"method":"clg","version":1,"laid":{}}`, `{`, `{}`} {
		if m, _, ok, err := ReadLearned([]byte(text)); !ok || err == nil || m != nil {
			t.Errorf("%s: %v, %v, %v", text, m, ok, err)
		}
	}
	var b bytes.Buffer
	if err := (&vwrapper.Model{Viewport: page.DefaultViewport}).Write(&b); err != nil {
		t.Fatal(err)
	}
	if m, name, ok, err := ReadLearned(b.Bytes()); !ok || err != nil || m == nil || name != "v-wrapper" {
		t.Errorf("%v, %s, %v, %v", m, name, ok, err)
	}
}

// FuzzReadLearned holds that the file of a learned method is refused, or selects from pages.
func FuzzReadLearned(f *testing.F) {
	var b bytes.Buffer
	if err := (&vwrapper.Model{Viewport: page.DefaultViewport}).Write(&b); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	f.Add([]byte(`{"method":"ted","version":1,"options":{"alike":0.5,"known":1},"templates":[{"pages":1,"root":{"t":"html","c":[{"t":"body","w":"*","c":[{"x":"words","part":"body"}]}]}}]}`))
	f.Add([]byte(`{"method":"ted-labels","version":1,"options":{"alike":0.5,"known":1,"labels":true},"templates":[{"pages":1,"root":{"t":"html","w":"?"}}]}`))
	f.Add([]byte(`{"method":"clg","version":1}`))
	f.Add([]byte(`{"method":"clg","version":1,"parsed":{"features":[],"best":[0],"svm":"svm_type c_svc\nkernel_type rbf\ngamma 1\nnr_class 2\ntotal_sv 0\nrho 0\nSV\n"}}`))
	p, err := parse.Bytes([]byte("<title>A title</title><h1>A title</h1><div><p>Some words of a text, and some more of them.<p>Another line.</div>"), parse.Source{URL: "http://a.example/"})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		m, _, _, err := ReadLearned(data)
		if err != nil || m == nil {
			return
		}
		m.Select(p)
		var b bytes.Buffer
		if err := m.Write(&b); err != nil {
			t.Errorf("what was read cannot be written: %v", err)
		}
	})
}
