package replay

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"galley/page"
)

// mhtmlOf is an archive of the given files: address, type, text. The first is the page.
func mhtmlOf(files ...[3]string) []byte {
	var b strings.Builder
	b.WriteString("From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype=\"text/html\";\r\n\tboundary=\"--B\"\r\n\r\n")
	for i, f := range files {
		fmt.Fprintf(&b, "\r\n----B\r\nContent-Type: %s\r\nContent-ID: <part-%d>\r\nContent-Transfer-Encoding: binary\r\nContent-Location: %s\r\n\r\n%s", f[1], i, f[0], f[2])
	}
	b.WriteString("\r\n----B--\r\n")
	return []byte(b.String())
}

var screen = page.Size{W: 1366, H: 768}

func TestReplay(t *testing.T) {
	const at = "http://paper.test/story/"
	for _, tt := range []struct {
		name        string
		html        string
		has, hasNot []string
	}{
		{"scripts", `<script>x()</script><p onclick="x()" onload=x()>text</p><noscript>no</noscript><a href="javascript:x()">a</a>`,
			[]string{"<p>text</p>", `href="#"`}, []string{"script", "onclick", "onload", "no<"}},
		{"what leads elsewhere", `<meta http-equiv=refresh content="0;url=http://evil.test"><base href="http://evil.test"><form action="http://evil.test"><button formaction="x">go</button></form><a ping="http://evil.test" target=_top href=/x>a</a>`,
			[]string{"<form>", "<button>"}, []string{"evil", "refresh", "_top"}},
		{"what loads", `<img src="http://evil.test/p.png"><link rel=preload href="http://evil.test/x"><object data="http://evil.test/"></object><video src=/v.mp4 poster="http://evil.test/p.png" autoplay></video>`,
			[]string{`src="data:,"`}, []string{"evil", "<object", "autoplay"}},
		{"pictures of the archive", `<img src="../p.png"><img srcset="http://paper.test/p.png 800w, big.png 1600w" src="x.png"><img srcset="http://paper.test/p.png,http://paper.test/q.png 2x">`,
			[]string{`<img src="data:image/png;base64,UE5H"/>`, `srcset="data:image/png;base64,UE5H 800w"`}, []string{"1600w", "q.png"}},
		{"style sheets of the archive", `<link rel=stylesheet href="/a.css" media="(orientation: portrait)"><link rel="alternate stylesheet" href="/a.css">`,
			[]string{`<style media="(max-width:0)">`, `url("data:image/png;base64,UE5H")`, `@import url("data:text/css;base64,`}, []string{"<link", "alternate"}},
		{"the height of the window", `<style>.h-100vh{min-height:100vh;height:calc(50vh - 1px);width:10vmin} @media (min-height: 700px) and (max-height:48em){p{top:-5vh}} @media (min-height: 900px){p{}}</style>`,
			[]string{".h-100vh{min-height:768px;height:calc(384px - 1px);width:76.8px}", "(min-width:0) and (min-width:0)", "top:-38.4px", "(max-width:0){p{}}"}, nil},
		{"styles that would end their element", `<p style="background:url('</style><script>')">x</p><svg><style>a{b:url(x)}</style></svg>`, []string{"data:,"}, []string{"<script"}},
		{"style sheets without an address", `<link rel=stylesheet href="cid:css-1@mhtml.blink">`, []string{`i{background:url("data:image/png;base64,UE5H")}`, "é"}, nil},
		{"documents in frames", `<iframe src="cid:part-5" allow=camera srcdoc="<script>x()</script>"></iframe>`, []string{`sandbox=""`, "srcdoc=", "inner"}, []string{"x()", "evil"}},
		{"shadow trees", `<div><template shadowmode="open"><p>shadow</p><script>x()</script></template></div>`, []string{`shadowrootmode="open"`, "<p>shadow</p>"}, []string{"x()"}},
		{"pictures of an SVG", `<svg><image xlink:href="/p.png"></image><use href="#a"></use><a xlink:href="javascript:x()">a</a></svg>`, []string{"UE5H", `href="#a"`}, []string{"javascript"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			out, err := Document(mhtmlOf(
				[3]string{at, "text/html", "<!doctype html>" + tt.html},
				[3]string{"http://paper.test/p.png", "image/png", "PNG"},
				[3]string{"http://paper.test/a.css", "text/css", `@import "b.css"; p{background:url(p.png)}`},
				[3]string{"http://paper.test/b.css", "text/css", `@import "a.css"; b{color:red}`},
				[3]string{"cid:css-1@mhtml.blink", "text/css", "@charset \"windows-1252\"; i{background:url(/p.png)} /* \xe9 */"},
				[3]string{"http://paper.test/frame", "text/html", `inner <script>x()</script><img src="http://evil.test/">`},
			), screen)
			if err != nil {
				t.Fatal(err)
			}
			text := string(out)
			for _, want := range tt.has {
				if !strings.Contains(text, want) {
					t.Errorf("%q is missing in\n%s", want, text)
				}
			}
			for _, no := range tt.hasNot {
				if strings.Contains(text, no) {
					t.Errorf("%q is in\n%s", no, text)
				}
			}
		})
	}
	for name, data := range map[string]string{"empty": "", "no parts": "Content-Type: multipart/related; boundary=x\r\n\r\n", "no MHTML": "<p>"} {
		if _, err := Document([]byte(data), screen); err == nil {
			t.Errorf("%s is an archive", name)
		}
	}
}

