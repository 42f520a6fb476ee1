package render

import (
	"encoding/json"
	"errors"
	"testing"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/page"
	"galley/render/tab"
)

// evaluateLive runs a script in the live page.
func evaluateLive(t testing.TB, d *Document, script string, result any) {
	t.Helper()
	res, err := chromedp.Call(d.ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: script, ReturnByValue: new(true)})
	if err != nil {
		t.Fatal(err)
	}
	if err := tab.Decode(res.Result, res.ExceptionDetails, result); err != nil {
		t.Fatal(err)
	}
}

// wantLook compares the look of every element below root with what
// getComputedStyle says in the live page.
func wantLook(t *testing.T, p *page.Page, root page.NodeID, live [][]string) {
	t.Helper()
	n := 0
	for id := root; id < p.Nodes[root].End; id++ {
		if p.Nodes[id].Kind != page.Element {
			continue
		}
		if n >= len(live) {
			t.Fatalf("more than %d elements", len(live))
		}
		for i, name := range page.LookProperties {
			if got := p.StyleOf(id).LookValue(name); got != live[n][i] {
				t.Errorf("%s of %s = %q, want %q", name, p.Nodes[id].Tag, got, live[n][i])
			}
		}
		n++
	}
	if n != len(live) {
		t.Errorf("%d elements, want %d", n, len(live))
	}
}

// lookScript reads the look of an element and all below it in the light document.
func lookScript(selector string) string {
	names, _ := json.Marshal(page.LookProperties)
	return `(root => [root, ...root.querySelectorAll('*')].map(e => ` + string(names) + `.map(p => getComputedStyle(e).getPropertyValue(p))))(document.querySelector('` + selector + `'))`
}

const styledHTML = `<style>article { color: rgb(1,2,3); font: italic 20px/1.5 serif; display: grid; grid-template-columns: 1fr 2fr; width: 50% }
	li { list-style-type: square } em { letter-spacing: 3px; text-decoration: underline wavy red }</style>
	<h1>Title</h1><article><p>One <em>two</em> three</p><ul><li>four</ul><img width=9 height=9><p style="display:none"><b>x</b></p></article><footer>f</footer>`

func TestLook(t *testing.T) {
	s := site(t, map[string]string{"/": styledHTML})
	b := start(t, Options{Tabs: 1})
	var live, title [][]string
	d := open(t, b, Source{URL: s.URL})
	p := d.Page()
	evaluateLive(t, d, lookScript("article"), &live)
	evaluateLive(t, d, lookScript("h1"), &title)
	article := find(t, p, "article")
	if err := d.Styles(article, find(t, p, "h1"), page.None, find(t, p, "em"), article); err != nil {
		t.Fatal(err)
	}
	d.Close()
	wantLook(t, p, find(t, p, "article"), live)
	wantLook(t, p, find(t, p, "h1"), title)
	if got := p.StyleOf(find(t, p, "footer")).Look; got != nil {
		t.Errorf("look of what was not chosen: %q", got)
	}
	all := capture(t, b, Source{URL: s.URL}, Want{LookAll: true}).Page
	for _, tag := range []string{"article", "em", "footer"} {
		id := find(t, all, tag)
		if len(all.StyleOf(id).Look) != len(page.LookProperties) {
			t.Errorf("LookAll: no look of %s", tag)
		}
	}
	if got, want := all.StyleOf(find(t, all, "em")).LookValue("color"), p.StyleOf(find(t, p, "em")).LookValue("color"); got != want {
		t.Errorf("LookAll: color = %q, want %q", got, want)
	}
}

// What is moved within its line says by how much; the place of all else is in its box.
func TestLookOfMovedInLine(t *testing.T) {
	s := site(t, map[string]string{"/": `<style>sub, sup { font-size: 12px; position: relative } sup { top: -6px } sub { bottom: -3px }
		div { position: relative; top: 5px } b { position: absolute; top: 7px } i { top: 9px }</style>
		<article><p>One<sup>1</sup> two<sub>2</sub> <i>three</i></p><div>four <b>five</b></div></article>`})
	b := start(t, Options{Tabs: 1})
	d := open(t, b, Source{URL: s.URL})
	if err := d.Styles(find(t, d.Page(), "article")); err != nil {
		t.Fatal(err)
	}
	d.Close()
	all := capture(t, b, Source{URL: s.URL}, Want{LookAll: true}).Page
	for tag, want := range map[string]string{"sup": "-6px", "sub": "3px", "i": "auto", "b": "auto", "div": "auto", "p": "auto"} {
		for name, p := range map[string]*page.Page{"live": d.Page(), "snapshot": all} {
			if got := p.StyleOf(find(t, p, tag)).LookValue("top"); got != want {
				t.Errorf("%s: top of %s = %q, want %q", name, tag, got, want)
			}
		}
	}
}

