package corpus

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"iter"
	"os"
	"slices"
)

// Corpus is a list of pages with gold texts, in a fixed order: by ID, and within a
// themed site as its truth has them. Gold texts are in memory, pages on disk.
type Corpus struct {
	Name   string // the last elements of its folder: "wcxb/dev"
	Dir    string
	Format Format
	docs   []Document
}

// check refuses an empty corpus and IDs that occur twice.
func (c *Corpus) check() error {
	if len(c.docs) == 0 {
		return fmt.Errorf("it has no pages")
	}
	seen := map[string]bool{}
	for _, d := range c.docs {
		if seen[d.ID] {
			return fmt.Errorf("two pages have the ID %q", d.ID)
		}
		seen[d.ID] = true
	}
	return nil
}

// Len is the number of documents.
func (c *Corpus) Len() int { return len(c.docs) }

// All yields the documents in order, not loaded.
func (c *Corpus) All() iter.Seq[Document] { return slices.Values(c.docs) }

// Documents are the documents in order, not loaded; the caller's own slice.
func (c *Corpus) Documents() []Document { return slices.Clone(c.docs) }

// Articles is the corpus without the pages that are not articles; its name says so
// when that leaves some out.
func (c *Corpus) Articles() *Corpus {
	some := *c
	some.docs = slices.DeleteFunc(c.Documents(), func(d Document) bool { return !d.IsArticle() })
	if len(some.docs) < len(c.docs) {
		some.Name += " articles"
	}
	return &some
}

// First is the corpus of its first n documents.
func (c *Corpus) First(n int) *Corpus {
	some := *c
	some.docs = c.docs[:min(max(n, 0), len(c.docs))]
	return &some
}

// Only is the corpus of the documents that are kept.
func (c *Corpus) Only(keep func(Document) bool) *Corpus {
	some := *c
	some.docs = slices.DeleteFunc(c.Documents(), func(d Document) bool { return !keep(d) })
	return &some
}

// Called is the corpus under another name.
func (c *Corpus) Called(name string) *Corpus {
	other := *c
	other.Name = name
	return &other
}

// Half is one of two halves of the corpus, 0 or 1, as Fold parts them: what is looked at
// on one half is told by the other.
func (c *Corpus) Half(half int) *Corpus {
	return c.Only(func(d Document) bool { return Fold(d, 2) == half })
}

// Every is a sample of the corpus: its first document and every n-th after it; all
// of them for n below 2.
func (c *Corpus) Every(n int) *Corpus {
	some := *c
	some.docs = nil
	for i := 0; i < len(c.docs); i += max(n, 1) {
		some.docs = append(some.docs, c.docs[i])
	}
	return &some
}

// Digest is the SHA-256, in hex, of IDs, addresses, gold texts and files of the
// documents. It reads every file.
func (c *Corpus) Digest(ctx context.Context) (string, error) {
	h := sha256.New()
	for _, d := range c.docs {
		if err := ctx.Err(); err != nil {
			return "", err
		}
		if err := d.digest(h); err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}

// digest writes each part with its length, so that no two documents write the same.
func (d Document) digest(h hash.Hash) error {
	put := func(list ...string) {
		for _, s := range list {
			fmt.Fprintf(h, "%d:%s", len(s), s)
		}
	}
	gold := cmp.Or(d.stored, &d.Gold)
	put(d.ID, d.URL, d.PageType, gold.Kind, gold.Title, gold.Text)
	for _, list := range [][]string{gold.With, gold.Without, gold.Captions, gold.Images} {
		fmt.Fprintf(h, "[%d]", len(list))
		put(list...)
	}
	for _, picture := range gold.Pictures {
		fmt.Fprintf(h, "[%d %v]", len(picture.URLs), picture.Cover)
		put(picture.URLs...)
	}
	f, err := os.Open(d.File)
	if err != nil {
		return fmt.Errorf("corpus: document %s: %w", d.ID, err)
	}
	defer f.Close()
	file := sha256.New()
	if _, err := io.Copy(file, f); err != nil {
		return fmt.Errorf("corpus: document %s: %w", d.ID, err)
	}
	h.Write(file.Sum(nil))
	return nil
}
