package networks

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"slices"

	"galley/dataset/imports"
	"galley/eval/corpus"
	"galley/models"
	"galley/page"
	"galley/page/parse"
	"galley/page/stored"
)

// Folds is how many there are: wrappers are measured on pages of a fold that nothing of
// theirs has seen.
const Folds = 5

// corpora are the pages to fit to, and what of them goes into the record of a file.
type corpora struct {
	list   []*corpus.Corpus
	record models.Record
}

// openCorpora opens the corpora of the options.
func openCorpora(ctx context.Context, o *Options) (*corpora, error) {
	c := &corpora{record: models.Record{Seed: o.Seed}}
	for _, dir := range o.Corpora {
		opened, err := corpus.Open(dir, "")
		if err != nil {
			return c, err
		}
		if o.First > 0 {
			opened = opened.First(o.First)
		}
		digest, err := opened.Digest(ctx)
		if err != nil {
			return c, err
		}
		c.record.Corpora = append(c.record.Corpora, models.Corpus{Name: opened.Name, Digest: digest, Pages: opened.Len()})
		c.list = append(c.list, opened)
	}
	if len(c.list) == 0 {
		return c, fmt.Errorf("train: no corpus is given")
	}
	return c, nil
}

// documents are those of all corpora.
func (c *corpora) documents() (docs []corpus.Document) {
	for _, one := range c.list {
		docs = append(docs, one.Documents()...)
	}
	return docs
}

// read reads all pages and measures their features.
func (c *corpora) read(ctx context.Context, o *Options) ([]*sample, error) {
	list := c.samples(o)
	labels := map[string]imports.Label{}
	if o.boxes() {
		var err error
		if c.record.Browser, err = readBrowser(o.Pages); err != nil {
			return nil, err
		}
		if labels, err = c.labels(); err != nil {
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

// themedWeight is that of a page of a themed site in the loss, with boxes: of all pages with
// many on a site, only these come with their styles.
const themedWeight = 2

// samples are the pages of all corpora, not read. A site is in one fold.
func (c *corpora) samples(o *Options) (list []*sample) {
	articles := make([]int, len(c.list))
	for k, one := range c.list {
		pages, seen := map[string]int{}, map[string]int{}
		for d := range one.All() {
			pages[d.Site]++
			if d.IsArticle() {
				articles[k]++
			}
		}
		for d := range one.All() {
			s := &sample{doc: d, corpus: one.Name, site: d.Site, fold: corpus.Fold(d, Folds), article: d.IsArticle(), weight: 1}
			if s.themed = d.Site != "" && pages[d.Site] > 1; s.themed && o.boxes() {
				s.weight = themedWeight
			}
			s.fitted = !s.themed || seen[d.Site] < o.SitePages
			seen[d.Site]++
			list = append(list, s)
		}
	}
	for k, one := range c.list {
		weight := o.weight(articles[k], slices.Max(articles))
		for _, s := range list {
			if s.corpus == one.Name && !s.themed {
				s.weight = weight
			}
		}
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
	s.page, err = stored.Read(f, page.Limits{})
	return err
}

func (s *sample) parse() (*page.Page, error) {
	address := s.doc.URL
	if s.site != "" {
		address = "https://" + s.site + ".example" + address
	}
	return parse.HTML(bytes.NewReader(s.doc.HTML), parse.Source{URL: address, ContentType: s.doc.ContentType})
}

// labels are those of the pages of sites, by ID: what elements of the page, as it is laid
// out, are the body and the title.
func (c *corpora) labels() (map[string]imports.Label, error) {
	labels := map[string]imports.Label{}
	for _, one := range c.list {
		for _, name := range one.LabelFiles() {
			f, err := os.Open(name)
			if err != nil {
				return nil, err
			}
			list, faults := imports.Read(f)
			f.Close()
			if len(faults) > 0 {
				return nil, fmt.Errorf("train: labels in %s: %w", name, faults[0])
			}
			for _, label := range list {
				labels[label.ID] = label
			}
		}
	}
	return labels, nil
}
