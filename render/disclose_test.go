package render

import (
	"slices"
	"strings"
	"testing"

	"galley/page"
)

// TestDetails: what a click opens in the text is open, and menus are not.
func TestDetails(t *testing.T) {
	s := site(t, map[string]string{"/": `<nav><details><summary>Menu</summary><p id=nav>Links</details></nav>
		<details><summary>More</summary><p id=more>Words</details>
		<details name=a><summary>One</summary><p id=one>First</details><details name=a><summary>Two</summary><p id=two>Second</details>
		<div style="position:relative"><details><summary>Share</summary><p id=over style="position:absolute;top:0">Drops down</details></div>
		<details><summary>Outer</summary><details><summary>Inner</summary><p id=inner>Both</details></details>`})
	p := load(t, common(t), s.URL)
	for id, shown := range map[string]bool{"#nav": false, "#more": true, "#one": true, "#two": true, "#over": false, "#inner": true} {
		if n := find(t, p, id); p.Nodes[n].Hidden == shown || p.Nodes[n].Box.Empty() == shown {
			t.Errorf("%s: hidden %v, box %v", id, p.Nodes[n].Hidden, p.Nodes[n].Box)
		}
	}
}

// TestPanels: what a reader opens with a click and reads in its place is open. Each panel
// says that it is one with id=p.
func TestPanels(t *testing.T) {
	const words = "<p>It has to be sown in spring, and it needs water every second day until the leaves are there.</p>"
	const button = `<button aria-expanded=false aria-controls=p>When?</button>`
	const noted = `<p>Carrots are old, and were white before the Dutch made them what they are now.<span><button><svg><title>See the note</title></svg></button></span><sup class=print id=r><a href="#p">1</a></sup></p>
		<div class=print><ol class=print><li class=print id=p>` + words + `<a href="#r">back</a></li></ol></div>`
	for _, tt := range []struct {
		name, html string
		open       bool
	}{
		{"named", `<h3>` + button + `</h3><div id=p hidden>` + words + `</div>`, true},
		{"named, elsewhere on the page", button + `<p>between</p><section><div id=p style="display:none">` + words + `</div></section>`, true},
		{"a short answer", button + `<div id=p hidden>Yes.</div>`, true},
		{"follows", `<div><h3><button aria-expanded=false>When?</button></h3><style>i{}</style><div id=p hidden>` + words + `</div></div>`, true},
		{"link to it", `<a href=#p aria-expanded=false>When?</a><div id=p hidden>` + words + `</div>`, true},
		{"without height", button + `<div id=p style="height:0;overflow:hidden;transition:height 9s">` + words + `</div>`, true},
		{"frame without height", button + `<div style="max-height:0;overflow:hidden"><div id=p>` + words + `</div></div>`, true},
		{"frame that is hidden", button + `<div style="display:none"><div id=p>` + words + `</div></div>`, true},
		{"frame that is hidden, like it", button + `<div style="height:0;overflow:hidden"><div id=p hidden>` + words + `</div></div>`, true},
		{"row without height", button + `<div style="display:grid;grid-template-rows:0fr"><div id=p style="overflow:hidden">` + words + `</div></div>`, true},
		{"not visible", button + `<div id=p style="visibility:hidden;height:0;opacity:0">` + words + `</div>`, true},
		{"important", `<style>.shut { display: none !important }</style>` + button + `<div id=p class=shut>` + words + `</div>`, true},
		{"closed twice", button + `<div id=p hidden><div style="display:none">` + words + `</div></div>`, true},
		{"answer of a question to click on", `<style>h3 { cursor: pointer } h3 + div { display: none }</style><h3>When?</h3><div id=p>` + words + `</div>`, true},
		{"before a button", `<p>Carrots are old.</p><div id=p style="display:none">` + words + `</div><div><button>Read on</button></div>`, true},
		{"rest of a paragraph", `<p>Carrots are old. <span id=p style="display:none">They have to be sown in spring, and they need water every second day until the leaves are there.</span> <a style="cursor:pointer">more</a></p>`, true},
		{"header of a part", `<section><header>` + button + `</header><div id=p hidden>` + words + `</div></section>`, true},
		{"header to click on", `<section><header style="cursor:pointer">When?</header><div id=p style="display:none">` + words + `</div></section>`, true},
		{"tab", `<div role=tab aria-expanded=false aria-controls=p>When?</div><div id=p role=tabpanel hidden>` + words + `</div>`, true},
		{"tab that is not displayed", `<style>[role=tabpanel] { display: none }</style><div role=tab>When?</div><div id=p role=tabpanel>` + words + `</div>`, true},
		{"tab with code", `<div role=tab>When?</div><div id=p role=tabpanel hidden><pre>sow</pre></div>`, true},
		{"in a tab", `<div role=tabpanel>` + button + `<div id=p hidden>` + words + `</div></div>`, true},
		{"in a tab that is hidden", `<div role=tabpanel hidden>` + words + button + `<div id=p style="height:0;overflow:hidden">` + words + `</div></div>`, true},
		{"tab with a switch", `<div role=tab>When?</div><div id=p role=tabpanel hidden><input type=checkbox>` + words + words + `</div>`, true},
		{"tab that a link leads to", `<ul><li><a href="#o">Where?</a><li><a href="#p">When?</a></ul><div><div id=o>In the garden.</div><div id=p style="display:none">` + words + `</div></div>`, true},
		{"tab that is chosen", `<style>.all > * { display: none } .all > :first-child { display: block }</style><div><input type=radio name=t id=a checked><input type=radio name=t id=b><div><label for=a>Where?</label><label for=b>When?</label></div>
			<div class=all><div>In the garden.</div><div id=p>` + words + `</div></div></div>`, true},
		{"tab that is chosen, in a box beside", `<style>.all > * { display: none } .all > :first-child { display: block }</style><div><div><input type=radio name=t id=a checked><label for=a>Where?</label><input type=radio name=t id=b><label for=b>When?</label></div>
			<div class=all><div>In the garden.</div><div id=p>` + words + `</div></div></div>`, true},
		{"tab behind what chooses it", `<style>section { display: none } :checked + label + section { display: block }</style><div><input type=radio name=t id=a checked><label for=a>Where?</label><section>In the garden.</section>
			<input type=radio name=t id=b><label for=b>When?</label><section id=p>` + words + `</section></div>`, true},
		{"tab of a row of buttons", `<style>.all > * { display: none } .all > :first-child { display: block }</style><div><button>Where?</button><button>When?</button></div><div class=all><div>In the garden.</div><div id=p>` + words + `</div></div>`, true},
		{"slide of a row of dots", `<style>.all > * { display: none } .all > :first-child { display: block }</style><div><button></button><button></button></div><div class=all><div>In the garden.</div><div id=p>` + words + `</div></div>`, false},
		{"slide with a picture", `<style>.all > * { display: none } .all > :first-child { display: block }</style><div class=all><div class=s><img src=/a.jpg>` + words + `</div><div class=s id=p><img src=/b.jpg>` + words + `</div><div class=s><img src=/c.jpg>` + words + `</div></div><button>›</button>`, true},
		{"slide that leads to another page", `<style>.all > * { display: none } .all > :first-child { display: block }</style><div class=all><div class=s><img src=/a.jpg><a href=/1>` + words + `</a></div><div class=s id=p><img src=/b.jpg><a href=/2>` + words + `</a></div><div class=s><img src=/c.jpg><a href=/3>` + words + `</a></div></div>`, false},
		{"more panels than buttons", `<style>.all > * { display: none } .all > :first-child { display: block }</style><div><button>Where?</button><button>When?</button></div><div class=all><div>In the garden.</div><div id=p>` + words + `</div><div>x</div></div>`, false},
		{"note that pops up", `<p>Carrots are old, and were white before the Dutch made them what they are now.<button popovertarget=p>1</button></p><div popover id=p>` + words + `</div>`, true},
		{"note behind a button", `<style>.print { display: none }</style>` + noted, true},
		{"note behind no button", `<style>.print { display: none }</style>` + strings.Replace(noted, "<button>", "<i>", 1), false},
		{"menu that pops up", `<p><button popovertarget=p>All of the vegetables</button></p><div popover id=p>` + words + `</div>`, false},
		{"note of links", `<p>Carrots are old, and were white before the Dutch made them what they are now.<button popovertarget=p>1</button></p><div popover id=p><a href=/a>All of the other vegetables</a></div>`, false},
		{"fields that pop up", `<p>Carrots are old, and were white before the Dutch made them what they are now.<button popovertarget=p>1</button></p><div popover id=p>` + words + `<input></div>`, false},
		{"Japanese", `<div style="cursor:pointer">いつですか</div><div id=p style="display:none">春に種をまいて、葉が出るまで二日ごとに水をやります。</div>`, true},

		{"head that the keyboard reaches", `<div tabindex=0><h3>When?</h3></div><div id=p style="display:none">` + words + `</div>`, true},
		{"closed in what is closed", `<style>h3 { cursor: pointer } h3 + div { display: none }</style><h3>Sowing</h3><div><h3>When?</h3><div id=p>` + words + `</div></div>`, true},
		{"closed in what is cut off", `<style>h4 { cursor: pointer } h4 + div { display: none }</style><div style="height:0;overflow:hidden">` + words + `<h4>When?</h4><div id=p>` + words + `</div></div>`, true},
		{"search among answers", `<style>h3 { cursor: pointer } h3 + div { display: none }</style><h3>Sowing</h3><div id=p><input type=search>` + strings.Repeat(words, 15) + `</div>`, true},

		{"head that the keyboard does not reach", `<div tabindex=-1><h3>When?</h3></div><div id=p style="display:none">` + words + `</div>`, false},
		{"fields with a notice", `<style>h3 { cursor: pointer } h3 + div { display: none }</style><h3>Order</h3><div id=p><input name=a><input name=b>` + strings.Repeat(words, 15) + `</div>`, false},
		{"closed in what is not displayed", `<style>h4 { cursor: pointer } h4 + div { display: none }</style><div style="display:none">` + words + `<h4>When?</h4><div id=p>` + words + `</div></div>`, false},
		{"nothing to click on", `<h3>When?</h3><div id=p style="display:none">` + words + `</div>`, false},
		{"beside a card that is one link", `<a href=/x><h3>When?</h3><div id=p style="display:none">` + words + `</div></a>`, false},
		{"in a card with the cursor of links", `<div style="cursor:pointer"><h3>When?</h3><div id=p style="display:none">` + words + `</div></div>`, false},
		{"entry to click on", `<style>.q { cursor: pointer } .q p { display: none }</style><div class=q><b>Where?</b><p>In the garden.</div><div class=q><b>When?</b><p id=p>It has to be sown in spring, and it needs water every second day until the leaves are there.</div><div class=q><b>Why?</b><p>For the rabbits.</div>`, true},
		{"entry with a picture", `<style>.q { cursor: pointer } .q p { display: none }</style><div class=q><b>Where?</b><p>In the garden.</div><div class=q><img src=x alt=""><b>When?</b><p id=p>It has to be sown in spring, and it needs water every second day until the leaves are there.</div><div class=q><b>Why?</b><p>For the rabbits.</div>`, false},
		{"entry that leads elsewhere", `<style>.q { cursor: pointer } .q p { display: none }</style><div class=q><b>Where?</b><p>In the garden.</div><div class=q><b><a href=/x>When?</a></b><p id=p>It has to be sown in spring, and it needs water every second day until the leaves are there.</div><div class=q><b>Why?</b><p>For the rabbits.</div>`, false},
		{"behind a link elsewhere", `<h3><a href=/x>When?</a></h3><div id=p style="display:none">` + words + `</div>`, false},
		{"behind an article", `<div style="cursor:pointer">` + strings.Repeat(words, 9) + `</div><div id=p style="display:none">` + words + `</div>`, false},
		{"menu", `<nav>` + button + `<div id=p hidden>` + words + `</div></nav>`, false},
		{"in a header", `<header>` + button + `<div id=p hidden>` + words + `</div></header>`, false},
		{"menu in a header", `<header><nav>` + button + `</nav></header><div id=p hidden>` + words + `</div>`, false},
		{"pops up", `<button aria-expanded=false aria-haspopup=menu aria-controls=p>When?</button><div id=p hidden>` + words + `</div>`, false},
		{"over the page", button + `<div id=p style="display:none;position:absolute">` + words + `</div>`, false},
		{"dialog", button + `<div id=p hidden role=dialog>` + words + `</div>`, false},
		{"window that a link opens", `<a href="#o">Where?</a> <a href="#p">When?</a><div><div id=o style="display:none">In the garden.</div><div id=p style="display:none">` + words + `</div></div>`, false},
		{"few words of a tab", `<div role=tab>When?</div><div id=p role=tabpanel hidden>In spring.</div>`, false},
		{"tab with fields", `<div role=tab>When?</div><div id=p role=tabpanel hidden>` + words + words + strings.Repeat("<input>", 5) + `</div>`, false},
		{"tab of a menu", `<nav><div role=tab>When?</div><div id=p role=tabpanel hidden>` + words + `</div></nav>`, false},
		{"links", button + `<div id=p hidden><a href=/a>All of the other vegetables</a> <a href=/b>Everything on carrots</a></div>`, false},
		{"form around the page", `<form><input name=parentElement><h1>Carrots</h1>` + button + `<div id=p hidden>` + words + `</div></form>`, true},
		{"form around the page, not named", `<form><input name=closest><h1>Carrots</h1><div style="cursor:pointer">When?</div><div id=p style="display:none">` + words + `</div></form>`, true},
		{"in a form", `<form>` + button + `<div id=p hidden>` + words + `</div></form>`, false},
		{"form", button + `<div id=p hidden>` + words + `<input></div>`, false},
		{"nothing in it", button + `<div id=p hidden> </div>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": "<!doctype html><title>Carrots</title><main>" + tt.html + "</main>"})
			p := load(t, common(t), s.URL)
			n := find(t, p, "#p")
			if open := strings.TrimSpace(p.Text(n)) != "" && p.Nodes[n].Box.H > 1; open != tt.open {
				t.Errorf("open: %v, want %v; box %v, text %q", open, tt.open, p.Nodes[n].Box, p.Text(n))
			}
			i := slices.IndexFunc(p.Nodes[n].Attrs, func(a page.Attr) bool { return a.Name == "style" })
			if i >= 0 && !tt.open && strings.Contains(p.Nodes[n].Attrs[i].Value, "important") {
				t.Errorf("what stays closed has the style %q", p.Nodes[n].Attrs[i].Value)
			}
		})
	}
}

// TestPanelsUnstyled: a page whose style sheets did not come does not say what is clicked on. What is
// hidden behind short texts, several times in the same mark-up, is opened there.
func TestPanelsUnstyled(t *testing.T) {
	const words = `<p>It has to be sown in spring, and it needs water every second day until the leaves are there.</p>`
	entry := func(id, head string) string {
		return `<div class=entry>` + head + `<div ` + id + ` class=more style="display:none">` + words + `</div></div>`
	}
	three := func(head string) string { return entry("id=p", head) + entry("", head) + entry("", head) }
	unseen := func(html string) string { return strings.ReplaceAll(html, "display:none", "visibility:hidden") }
	const lost, there = `<link rel=stylesheet href=/none.css>`, `<link rel=stylesheet href=/a.css>`
	for _, tt := range []struct {
		name, html string
		open       bool
	}{
		{"questions", lost + three(`<div>When?</div>`), true},
		{"questions and answers of one list", lost + `<dl><dt>When?<dd id=p style="display:none">` + words + `<dt>Where?<dd style="display:none">` + words + `<dt>Why?<dd style="display:none">` + words + `</dl>`, true},
		{"not visible, and as high as ever", lost + unseen(three(`<div>When?</div>`)), true},
		{"not visible, all sheets are there", there + unseen(three(`<div>When?</div>`)), false},
		{"one of two sheets is there", lost + there + three(`<div>When?</div>`), false},
		{"all sheets are there", there + three(`<div>When?</div>`), false},
		{"no sheets", three(`<div>When?</div>`), false},
		{"two", lost + entry("id=p", `<div>When?</div>`) + entry("", `<div>When?</div>`), false},
		{"links elsewhere", lost + three(`<div><a href=/x>When?</a></div>`), false},
		{"cards that are links", lost + `<a href=/x>` + three(`<div>When?</div>`) + `</a>`, false},
		{"menus", lost + `<nav>` + three(`<div>When?</div>`) + `</nav>`, false},
		{"behind long texts", lost + three(`<div>`+strings.Repeat(words, 4)+`</div>`), false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": "<!doctype html><title>Carrots</title><main><p>" + words + tt.html + "</main>", "/a.css": "p { color: red }"})
			p := load(t, common(t), s.URL)
			if open := strings.Contains(p.Text(find(t, p, "#p")), "spring"); open != tt.open {
				t.Errorf("open: %v, want %v", open, tt.open)
			}
		})
	}
}

// TestLabelsUnstyled: labels in a row, which a style sheet sets apart, are words of their own where it
// did not come.
func TestLabelsUnstyled(t *testing.T) {
	const labels = `<p id=p><a href=/a>carrots</a><a href=/b>beets</a></p>`
	for _, tt := range []struct{ name, html, text string }{
		{"lost", `<link rel=stylesheet href=/none.css>` + labels, "carrots beets"},
		{"there", `<link rel=stylesheet href=/a.css>` + labels, "carrotsbeets"},
		{"none", labels, "carrotsbeets"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": "<!doctype html><title>Carrots</title><main>" + tt.html + "</main>", "/a.css": "p { color: red }"})
			p := load(t, common(t), s.URL)
			if got := p.Text(find(t, p, "#p")); got != tt.text {
				t.Errorf("text %q, want %q", got, tt.text)
			}
		})
	}
}

// TestPanelsHostile: forms whose fields have the names of what elements can do, and elements
// that are nested deeply.
func TestPanelsHostile(t *testing.T) {
	fields := ""
	for _, name := range []string{"offsetHeight", "checkVisibility", "firstElementChild", "nextElementSibling", "parentElement", "children", "closest", "matches", "style", "innerText", "textContent"} {
		fields += "<input name=" + name + ">"
	}
	s := site(t, map[string]string{"/": `<main><button aria-expanded=false>Where?</button><form>` + fields + `</form>
		<a href="#form">Form</a><a href="#a">A</a><div><form id=form style="display:none">` + fields + `</form><div id=a>A</div></div>
		<form><input type=radio name=r id=r1><input type=radio name=r id=r2>` + fields + `</form>
		<p style="cursor:pointer">When?</p><div id=p style="display:none">It has to be sown in spring, and it needs water every second day until the leaves are there.</div></main>
		<img name=forms><img name=body>
		<script>let e = document.querySelector('body'); for (let n = 0; n < 450; n++) e = e.appendChild(document.createElement('div')); e.textContent = 'deep'</script>`})
	p := load(t, common(t), s.URL)
	if n := find(t, p, "#p"); p.Nodes[n].Hidden {
		t.Error("the panel is closed")
	}
}
