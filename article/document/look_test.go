package document_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/article/sheet"
	"galley/page"
)

// The look of a laid page, element by element: what stands between the wrapper's
// tags, with the rules of the classes in place of their names.
func TestLook(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"nothing differs", `<div><span>x</span></div>`, `<div><span>x</span></div>`},
		{"differs from the parent", `<div look="color:rgb(1, 2, 3)"><span>x</span></div>`,
			`<div {color:rgb(1, 2, 3)}><span>x</span></div>`},
		{"differs back", `<div look="color:rgb(1, 2, 3)"><span look="color:rgb(0, 0, 0)">x</span></div>`,
			`<div {color:rgb(1, 2, 3)}><span {color:rgb(0, 0, 0)}>x</span></div>`},
		{"depends on the browser", `<p>x</p>`, `<p {margin:16px 0px}>x</p>`},
		{"a default taken back", `<em look="font-style:normal">x</em>`, `<em {font-style:normal}>x</em>`},
		{"internal value", `<table look="border-spacing:0px 0px;text-indent:0px"><tr><th>x</th></tr></table>`,
			`<table {text-indent:0px;border-spacing:0px 0px}><tbody {vertical-align:baseline}><tr {vertical-align:baseline}><th {font-weight:700;text-align:center;vertical-align:baseline}>x</th></tr></tbody></table>`},
		{"border on one side", `<div look="border-left-width:3px;border-left-style:solid;border-left-color:rgb(9, 9, 9)">x</div>`,
			`<div {border-left:3px solid rgb(9, 9, 9)}>x</div>`},
		{"border all around", `<div look="border-left-width:1px;border-left-style:solid;border-top-width:1px;border-top-style:solid;border-right-width:1px;border-right-style:solid;border-bottom-width:1px;border-bottom-style:solid">x</div>`,
			`<div {border:1px solid rgb(0, 0, 0)}>x</div>`},
		{"no rule", `<hr look="margin-top:8px;margin-bottom:8px">`,
			`<hr {color:rgb(0, 0, 0);overflow-x:visible;overflow-y:visible;margin:8px 0px;border:none}>`},
		{"link", `<a href="https://x.example/">x</a>`,
			`<a {color:rgb(0, 0, 238);text-decoration-line:underline} href="https://x.example/" rel="noopener noreferrer">x</a>`},
		{"white space", `<div look="white-space-collapse:preserve">x</div>`, `<div {white-space:pre-wrap}>x</div>`},
		{"flex", `<div look="display:flex;row-gap:8px;column-gap:8px;flex-direction:column"><div look="flex-grow:1">x</div></div>`,
			`<div {display:flex;flex-direction:column;row-gap:8px;column-gap:8px}><div {flex-grow:1}>x</div></div>`},
		{"flex outside of flex", `<div look="flex-grow:1;align-items:center">x</div>`, `<div>x</div>`},
		{"grid columns share the window", `<div look="display:grid;grid-template-columns:200px 400px;grid-template-rows:90px">x</div>`,
			`<div {display:grid;grid-template-columns:minmax(0, 200fr) minmax(0, 400fr)}>x</div>`},
		{"grid column of labels", `<div look="display:grid;grid-template-columns:60px 540px">x</div>`,
			`<div {display:grid;grid-template-columns:minmax(min-content, 60.3fr) minmax(0, 540fr)}>x</div>`},
		{"grid of twelve", `<div look="display:grid;grid-template-columns:80px 80px 80px 160px">x</div>`,
			`<div {display:grid;grid-template-columns:minmax(0, 80fr) minmax(0, 80fr) minmax(0, 80fr) minmax(0, 160fr)}>x</div>`},
		{"float keeps its width", `<div box="0 0 600 50"><div look="float:right;width:200px" box="400 0 200 50">x</div></div>`,
			`<div><div class="c1 g-float">x</div></div>`},
		{"block does not", `<div look="width:600px" box="0 0 600 50">x</div>`, `<div>x</div>`},
		{"centred", `<div box="0 0 600 50"><div look="width:400px;margin-left:100px;margin-right:100px" box="100 0 400 50">x</div></div>`,
			`<div><div {margin:0px auto;max-width:min(100%, 400px)}>x</div></div>`},
		{"as wide as its track was", `<div look="display:grid;grid-template-columns:[a] 100px [b] 400px [c] 100px" box="0 0 600 90"><p look="margin-top:0px;margin-bottom:0px" box="100 0 400 40">x</p><p look="margin-top:0px;margin-bottom:0px" box="100 50 400 40">y</p></div>`,
			`<div {display:flow-root}><p {margin:0px auto;max-width:min(100%, 400px)}>x</p><p {margin:10px auto 0px auto;max-width:min(100%, 400px)}>y</p></div>`},
		{"beside each other", `<div look="display:grid;grid-template-columns:[a] 100px [b] 400px [c]" box="0 0 500 40"><i look="display:block;font-style:normal" box="0 0 100 40">x</i><b look="display:block" box="100 0 400 40">y</b></div>`,
			`<div {display:grid;grid-template-columns:minmax(0, 100fr) minmax(0, 400fr)}><i {font-style:normal;display:block;grid-column:1 / 2;grid-row:1 / 2;margin-left:0;margin-right:0;max-width:100%}>x</i><b {font-weight:700;display:block;grid-column:2 / 3;grid-row:1 / 2;margin-left:0;margin-right:0;max-width:100%}>y</b></div>`},
		{"in areas that have names", `<div look="display:grid;grid-template-columns:100px 400px" box="0 0 500 40"><i look="display:block;font-style:normal;grid-column-start:b;grid-row-start:b" box="100 0 400 40">x</i><b look="display:block;grid-column-start:a;grid-row-start:a" box="0 0 100 40">y</b></div>`,
			`<div {display:grid;grid-template-columns:minmax(0, 100fr) minmax(0, 400fr)}><i {font-style:normal;display:block;grid-column:2 / 3;grid-row:1 / 2;margin-left:0;margin-right:0;max-width:100%}>x</i><b {font-weight:700;display:block;grid-column:1 / 2;grid-row:1 / 2;margin-left:0;margin-right:0;max-width:100%}>y</b></div>`},
		{"without a box in a grid", `<div look="display:grid;grid-template-columns:100px 400px" box="0 0 500 40"><div look="display:contents"><i look="display:block;font-style:normal" box="0 0 100 40">x</i><b look="display:block" box="100 0 400 40">y</b></div></div>`,
			`<div {display:grid;grid-template-columns:minmax(min-content, 100.3fr) minmax(0, 400fr)}><div {display:contents}><i {font-style:normal;display:block}>x</i><b {font-weight:700;display:block}>y</b></div></div>`},
		{"without a box in named columns", `<div look="display:grid;grid-template-columns:[a] 100px [b] 400px [c]" box="0 0 500 40"><div look="display:contents"><i look="display:block;font-style:normal" box="0 0 100 40">x</i><b look="display:block" box="100 0 400 40">y</b></div></div>`,
			`<div {display:grid;grid-template-columns:minmax(0, 100fr) minmax(0, 400fr)}><div {display:contents}><i {font-style:normal;display:block;grid-column:1 / 2;grid-row:1 / 2;margin-left:0;margin-right:0;max-width:100%}>x</i><b {font-weight:700;display:block;grid-column:2 / 3;grid-row:1 / 2;margin-left:0;margin-right:0;max-width:100%}>y</b></div></div>`},
		{"a formula in a cell", `<div look="display:grid;grid-template-columns:100px 400px" box="0 0 500 40"><math look="grid-column-start:2" box="100 0 400 40"><mi>x</mi></math><b look="display:block;grid-column-start:1;grid-row-start:1" box="0 0 100 40">y</b></div>`,
			`<div {display:grid;grid-template-columns:minmax(min-content, 100.3fr) minmax(0, 400fr)}><math {font-size:16px;grid-column-start:2}><mi>x</mi></math><b {font-weight:700;display:block;grid-column-start:1;grid-row-start:1}>y</b></div>`},
		{"picture beside words", `<div look="display:flex;flex-direction:row;flex-wrap:nowrap" box="0 0 600 90"><img src="a.png" look="width:240px;height:90px" box="0 0 240 90"><div look="width:360px" box="240 0 360 90">x</div></div>`,
			`<div {display:flex}><img {width:40%;aspect-ratio:240 / 90} src="https://news.example/2024/a.png" width="240" height="90"><div {width:360px;max-width:100%}>x</div></div>`},
		{"drawing with a frame", `<div look="display:flex" box="0 0 600 90"><svg viewBox="0 0 8 8" box="0 0 48 48" look="flex-shrink:0;box-sizing:border-box;width:48px;height:48px;padding-left:10px;padding-top:10px;padding-right:10px;padding-bottom:10px"><path d="M0 0"/></svg>x</div>`,
			`<div {display:flex}><svg {padding:10px;flex-shrink:0;box-sizing:border-box} viewBox="0 0 8 8" width="48" height="48"><path d="M0 0"></path></svg>x</div>`},
		{"caption that reaches out a little", `<div look="margin-right:-20px">x</div>`, `<div {margin:0px max(-20px, min(-16px, 300px - 50vw)) 0px 0px}>x</div>`},
		{"one column is left", `<div look="display:flex;flex-direction:row" box="0 0 600 90"><div box="200 20 300 40">x</div></div>`,
			`<div {display:flow-root}><div {margin:20px 0px 0px clamp(0px, 100% - 300px, 200px);max-width:min(100%, 300px)}>x</div></div>`},
		{"words as wide as their box", `<div look="display:flex;flex-direction:row" box="0 0 600 90"><div box="200.46875 20 331.53125 40">x</div></div>`,
			`<div {display:flow-root}><div {margin:20px 0px 0px clamp(0px, 100% - 331.54px, 200.46px);max-width:min(100%, 331.54px)}>x</div></div>`},
		{"full bleed", `<div look="margin-left:-300px;margin-right:-300px">x</div>`,
			`<div {margin:0px max(-300px, calc(50% - 50vw))}>x</div>`},
		{"stands beside the text", `<div look="margin-left:-300px">x</div>`, `<div {margin:0px 0px 0px max(-300px, calc(50% - 50vw + 16px))}>x</div>`},
		{"room of what is empty", `<p>a<span look="float:right;width:20px;height:26px" box="0 0 20 26"></span></p><div look="height:50px" box="0 0 600 50"></div>`,
			`<p {margin:16px 0px}>a<span {float:right;width:20px;height:26px}></span></p><div {height:50px}></div>`},
		{"picture wider than its column", `<p look="margin-top:0px;margin-bottom:0px" box="0 0 400 300"><img src="a.png" look="width:600px;height:300px" box="0 0 600 300"></p>`,
			`<p {margin:0px}><img {max-width:calc(100vw - 32px);aspect-ratio:600 / 300} src="https://news.example/2024/a.png" width="600" height="300"></p>`},
		{"picture wider than its column, which has a padding", `<div look="padding-left:32px;padding-right:32px" box="0 0 400 300"><p look="margin-top:0px;margin-bottom:0px" box="32 0 336 300"><img src="a.png" look="width:600px;height:300px" box="32 0 600 300"></p></div>`,
			`<div {padding:0px 32px}><p {margin:0px}><img {max-width:calc(100vw - 64px);aspect-ratio:600 / 300} src="https://news.example/2024/a.png" width="600" height="300"></p></div>`},
		{"max-width never beyond the window", `<div look="max-width:900px;box-sizing:border-box">x</div>`,
			`<div {box-sizing:border-box;max-width:min(100%, 900px)}>x</div>`},
		{"position goes", `<div look="position:fixed">x</div>`, `<div>x</div>`},
		{"room for what was laid over", `<div look="padding-top:300px" box="0 0 600 300"><img src="a.png" look="position:absolute" box="0 0 600 300"></div>`,
			`<div {padding:0px}><img src="https://news.example/2024/a.png" width="600" height="300"></div>`},
		{"room for a picture in a link", `<div look="padding-bottom:360px" box="0 0 600 360"><a href="https://x.example/"><img src="a.png" look="position:absolute" box="0 0 600 330"></a></div>`,
			`<div {padding:0px}><a {color:rgb(0, 0, 238);text-decoration-line:underline} href="https://x.example/" rel="noopener noreferrer"><img src="https://news.example/2024/a.png" width="600" height="330"></a></div>`},
		{"a caption in the room of a picture", `<div look="padding-top:300px" box="0 0 600 320"><img src="a.png" look="position:absolute" box="0 0 600 300">x</div>`,
			`<div {padding:0px}><img src="https://news.example/2024/a.png" width="600" height="300">x</div>`},
		{"much room around few words", `<div look="padding-top:80px;padding-bottom:80px" box="0 0 600 180"><b look="font-weight:400;position:absolute" box="0 0 60 60">x</b>y</div>`,
			`<div {padding:80px 0px}><b {font-weight:400}>x</b>y</div>`},
		{"faded out", `<div look="opacity:0">x</div>`, `<div>x</div>`},
		{"half seen", `<div look="opacity:0.5">x</div>`, `<div {opacity:0.5}>x</div>`},
		{"clamped lines", `<div look="display:-webkit-box">x</div>`, `<div>x</div>`},
		{"cropped picture", `<img src="a.png" look="object-fit:cover;width:300px;height:100px" box="0 0 300 100">`,
			`<img {object-fit:cover;aspect-ratio:300 / 100} src="https://news.example/2024/a.png" width="300" height="100">`},
		{"film with a poster of other proportions", `<video src="a.mp4" poster="b.png" look="width:560px;height:315px;aspect-ratio:auto 560 / 315" box="0 0 560 315"></video>`,
			`<video {aspect-ratio:560 / 315} src="https://news.example/2024/a.mp4" controls playsinline poster="https://news.example/2024/b.png" width="560" height="315"></video>`},
		{"custom element that is a block", `<x-card look="display:block">x</x-card>`, `<div>x</div>`},
		{"custom block in a paragraph", `<p><x-card look="display:block">x</x-card></p>`,
			`<p {margin:16px 0px}><span {display:block}>x</span></p>`},
		{"the sign of a mask", `<i look='font-style:normal;background-color:rgb(1, 1, 1);mask-image:url("https://a.example/i.svg")'>x</i>`, `<i {font-style:normal}>x</i>`},
		{"hostile value", `<div look="color:red}</style><script>alert(1)</script>">x</div>`, `<div>x</div>`},
		{"hostile url", `<div look="background-color:url(https://evil.example)">x</div>`, `<div>x</div>`},
		{"icon", `<svg viewBox="0 0 8 8" box="0 0 16 16" look="fill:rgb(5, 5, 5);width:16px;height:16px"><path d="M0 0h8v8z" look="fill:rgb(5, 5, 5)"/></svg>`,
			`<svg {fill:rgb(5, 5, 5)} viewBox="0 0 8 8" width="16" height="16"><path d="M0 0h8v8z"></path></svg>`},
		{"iframe", `<iframe src="//video.example/v" title="A film" box="0 0 640 360"></iframe>`,
			`<a class="g-frame {width:640px;aspect-ratio:640 / 360}" href="https://video.example/v" rel="noopener noreferrer">A film</a>`},
		{"pixel", `<img src="https://count.example/p" box="0 0 1 1">`, ``},
		{"button around a picture", `<button>Zoom <img src="a.png" box="0 0 600 300"></button>`,
			`<span><img src="https://news.example/2024/a.png" width="600" height="300"></span>`},
		{"heading that is a button", `<h2><button onclick=x()>When?<svg viewBox="0 0 8 8"><path d="M0 0"/></svg></button></h2>`,
			`<h2 {font-size:16px;font-weight:400;margin:0px}><span>When?<svg viewBox="0 0 8 8"><path d="M0 0"></path></svg></span></h2>`},
		{"button with a heading", `<button><h3>When?</h3><p>In May</p></button>`, `<div {display:inline}><h3 {font-size:16px;font-weight:400;margin:0px}>When?</h3><p {margin:16px 0px}>In May</p></div>`},
		{"term that is a button", `<dl><dt><button>When?</button></dt><dd>In May</dd></dl>`, `<dl {margin:0px}><dt><span>When?</span></dt><dd {margin:0px}>In May</dd></dl>`},
		{"button below a heading", `<h2>Carrots</h2><button>Share</button>`, `<h2 {font-size:16px;font-weight:400;margin:0px}>Carrots</h2>`},
		{"button", `<button>Share <img src="a.png" box="0 0 16 16"></button>`, ``},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<body><div id=body>`+tt.source+`</div>`)
			doc := documenttest.Written(t, p, sel)
			got := expand(doc)
			// The root's own rules are the subject of another test.
			_, got, _ = strings.Cut(got, ">")
			got = strings.TrimSuffix(got, "</div>")
			if got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

// expand is the clone with the rules of each class in place of it.
func expand(doc string) string {
	_, css, _ := strings.Cut(doc, "<style>\n")
	css, _, _ = strings.Cut(css, "</style>")
	got := articletest.Inner(doc)
	for line := range strings.Lines(css) {
		name, rules, ok := strings.Cut(strings.TrimSpace(line), "{")
		if !ok || !strings.HasPrefix(name, ".c") {
			continue
		}
		got = strings.ReplaceAll(got, `class="`+name[1:]+`"`, "{"+rules)
		got = strings.ReplaceAll(got, " "+name[1:]+`"`, " {"+rules+`"`)
	}
	return got
}

func TestRootSaysAllThatInherits(t *testing.T) {
	p, sel := articletest.Laid(t, `<body look="color:rgb(250, 250, 250);background-color:rgb(10, 20, 30);font-family:Lora"><div id=body box="100 0 700 900">x</div>`)
	doc := documenttest.Written(t, p, sel)
	root := p.Styles[p.Nodes[sel.Roots[0]].Style].Look
	for i, tr := range sheet.Properties {
		name := page.LookProperties[i]
		if !tr.Inherited || tr.Kind == sheet.SVGKind || root[i] == "" || name == "text-wrap-mode" || sheet.Initially[name+":"+root[i]] {
			continue
		}
		if name == "white-space-collapse" {
			name = "white-space"
		}
		if !strings.Contains(doc, name+":") {
			t.Errorf("the root does not say %s", name)
		}
	}
	for _, want := range []string{
		"font-family:Lora;", "color:rgb(250, 250, 250)", "max-width:700px",
		"html{color-scheme:dark;background:rgb(10, 20, 30)}",
	} {
		if !strings.Contains(doc, want) {
			t.Errorf("no %q in %s", want, doc)
		}
	}
}

// A body as wide as the window keeps its width on such a window.
func TestWideBody(t *testing.T) {
	for box, want := range map[string]string{
		"8 0 1350 900":   "@media (min-width:1366px){body{padding-left:8px;padding-right:8px}}",
		"0 0 1500 900":   "@media (min-width:1366px){body{padding-left:0px;padding-right:0px}}",
		"100 0 1334 900": "", "100 0 700 900": "",
	} {
		p, sel := articletest.Laid(t, `<body><div id=body box="`+box+`"><p box="`+box+`">Words`)
		doc := documenttest.Written(t, p, sel)
		if got := strings.Contains(doc, "@media (min-width"); got != (want != "") || !strings.Contains(doc, want) {
			t.Errorf("%s: want %q in %s", box, want, doc)
		}
	}
}

// A part that was pulled over what stood before it would hide the part before it.
func TestPulledUpPart(t *testing.T) {
	p, sel := articletest.Laid(t, `<body><div id=body box="100 0 700 40">x</div><div id=body2 look="margin-top:-43px;margin-bottom:-9px" box="100 0 700 40">y</div>`)
	doc := documenttest.Written(t, p, sel)
	if strings.Contains(doc, "-43px") || strings.Contains(doc, "-9px") {
		t.Errorf("a part keeps its negative margins:\n%s", doc)
	}
}
