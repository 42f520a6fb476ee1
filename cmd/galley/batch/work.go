package batch

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
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/selector"
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
func (o *options) extraction(sel selector.Selector) (*fetch.Client, *batch.Extraction, error) {
	policy, err := o.batchPolicy()
	if err != nil {
		return nil, nil, err
	}
	if o.UserAgent == "" && !o.keepAgent {
		o.UserAgent = agent(o.Contact)
	}
	client := fetch.NewClient(fetch.Options{UserAgent: o.UserAgent, Timeout: o.Timeout, Network: policy, Bytes: cmp.Or(int64(o.Bytes), maxPage), Requests: int(o.Requests), Sender: o.Identity()})
	parser, err := galley.New(galley.Options{Selector: sel.Selector, Explain: o.Explain, NoBrowser: true, Browser: render.Options{Network: policy, Sender: o.Identity()}})
	if err != nil {
		return nil, nil, err
	}
	w := &batch.Extraction{Parser: parser, Client: client, Write: o.encode, Archive: o.archive != "", Timeout: o.Timeout, Pages: int(o.pages), Tries: o.Tries}
	if o.noBrowser {
		return client, w, nil
	}
	browser := o.Browser
	if sel.Viewport != (page.Size{}) {
		browser.Viewport = flags.Viewport(sel.Viewport)
	}
	options := browser.Options()
	options.Network = policy
	options.Timeout = 2 * o.Timeout // the lower rung has it; the ladder bounds the upper one
	w.Browsers = &batch.Browsers{Pages: o.RecyclePages, Memory: int64(o.RecycleMemory) << 20, New: func(ctx context.Context) (*galley.Extractor, error) {
		e, err := galley.New(galley.Options{Selector: sel.Selector, Explain: o.Explain, Files: o.NeedsFiles(), NoFonts: o.NoFonts(), NoLook: o.NoLook(), Archive: o.archive != "", Browser: options})
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
func (o *options) encode(a *article.Article, item input.Item) ([]byte, error) {
	return o.Article.Write(a, folderOf(o.out), !output.IsFiles(o.out))
}

// folderOf is where pictures are named from: names of results must not have folders then.
func folderOf(out string) string {
	if output.Kind(out) == output.Folder {
		return out
	}
	return filepath.Dir(out)
}
