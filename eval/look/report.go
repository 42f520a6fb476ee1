package look

import (
	"fmt"
	"io"
	"slices"
	"text/tabwriter"
)

// Report is what "galley eval look --json" prints.
type Report struct {
	Overall Score  `json:"overall"` // shares of all pages' characters, blocks and items; size: the median
	Count   int    `json:"count"`   // of pages
	Pages   []Page `json:"pages"`
}

// NewReport sums up the pages, which keep their order.
func NewReport(pages []Page) Report {
	r := Report{Pages: pages, Count: len(pages)}
	var sum Page
	var sizes []float64
	for _, p := range pages {
		sum.Chars, sum.sameChars = sum.Chars+p.Chars, sum.sameChars+p.sameChars
		sum.Blocks, sum.sameBlocks = sum.Blocks+p.Blocks, sum.sameBlocks+p.sameBlocks
		sum.Shown, sum.sameShown = sum.Shown+p.Shown, sum.sameShown+p.sameShown
		sum.Items, sum.goodItems = sum.Items+p.Items, sum.goodItems+p.goodItems
		if p.Size > 0 {
			sizes = append(sizes, p.Size)
		}
	}
	c := comparison{Page: sum}
	c.share()
	r.Overall = c.Score
	if slices.Sort(sizes); len(sizes) > 0 {
		r.Overall.Size = (sizes[(len(sizes)-1)/2] + sizes[len(sizes)/2]) / 2
	}
	if r.Pages == nil {
		r.Pages = []Page{}
	}
	return r
}

// Write prints the report for a person: the shares in percent, and the ten worst
// pages with what differs.
func (r Report) Write(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "pages\tstyle\tlayout\timages\tmedia\tsize\t")
	o := r.Overall
	fmt.Fprintf(tw, "%d\t%.2f\t%.2f\t%.2f\t%.2f\t%.1f\t\n", r.Count, 100*o.Style, 100*o.Layout, 100*o.Images, 100*o.Media, 100*o.Size)
	if err := tw.Flush(); err != nil {
		return err
	}
	worst := slices.Clone(r.Pages)
	slices.SortStableFunc(worst, func(a, b Page) int {
		x, y := a.Style+a.Layout+a.Images+a.Media, b.Style+b.Layout+b.Images+b.Media
		switch {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	})
	for _, p := range worst[:min(10, len(worst))] {
		if len(p.Why) == 0 {
			break
		}
		fmt.Fprintf(w, "\n%s\n  style %.2f, layout %.2f, images %.2f, media %.2f, size %.1f\n",
			p.URL, 100*p.Style, 100*p.Layout, 100*p.Images, 100*p.Media, 100*p.Size)
		for _, why := range p.Why {
			if _, err := fmt.Fprintf(w, "  %s\n", why); err != nil {
				return err
			}
		}
	}
	return nil
}
