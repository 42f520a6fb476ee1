package networks

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"

	"galley/dataset"
	"galley/eval/corpus"
	"galley/models"
	"galley/page"
)

// Folds is how many there are: wrappers are measured on pages of a fold that nothing of
// theirs has seen.
const Folds = 5

// corpora are the pages to fit to, and what of them goes into the record of a file.
type corpora struct {
	single, sites *corpus.Corpus // sites may be nil
	record        models.Record
}

// openCorpora opens the corpora of the options.
func openCorpora(ctx context.Context, o *Options) (*corpora, error) {
	c := &corpora{record: models.Record{Seed: o.Seed}}
	var err error
	if c.single, err = c.open(ctx, o.Single, o.First); err == nil && o.Sites != "" {
		c.sites, err = c.open(ctx, o.Sites, o.First)
	}
	return c, err
}

func (c *corpora) open(ctx context.Context, dir string, first int) (*corpus.Corpus, error) {
	opened, err := corpus.Open(dir, "")
	if err != nil {
		return nil, err
	}
	if first > 0 {
		opened = opened.First(first)
	}
	digest, err := opened.Digest(ctx)
	c.record.Corpora = append(c.record.Corpora, models.Corpus{Name: opened.Name, Digest: digest, Pages: opened.Len()})
	return opened, err
}

// read reads all pages and measures their features.
func (c *corpora) read(ctx context.Context, o *Options) ([]*sample, error) {
	list := c.list(o)
	labels := map[string]dataset.Import{}
	if o.boxes() {
		var err error
		if c.record.Browser, err = readBrowser(o.Pages); err != nil {
			return nil, err
		}
		if labels, err = c.labels(list); err != nil {
			return nil, err
		}
	}
	err := forEach(ctx, len(list), func(i int) error {
		s := list[i]
		if err := s.read(o); err != nil {
			return fmt.Errorf("train: page %s: %w", s.doc.ID, err)
		}
		if label, ok := labels[s.doc.ID]; ok && s.site != "" {
			sel, err := label.Select(s.page)
			if err != nil {
				return err
			}
			s.label = &sel
		}
		s.observe(o.boxes())
		return nil
	})
	return list, err
}

// list are the samples, not read: single pages, then those of the sites. A themed site
// is in one fold.
func (c *corpora) list(o *Options) []*sample {
	var list []*sample
	for d := range c.single.All() {
		list = append(list, &sample{doc: d, fold: corpus.Fold(d, Folds), article: d.IsArticle(), fitted: true})
	}
	if c.sites == nil {
		return list
	}
	count := map[string]int{}
	for d := range c.sites.All() {
		list = append(list, &sample{doc: d, site: d.Site, fold: corpus.Fold(d, Folds), article: true, fitted: count[d.Site] < o.SitePages})
		count[d.Site]++
	}
	return list
}

// read loads the page, as it was laid out or by parsing.
func (s *sample) read(o *Options) error {
	var err error
	if s.doc, err = s.doc.Load(); err != nil {
		return err
	}
	if !o.boxes() {
		s.page, err = s.parse()
		return err
	}
	f, err := os.Open(laidFile(o.Pages, s.doc.ID, s.site != ""))
	if err != nil {
		return fmt.Errorf("%w: lay the pages of the corpora out first", err)
	}
	defer f.Close()
	s.page, err = page.Read(f, page.Limits{})
	return err
}

func (s *sample) parse() (*page.Page, error) {
	address := s.doc.URL
	if s.site != "" {
		address = "https://" + s.site + ".example" + address
	}
	return page.ParseHTML(bytes.NewReader(s.doc.HTML), page.Source{URL: address, ContentType: s.doc.ContentType})
}

// labels are those of the pages of themed sites, by ID: what elements of the page, as it
// is laid out, are the body and the title.
func (c *corpora) labels(list []*sample) (map[string]dataset.Import, error) {
	labels, read := map[string]dataset.Import{}, map[string]bool{}
	for _, s := range list {
		if s.site == "" || read[s.site] {
			continue
		}
		read[s.site] = true
		f, err := os.Open(filepath.Join(c.sites.Dir, s.site, "truth.jsonl"))
		if err != nil {
			return nil, err
		}
		imports, faults := dataset.ReadImports(f)
		f.Close()
		if len(faults) > 0 {
			return nil, fmt.Errorf("train: labels of site %s: %w", s.site, faults[0])
		}
		for _, label := range imports {
			labels[label.ID] = label
		}
	}
	return labels, nil
}
