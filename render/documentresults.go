package render

import (
	"context"
	"fmt"

	"galley/network"
	"galley/page"
)

// Page is the document as it was when it was taken. The caller may change it.
func (d *Document) Page() *page.Page { return d.page }

// Timing says what the parts took so far.
func (d *Document) Timing() Timing { return d.timing }

// Refused are the hosts that the page tried to reach and that the network policy
// refuses; at most 200.
func (d *Document) Refused() []*network.RefusedError { return d.session.Refused() }

// Moved is the address of the page that sent its reader on to that of Page, by a script or
// <meta>; empty: none did. It may be asked after Close.
func (d *Document) Moved() string { return d.moved }

// sentOn is what Moved says of the page that the tab shows.
func (d *Document) sentOn() string {
	if to, _ := d.tab.Load.Moved(); to == "" {
		return ""
	}
	if d.src.HTML != nil {
		return d.src.Name()
	}
	return d.tab.Load.First()
}

// Styles reads the full computed styles (page.LookProperties) of the subtrees of the
// given nodes into Page, with the measures of the fonts that these name, and what is drawn on their canvases as Node.Src. page.None
// is ignored. The error is ErrChanged where the document changed since its page was
// taken; the next call, with nodes of the new Page, finds everything read.
func (d *Document) Styles(nodes ...page.NodeID) error {
	if d.styled {
		return nil
	}
	for _, n := range nodes {
		if n < page.None || int(n) >= len(d.page.Nodes) {
			return fmt.Errorf("render %s: read the styles of node %d: the page has nodes 0 to %d", d.src.Name(), n, len(d.page.Nodes)-1)
		}
	}
	err := d.step("read the look of the article", &d.timing.Styles, func(ctx context.Context) error {
		err := d.lookAtAll(ctx, nodes)
		if err != nil && ctx.Err() == nil {
			err = d.retake(ctx, err)
		}
		if err != nil {
			return err
		}
		if err := d.canvases(ctx); err != nil {
			return err
		}
		return d.measureFonts(ctx)
	})
	if err == nil && d.styled {
		return ErrChanged
	}
	return err
}

// retake takes the page anew after reading of the live document failed. A snapshot
// with styles is of one moment by nature; and if it was something worse than a change,
// it fails as well.
func (d *Document) retake(ctx context.Context, failed error) error {
	if movedOn(failed) {
		if err := d.settle(ctx); err != nil {
			return err
		}
	}
	d.styled = true
	if err := d.snapshot(ctx); err != nil {
		return err
	}
	return d.restore(ctx) // a script may have taken something out only now
}

// Files are those of the given addresses that the document has loaded, by address
// without fragment; the network is not asked again. What did not load is left out.
func (d *Document) Files(addresses []string) (files map[string]File, err error) {
	err = d.step("take its files", nil, func(ctx context.Context) (err error) {
		files, err = d.files(ctx, addresses)
		return err
	})
	return files, err
}

// Archive is the document as an MHTML archive, which replays offline.
func (d *Document) Archive() (mhtml []byte, err error) {
	err = d.step("archive it", &d.timing.Archive, func(ctx context.Context) (err error) {
		mhtml, err = d.archive(ctx)
		return err
	})
	return mhtml, err
}

// Screenshot is a PNG of the whole document, 1 px a CSS px, at most 16,383 px high.
func (d *Document) Screenshot() (png []byte, err error) {
	err = d.step("take its picture", &d.timing.Archive, func(ctx context.Context) (err error) {
		png, err = d.screenshot(ctx, 0, min(max(d.page.Size.H, 1), maxShot))
		return err
	})
	return png, err
}

// Screenshots are PNGs of the whole document, 1 px a CSS px, from the top down: each of
// them is 16,383 px high but the last, which is what is left. The eighth is the last.
func (d *Document) Screenshots() (png [][]byte, err error) {
	err = d.step("take its picture", &d.timing.Archive, func(ctx context.Context) (err error) {
		png, err = d.screenshots(ctx)
		return err
	})
	return png, err
}
