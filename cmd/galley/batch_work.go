package main

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"path/filepath"

	"galley"
	"galley/article"
	"galley/batch"
	"galley/batch/input"
	"galley/internal/fetch"
	"galley/page"
	"galley/render"
)

// maxPage bounds what is fetched of one page, in bytes: several are in memory at a time.
const maxPage = 16 << 20

// workerName tells workers apart.
func workerName() string {
	host, _ := os.Hostname()
	return fmt.Sprintf("%s/%d", host, os.Getpid())
}

// extraction makes the tools for the flags.
func (o *batchOptions) extraction(sel selector, temp bool) (*fetch.Client, *batch.Extraction, error) {
	policy, err := o.batchPolicy()
	if err != nil {
		return nil, nil, err
	}
	if o.userAgent == "" && !o.keepAgent {
		o.userAgent = agent(o.contact)
	}
	client := fetch.NewClient(fetch.Options{UserAgent: o.userAgent, Timeout: o.timeout, Network: policy, Bytes: cmp.Or(int64(o.bytes), maxPage), Requests: int(o.requests), Sender: o.identity()})
	parser, err := galley.New(galley.Options{Selector: sel.Selector, Explain: o.explain, NoBrowser: true, Browser: render.Options{Network: policy, Sender: o.identity()}})
	if err != nil {
		return nil, nil, err
	}
	w := &batch.Extraction{Parser: parser, Client: client, Write: o.encode, Archive: o.archive != "", Timeout: o.timeout, Tries: o.tries}
	if o.noBrowser {
		return client, w, nil
	}
	browser := o.browserFlags
	if sel.viewport != (page.Size{}) {
		browser.viewport = viewportFlag(sel.viewport)
	}
	options := browser.options()
	options.Network = policy
	options.Timeout = 2 * o.timeout // the lower rung has it; the ladder bounds the upper one
	w.Browsers = &batch.Browsers{Pages: o.recyclePages, Memory: int64(o.recycleMemory) << 20, New: func(ctx context.Context) (*galley.Extractor, error) {
		e, err := galley.New(galley.Options{Selector: sel.Selector, Explain: o.explain, Files: o.needsFiles(), NoLook: o.noLook(), Archive: o.archive != "", Browser: options})
		if err == nil {
			_, err = e.Browser(ctx)
		}
		return e, err
	}}
	return client, w, nil
}

// agent is what requests of batches call the program.
func agent(contact string) string {
	if contact == "" {
		return "Mozilla/5.0 (compatible; galley/1)"
	}
	return "Mozilla/5.0 (compatible; galley/1; +" + contact + ")"
}

// encode writes an article as the batch has it.
func (o *batchOptions) encode(a *article.Article, item input.Item) ([]byte, error) {
	return o.formatFlags.write(a, folderOf(o.out), !isFiles(o.out))
}

// folderOf is where pictures are named from: names of results must not have folders then.
func folderOf(out string) string {
	if outputKind(out) == folderOutput {
		return out
	}
	return filepath.Dir(out)
}
