package article

import (
	"slices"
	"strings"
	"testing"

	"galley/page"
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

// TestCaptionsWithoutFigure: lines beside pictures are captions by their names or because
// they say what the picture's description says, and only on articles.
func TestCaptionsWithoutFigure(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		article      float64
		want         string
	}{
		{"by its class", `<div class=pic><img src=/a.jpg><div class="wp-caption-text">The ferry at noon</div></div>`, 0.9, "caption"},
		{"by the description", `<div><img src=/a.jpg alt="The ferry at noon"><div><span>The ferry at noon</span></div></div>`, 0.9, "caption"},
		{"the description with a credit", `<div><img src=/a.jpg alt="The ferry left at noon."><div>The ferry left at noon. <span>Photo: A. Lee</span></div></div>`, 0.9, "caption"},
		{"a description with a credit", `<div><img src=/a.jpg title="The ferry left at noon. | A. Lee"><div>The ferry left at noon.</div></div>`, 0.9, "caption"},
		{"small print behind the picture", `<p><img src=/a.jpg></p><center><small><i>The ferry, by <a href=/u/lee>A. Lee</a></i></small></center>`, 0.9, "caption"},
		{"a credit behind the picture", `<img src=/a.jpg><p class="photo-credit">The ferry, by A. Lee</p>`, 0.9, "credit"},
		{"small print in the block of the picture", `<p><a href=/a.jpg><img src=/a.jpg></a><br><small>The ferry at noon</small></p>`, 0.9, "caption"},
		{"a small word in the line behind the picture", `<p><img src=/a.jpg><small>The ferry</small> left at noon.</p>`, 0.9, "paragraph"},
		{"small print behind the text", `<img src=/a.jpg><p>At noon.</p><p><small>The ferry is a fable.</small></p>`, 0.9, "paragraph"},
		{"a credit behind the text", `<img src=/a.jpg><p>At noon.</p><p class=credits>The ferry was painted by A. Lee</p>`, 0.9, "paragraph"},
		{"the words that the text begins with", `<div><img src=/a.jpg alt="The ferry left at noon"><div>The ferry left at noon with nobody on board</div></div>`, 0.9, "paragraph"},
		{"much more than the description", `<div><img src=/a.jpg alt="The ferry left at noon."><div>The ferry left at noon. It carried nobody, because the storm had been foretold.</div></div>`, 0.9, "paragraph"},
		{"no article", `<div><img src=/a.jpg alt="The ferry at noon"><div>The ferry at noon</div></div>`, 0.2, "paragraph"},
		{"below the picture of a figure with a caption, on a page that is no article", `<figure><a href=/a.jpg><img src=/a.jpg alt="The ferry at noon"></a><div class=caption>The ferry at noon</div><figcaption>The ferry at noon. Photo: A. Lee</figcaption></figure>`, 0.2, "caption"},
		{"other words in such a figure", `<figure><img src=/a.jpg alt="A ship at noon"><div>The ferry at noon</div><figcaption>Photo: A. Lee</figcaption></figure>`, 0.2, "paragraph"},
		{"in a figure without a caption", `<figure><img src=/a.jpg alt="The ferry at noon"><div>The ferry at noon</div></figure>`, 0.2, "paragraph"},
		{"a class without a picture", `<div class=caption>The ferry at noon</div>`, 0.9, "paragraph"},
		{"far from the picture", `<img src=/a.jpg alt="The ferry at noon">` + strings.Repeat("<p>x</p>", 50) + `<div>The ferry at noon</div>`, 0.9, "paragraph"},
		{"a single word", `<img src=/a.jpg alt="Ferry"><div>Ferry</div>`, 0.9, "paragraph"},
		{"a figcaption without a figure", `<div><button><img src=/a.jpg></button><figcaption>The ferry at noon</figcaption></div>`, 0.9, "caption"},
		{"a long figcaption without a figure", `<figcaption>` + strings.Repeat("The ferry left at noon and carried nobody. ", 12) + `</figcaption>`, 0.9, "paragraph"},
		{"in one text with the picture", `It was late. <span class=photo><div><img src=/a.jpg></div><em class=img_desc>The ferry at noon</em></span><br><br>It left.`, 0.9, "caption"},
		{"called so in one text, without a picture", `It was late. <em class=img_desc>The ferry at noon</em> left.`, 0.9, "paragraph"},
		{"in the middle as the picture is", `<p align=center><img src=/a.jpg></p><p style="text-align: center">The ferry at noon</p><p>It left.</p>`, 0.9, "caption"},
		{"in the middle by a class", `<p class="ql-align-center"><img src=/a.jpg></p><p class="ql-align-center">The ferry at noon</p><p>It left.</p>`, 0.9, "caption"},
		{"at the left by its style", `<p align=center><img src=/a.jpg></p><p align=center style="text-align: left">The ferry at noon</p><p>It left.</p>`, 0.9, "paragraph"},
		{"a heading in the middle", `<p align=center><img src=/a.jpg></p><p align=center><b>The ferry</b></p><p>It left.</p>`, 0.9, "paragraph"},
		{"all in the middle", `<p align=center><img src=/a.jpg></p><p align=center>The ferry at noon</p><p align=center>It left.</p>`, 0.9, "paragraph"},
		{"in the middle behind words", `<p align=center>A port</p><p align=center>The ferry at noon</p><p>It left.</p>`, 0.9, "paragraph"},
		{"in the middle behind a picture and words", `<p align=center><img src=/a.jpg></p>And then: <p align=center>The ferry at noon</p><p>It left.</p>`, 0.9, "paragraph"},
		{"in the middle behind a picture that is not", `<p><img src=/a.jpg></p><p align=center>The ferry at noon</p><p>It left.</p>`, 0.9, "paragraph"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := parsed(t, "<body><main>"+tt.source+"<p>It sailed.</p></main>")
			sel.Roots, sel.Score.Article = find(t, p, []string{"main"}), tt.article
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range a.Blocks {
				if strings.Contains(strings.ToLower(b.Text), "ferry") && b.Kind != tt.want {
					t.Errorf("%q is a %s, want %s", b.Text, b.Kind, tt.want)
				}
			}
		})
	}
}

