package dataset

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"galley/page"
)

// exportLine is a label for other programs; ReadImports reads it.
type exportLine struct {
	URL        string   `json:"url"`
	TitleXPath string   `json:"title_xpath,omitempty"`
	BodyXPath  any      `json:"body_xpath,omitempty"` // a string; a list where the body is in several elements
	CutXPaths  []string `json:"cut_xpaths,omitempty"`
	TitleText  string   `json:"title_text,omitempty"`
	Article    bool     `json:"article"`
}

// WriteLabels writes the labels as JSON, a line a page, by slug. Labels that
// cannot be used are left out; the error holds the reason for each, and those that
// can be used are written all the same.
func (d *Dataset) WriteLabels(w io.Writer) error {
	out := bufio.NewWriter(w)
	var errs []error
	for _, e := range d.Pages() {
		s, err := d.sample(e, d.Page)
		if errors.Is(err, ErrNoLabel) {
			continue
		}
		var data []byte
		if err == nil {
			data, err = exported(s)
		}
		if err != nil {
			errs = append(errs, err)
			continue
		}
		out.Write(data)
		out.WriteByte('\n')
	}
	if err := out.Flush(); err != nil {
		return fmt.Errorf("dataset: write labels: %w", err)
	}
	return errors.Join(errs...)
}

func exported(s Sample) ([]byte, error) {
	l := exportLine{URL: s.URL, Article: s.Article}
	var err error
	address := func(n page.NodeID) string {
		x := s.Page.XPath(n)
		// A page may have tags such as <a[1]>, which no XPath can name.
		if back, bad := s.Page.FindXPath(x); err == nil && (bad != nil || back != n) {
			err = fmt.Errorf("%s: %s does not lead back to its element: the label cannot be exported", s.Slug, x)
		}
		return x
	}
	if s.Selection.Title != page.None {
		l.TitleXPath = address(s.Selection.Title)
		l.TitleText = page.Norm(s.Page.Text(s.Selection.Title))
	}
	var body []string
	for _, n := range s.Selection.Roots {
		body = append(body, address(n))
	}
	for _, n := range s.Selection.Cut {
		l.CutXPaths = append(l.CutXPaths, address(n))
	}
	switch len(body) {
	case 0:
	case 1:
		l.BodyXPath = body[0]
	default:
		l.BodyXPath = body
	}
	if err != nil {
		return nil, err
	}
	return oneLine(l)
}