// FuzzReplay holds that no archive makes a document that runs or loads anything.
func FuzzReplay(f *testing.F) {
	for _, seed := range []string{"<p>x", "<script>x</script>", "<svg><a xlink:href='javascript:x'>", "<style>a{}</style><link rel=stylesheet href=a>", "<img srcset='a 1x,b 2x' onerror=x>", "<template shadowmode=open><b onclick=x>"} {
		f.Add(seed, "a{background:url(x)}")
	}
	f.Fuzz(func(t *testing.T, text, css string) {
		out, err := Document(mhtmlOf([3]string{"http://paper.test/", "text/html", text}, [3]string{"http://paper.test/a", "text/css", css}), screen)
		if err != nil {
			t.Skip()
		}
		doc, err := html.Parse(strings.NewReader(string(out)))
		if err != nil {
			t.Fatal(err)
		}
		for n := range doc.Descendants() {
			if n.Type != html.ElementNode {
				continue
			}
			if n.Data == "script" || n.Data == "object" || n.Data == "embed" || n.Data == "base" {
				t.Errorf("there is a %s in %s", n.Data, out)
			}
			for _, a := range n.Attr {
				value := strings.ToLower(strings.TrimSpace(a.Val))
				if strings.HasPrefix(a.Key, "on") || (a.Key == "href" || a.Key == "src") && !strings.HasPrefix(value, "#") && !strings.HasPrefix(value, "data:") {
					t.Errorf("%s=%q of a %s stays", a.Key, a.Val, n.Data)
				}
			}
		}
	})
}

// TestBombs: what names itself again and again is read until the document is too long, and no further:
// read at each of its places, it would be read for ever.
func TestBombs(t *testing.T) {
	a, err := openArchive(mhtmlOf(
		[3]string{"http://paper.test/story/", "text/html", "<!doctype html>" + strings.Repeat("<link rel=stylesheet href=/a.css>", 1000) + strings.Repeat("<iframe src=/f.html></iframe>", 1000)},
		[3]string{"http://paper.test/a.css", "text/css", strings.Repeat(`@import "a.css";`, 200)},
		[3]string{"http://paper.test/f.html", "text/html", strings.Repeat("<iframe src=/f.html></iframe>", 200)},
	))
	if err != nil {
		t.Fatal(err)
	}
	const most = 1 << 20
	a.left = most
	r := &replayer{archive: a, screen: screen}
	out, err := r.document(a.main, 0)
	if err != nil {
		t.Fatal(err)
	}
	if len(out) > 4*most {
		t.Errorf("%d bytes, of at most %d", len(out), most)
	}
}
