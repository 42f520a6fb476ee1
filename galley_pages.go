package galley

import (
	"context"
	"errors"
	"net/url"
	"slices"

	"galley/article/continuation"
	"galley/models"
	"galley/models/shipped"
	"galley/network"
	"galley/page/pager"
	"galley/render"
)

// MaxPages bounds Options.Pages.
const MaxPages = 100

// goOn reads the pages that go on with the article of r, as many as Options.Pages allows, and
// makes r the whole of them. What cannot be read, or does not go on with it, ends it: nothing that
// was read is lost, and Article.NextPage says where it would go on.
func (e *Extractor) goOn(ctx context.Context, in render.Source, r *Result) error {
	if r.Linked {
		return nil
	}
	next := pager.Next(r.Page, r.Selection.Roots)
	if r.Article.NextPage = next; next == "" || e.options.Pages <= 1 || in.Offline || e.options.Browser.Offline {
		return nil
	}
	following, err := e.following()
	if err != nil {
		return err
	}
	text := continuation.New(r.Page, r.Selection)
	read, left := []string{r.Page.URL}, roomBeside(r)
	for next != "" && len(read) < min(e.options.Pages, MaxPages) {
		q, err := following.findNext(ctx, in, next)
		if errors.Is(ctx.Err(), context.Canceled) {
			return ctx.Err()
		}
		if err == nil {
			err = left.take(q)
		}
		if r.Unread = err; err != nil {
			break
		}
		if q.Linked || !text.Add(q.Page, q.Selection) {
			next = ""
			break
		}
		read = append(read, next)
		r.take(q)
		if next = pager.Next(q.Page, q.Selection.Roots); slices.Contains(read, next) {
			next = ""
		}
	}
	return e.join(r, text, read, next)
}

// allowedKey is the key of what WithAllowed is given in a context.
type allowedKey struct{}

// WithAllowed has pages that go on with an article asked for under the context only where allowed
// returns no error for their addresses, as robots.txt may say.
func WithAllowed(ctx context.Context, allowed func(address string) error) context.Context {
	return context.WithValue(ctx, allowedKey{}, allowed)
}

// errSecrets says why a page is not asked for.
var errSecrets = errors.New("it is not where header fields, cookies and passwords are meant for")

// findNext finds what a page, whose address the pages before named, has of the article at in. At
// the host that was asked for, it is asked for as the first one was. Elsewhere, where that sent its
// readers on to, it is an address like any other that a page may reach, and is told no secrets.
func (e *Extractor) findNext(ctx context.Context, in render.Source, next string) (*Result, error) {
	if allowed, ok := ctx.Value(allowedKey{}).(func(string) error); ok {
		if err := allowed(next); err != nil {
			return nil, err
		}
	}
	src := render.Source{URL: next, NoScripts: in.NoScripts}
	_, user := network.WithoutUser(in.URL)
	if in.Found || !new(network.Policy).Open(in.URL).Owns(next) {
		if e.options.Browser.Sender.HasSecrets() || user != nil {
			return nil, errSecrets
		}
		src.Found = true
	} else if u, err := url.Parse(next); err == nil && user != nil {
		u.User = user
		src.URL = u.String()
	}
	return e.find(ctx, src)
}

// following is an extractor for the pages that go on with an article. None of them is refused for
// what it looks like: one with a list or a table alone looks like no article.
func (e *Extractor) following() (*Extractor, error) {
	return e.With(func(o *Options) {
		o.Pages, o.Explain, o.Screenshot, o.Archive = 0, false, false, false
		switch w := o.Selector.(type) {
		case *shipped.Wrapper:
			o.Selector = w.Forced()
		case *models.Wrapper:
			forced := w.Options
			forced.Force = true
			o.Selector = w.With(forced)
		}
	})
}
