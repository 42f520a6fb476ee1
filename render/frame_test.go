package render

import (
	"fmt"
	"math"
	"net/http"
	"strings"
	"testing"

	"galley/page"
)

func near(a, b page.Rect) bool {
	return math.Abs(a.X-b.X) <= 1 && math.Abs(a.Y-b.Y) <= 1 && math.Abs(a.W-b.W) <= 1 && math.Abs(a.H-b.H) <= 1
}

func TestFrames(t *testing.T) {
	s := site(t, map[string]string{
		"/": `<body style="margin:0"><iframe id=f src=inner style="position:absolute;left:100px;top:200px;width:400px;height:300px;border:7px solid;padding:5px 11px"></iframe>
			<iframe id=s srcdoc="<body style='margin:0'><b id=doc style='display:block;width:50px;height:20px'>srcdoc</b>" style="position:absolute;left:600px;top:0;border:0"></iframe>
			<iframe id=w style="position:absolute;left:600px;top:300px;border:0"></iframe>
			<script>w.contentDocument.body.innerHTML = '<i>written</i>'</script>`,
		"/inner": `<body style="margin:0"><div style="height:2000px"></div><h1 id=h style="position:absolute;left:20px;top:500px;width:60px;height:40px;margin:0">inner</h1>
			<iframe src=deep style="position:absolute;left:10px;top:600px;width:100px;height:100px;border:3px solid"></iframe>
			<script>onload = () => scrollTo(0, 450)</script>`,
		"/deep": `<body style="margin:0"><p id=d style="margin:0;width:30px;height:30px">deep`,
	})
	p := load(t, common(t), s.URL)
	for address, want := range map[string]page.Rect{
		"#f":   {X: 100, Y: 200, W: 436, H: 324},
		"#h":   {X: 100 + 7 + 11 + 20, Y: 200 + 7 + 5 + 500 - 450, W: 60, H: 40},
		"#d":   {X: 100 + 7 + 11 + 10 + 3, Y: 200 + 7 + 5 + 600 - 450 + 3, W: 30, H: 30},
		"#doc": {X: 600, Y: 0, W: 50, H: 20},
	} {
		if got := box(t, p, address); !near(got, want) {
			t.Errorf("box of %s = %v, want %v", address, got, want)
		}
	}
	if got := text(t, p, "#w"); got != "written" {
		t.Errorf("the frame that was written to = %q", got)
	}
	if got := p.Nodes[p.Nodes[find(t, p, "#h")].Parent].Tag; got != "body" || !p.Inside(find(t, p, "#h"), "iframe") {
		t.Errorf("the document of the frame is not inside it")
	}
}

// Frames in shadow trees are seen only once the snapshot was taken.
func TestFrameInShadow(t *testing.T) {
	s := site(t, map[string]string{
		"/":      `<body style="margin:0"><x-y><template shadowrootmode=open><iframe src=inner style="position:absolute;left:100px;top:200px;border:7px solid;padding:5px"></iframe></template></x-y>`,
		"/inner": `<body style="margin:0"><p id=d style="margin:0;width:30px;height:30px">inner`,
	})
	if got, want := box(t, load(t, common(t), s.URL), "#d"), (page.Rect{X: 112, Y: 212, W: 30, H: 30}); !near(got, want) {
		t.Errorf("box of the frame's paragraph = %v, want %v", got, want)
	}
}

// The body of a page of frames is the frameset, and not that of the first frame.
func TestFrameset(t *testing.T) {
	s := site(t, map[string]string{
		"/":     `<title>Page of frames</title><frameset cols="200,*"><frame src=menu><frame src=text></frameset>`,
		"/menu": `<body><a href=a>Menu</a>`,
		"/text": `<body><h1>Head</h1><p>Words<div style="height:3000px"></div><i id=far>last</i>`,
	})
	p := load(t, common(t), s.URL)
	if got := p.Nodes[p.Body()].Tag; got != "frameset" {
		t.Errorf("the body is a %s", got)
	}
	for _, want := range []string{"Menu", "Words", "last"} {
		if got := p.Text(p.Body()); !strings.Contains(got, want) {
			t.Errorf("text = %q, without %q", got, want)
		}
	}
	if got := box(t, p, "h1"); got.X < 200 {
		t.Errorf("box of the second frame's heading = %v, want it beside the first", got)
	}
}

