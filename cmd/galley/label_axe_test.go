package main

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// axe holds the page in its present state against axe-core's rules, light and dark, wide
// and as narrow as a phone. GALLEY_AXE names axe-core's axe.min.js, which is not part of
// the project; without it only the rules that have tests of their own here are checked.
func (u *ui) axe(state string) {
	u.t.Helper()
	for _, size := range []struct{ w, h int64 }{{1280, 800}, {390, 844}} {
		u.do(chromedp.EmulateViewport(size.w, size.h))
		u.wait(`innerWidth === args[0]`, size.w)
		if wide := ask[[]string](u, tooWide); len(wide) > 0 {
			u.t.Errorf("%s, %d px: wider than the window: %q", state, size.w, wide)
		}
		for _, scheme := range []string{"light", "dark"} {
			u.scheme(scheme)
			if found := ask[[]string](u, ownRules); len(found) > 0 {
				u.t.Errorf("%s, %s, %d px: %s", state, scheme, size.w, strings.Join(found, "\n\t"))
			}
			if found := u.axeCore(); len(found) > 0 {
				u.t.Errorf("%s, %s, %d px: axe: %s", state, scheme, size.w, strings.Join(found, "\n\t"))
			}
			u.shot(strings.Join([]string{"axe", state, scheme, map[bool]string{true: "wide", false: "phone"}[size.w > 400]}, "-"))
		}
	}
	u.scheme("light")
	u.do(chromedp.EmulateViewport(1280, 800))
}

// tooWide are the elements that make the page scroll sideways.
const tooWide = `
	if (document.documentElement.scrollWidth <= innerWidth) return [];
	return [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1).slice(0, 5).map(e => e.outerHTML.slice(0, 120));`

// ownRules are the rules that the page broke once: names that do not begin with what is
// written (label-content-name-mismatch), roles that an element may not have, text outside
// of landmarks (region), what scrolls but cannot be reached by keys, and what a dialog cuts off.
const ownRules = `
	const list = [], say = (rule, e) => list.push(rule + ': ' + e.outerHTML.slice(0, 140));
	const shown = e => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0;
	const written = e => [...e.childNodes].map(n => (n.nodeType === 3 ? n.textContent : n.nodeType === 1 && n.ariaHidden !== 'true' ? written(n) : '')).join(' ').toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '').replace(/\s+/g, ' ').trim();
	for (const e of document.querySelectorAll('button[aria-label], a[aria-label]')) {
		if (shown(e) && !e.ariaLabel.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '').includes(written(e))) say('label-content-name-mismatch', e);
	}
	for (const e of document.querySelectorAll('header[role], footer[role], main[role], nav[role], aside[role], a[role], button[role]:not([role=tab])')) say('aria-allowed-role', e);
	const modal = document.querySelector('dialog[open]');
	for (const e of document.querySelectorAll(modal ? 'dialog[open] *' : 'body *')) {
		if (!shown(e)) continue;
		const style = getComputedStyle(e);
		if (/auto|scroll/.test(style.overflowY) && e.scrollHeight > e.clientHeight + 1 && e.tabIndex < 0 && !e.querySelector('button, a[href], input, [tabindex="0"]')) say('scrollable-region-focusable', e);
		if (/^(BUTTON|A|INPUT|SELECT|TEXTAREA)$/.test(e.tagName) && !e.closest('[aria-hidden=true]') && !(e.ariaLabel || e.textContent.trim() || e.labels?.length || e.placeholder)) say('no name', e);
		if (modal && e.getBoundingClientRect().left < modal.getBoundingClientRect().left - 1) say('cut off', e);
		const text = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
		if (text && !modal && !e.closest('main, header, footer, nav, aside, [role=alert], [role=status], [aria-live], script, style')) say('region', e);
	}
	return list.slice(0, 10);`

// axeCore runs axe-core where it is to be had.
func (u *ui) axeCore() []string {
	u.t.Helper()
	file := os.Getenv("GALLEY_AXE")
	if file == "" {
		return nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		u.t.Fatal(err)
	}
	if !ask[bool](u, `return !!window.axe`) {
		if _, err := chromedp.Run(u.ctx, chromedp.Evaluate[bool](string(text)+"\n;true")); err != nil {
			u.t.Fatal(err)
		}
	}
	return ask[[]string](u, `
		const { violations } = await axe.run({ exclude: [['iframe']] }, { iframes: false, resultTypes: ['violations'] });
		return violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target + ' ' + n.html.slice(0, 100) + ' ' + (n.failureSummary ?? '').slice(0, 200)).join(' | '));`)
}

// scheme sets what a page is told of the person's colours.
func (u *ui) scheme(name string) {
	u.t.Helper()
	if _, err := chromedp.Run(u.ctx, chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: name}, {Name: "prefers-reduced-motion", Value: "reduce"}},
		})
		return err
	})); err != nil {
		u.t.Fatal(err)
	}
}

// testAccessible goes through the states of the page.
func testAccessible(t *testing.T, dir string) {
	u := openUI(t, startLabel(t, "-d", unlabelled(t, dir)), 1280, 800)
	slug := u.settled("")
	u.axe("proposal")
	for _, dialog := range []struct{ key, name string }{{"?", "keys"}, {"r", "rubric"}, {"e", "same"}} {
		u.press(dialog.key)
		u.wait(`document.getElementById('dialog').open`)
		u.axe(dialog.name)
		u.press("\x1b")
		u.wait(`!document.getElementById('dialog').open`)
	}
	u.press("l")
	u.wait(`!document.getElementById('pages').hidden && document.querySelector('.page-link')`)
	u.axe("pages")
	u.press("l")
	u.wait(`document.getElementById('pages').hidden`)
	for _, command := range []string{"add", "exchange", "train", "annotator"} {
		ask[bool](u, `(await import('/ui/commands.js')).run(args[0]); return true`, command)
		u.wait(`document.getElementById('dialog').open`)
		u.axe(command)
		u.press("\x1b")
		u.wait(`!document.getElementById('dialog').open`)
	}
	// Whoever does not see the page is told that it is another one, and what it is.
	u.wait(`seen()`)
	u.press("\r")
	next := u.settled(slug)
	said := ask[string](u, `return document.getElementById('live').textContent`)
	if title := ask[string](u, `return s.now.doc.text(s.now.draft.title, 60)`); !strings.Contains(said, "Page ") || !strings.Contains(said, title) {
		t.Errorf("%s is announced as %q", next, said)
	}
}