// TestBoxedLines: a line below the picture of a box is a caption where it is unlikely text.
func TestBoxedLines(t *testing.T) {
	const box = `<div class=x1><div><img src=/i.jpg></div><div class=x2>The port at night</div></div>`
	for _, tt := range []struct {
		name, source string
		posterior    float64
		want         string
	}{
		{"unlikely text", box, 0.1, "caption"},
		{"likely text", box, 0.9, "paragraph"},
		{"a link in the box", `<div><img src=/i.jpg><div>The port at night</div><a href=/p>Port</a></div>`, 0.1, "paragraph"},
		{"a link to the file of the picture", `<div><a href=/i.jpg><img src=/i.jpg></a><div>The port at night</div></div>`, 0.1, "caption"},
		{"a link to a page below that of the article", `<div><a href=/news/port/images/1><img src=/i.jpg></a><div>The port at night</div></div>`, 0.1, "caption"},
		{"a link to another page", `<div><a href=/news/porter><img src=/i.jpg></a><div>The port at night</div></div>`, 0.1, "paragraph"},
		{"a line above", `<div><div>The port at night</div><div><img src=/i.jpg></div></div>`, 0.1, "paragraph"},
		{"bare in the box of the picture", `<div><img src=/i.jpg><span>The port at night</span></div>`, 0.1, "caption"},
		{"likely text bare in the box of the picture", `<div><img src=/i.jpg><span>The port at night</span></div>`, 0.9, "paragraph"},
		{"likely text called a description", `<div><img src=/i.jpg><span class=img_descr>The port at night</span></div>`, 0.9, "caption"},
		{"likely text in a line called a caption", `<div><img src=/i.jpg><p class=cap>The port at night</p></div>`, 0.9, "caption"},
		{"likely text with a credit", `<div><img src=/i.jpg><div>The port at night (zdroj: A. Lee)</div></div>`, 0.9, "caption"},
		{"bare above the picture", `<div><span>The port at night</span><img src=/i.jpg></div>`, 0.1, "paragraph"},
		{"bare with a link", `<div><img src=/i.jpg><a href=/p>The port at night</a></div>`, 0.1, "paragraph"},
		{"below two pictures", `<div><div><img src=/i.jpg></div><div><img src=/j.jpg></div><div>The port at night</div></div>`, 0.1, "caption"},
		{"between two pictures", `<div><div><img src=/i.jpg></div><div>The port at night</div><div><img src=/j.jpg></div></div>`, 0.1, "paragraph"},
		{"three lines", `<div><img src=/i.jpg><div>The port at night</div><div>One more</div><div>And one</div></div>`, 0.1, "paragraph"},
	} {
		p, sel := parsed(t, `<body><div id=body><p>Some words of an article.</p>`+tt.source+`<p>More of its words.</p></div>`)
		p.URL, sel.Score.Article = "https://town.example/news/port", 1
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Kind == page.Text && strings.Contains(n.Text, "port at night") {
				sel.Blocks = append(sel.Blocks, page.BlockScore{From: page.NodeID(i), To: page.NodeID(i) + 1, Posterior: tt.posterior})
			}
		}
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range a.Blocks {
			if strings.HasPrefix(b.Text, "The port at night") && b.Kind != tt.want {
				t.Errorf("%s: %s, want %s", tt.name, b.Kind, tt.want)
			}
		}
	}
}

// TestUpdateTimes: entries begin with a time in an element of its own, whatever that is called.
func TestUpdateTimes(t *testing.T) {
	for _, tt := range []struct{ source, want string }{
		{`<ul><li><em>21:05</em><p>The count goes on.</p></li><li><em>20:10</em><p>The first figures.</p></li></ul>`, "21:05 20:10"},
		{`<div><div class=h>21.05 Uhr</div><p>The count goes on.</p></div><div><div class=h>20.10 Uhr</div><p>The first figures.</p></div>`, "21.05 Uhr 20.10 Uhr"},
		{`<ul><li><time>19:00</time> Doors open</li><li><time>20:00</time> The band</li></ul>`, ""},
		{`<div><p>At 21:05 the count went on.</p></div><div><p>At 20:10 there were first figures.</p></div>`, ""},
		{`<div><b>21:05</b> was the time.</div><p>The first figures.</p>`, ""},
	} {
		p, sel := parsed(t, "<div id=body>"+tt.source+"</div>")
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		var times []string
		for _, b := range a.Blocks {
			if b.Kind == "update" && !slices.Contains(times, b.Time) {
				times = append(times, b.Time)
			}
		}
		if got := strings.Join(times, " "); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.source, got, tt.want)
		}
	}
}
