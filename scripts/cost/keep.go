package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"galley"
	"galley/page"
)

// keep writes what each page came out as into files named after the pages: the article
// in its look (.html), its text (.txt), and what the browser saw of the whole page (.page).
// diff -r of two folders says what two builds do differently.
func keep(ctx context.Context, o options, w selector, list []target) error {
	if o.out == "" {
		return errors.New("keep needs -o")
	}
	e, err := extractor(w, o)
	if err != nil {
		return err
	}
	defer e.Close()
	_, err = all(o.tabs, list, func(_ int, t target) error {
		if _, err := os.Stat(keepName(o.out, t, ".txt")); err == nil {
			return nil // of an earlier run
		}
		r, err := e.Find(ctx, galley.URL(t.url))
		if err != nil {
			return keepFile(o.out, t, ".txt", []byte("error: "+err.Error()+"\n"))
		}
		var html, text bytes.Buffer
		if err := errors.Join(r.Article.WriteHTML(&html), r.Article.WriteText(&text)); err != nil {
			return err
		}
		return errors.Join(keepFile(o.out, t, ".html", html.Bytes()), keepFile(o.out, t, ".page", seen(r.Page)),
			keepFile(o.out, t, ".txt", text.Bytes()))
	})
	return err
}

func keepFile(dir string, t target, extension string, data []byte) error {
	// Ports of loopback change from run to run.
	if u, err := url.Parse(t.url); err == nil {
		data = bytes.ReplaceAll(data, []byte(u.Host), []byte("host"))
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	return os.WriteFile(keepName(dir, t, extension), data, 0o666)
}

func keepName(dir string, t target, extension string) string {
	return filepath.Join(dir, strings.NewReplacer("/", "_", ":", "_").Replace(t.name)+extension)
}

// seen is what a browser saw of a page: each element with its box, and each text.
func seen(p *page.Page) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "size %v, %d nodes\n", p.Size, len(p.Nodes))
	for i := range p.Nodes {
		n := &p.Nodes[i]
		switch {
		case n.Kind == page.Text:
			fmt.Fprintf(&out, "%x %v\n", sha256.Sum256([]byte(n.Text)), n.Box)
		default:
			fmt.Fprintf(&out, "%s %v %v %s\n", n.Tag, n.Box, n.Hidden, n.Src)
		}
	}
	return out.Bytes()
}
