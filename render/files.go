package render

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// File is one file that a page loaded.
type File struct {
	Type string // media type, without parameters
	Data []byte // nil: it was loaded, but Chrome did not keep it
}

// files reads what the page has loaded of the addresses, without asking the network
// again. What did not load, or is too large, is left out.
func (d *Document) files(ctx context.Context, addresses []string) (map[string]File, error) {
	wanted, files := map[string]bool{}, map[string]File{}
	for _, address := range addresses {
		wanted[page.WithoutFragment(address)] = true
	}
	if len(wanted) == 0 {
		return files, nil
	}
	tree, err := chromedp.Call(ctx, cdppage.GetResourceTree, cdp.Empty{})
	if err != nil {
		return nil, err
	}
	left := d.browser.opts.Limits.Bytes
	for frames := []*cdppage.FrameResourceTree{tree.FrameTree}; len(frames) > 0; frames = frames[1:] {
		frames = append(frames, frames[0].ChildFrames...)
		for _, res := range frames[0].Resources {
			if !wanted[res.URL] || res.Failed || res.Canceled || files[res.URL].Data != nil {
				continue
			}
			data := d.file(ctx, frames[0].Frame.ID, res.URL)
			if left -= int64(len(data)); left < 0 {
				return nil, &page.LimitError{What: "bytes", Limit: d.browser.opts.Limits.Bytes}
			}
			files[res.URL] = File{res.MimeType, data}
		}
	}
	return files, d.streams(ctx, wanted, files)
}

// streamsJS lists the films and sounds of the page that can be played: begun, or
// meant to be fetched only when somebody plays them. They are no resources to
// Chrome, which keeps pieces of them only.
const streamsJS = `() => [...document.querySelectorAll('video,audio')]
	.filter(m => !m.error && (m.readyState > 0 || m.preload === 'none' && m.networkState === 1))
	.map(m => m.currentSrc || m.src)`

// streams adds the films and sounds that can be played, without data.
func (d *Document) streams(ctx context.Context, wanted map[string]bool, files map[string]File) error {
	var playable []string
	if err := d.world.Evaluate(ctx, streamsJS, &playable); err != nil {
		return err
	}
	for _, address := range playable {
		if address = page.WithoutFragment(address); wanted[address] {
			files[address] = File{}
		}
	}
	return nil
}

// received is what Chrome keeps of the answer to the request for a file of the main frame, nil
// for nothing.
func (d *Document) received(ctx context.Context, address string) []byte {
	id := d.tab.Load.FileRequest(page.WithoutFragment(address))
	if id == "" {
		return nil
	}
	res, err := chromedp.Call(ctx, network.GetResponseBody, network.GetResponseBodyParams{RequestID: id})
	if err != nil || len(res.Body) == 0 {
		return nil
	}
	return res.Body
}

// file is what Chrome keeps of a resource, nil for nothing. It is asked for by address only
// where its request is not known: Chrome reads the document and all its style sheets anew
// then, which takes as long as the look of an article.
func (d *Document) file(ctx context.Context, frame cdp.FrameID, address string) []byte {
	if frame == d.tab.Load.Frame() {
		if data := d.received(ctx, address); data != nil {
			return data
		}
	}
	res, err := chromedp.Call(ctx, cdppage.GetResourceContent, cdppage.GetResourceContentParams{FrameID: frame, URL: address})
	if err != nil {
		return nil
	}
	return res.Content
}