// What a server says where there is no document for a frame is not what the page says.
func TestFrameOfErrors(t *testing.T) {
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		switch r.URL.Path {
		case "/":
			fmt.Fprint(w, `<body><p>Words<iframe src=/gone></iframe><iframe id=later src=/lost onload="if (!this.done) { this.done = true; this.src = '/there' }"></iframe>
				<iframe id=own src=/away onload="if (!this.done) { this.done = true; this.srcdoc = '<p>own' }"></iframe>`)
		case "/there":
			fmt.Fprint(w, `<p>there`)
		default:
			w.WriteHeader(http.StatusNotFound)
			fmt.Fprint(w, `<h1>Not found</h1><p>There is no such document.`)
		}
	})
	if got, want := strings.Join(strings.Fields(text(t, load(t, common(t), s.URL), "body")), " "), "Words there own"; got != want {
		t.Errorf("text = %q, want %q", got, want)
	}
}

func TestFramesOfOthers(t *testing.T) {
	other := site(t, map[string]string{"/ad": `<p>advert`, "/liar": `<base href="HOST"><p>advert`})
	s := site(t, map[string]string{})
	other.Config.Handler = site(t, map[string]string{"/ad": `<p>advert`, "/liar": `<base href="` + s.URL + `/"><p>advert`}).Config.Handler
	s.Config.Handler = site(t, map[string]string{
		"/": `<base href="` + other.URL + `/"><p id=p>own</p><iframe src="` + other.URL + `/ad"></iframe><iframe src="` + other.URL + `/liar"></iframe>
			<iframe src="` + strings.Replace(other.URL, "127.0.0.1", "localhost", 1) + `/ad"></iframe><iframe id=own src="` + s.URL + `/own"></iframe>
			<iframe src="data:text/html,<p>advert"></iframe>`,
		"/own": `<b>own frame</b>`,
	}).Config.Handler
	p := load(t, common(t), s.URL)
	if got := text(t, p, "body"); strings.Contains(got, "advert") {
		t.Errorf("text = %q, with words of other origins", got)
	}
	if got := text(t, p, "#own"); got != "own frame" {
		t.Errorf("frame of the page's own origin, on a page with a foreign <base> = %q", got)
	}
	if got := box(t, p, "iframe"); got.W != 304 {
		t.Errorf("box of a frame of another origin = %v", got)
	}
	if p.Base != other.URL+"/" {
		t.Errorf("Base = %q, want %q", p.Base, other.URL+"/")
	}
}

// Frames in frames for ever end.
func TestFramesForEver(t *testing.T) {
	s := site(t, map[string]string{"/": `<p>x</p><script>for (let i = 0, d = document; i < 120; i++) { const f = d.createElement('iframe'); (d.body || d.documentElement).append(f); if (i % 8 == 7) d = document; else d = f.contentDocument }</script>`})
	if got := text(t, load(t, common(t), s.URL), "p"); got != "x" {
		t.Errorf("text = %q", got)
	}
}

// Coordinates that no screen has must not cost the page.
func TestFarBoxes(t *testing.T) {
	s := site(t, map[string]string{"/": `<h1>title</h1><div style="width:10px;height:10px;transform:scale(1e8)">big</div>
		<div style="position:absolute;left:1e9px;top:-1e9px;width:1e12px;height:1e12px">far</div><p style="transform:rotate(45deg)">turned</p>
		<div style="zoom:9999;transform:matrix3d(1,0,0,1e30,0,1,0,1e30,0,0,1,0,1e30,0,0,1)">x</div>`})
	if got := text(t, load(t, common(t), s.URL), "h1"); got != "title" {
		t.Errorf("title = %q", got)
	}
}
