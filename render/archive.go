package render

import (
	"context"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"galley/render/mhtml"
)

// maxShot bounds the height of a screenshot in px: Chrome's surfaces end at 16,384. A page
// that is higher has several, but no more than maxTiles: pages that never end are no use.
const (
	maxShot  = 16_383
	maxTiles = 8
)

// screenshots takes PNGs of the whole page, from the top down.
func (d *Document) screenshots(ctx context.Context) (tiles [][]byte, err error) {
	height := max(d.page.Size.H, 1)
	for y := 0.0; y < height && len(tiles) < maxTiles; y += maxShot {
		png, err := d.screenshot(ctx, y, min(height-y, maxShot))
		if err != nil {
			return nil, err
		}
		tiles = append(tiles, png)
	}
	return tiles, nil
}

// screenshot takes a PNG of a stretch of the page.
func (d *Document) screenshot(ctx context.Context, y, height float64) ([]byte, error) {
	defer d.tab.Drawn()()
	size := d.page.Size
	res, err := chromedp.Call(ctx, cdppage.CaptureScreenshot, cdppage.CaptureScreenshotParams{
		// PNG, and a fast one: WebP takes three times as long for a third of the bytes.
		Format: cdppage.CaptureScreenshotFormatPng, OptimizeForSpeed: new(true),
		Clip: &cdppage.Viewport{
			Y: y, Width: min(max(d.browser.opts.Viewport.W, size.W), maxShot), Height: height, Scale: 1,
		},
		CaptureBeyondViewport: new(true),
	})
	return res.Data, err
}

// archive takes an MHTML archive, with the fonts that the page had loaded. Without them it
// is one all the same.
func (d *Document) archive(ctx context.Context) ([]byte, error) {
	res, err := chromedp.Call(ctx, cdppage.CaptureSnapshot, cdppage.CaptureSnapshotParams{Format: cdppage.CaptureSnapshotFormatMhtml})
	if err != nil {
		return nil, err
	}
	faces, err := d.fontFaces(ctx)
	if err != nil && ctx.Err() != nil {
		return nil, ctx.Err()
	}
	var fonts []mhtml.Font
	for _, face := range faces {
		fonts = append(fonts, mhtml.Font{URL: face.URL, Data: face.Data})
	}
	return mhtml.WithFonts([]byte(res.Data), fonts), nil
}
