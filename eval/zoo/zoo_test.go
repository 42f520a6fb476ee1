package zoo_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"text/template"

	"galley/article"
	"galley/eval/look"
	"galley/page"
)

// specimen is a page of the zoo: testdata/NAME.html shows one mechanism of layout, in the frame of
// frame.tmpl.
type specimen struct {
	Name  string `json:"name"`
	Shows string `json:"shows"`
	Title string `json:"title"` // CSS selector of the title
	Body  string `json:"body"`  // likewise

	Lead []string `json:"lead,omitempty"` // likewise, of what leads the article outside of the body

	Floor  map[string]float64 `json:"floor,omitempty"` // shares that cannot be 100 %, in percent
	Reason string             `json:"reason,omitempty"`
}

const zooFolder = "testdata"

// TestZoo renders every page of the zoo, writes its title and body as a styled article,
// renders that on the same screen, and holds it to looking the same: a page that cannot
// says why. Whatever a page asks the network for is not there.
func TestZoo(t *testing.T) {
	if testing.Short() {
		t.Skip("renders some hundred pages")
	}
	k := newKeeper(t)
	var report strings.Builder
	whole := 0
	for _, s := range zoo(t) {
		kept, err := k.keep(t.Context(), s)
		if err != nil {
			t.Errorf("%s: %v", s.Name, err)
			continue
		}
		whole += s.hold(t, kept)
		fmt.Fprintf(&report, "%-22s style %5.1f  layout %5.1f  images %5.1f  media %5.1f  %s\n", s.Name,
			100*kept.Style, 100*kept.Layout, 100*kept.Images, 100*kept.Media, strings.Join(kept.Why, "; "))
	}
	t.Logf("%d pages keep all of their look\n%s", whole, report.String())
}

// hold tests the shares of a page against its floors, and returns 1 where it has none.
func (s specimen) hold(t *testing.T, kept look.Page) int {
	t.Helper()
	shares := map[string]float64{"style": kept.Style, "layout": kept.Layout, "images": kept.Images, "media": kept.Media, "marks": kept.Marks}
	for name, got := range shares {
		floor, low := s.Floor[name]
		if !low {
			floor = 100
		}
		if 100*got < floor {
			t.Errorf("%s (%s): %s is %.1f %%, want %.1f %%: %s", s.Name, s.Shows, name, 100*got, floor, strings.Join(kept.Why, "; "))
		}
	}
	if len(s.Floor) > 0 && s.Reason == "" {
		t.Errorf("%s: a floor without a reason", s.Name)
	}
	if len(s.Floor) > 0 {
		return 0
	}
	return 1
}

// zoo lists the pages.
func zoo(t *testing.T) (all []specimen) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(zooFolder, "zoo.json"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// keep compares a page with the article of its known selection. GALLEY_ZOO_KEEP names a
// folder that the articles are written into, to be looked at.
func (k keeper) keep(ctx context.Context, s specimen) (kept look.Page, err error) {
	source, err := s.source()
	if err != nil {
		return kept, err
	}
	p, err := k.capture(ctx, s.Name, source)
	if err != nil {
		return kept, err
	}
	sel, err := s.selection(p)
	if err != nil {
		return kept, err
	}
	doc, err := k.extract(ctx, s, source)
	if err != nil {
		return kept, err
	}
	if dir := os.Getenv("GALLEY_ZOO_KEEP"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, s.Name+".html"), doc, 0o644); err != nil {
			return kept, err
		}
	}
	q, err := k.capture(ctx, s.Name, doc)
	if err != nil {
		return kept, err
	}
	return look.Compare(look.Pair{Original: p, Selection: sel, Article: q, Has: func(address string) bool {
		_, there := k.files[address]
		return there || address == "svg" || strings.HasPrefix(address, "data:")
	}}), nil
}

// extract is the styled article of a page, written as extraction does: the look is read of what was
// chosen and of what is around it.
func (k keeper) extract(ctx context.Context, s specimen, source []byte) ([]byte, error) {
	d, err := k.Open(ctx, k.from(s.Name, source))
	if err != nil {
		return nil, err
	}
	defer d.Close()
	sel, err := s.selection(d.Page())
	if err != nil {
		return nil, err
	}
	if err := d.Styles(article.Styled(d.Page(), sel)...); err != nil {
		return nil, err
	}
	a, err := article.New(d.Page(), sel)
	if err != nil {
		return nil, err
	}
	var doc bytes.Buffer
	err = a.WriteHTML(&doc)
	return doc.Bytes(), err
}

// source is the page: its file with what all pages share, of frame.tmpl, put in.
func (s specimen) source() ([]byte, error) {
	t, err := template.ParseFiles(filepath.Join(zooFolder, s.Name+".html"), filepath.Join(zooFolder, "frame.tmpl"))
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, nil)
	return b.Bytes(), err
}

// selection finds the title and the body of a specimen.
func (s specimen) selection(p *page.Page) (sel page.Selection, err error) {
	if sel.Title, err = p.FindCSS(s.Title); err != nil {
		return sel, err
	}
	body, err := p.FindCSS(s.Body)
	sel.Roots = []page.NodeID{body}
	for _, selector := range s.Lead {
		n, err := p.FindCSS(selector)
		if err != nil {
			return sel, err
		}
		sel.Lead = append(sel.Lead, n)
	}
	return sel, err
}
