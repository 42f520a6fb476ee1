package render

import (
	"context"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/chromedp"

	"galley/page"
	"galley/render/snapshot"
)

// snapshot takes the snapshot and converts it to the document's page.
func (d *Document) snapshot(ctx context.Context) error {
	began := time.Now()
	columns := snapshot.Columns{Frames: d.framed, Look: d.styled}
	answer, seen, err := d.capture(ctx, columns)
	if err != nil {
		return err
	}
	defer func() { <-seen }()
	if answer.Framed() && columns == (snapshot.Columns{}) {
		// Frames in shadow trees are not counted, and others came meanwhile.
		<-seen
		d.framed = true
		return d.snapshot(ctx)
	}
	if err := d.reached(); err != nil {
		return err
	}
	d.timing.Snapshot = time.Since(began)
	began = time.Now()
	o := snapshot.Options{Columns: columns, Viewport: d.browser.opts.Viewport, Limits: d.browser.opts.Limits, Unstyled: d.tab.Load.Unstyled(), IsError: d.tab.Load.ShowsError}
	if d.origin != nil {
		o.Address = d.origin.Address
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

// capture asks for a snapshot, and without waiting for it for what follows; seen is closed when
// there is an answer to that, too.
func (d *Document) capture(ctx context.Context, columns snapshot.Columns) (answer snapshot.Answer, seen <-chan struct{}, err error) {
	sent, over := make(chan struct{}), make(chan struct{})
	send := sync.OnceFunc(func() { close(sent) })
	go func() {
		defer close(over)
		<-sent
		d.seeAfter(ctx)
	}()
	answer, err = chromedp.Call(ctx, snapshot.Capture, snapshot.Params{ComputedStyles: columns.Properties(), Sent: send})
	if send(); err != nil {
		<-over
	}
	return answer, over, err
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
