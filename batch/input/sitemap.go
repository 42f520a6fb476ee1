package input

import (
	"context"
	"errors"
	"strings"
)

// sitemap takes the locations of a sitemap, or of an index of them (sitemaps.org, protocol
// 0.9). A sitemap of an index that cannot be read becomes an item with the error.
func (l *Lister) sitemap(ctx context.Context, s *stream, emit Emit) handler {
	return handler{
		start: func(*markup) error { return nil },
		end: func(m *markup, text string) error {
			if m.open[len(m.open)-1].local() != "loc" || text == "" {
				return nil
			}
			// Pictures and films have locations of their own, in elements of theirs.
			switch m.parent().local() {
			case "url":
				return location(text, emit)
			case "sitemap":
				return l.below(ctx, text, s, emit)
			}
			return nil
		},
	}
}

// location emits the page of a sitemap.
func location(address string, emit Emit) error {
	if hasScheme(address) {
		return emit(Named(address))
	}
	return emit(Item{Input: address, Error: "a sitemap has addresses with a scheme only", Key: keyOf("bad", address)})
}

// below reads a sitemap of an index.
func (l *Lister) below(ctx context.Context, address string, s *stream, emit Emit) error {
	failed := func(reason string) error {
		return emit(Item{Input: address, Error: "read the sitemap: " + reason, Key: keyOf("bad", address)})
	}
	if !strings.HasPrefix(address, "http") || s.depth+1 >= maxNested {
		return failed("it is no address, or nested too deep")
	}
	err := l.list(ctx, address, emit, stream{depth: s.depth + 1, given: s.given})
	var ended *endedError
	if err == nil || errors.As(err, &ended) || ctx.Err() != nil {
		return err
	}
	return failed(err.Error())
}
