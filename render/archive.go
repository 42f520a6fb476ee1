package render

import (
	"bufio"
	"bytes"
	"context"
	"net/mail"
	"net/url"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// maxShot bounds the height of a screenshot in px: Chrome's surfaces end at 16,384.
const maxShot = 16_383

// archive takes the MHTML and the screenshot, as wanted.
func (r *run) archive(ctx context.Context) error {
	if r.want.Screenshot {
		size := r.capture.Page.Size
		res, err := chromedp.Call(ctx, cdppage.CaptureScreenshot, cdppage.CaptureScreenshotParams{
			// PNG, and a fast one: WebP takes three times as long for a third of the bytes.
			Format: cdppage.CaptureScreenshotFormatPng, OptimizeForSpeed: new(true),
			Clip: &cdppage.Viewport{
				Width: min(max(r.tab.opts.Viewport.W, size.W), maxShot), Height: min(max(size.H, 1), maxShot), Scale: 1,
			},
			CaptureBeyondViewport: new(true),
		})
		if err != nil {
			return err
		}
		r.capture.Screenshot = res.Data
	}
	if r.want.MHTML {
		res, err := chromedp.Call(ctx, cdppage.CaptureSnapshot, cdppage.CaptureSnapshotParams{Format: cdppage.CaptureSnapshotFormatMhtml})
		if err != nil {
			return err
		}
		r.capture.MHTML = []byte(res.Data)
	}
	return nil
}

// archivedURL is where the page of an MHTML archive came from: what the source
// says, else what the archive says; empty when neither does.
func archivedURL(src Source) string {
	if src.URL != "" {
		return src.URL
	}
	m, err := mail.ReadMessage(bufio.NewReader(bytes.NewReader(src.MHTML)))
	if err != nil {
		return ""
	}
	u, err := url.Parse(m.Header.Get("Snapshot-Content-Location"))
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") {
		return ""
	}
	return u.String()
}
