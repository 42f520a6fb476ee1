package main

import (
	"context"
	"os"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// bareLoop is a bare chromedp with tabs.
func bareLoop(ctx context.Context, chrome string, screen page.Size, tabs int) (list []context.Context, cancel func(), err error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(chrome))
	if os.Getenv("GALLEY_NO_SANDBOX") != "" || os.Getuid() == 0 {
		options = append(options, chromedp.NoSandbox)
	}
	alloc, end := chromedp.NewExecAllocator(ctx, options...)
	parent := alloc
	for range tabs {
		tab, _ := chromedp.NewContext(parent)
		if err := chromedp.Do(tab, chromedp.EmulateViewport(int64(screen.W), int64(screen.H))); err != nil {
			end()
			return nil, nil, err
		}
		if parent == alloc {
			parent = tab
		}
		list = append(list, tab)
	}
	return list, func() { chromedp.Cancel(list[0]); end() }, nil
}

// bareRest leaves the page, which would go on with its scripts and animations while the
// other side is measured. It is in no measurement. The page goes by itself, as galley's do:
// sent from outside it would leave its process, and the next page would have to start one.
func bareRest(tab context.Context) error {
	if _, err := chromedp.Call(tab, runtime.Evaluate, runtime.EvaluateParams{Expression: "location.replace('about:blank')"}); err == nil {
		for range leaving / clearing {
			time.Sleep(clearing)
			if at, err := chromedp.Run(tab, chromedp.Location()); err == nil && at == "about:blank" {
				return nil
			}
		}
	}
	return chromedp.Do(tab, chromedp.Navigate("about:blank"))
}

// leaving is how long a page may take to go by itself.
const leaving = time.Second

func bareLoad(tab context.Context, url string) error {
	if err := chromedp.Do(tab, chromedp.Navigate(url)); err != nil {
		return err
	}
	_, err := chromedp.Run(tab, chromedp.OuterHTML(chromedp.CSS("html")))
	return err
}
