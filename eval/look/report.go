package look

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"
)

// Report is what was measured of several pages.
type Report struct {
	Overall Score          `json:"overall"`          // shares of all pages' characters, blocks and items; size: the median
	Places  Places         `json:"places"`           // likewise; the sum of the overlaps
	Narrow  *Narrow        `json:"narrow,omitempty"` // sums; sideways: the widest
	Wider   int            `json:"wider"`            // pages wider than a narrow screen
	Causes  map[string]int `json:"causes"`           // of the blocks of another size or missing
	Count   int            `json:"count"`            // of pages
	Pages   []Page         `json:"pages"`
}

// NewReport sums up the pages, which keep their order.
func NewReport(pages []Page) Report {
	r := Report{Pages: pages, Count: len(pages), Causes: map[string]int{}}
	var sum Page
	var sizes []float64
	for i := range pages {
		p := &pages[i]
		sum.add(p)
		if p.Size > 0 {
			sizes = append(sizes, p.Size)
		}
		for cause, n := range p.Causes {
			r.Causes[cause] += n
		}
		if p.Narrow != nil && p.Narrow.Sideways > 0 {
			r.Wider++
		}
	}
	sum.share()
	r.Overall, r.Places, r.Narrow = sum.Score, sum.Places, sum.Narrow
	if slices.Sort(sizes); len(sizes) > 0 {
		r.Overall.Size = (sizes[(len(sizes)-1)/2] + sizes[len(sizes)/2]) / 2
	}
	if r.Pages == nil {
		r.Pages = []Page{}
	}
	return r
}

// add adds the counts of p.
func (p *Page) add(q *Page) {
	p.Chars, p.sameChars = p.Chars+q.Chars, p.sameChars+q.sameChars
	p.Blocks, p.sameBlocks = p.Blocks+q.Blocks, p.sameBlocks+q.sameBlocks
	p.Shown, p.sameShown = p.Shown+q.Shown, p.sameShown+q.sameShown
	p.Items, p.goodItems = p.Items+q.Items, p.goodItems+q.goodItems
	p.Painted, p.kept = p.Painted+q.Painted, p.kept+q.kept
	p.sameLeft, p.sameOrder = p.sameLeft+q.sameLeft, p.sameOrder+q.sameOrder
	p.Marked, p.sameMarks = p.Marked+q.Marked, p.sameMarks+q.sameMarks
	p.Boxed, p.sameBoxes = p.Boxed+q.Boxed, p.sameBoxes+q.sameBoxes
	p.readable += q.readable
	p.Overlaps += q.Overlaps
	if q.Narrow == nil {
		return
	}
	if p.Narrow == nil {
		p.Narrow = &Narrow{}
	}
	p.Narrow.Sideways = max(p.Narrow.Sideways, q.Narrow.Sideways)
	p.Narrow.Small += q.Narrow.Small
	p.Narrow.Overlaps += q.Narrow.Overlaps
}

// Write prints the report for a person: the shares in percent, and the ten worst
// pages with what differs.
func (r Report) Write(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "pages\tstyle\tlayout\timages\tmedia\tsize\t")
	o, at := r.Overall, r.Places
	fmt.Fprintf(tw, "%d\t%.2f\t%.2f\t%.2f\t%.2f\t%.1f\t\n", r.Count, 100*o.Style, 100*o.Layout, 100*o.Images, 100*o.Media, 100*o.Size)
	if err := tw.Flush(); err != nil {
		return err
	}
	fmt.Fprintln(tw, "\nleft\torder\treadable\tgrounds\tmarks\tboxes\toverlaps\t")
	fmt.Fprintf(tw, "%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%d\t\n", 100*at.Left, 100*at.Order, 100*at.Readable, 100*at.Grounds, 100*at.Marks, 100*at.Boxes, at.Overlaps)
	if err := tw.Flush(); err != nil {
		return err
	}
	if n := r.Narrow; n != nil {
		fmt.Fprintf(w, "\n%.0f px wide: %d pages scroll sideways, %d characters too small, %d overlaps\n", NarrowScreen.W, r.Wider, n.Small, n.Overlaps)
	}
	if len(r.Causes) > 0 {
		fmt.Fprintf(w, "\nblocks of another size: %s\n", causes(r.Causes))
	}
	return r.writeWorst(w)
}

// writeWorst prints the ten worst pages.
func (r Report) writeWorst(w io.Writer) error {
	worst := slices.Clone(r.Pages)
	slices.SortStableFunc(worst, func(a, b Page) int { return cmp.Compare(a.sum(), b.sum()) })
	for _, p := range worst[:min(10, len(worst))] {
		if len(p.Why) == 0 {
			break
		}
		fmt.Fprintf(w, "\n%s\n  style %.2f, layout %.2f, images %.2f, media %.2f, size %.1f\n",
			p.URL, 100*p.Style, 100*p.Layout, 100*p.Images, 100*p.Media, 100*p.Size)
		if len(p.Causes) > 0 {
			fmt.Fprintf(w, "  blocks of another size: %s\n", causes(p.Causes))
		}
		for _, why := range p.Why {
			if _, err := fmt.Fprintf(w, "  %s\n", why); err != nil {
				return err
			}
		}
	}
	return nil
}

// sum orders pages: the lower, the worse.
func (p *Page) sum() float64 { return p.Style + p.Layout + p.Images + p.Media }

// causes lists what makes blocks another size, the most frequent first.
func causes(count map[string]int) string {
	names := slices.SortedFunc(maps.Keys(count), func(a, b string) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), cmp.Compare(a, b))
	})
	for i, name := range names {
		names[i] = fmt.Sprintf("%d %s", count[name], name)
	}
	return strings.Join(names, ", ")
}
