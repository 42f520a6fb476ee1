package pagetest

import (
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"

	"galley/page"
)

// Real is a page of the WCXB corpus, of about the size of a news story.
func Real(b *testing.B) []byte {
	b.Helper()
	shared := os.Getenv("GALLEY_SHARED")
	if shared == "" { // beside the project, as a package below page sees it
		shared = filepath.Join("..", "..", "..", "shared")
	}
	path := filepath.Join(shared, "corpora", "wcxb", "dev", "html", "0001.html.gz")
	if _, err := os.Stat(path); os.IsNotExist(err) && os.Getenv("CI") == "" {
		b.Skipf("no corpus at %s; GALLEY_SHARED says where it is", path)
	}
	f, err := os.Open(path)
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		b.Fatal(err)
	}
	data, err := io.ReadAll(z)
	if err != nil {
		b.Fatal(err)
	}
	return data
}

// FuzzLimits bound the pages of fuzz targets, so that each is fast.
var FuzzLimits = page.Limits{Bytes: 1 << 20, Nodes: 5000, Depth: 600}

// FailingWriter fails with an error.
type FailingWriter struct{ Err error }

func (w FailingWriter) Write([]byte) (int, error) { return 0, w.Err }
