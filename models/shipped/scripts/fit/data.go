package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"galley/dataset"
	"galley/eval"
	"galley/models/fused"
	"galley/models/shipped"
	"galley/page"
)

// sample is a page with its evidence and what is right.
type sample struct {
	doc     eval.Document
	site    string // the themed site, "" of the corpus of single pages
	fold    int
	fitted  bool // it is one of those that weights are fitted to
	article bool
	made    bool // it is a copy of another with furniture
	page    *page.Page
	seen    *fused.Observation
	label   *page.Selection // what a label says, nil without
	rows    [][]float32
	words   []float64 // by block: tokens
	right   []float64 // by block: share of its tokens that are in the gold text; NaN: no matter
	gold    float64   // tokens of the gold text
}

const folds = 5

// foldOf keeps the pages of a domain together.
func foldOf(d eval.Document) int {
	key := d.ID
	if u, err := url.Parse(d.URL); err == nil && u.Host != "" {
		key = strings.TrimPrefix(strings.ToLower(u.Host), "www.")
	}
	h := fnv.New64a()
	h.Write([]byte("galley" + key))
	v := h.Sum64()
	return int((v ^ v>>29) % folds)
}

// load reads all pages, a core each.
func load(o *options) ([]*sample, error) {
	single, err := eval.OpenCorpus(o.wcxb, "")
	if err != nil {
		return nil, err
	}
	o.record.Seed = o.seed
	if err := o.recordCorpus(single); err != nil {
		return nil, err
	}
	var list []*sample
	var readers []func() error
	for _, d := range single.Documents() {
		s := &sample{doc: d, fold: foldOf(d), article: d.IsArticle(), fitted: true}
		list = append(list, s)
		readers = append(readers, func() error { return s.readSingle(o) })
	}
	if o.sites != "" {
		themed, err := loadSites(o)
		if err != nil {
			return nil, err
		}
		for _, s := range themed {
			list = append(list, s)
			readers = append(readers, s.readThemed(o))
		}
	}
	errs := make([]error, len(list))
	var wg sync.WaitGroup
	free := make(chan bool, runtime.GOMAXPROCS(0))
	for i, s := range list {
		free <- true
		wg.Go(func() {
			defer func() { <-free }()
			if errs[i] = readers[i](); errs[i] == nil {
				s.observe(o)
			}
		})
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return o.augment(list, newDonors(single.Documents())), nil
}

// augment adds to the samples copies of the articles with furniture.
func (o *options) augment(list []*sample, d donors) []*sample {
	if o.blocks || o.copies == 0 {
		return list
	}
	made := make([]*sample, len(list)*o.copies)
	each(len(made), func(i int) {
		if s := list[i%len(list)]; s.article && s.site == "" {
			made[i] = s.augmented(o, d, i/len(list))
		}
	})
	return append(list, slices.DeleteFunc(made, func(s *sample) bool { return s == nil })...)
}

func (o *options) recordCorpus(c *eval.Corpus) error {
	digest, err := c.Digest(context.Background())
	o.record.Corpora = append(o.record.Corpora, shipped.Corpus{Name: c.Name, Digest: digest, Pages: c.Len()})
	return err
}

func (s *sample) readSingle(o *options) error {
	d, err := s.doc.Load()
	if err != nil {
		return err
	}
	s.doc = d
	if !o.layout() {
		s.page, err = page.ParseHTML(bytes.NewReader(d.HTML), page.Source{URL: d.URL, ContentType: d.ContentType})
		return err
	}
	f, err := os.Open(filepath.Join(o.laid, d.ID+".json.zst"))
	if err != nil {
		return err
	}
	defer f.Close()
	s.page, err = page.Read(f, page.Limits{})
	return err
}

// loadSites lists the pages of the themed sites. The fold of a site is its place.
func loadSites(o *options) ([]*sample, error) {
	themed, err := eval.OpenCorpus(o.sites, "")
	if err != nil {
		return nil, err
	}
	if err := o.recordCorpus(themed); err != nil {
		return nil, err
	}
	var list []*sample
	place, count := map[string]int{}, map[string]int{}
	for _, d := range themed.Documents() {
		site, _, _ := strings.Cut(d.ID, "/")
		if _, ok := place[site]; !ok {
			place[site] = len(place)
		}
		s := &sample{doc: d, site: site, fold: place[site] % folds, article: true}
		s.fitted = !o.only && count[site] < o.perSite
		count[site]++
		list = append(list, s)
	}
	if !o.layout() {
		return list, nil
	}
	for site := range place {
		if err := labels(o, site, list); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// labels gives the pages of a captured site their labels.
func labels(o *options, site string, list []*sample) error {
	set, err := dataset.Open(filepath.Join(o.captured, site))
	if err != nil {
		return err
	}
	o.record.Browser = set.Meta().Browser
	labelled, errs := dataset.Samples(set)
	if len(errs) > 0 {
		return errors.Join(errs...)
	}
	pages := map[string]dataset.Sample{}
	for _, l := range labelled {
		u, err := url.Parse(l.URL)
		if err != nil {
			return err
		}
		pages[u.Path] = l
	}
	for _, s := range list {
		if s.site != site {
			continue
		}
		l, ok := pages[s.doc.URL]
		if !ok {
			return fmt.Errorf("site %s was captured without %s", site, s.doc.URL)
		}
		s.page, s.label = l.Page, &l.Selection
	}
	return nil
}

func (s *sample) readThemed(o *options) func() error {
	return func() error {
		d, err := s.doc.Load()
		if err != nil {
			return err
		}
		s.doc = d
		if s.page == nil {
			s.page, err = page.ParseHTML(bytes.NewReader(d.HTML), page.Source{URL: "https://" + s.site + ".example" + d.URL, ContentType: d.ContentType})
		}
		return err
	}
}

func (s *sample) observe(o *options) {
	s.seen = fused.Observe(s.page)
	s.rows = narrow(s.seen.Rows(o.layout()))
	s.mark()
}

// narrow halves the memory of rows.
func narrow(rows [][]float64) [][]float32 {
	out := make([][]float32, len(rows))
	for i, r := range rows {
		out[i] = make([]float32, len(r))
		for k, v := range r {
			out[i][k] = float32(v)
		}
	}
	return out
}
