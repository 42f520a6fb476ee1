package eval

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The layouts of corpora.
const (
	FormatWCXB = "wcxb" // html/ID.html.gz and ground-truth/ID.json, or a folder dev with them
	FormatAEB  = "aeb"  // html/ID.html.gz and ground-truth.json: the article-extraction benchmark
	FormatSite = "site" // truth.jsonl and the files of a site, or a folder of such sites
)

// Formats lists the layouts in the order in which they are looked for.
var Formats = []string{FormatSite, FormatAEB, FormatWCXB}

// Corpus is a list of pages with gold texts, in a fixed order: by ID, and within a
// themed site as its truth has them. Gold texts are in memory, pages on disk.
type Corpus struct {
	Name   string // the last elements of its folder: "wcxb/dev"
	Dir    string
	Format string
	docs   []Document
}

// CorpusError says why a folder is not a corpus.
type CorpusError struct {
	Dir  string
	Why  string
	Err  error // may be nil
	hint string
}

func (e *CorpusError) Error() string {
	if e.Err != nil {
		return fmt.Sprintf("corpus %s: %s: %v", e.Dir, e.Why, e.Err)
	}
	return fmt.Sprintf("corpus %s: %s", e.Dir, e.Why)
}

func (e *CorpusError) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *CorpusError) Hint() string { return e.hint }

const layoutHint = "a corpus has html/*.html.gz with ground-truth/*.json (wcxb) or with ground-truth.json (aeb), or truth.jsonl with a site (site)"

// OpenCorpus reads the gold texts of a folder. An empty format is found out.
func OpenCorpus(dir, format string) (*Corpus, error) {
	if format != "" && !slices.Contains(Formats, format) {
		return nil, &CorpusError{Dir: dir, Why: fmt.Sprintf("no format %q", format), hint: "there are: " + strings.Join(Formats, ", ")}
	}
	if !isDir(dir) {
		_, err := os.ReadDir(dir)
		return nil, &CorpusError{Dir: dir, Why: "cannot be opened", Err: err, hint: layoutHint}
	}
	found, at, err := detect(dir)
	if err != nil {
		return nil, err
	}
	if format != "" && found != format {
		return nil, &CorpusError{Dir: dir, Why: fmt.Sprintf("is not of format %s, it is %s", format, found), hint: "leave the format out, or ask for " + found}
	}
	c := &Corpus{Dir: at, Format: found, Name: corpusName(at)}
	switch found {
	case FormatSite:
		c.docs, err = readSites(at)
	case FormatAEB:
		c.docs, err = readAEB(at)
	default:
		c.docs, err = readWCXB(at)
	}
	if err == nil {
		err = c.check()
	}
	if err != nil {
		return nil, &CorpusError{Dir: at, Why: "cannot be read", Err: err, hint: layoutHint}
	}
	return c, nil
}

// detect finds the layout of a folder and where it is: the splits of WCXB are
// folders below it.
func detect(dir string) (format, at string, err error) {
	switch {
	case isFile(filepath.Join(dir, "truth.jsonl")), len(sitesIn(dir)) > 0:
		return FormatSite, dir, nil
	case isFile(filepath.Join(dir, "ground-truth.json")) && isDir(filepath.Join(dir, "html")):
		return FormatAEB, dir, nil
	case isWCXB(dir):
		return FormatWCXB, dir, nil
	}
	var splits []string
	for _, name := range foldersIn(dir) {
		if isWCXB(filepath.Join(dir, name)) {
			splits = append(splits, name)
		}
	}
	switch {
	case len(splits) == 1:
		return FormatWCXB, filepath.Join(dir, splits[0]), nil
	case len(splits) > 1:
		return "", "", &CorpusError{Dir: dir, Why: "has several splits", hint: "name one of them: " + strings.Join(splits, ", ")}
	}
	return "", "", &CorpusError{Dir: dir, Why: "has no layout that is known", hint: layoutHint}
}

func isWCXB(dir string) bool {
	return isDir(filepath.Join(dir, "html")) && isDir(filepath.Join(dir, "ground-truth"))
}

// sitesIn lists the folders of a folder that are themed sites.
func sitesIn(dir string) []string {
	return slices.DeleteFunc(foldersIn(dir), func(name string) bool { return !isFile(filepath.Join(dir, name, "truth.jsonl")) })
}

func foldersIn(dir string) []string {
	entries, _ := os.ReadDir(dir) // in order
	var names []string
	for _, e := range entries {
		if isDir(filepath.Join(dir, e.Name())) {
			names = append(names, e.Name())
		}
	}
	return names
}

// corpusName is a name that does not depend on where the corpus is kept.
func corpusName(at string) string {
	name := filepath.Base(at)
	if abs, err := filepath.Abs(at); err == nil {
		name = filepath.Base(abs)
		// "dev" alone says nothing.
		if slices.Contains([]string{"dev", "test", "train"}, name) {
			name = filepath.Base(filepath.Dir(abs)) + "/" + name
		}
	}
	return name
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
	put(d.ID, d.URL, d.PageType, d.Gold.Kind, d.Gold.Title, d.Gold.Text)
	for _, list := range [][]string{d.Gold.With, d.Gold.Without, d.Gold.Captions, d.Gold.Images} {
		fmt.Fprintf(h, "[%d]", len(list))
		put(list...)
	}
	f, err := os.Open(d.File)
	if err != nil {
		return fmt.Errorf("eval: document %s: %w", d.ID, err)
	}
	defer f.Close()
	file := sha256.New()
	if _, err := io.Copy(file, f); err != nil {
		return fmt.Errorf("eval: document %s: %w", d.ID, err)
	}
	h.Write(file.Sum(nil))
	return nil
}
