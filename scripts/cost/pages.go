package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"os"
	"time"

	"galley/eval/corpus"
)

// target is one page to load.
type target struct{ name, url string }

// pagesFlags say which pages are loaded.
type pagesFlags struct {
	corpora listFlag
	list    string
	every   int
	first   int
	delay   time.Duration
}

type listFlag []string

func (l *listFlag) String() string     { return "" }
func (l *listFlag) Set(s string) error { *l = append(*l, s); return nil }

func (f *pagesFlags) register(flags *flag.FlagSet) {
	flags.Var(&f.corpora, "corpus", "`folder` of themed sites or saved pages; may be given several times")
	flags.StringVar(&f.list, "from", "", "`file` of URLs, one a line")
	flags.IntVar(&f.every, "every", 1, "only every `N`th page of a corpus")
	flags.DurationVar(&f.delay, "delay", 0, "how much later each answer for a page of a corpus comes, as if its site were far away")
	flags.IntVar(&f.first, "first", 0, "only the first `N` pages of each corpus")
}

// targets are the pages, those of corpora served until done is called.
func (f *pagesFlags) targets() (list []target, done func(), err error) {
	var servers []*corpus.Server
	done = func() {
		for _, s := range servers {
			s.Close()
		}
	}
	for _, dir := range f.corpora {
		c, err := corpus.Open(dir, corpus.Site)
		if err != nil {
			return nil, done, err
		}
		if c = c.Every(f.every); f.first > 0 {
			c = c.First(f.first)
		}
		s := &corpus.Server{Corpus: c, Delay: f.delay}
		servers = append(servers, s)
		for d := range c.All() {
			url, err := s.URL(d)
			if err != nil {
				return nil, done, err
			}
			list = append(list, target{d.ID, url})
		}
	}
	if f.list != "" {
		named, err := lines(f.list)
		if err != nil {
			return nil, done, err
		}
		list = append(list, named...)
	}
	if len(list) == 0 {
		return nil, done, errors.New("no pages: give -corpus or -from")
	}
	return list, done, nil
}

func lines(name string) (list []target, err error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	for s.Scan() {
		list = append(list, target{s.Text(), s.Text()})
	}
	if s.Err() != nil {
		return nil, fmt.Errorf("%s: %w", name, s.Err())
	}
	return list, nil
}
