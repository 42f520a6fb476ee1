package networks

import (
	"context"
	"fmt"
	"os"

	"galley/eval/corpus"
	"galley/page"
	"galley/page/stored"
)

// Load reads pages that LayOut kept in a folder, so that what is measured on them need
// not be laid out again.
func Load(dir string) corpus.Load {
	return func(_ context.Context, d corpus.Document) (*page.Page, error) {
		f, err := os.Open(laidFile(dir, d.ID, d.Site != ""))
		if err != nil {
			return nil, fmt.Errorf("page %s: %w: lay the pages of the corpus out first", d.ID, err)
		}
		defer f.Close()
		return stored.Read(f, page.Limits{})
	}
}
