package look_test

import (
	"net/http/httptest"
	"testing"

	"galley/dataset"
	"galley/eval/look"
	"galley/page"
	"galley/render"
	"galley/testdata/newsstand"
)

// TestBundledLayouts: articles of the bundled sites whose bodies are grids and flex boxes
// keep the look of their pages, and fit a narrow screen.
func TestBundledLayouts(t *testing.T) {
	if testing.Short() {
		t.Skip("renders pages")
	}
	b, narrow := browser(t, render.Options{}), browser(t, render.Options{Viewport: look.NarrowScreen})
	for _, site := range newsstand.Sites() {
		if site.Name != "plaza" && site.Name != "folio" {
			continue
		}
		r, err := look.Dataset(t.Context(), b, captured(t, b, site, 3), look.Options{Workers: 2, Narrow: narrow})
		if err != nil {
			t.Fatal(err)
		}
		for _, err := range r.Failed {
			t.Error(err)
		}
		report := look.NewReport(r.Pages)
		o, at := report.Overall, report.Places
		if report.Count != 3 || min(o.Style, o.Layout, o.Images, o.Media, at.Left, at.Order, at.Readable) < 0.99 || at.Overlaps > 0 {
			t.Errorf("%s: %d pages, %+v, %+v, %v", site.Name, report.Count, o, at, report.Causes)
		}
		if report.Wider > 0 || *report.Narrow != (look.Narrow{}) {
			t.Errorf("%s: on a narrow screen %d pages are too wide, %+v", site.Name, report.Wider, *report.Narrow)
		}
	}
}

// captured is a dataset of the first long pages of a site.
func captured(t *testing.T, b *render.Browser, site *newsstand.Site, n int) *dataset.Dataset {
	t.Helper()
	server := httptest.NewServer(site)
	t.Cleanup(server.Close)
	d, err := dataset.Create(t.TempDir(), dataset.Meta{Viewport: page.DefaultViewport})
	if err != nil {
		t.Fatal(err)
	}
	for _, info := range site.Pages {
		if info.Kind == "short" || n == 0 {
			continue
		}
		n--
		c, err := b.Capture(t.Context(), render.Source{URL: server.URL + info.Path}, render.Want{LookAll: true, MHTML: true})
		if err != nil {
			t.Fatal(err)
		}
		sel := page.Selection{Title: find(t, c.Page, info.TitleXPath), Roots: []page.NodeID{find(t, c.Page, info.BodyXPath)}}
		slug, err := d.Add(dataset.Capture{Page: c.Page, MHTML: c.MHTML})
		if err == nil {
			err = d.SetLabel(slug, dataset.NewLabel(c.Page, sel, true, dataset.ByImport, info.Published))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return d
}

func find(t *testing.T, p *page.Page, xpath string) page.NodeID {
	t.Helper()
	n, err := p.FindXPath(xpath)
	if err != nil {
		t.Fatal(err)
	}
	return n
}