// Items of lists with a counter style of the page's own say what stands before them.
func TestLookOfListSigns(t *testing.T) {
	s := site(t, map[string]string{"/": `<style>@counter-style paren { system: extends decimal; suffix: ") " } @counter-style pair { system: cyclic; symbols: "+" "\"" ; suffix: " " }
		@media all { @counter-style abc { system: alphabetic; symbols: a b; prefix: "("; suffix: ")" } } @counter-style sum { system: additive; additive-symbols: 5 "V", 1 "I" }
		.p { list-style: paren } .c { list-style: pair } .a { list-style: abc } .s { list-style: sum } .d { list-style: lower-roman }</style>
		<article><ol class=p start=4><li id=p4>a<li id=p5>b<li value=9 id=p9>c</ol><ul class=c><li id=c1>a<li id=c2>b<li id=c3>c</ul><ol class=a><li>a<li>b<li id=a3>c</ol>
		<ol class=s><li id=s1>a</ol><form><input name=getAttribute><ol class=d><li id=d1>a</ol></form></article>`})
	b := start(t, Options{Tabs: 1})
	d := open(t, b, Source{URL: s.URL})
	defer d.Close()
	if err := d.Styles(find(t, d.Page(), "article")); err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{"p4": `"4) "`, "p5": `"5) "`, "p9": `"9) "`, "c1": `"+ "`, "c2": `"\" "`, "c3": `"+ "`, "a3": `"(aa)"`, "s1": "sum", "d1": "lower-roman"} {
		if got := d.Page().StyleOf(find(t, d.Page(), "#"+id)).LookValue("list-style-type"); got != want {
			t.Errorf("%s has the sign %s, want %s", id, got, want)
		}
	}
}

// Quotation marks that a style sheet names are those of a quotation that stands in as many others.
func TestLookOfNestedQuotes(t *testing.T) {
	s := site(t, map[string]string{"/": `<style>q { quotes: "<<" ">>" "<" ">" }</style><article><p>They said <q>eleven <em>lamps</em> and <i><q>nine <b>boats</b></q></i></q>.</p></article>`})
	b := start(t, Options{Tabs: 1})
	d := open(t, b, Source{URL: s.URL})
	defer d.Close()
	if err := d.Styles(find(t, d.Page(), "article")); err != nil {
		t.Fatal(err)
	}
	for selector, want := range map[string][2]string{"p > q": {`"<<"`, `">>"`}, "i > q": {`"<"`, `">"`}} {
		style := d.Page().StyleOf(find(t, d.Page(), selector))
		before, after := style.Generated(page.Before), style.Generated(page.After)
		if before == nil || after == nil || before[0] != want[0] || after[0] != want[1] {
			t.Errorf("%s has the marks %q and %q, want %q", selector, before, after, want)
		}
	}
}

// A page that changes between snapshot and look is read once more, whole.
func TestLookAfterChange(t *testing.T) {
	for name, change := range map[string]string{
		"grown":    `document.querySelector('ul').append(document.createElement('li'))`,
		"replaced": `document.body.innerHTML = document.body.innerHTML`,
		"renamed":  `document.querySelector('em').outerHTML = '<strong>two</strong>'`,
	} {
		t.Run(name, func(t *testing.T) {
			s := site(t, map[string]string{"/": styledHTML})
			b := start(t, Options{Tabs: 1})
			d := open(t, b, Source{URL: s.URL})
			evaluateLive(t, d, change+"; 1", new(int))
			if err := d.Styles(find(t, d.Page(), "article")); !errors.Is(err, ErrChanged) {
				t.Errorf("%v, want ErrChanged", err)
			}
			p := d.Page()
			if err := d.Styles(find(t, p, "article")); err != nil {
				t.Error(err)
			}
			article := find(t, p, "article")
			if got := p.StyleOf(article).LookValue("font-style"); got != "italic" {
				t.Errorf("font-style = %q", got)
			}
			if name == "grown" && !has(p, "li:nth-child(2)") {
				t.Error("the page is not the changed one, but the look is")
			}
			if name == "renamed" && !has(p, "strong") {
				t.Error("the page is not the changed one, but the look is")
			}
		})
	}
}

