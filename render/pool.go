package render

import (
	"context"
	"slices"
	"time"

	"galley/render/tab"
)

// tab takes an idle tab, or opens one. What a tab keeps of a host that only its own pages
// may reach is for pages that are given by that host.
func (b *Browser) tab(ctx context.Context, given string) (*tab.Tab, error) {
	p, err := b.process(ctx)
	if err != nil {
		return nil, err
	}
	for t := b.takeIdle(); t != nil; t = b.takeIdle() {
		if t.Context.Err() == nil && (t.Within == "" || t.Within == given) {
			return t, nil
		}
		t.Close() // it crashed meanwhile, or has been elsewhere
	}
	return p.Open(ctx)
}

func (b *Browser) takeIdle() *tab.Tab {
	b.mu.Lock()
	defer b.mu.Unlock()
	n := len(b.idle)
	if n == 0 {
		return nil
	}
	t := b.idle[n-1]
	b.idle = b.idle[:n-1]
	return t
}

// idles reports whether a tab is idle after so many pages.
func (b *Browser) idles(t *tab.Tab, pages int) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return slices.Contains(b.idle, t) && t.Pages == pages // who has a tab that is not idle changes pages
}

// take takes a tab if it is idle after so many pages.
func (b *Browser) take(t *tab.Tab, pages int) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	i := slices.Index(b.idle, t)
	if i < 0 || t.Pages != pages {
		return false
	}
	b.idle = slices.Delete(b.idle, i, i+1)
	return true
}

// put makes a tab idle.
func (b *Browser) put(t *tab.Tab) {
	b.mu.Lock()
	current := b.proc == t.Process
	if current {
		b.idle = append(b.idle, t)
	}
	b.mu.Unlock()
	if !current {
		t.Close()
	}
}

// pagesPerTab bounds how many pages one tab serves: renderers grow. A new tab takes half a
// second to open, and its caches are empty.
const pagesPerTab = 200

// release gives a tab back after a page that went well, cleared.
func (b *Browser) release(t *tab.Tab) {
	t.Pages++
	if t.Pages >= pagesPerTab || t.Clear() != nil {
		t.Close()
		return
	}
	if t.Left() {
		pages := t.Pages
		time.AfterFunc(leftLimit, func() { b.tidy(t, pages) })
	}
	b.put(t)
}

// leftLimit is how long a page that was left stays in an idle tab.
const leftLimit = time.Second

// tidy replaces the page that was left in an idle tab, unless the tab shows another one by
// now. It has a place of a page for that, so that Close waits for it; where none is free it
// is tried again.
func (b *Browser) tidy(t *tab.Tab, pages int) {
	if b.ctx.Err() != nil || !b.idles(t, pages) {
		return
	}
	select {
	case b.slots <- struct{}{}:
		defer func() { <-b.slots }()
	default:
		time.AfterFunc(leftLimit, func() { b.tidy(t, pages) })
		return
	}
	if !b.take(t, pages) {
		return
	}
	if t.Empty() != nil {
		t.Close()
		return
	}
	b.put(t)
}
