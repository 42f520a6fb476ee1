package article

import (
	"slices"
	"strings"
	"testing"
)

// What blocks are, and which of them are read out.
func TestKinds(t *testing.T) {
	p, sel := parsed(t, `<head><meta name=description content="What happened, in one sentence."></head><body><div id=body>
		<p>What happened, in one sentence.</p>
		<figure><img src=/i.jpg><figcaption>The port.</figcaption><div class="photo-credit">Ann Lee/dpa</div></figure>
		<h2>Before</h2><p>A paragraph with <math><mi>a</mi><mo>=</mo><mi>b</mi><annotation>\frac</annotation></math>.</p>
		<ul><li>One</ul><blockquote>Said</blockquote><pre>x</pre>
		<table><caption>Ships</caption><tr><td>Ada</table>
		<div itemprop=liveBlogUpdate><p>News of the hour.</p></div>
		<div class=cut>Buy this.</div></div>`)
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, b := range a.Blocks {
		kinds = append(kinds, b.Kind+": "+b.Text)
	}
	want := []string{"standfirst: What happened, in one sentence.", "caption: The port.", "credit: Ann Lee/dpa", "heading: Before", "paragraph: A paragraph with a=b.",
		"item: One", "quote: Said", "code: x", "caption: Ships", "cell: Ada", "update: News of the hour."}
	if !slices.Equal(kinds, want) {
		t.Errorf("got  %q\nwant %q", kinds, want)
	}
	if a.Images[0].Caption != "The port." || a.Images[0].Credit != "Ann Lee/dpa" {
		t.Errorf("the picture has caption %q and credit %q", a.Images[0].Caption, a.Images[0].Credit)
	}
	text := func() string {
		var s strings.Builder
		if err := a.WriteText(&s); err != nil {
			t.Fatal(err)
		}
		return s.String()
	}
	if got := text(); strings.Contains(got, "The port.") || strings.Contains(got, "dpa") || !strings.Contains(got, "Ships") {
		t.Errorf("text %q", got)
	}
	if a.Captions = true; !strings.Contains(text(), "The port.") {
		t.Errorf("text with captions %q", text())
	}
	if cuts := a.cuts(); len(cuts) != 1 || cuts[0].Text != "Buy this." {
		t.Errorf("cuts %+v", cuts)
	}
}