func TestLookInShadow(t *testing.T) {
	s := site(t, map[string]string{"/": `<style>h3 { color: red } s { color: rgb(0, 0, 9) }</style>` + shadow + `<iframe srcdoc="<i style='color:rgb(0,9,0)'>x</i>"></iframe>`})
	p := styled(t, common(t), Source{URL: s.URL}, "body")
	for tag, want := range map[string]string{"h3": "rgb(0, 0, 0)", "s": "rgb(0, 0, 9)", "q": "rgb(0, 0, 0)", "iframe i": "rgb(0, 9, 0)"} {
		if got := p.StyleOf(find(t, p, tag)).LookValue("color"); got != want {
			t.Errorf("color of %s = %q, want %q", tag, got, want)
		}
	}
}

// TestLookHostile: a form whose fields have the names of what elements can do, around what is
// asked for, and pictures with those of what documents can. None makes a list without end.
func TestLookHostile(t *testing.T) {
	html := "<img name=host><img name=nodeType><img name=defaultView><form style='color:rgb(0, 128, 0)'>"
	for _, name := range []string{"parentElement", "children", "localName", "assignedSlot", "getRootNode", "ownerDocument", "contentDocument", "shadowRoot"} {
		html += "<input type=hidden name=" + name + ">"
	}
	html += "<p id=p>Words</p></form>"
	for _, address := range []string{"#p", "form"} {
		t.Run(address, func(t *testing.T) {
			p := styled(t, common(t), Source{URL: "http://galley.test/", HTML: []byte(html)}, address)
			if got := p.StyleOf(find(t, p, "#p")).LookValue("color"); got != "rgb(0, 128, 0)" {
				t.Errorf("color = %q, want that of the form", got)
			}
		})
	}
}

// What was read ahead is forgotten where the page changes before it is asked for.
func TestLookReadAhead(t *testing.T) {
	for name, tt := range map[string]struct{ change, want string }{
		"as it was":          {"1", "rgb(1, 2, 3)"},
		"another style":      {"document.querySelector('article').style.color = 'rgb(4, 5, 6)'; 1", "rgb(4, 5, 6)"},
		"words are others":   {"document.querySelector('em').firstChild.data = 'x'; 1", "rgb(1, 2, 3)"},
		"a comment is new":   {"document.body.append(document.createComment('x')); 1", "rgb(1, 2, 3)"},
		"title is elsewhere": {"document.body.append(document.querySelector('h1')); 1", "rgb(1, 2, 3)"},
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t, common(t), Source{URL: "http://galley.test/", HTML: []byte(styledHTML)})
			if !d.after.known {
				t.Error("the page was not asked whether it changed")
			}
			time.Sleep(20 * time.Millisecond)
			evaluateLive(t, d, tt.change, new(int))
			article := find(t, d.Page(), "article")
			if err := d.Styles(article); err != nil {
				t.Fatal(err)
			}
			if got := d.Page().StyleOf(article).LookValue("color"); got != tt.want {
				t.Errorf("color = %q, want %q", got, tt.want)
			}
		})
	}
}

// Where the page has elements of the names that galley's own world has, that is none of them.
func TestWorldNames(t *testing.T) {
	html := styledHTML
	for _, name := range []string{"galley", "changes", "marked", "hurried", "tried"} {
		html += "<img id=" + name + ">"
	}
	p := styled(t, common(t), Source{URL: "http://galley.test/", HTML: []byte(html)}, "article")
	if got := p.StyleOf(find(t, p, "article")).LookValue("color"); got != "rgb(1, 2, 3)" {
		t.Errorf("color = %q", got)
	}
}
