package input

import (
	"context"
	"encoding/xml"
	"errors"
	"io"
	"strings"

	"github.com/mmcdole/gofeed"
)

// sitemap reads a sitemap, or an index of them (sitemaps.org, protocol 0.9), element by
// element. A sitemap of an index that cannot be read becomes an item with the error.
func (l *Lister) sitemap(ctx context.Context, in io.Reader, emit Emit, depth int) error {
	d := xml.NewDecoder(in)
	d.Strict = false
	d.CharsetReader = charsetReader
	inIndex := false
	for {
		token, err := d.Token()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		switch start.Name.Local {
		case "sitemap":
			inIndex = true
		case "url":
			inIndex = false
		case "loc":
			// Pictures and films have locations of their own (image:loc), in other
			// name spaces.
			if strings.Contains(start.Name.Space, "image") || strings.Contains(start.Name.Space, "video") {
				continue
			}
			var address string
			if err := d.DecodeElement(&address, &start); err != nil {
				return err
			}
			if err := l.location(ctx, strings.TrimSpace(address), inIndex, emit, depth); err != nil {
				return err
			}
		}
	}
}

func (l *Lister) location(ctx context.Context, address string, index bool, emit Emit, depth int) error {
	if !index {
		if hasScheme(address) {
			return emit(Named(address))
		}
		return emit(Item{Input: address, Error: "a sitemap has addresses with a scheme only", Key: keyOf("bad", address)})
	}
	failed := func(reason string) error {
		return emit(Item{Input: address, Error: "read the sitemap: " + reason, Key: keyOf("bad", address)})
	}
	if !strings.HasPrefix(address, "http") || depth+1 >= maxNested {
		return failed("it is no address, or nested too deep")
	}
	err := l.list(ctx, address, emit, depth+1)
	var ended *endedError
	if err == nil || errors.As(err, &ended) || ctx.Err() != nil {
		return err
	}
	return failed(err.Error())
}

// feed reads the entries of a feed.
func feed(in io.Reader, emit Emit) error {
	f, err := gofeed.NewParser().Parse(io.LimitReader(in, maxList))
	if errors.Is(err, gofeed.ErrFeedTypeNotDetected) {
		return errors.New("it is markup, and neither a sitemap nor a feed")
	}
	if err != nil {
		return err
	}
	for _, entry := range f.Items {
		if hasScheme(entry.Link) {
			if err := emit(Named(entry.Link)); err != nil {
				return err
			}
		}
	}
	return nil
}
