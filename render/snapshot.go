package render

import (
	"context"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/cdproto/domsnapshot"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// snapshot takes the snapshot and converts it to the document's page.
func (d *Document) snapshot(ctx context.Context) error {
	began := time.Now()
	columns := coreStyles
	if d.styled {
		columns = slices.Concat(coreStyles, frameStyles, page.ComputedProperties, page.PlacedProperties)
	} else if d.framed {
		columns = slices.Concat(coreStyles, frameStyles)
	}
	result, err := chromedp.Call(ctx, captureSnapshot, domsnapshot.CaptureSnapshotParams{ComputedStyles: columns})
	if err != nil {
		return err
	}
	if len(result.Documents) > 1 && len(columns) == len(coreStyles) {
		// Frames in shadow trees are not counted, and others came meanwhile.
		d.framed = true
		return d.snapshot(ctx)
	}
	if err := d.reached(); err != nil {
		return err
	}
	d.timing.Snapshot = time.Since(began)
	began = time.Now()
	p, live, err := convert(snapshot{result, d.tab.opts.Viewport, d.styled, d.origin}, d.tab.opts.Limits)
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
