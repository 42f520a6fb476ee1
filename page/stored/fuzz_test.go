package stored_test

import (
	"bytes"
	"github.com/klauspost/compress/zstd"
	"testing"

	"galley/page"
	"galley/page/pagetest"
	"galley/page/stored"
)

// FuzzRead: whatever Read accepts, everything else can use. The input is the JSON
// of a page file; one that is not compressed by the target is a file as it is.
// Coverage of zstd wavers, so run it with -fuzzminimizetime 5x, or it spends its
// time on making inputs smaller.
func FuzzRead(f *testing.F) {
	for _, p := range []*page.Page{pagetest.LaidStory(f), pagetest.Shadows(f), pagetest.Parse(f, `<svg><a xlink:href=x>y</a></svg>`)} {
		f.Add(decompressed(f, written(f, p)), true)
		f.Add(written(f, p), false)
	}
	f.Add([]byte(`{"version":1,"nodes":[{"p":-1,"t":"html","s":-1}]}`), true)
	f.Add([]byte(`{"version":2}`), true)
	f.Add([]byte(`{"version":1,"base":":","nodes":[{"p":-1,"t":"base","s":-1,"h":true,"a":["href","%"]},{"p":0,"s":-1}]}`), true)
	f.Fuzz(func(t *testing.T, data []byte, compress bool) {
		if compress {
			data = compressed(t, string(data))
		}
		p, err := stored.Read(bytes.NewReader(data), pagetest.FuzzLimits)
		if err != nil {
			return
		}
		pagetest.Use(t, p)
	})
}

func decompressed(t testing.TB, file []byte) []byte {
	t.Helper()
	z, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	data, err := z.DecodeAll(file, nil)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
