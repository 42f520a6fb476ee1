package main

import (
	"testing"
	"time"

	"galley/dataset"
	"galley/page"
)

// differing is a copy of a dataset without labels but those that two people gave one page:
// they differ in title and body.
func differing(t *testing.T, dir string) (fresh, slug string) {
	t.Helper()
	fresh = unlabelled(t, dir)
	truth := truthOf(t, dir)
	d, err := dataset.Open(fresh)
	if err != nil {
		t.Fatal(err)
	}
	slug = d.Pages()[0].Slug
	p, err := d.Page(slug)
	if err != nil {
		t.Fatal(err)
	}
	first := dataset.NewLabel(p, page.Selection{Title: truth[slug].Title, Roots: []page.NodeID{truth[slug].Body}}, true, dataset.ByHuman, time.Unix(0, 0))
	second := dataset.NewLabel(p, page.Selection{Title: page.None, Roots: []page.NodeID{p.Nodes[truth[slug].Body].Parent}}, true, dataset.ByHuman, time.Unix(60, 0))
	first.Annotator, second.Annotator = "Ada", "Ben"
	if err := d.SetLabel(slug, first); err != nil {
		t.Fatal(err)
	}
	if err := d.SetOpinions(slug, dataset.Opinions{Labels: []dataset.Label{first, second}}); err != nil {
		t.Fatal(err)
	}
	return fresh, slug
}

// testSettle goes from the table of agreement through the page on which two people differ:
// both labels are outlined and named, and what is taken holds.
func testSettle(t *testing.T, dir string) {
	fresh, slug := differing(t, dir)
	u := openUI(t, startLabel(t, "-d", fresh, "--double", "1"), 1280, 800)
	u.settled("")
	ask[bool](u, `(await import('/ui/commands.js')).run('annotator'); return true`)
	u.wait(`document.getElementById('dialog').open && document.querySelector('.agreement tbody')`)
	u.axe("agreement")
	ask[bool](u, `[...document.querySelectorAll('#dialog button')].find(b => b.textContent.startsWith('Settle')).click(); return true`)
	u.wait(`s.review?.get(args[0])?.settle && s.now?.slug === args[0]`, slug)
	u.settled("")
	u.look("settle")
	u.axe("settle")
	u.press("p") // takes what the second said
	u.press("\r")
	u.wait(`outbox.unsaved() === 0 && s.pages.get(args[0]).labelled`, slug)
	d, err := dataset.Open(fresh)
	if err != nil {
		t.Fatal(err)
	}
	o, err := d.Opinions(slug)
	if err != nil || !o.Settled || len(o.Labels) != 2 {
		t.Errorf("the opinions are %+v (error %v), want two, and that they are settled", o, err)
	}
	if l, err := d.Label(slug); err != nil || l.Title != nil {
		t.Errorf("the label is %+v (error %v), want that of the second, without a title", l, err)
	}
}
