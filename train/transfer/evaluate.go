package transfer

import (
	"context"
	"errors"
	"fmt"
	"runtime"

	"golang.org/x/sync/errgroup"

	"galley/dataset"
	"galley/eval"
	"galley/models"
	"galley/models/method"
	"galley/page"
	"galley/train"
)

// Evaluate judges an extractor on the labelled articles of sites. A page on which
// it finds nothing is wrong; other errors of the extractor end the evaluation,
// because they mean that it cannot be used on such pages.
func Evaluate(s models.Selector, sites []train.Site) (eval.PagesReport, error) {
	rows := []trainedRow{{of: func(train.Site) models.Selector { return s }}}
	measured, err := measureRows(context.Background(), rows, sites, runtime.GOMAXPROCS(0))
	if err != nil {
		return eval.PagesReport{}, err
	}
	return measured[0].Report, nil
}

// measureRows judges all wrappers on the labelled articles of sites, several pages at a
// time. A page is read once for all of them.
func measureRows(ctx context.Context, rows []trainedRow, sites []train.Site, workers int) ([]Row, error) {
	pages := make([]eval.Pages, len(rows))
	for _, site := range sites {
		selectors := make([]models.Selector, len(rows))
		for i := range rows {
			selectors[i] = rows[i].of(site)
		}
		found := make([][]eval.Comparison, len(site.Samples))
		g, ctx := errgroup.WithContext(ctx)
		g.SetLimit(max(workers, 1))
		for k := range site.Samples {
			if !site.Samples[k].Article {
				continue
			}
			g.Go(func() (err error) {
				if err = ctx.Err(); err == nil {
					found[k], err = judge(&site.Samples[k], selectors)
				}
				return err
			})
		}
		if err := g.Wait(); err != nil {
			return nil, err
		}
		for k, list := range found {
			for i := range list {
				pages[i].Add(site.Name, site.Samples[k].URL, list[i])
			}
		}
	}
	list := make([]Row, len(rows))
	for i := range rows {
		list[i] = rows[i].Row
		list[i].Report = pages[i].Report()
	}
	return list, nil
}

// judge compares what selectors select on a page with its label.
func judge(s *dataset.Sample, selectors []models.Selector) ([]eval.Comparison, error) {
	reader := models.NewReader(s.Page)
	list := make([]eval.Comparison, len(selectors))
	for i, selector := range selectors {
		got, err := selectBy(reader, selector, s.Page)
		var limit *method.LimitError
		if errors.Is(err, models.ErrNoArticle) || errors.As(err, &limit) {
			got = page.Selection{Title: page.None}
		} else if err != nil {
			return nil, fmt.Errorf("%s: %w", s.URL, err)
		}
		list[i] = eval.Compare(s.Page, s.Selection, got)
	}
	return list, nil
}

// selectBy selects with what the reader has measured of the page already.
func selectBy(reader *models.Reader, s models.Selector, p *page.Page) (page.Selection, error) {
	w, ok := s.(*models.Wrapper)
	if !ok {
		return s.Select(p)
	}
	scores, err := reader.Score(w)
	if err != nil {
		return page.Selection{Title: page.None}, err
	}
	return scores.Selection()
}
