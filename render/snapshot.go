package render

import (
	"context"
	"strings"
	"time"

	"github.com/chromedp/cdproto/domsnapshot"
	"github.com/chromedp/chromedp"

	"galley/page"
	"galley/render/snapshot"
)

// snapshot takes the snapshot and converts it to the document's page.
func (d *Document) snapshot(ctx context.Context) error {
	began := time.Now()
	columns := snapshot.Columns{Frames: d.framed, Look: d.styled}
	answer, err := chromedp.Call(ctx, snapshot.Capture, domsnapshot.CaptureSnapshotParams{ComputedStyles: columns.Properties()})
	if err != nil {
		return err
	}
	if answer.Framed() && columns == (snapshot.Columns{}) {
		// Frames in shadow trees are not counted, and others came meanwhile.
		d.framed = true
		return d.snapshot(ctx)
	}
	if err := d.reached(); err != nil {
		return err
	}
	d.timing.Snapshot = time.Since(began)
	began = time.Now()
	o := snapshot.Options{Columns: columns, Viewport: d.tab.opts.Viewport, Limits: d.tab.opts.Limits}
	if d.origin != nil {
		o.Address = d.origin.address
	}
	p, live, err := snapshot.Convert(&answer, o)
	if err != nil {
		return err
	}
	if d.src.MHTML != nil && d.src.URL != "" {
		p.URL, p.Base = d.src.URL, ""
	} else if strings.HasPrefix(p.URL, nowhere) {
		p.URL, p.Base = "", ""
		d.forgetNowhere(p)
	}
	d.timing.Convert = time.Since(began)
	d.page, d.live, d.moved = p, live, d.sentOn()
	return nil
}

// forgetNowhere takes the addresses of pictures away that name nothing: the page is from
// nowhere, and no file beside it has the name.
func (d *Document) forgetNowhere(p *page.Page) {
	for i := range p.Nodes {
		if n := &p.Nodes[i]; strings.HasPrefix(n.Src, nowhere) {
			if _, ok := d.src.Local(n.Src); !ok {
				n.Src = ""
			}
		}
	}
}
