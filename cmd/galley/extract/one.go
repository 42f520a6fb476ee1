package extract

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"galley"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/output"
	"galley/cmd/galley/selector"
	"galley/cmd/galley/terminal"
	"galley/features"
	"galley/network"
	"galley/page"
)

// newExtractor is the library's, with a running browser unless it has to do without.
func newExtractor(ctx context.Context, sel selector.Selector, f flags.Browser, o galley.Options) (*galley.Extractor, error) {
	if sel.Viewport != (page.Size{}) {
		f.Viewport = flags.Viewport(sel.Viewport)
	}
	o.Selector, o.Browser = sel.Selector, f.Options()
	e, err := galley.New(o)
	if err == nil && !o.NoBrowser {
		_, err = e.Browser(ctx)
	}
	return e, err
}

// extractor does one command's extractions.
type extractor struct {
	options options
	galley  *galley.Extractor
	term    terminal.Streams
}

// one extracts one input and returns what to write.
func (e *extractor) one(ctx context.Context, name string) ([]byte, error) {
	src, err := openInput(name, e.options.baseURL, e.term.In)
	if err != nil {
		return nil, err
	}
	found, err := e.galley.Find(ctx, src)
	switch {
	case errors.Is(err, features.ErrNoLayout):
		err = exit.Usagef("leave --no-browser away, or use the wrapper that ships, or a --method", "this wrapper needs the boxes of a rendered page")
	}
	if err != nil {
		return nil, exit.About(name, err)
	}
	wayNotes(e.term.Err, found.Article, found.Unread)
	began := time.Now()
	text, err := e.options.Write(found.Article, e.options.folder(name), false)
	if err != nil {
		return nil, exit.About(name, err)
	}
	if e.options.timings {
		writeTimings(e.term.Err, network.Redact(name), found.Timing, time.Since(began), found.Selection.Kinship)
	}
	return text, nil
}

// write puts one result where the user wants it.
func (e *extractor) write(in string, text []byte) error {
	o := &e.options
	if o.out == "" {
		if err := e.term.WriteArticle(text); err != nil {
			return fmt.Errorf("write to standard output: %w", err)
		}
		return nil
	}
	return output.Write(o.file(in), text)
}

// file is where the article of an input is written to.
func (o *options) file(in string) string {
	info, err := os.Stat(o.out)
	if (err == nil && info.IsDir()) || strings.HasSuffix(o.out, string(filepath.Separator)) {
		return filepath.Join(o.out, fileName(in)+flags.Extensions[o.Format])
	}
	return o.out
}

// folder is where the article of an input is read: the pictures beside it are named
// from there.
func (o *options) folder(in string) string {
	if o.out == "" {
		return "."
	}
	return filepath.Dir(o.file(in))
}
