// Command lay lays the pages of a corpus out in a browser and keeps them, for fit:
//
//	go run ./models/shipped/scripts/lay -corpus DIR -out DIR
//
// Corpora have no style sheets and no images of their own, so nothing is loaded from
// the network, and no script runs. Pages that are there already are left as they are.
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"galley/eval"
	"galley/render"
)

func main() {
	corpus := flag.String("corpus", "", "`folder` of a corpus")
	out := flag.String("out", "", "`folder` for the pages, ID.json.zst each")
	jobs := flag.Int("j", 2, "pages at the same time")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, *corpus, *out, *jobs); err != nil {
		fmt.Fprintln(os.Stderr, "lay:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, dir, out string, jobs int) error {
	corpus, err := eval.OpenCorpus(dir, "")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	browser, err := render.Start(ctx, render.Options{Tabs: jobs, Offline: true, NoScripts: true, Timeout: 60 * time.Second})
	if err != nil {
		return err
	}
	defer browser.Close()
	var failed atomic.Int32
	var group errgroup.Group
	group.SetLimit(jobs)
	for _, d := range corpus.Documents() {
		name := filepath.Join(out, d.ID+".json.zst")
		if _, err := os.Stat(name); err == nil || ctx.Err() != nil {
			continue
		}
		group.Go(func() error {
			if err := lay(ctx, browser, d, name); err != nil {
				failed.Add(1)
				fmt.Fprintf(os.Stderr, "lay: %s: %v\n", d.ID, err)
			}
			return nil
		})
	}
	group.Wait()
	fmt.Printf("%d of %d pages failed\n", failed.Load(), corpus.Len())
	return ctx.Err()
}

func lay(ctx context.Context, b *render.Browser, d eval.Document, name string) error {
	d, err := d.Load()
	if err != nil {
		return err
	}
	address := d.URL
	if !strings.HasPrefix(address, "http://") && !strings.HasPrefix(address, "https://") {
		address = ""
	}
	c, err := b.Capture(ctx, render.Source{HTML: d.HTML, URL: address, ContentType: d.ContentType}, render.Want{})
	if err != nil {
		return err
	}
	var data bytes.Buffer
	if err := c.Page.Write(&data); err != nil {
		return err
	}
	temp := name + ".part"
	if err := os.WriteFile(temp, data.Bytes(), 0o644); err != nil {
		return err
	}
	return os.Rename(temp, name)
}
