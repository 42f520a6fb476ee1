package render

import (
	"bufio"
	"bytes"
	"context"
	"mime"
	"mime/multipart"
	"net/mail"
	"net/url"
	"strings"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
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
	defer d.tab.frames.draw()()
	size := d.page.Size
	res, err := chromedp.Call(ctx, cdppage.CaptureScreenshot, cdppage.CaptureScreenshotParams{
		// PNG, and a fast one: WebP takes three times as long for a third of the bytes.
		Format: cdppage.CaptureScreenshotFormatPng, OptimizeForSpeed: new(true),
		Clip: &cdppage.Viewport{
			Y: y, Width: min(max(d.tab.opts.Viewport.W, size.W), maxShot), Height: height, Scale: 1,
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
	return withFonts([]byte(res.Data), faces), nil
}

// archived is what an MHTML archive says of where its documents are from.
type archived struct {
	url    string            // of the page; empty: not known
	frames map[string]string // the address Chrome gives a frame's document, to its own
}

// address is where a document is from, of which Chrome says the given: the page's
// is that of a file here, a frame's that of a part. Empty: it has none.
func (a *archived) address(chrome string) string {
	if strings.HasPrefix(chrome, "file:") {
		return a.url
	}
	if own, ok := a.frames[chrome]; ok {
		return own
	}
	return chrome
}

// readArchive reads the headers of an MHTML archive, as far as they can be.
func readArchive(data []byte) *archived {
	a := &archived{frames: map[string]string{}}
	m, err := mail.ReadMessage(bufio.NewReader(bytes.NewReader(data)))
	if err != nil {
		return a
	}
	if u, err := url.Parse(m.Header.Get("Snapshot-Content-Location")); err == nil && (u.Scheme == "http" || u.Scheme == "https") {
		a.url = u.String()
	}
	_, params, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil {
		return a
	}
	for parts := multipart.NewReader(m.Body, params["boundary"]); ; {
		part, err := parts.NextRawPart()
		if err != nil {
			return a
		}
		if id := part.Header.Get("Content-ID"); id != "" {
			a.frames["cid:"+strings.Trim(id, "<>")] = part.Header.Get("Content-Location")
		}
	}
}
