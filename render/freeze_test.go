package render

import (
	"compress/gzip"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/domsnapshot"
	"github.com/chromedp/chromedp"

	"galley/render/snapshot"
)

var (
	freeze   = flag.Bool("freeze", false, "take the snapshots that snapshot/testdata lacks, with Chrome; then go test ./render/snapshot -update")
	refreeze = flag.Bool("refreeze", false, "with -freeze: take all of them anew")
)

// frozen are the pages whose snapshots lie in the testdata of package snapshot, as Chrome 156
// took them on Debian 12: it must go on reading them.
var frozen = map[string]string{
	"article": `<!doctype html><html lang=en><title>Harbour opens again - Daily</title><meta name=author content="A. Writer">
		<script type=application/ld+json>{"@type":"NewsArticle"}</script>
		<style>body { margin: 0 auto; width: 900px; font: 16px/1.4 sans-serif } h1 { font-size: 40px } nav a { display: inline-block; width: 90px }
		.menu { display: none } p::before { content: "¶" } figure { float: right; width: 200px; margin: 0 } aside { position: fixed; top: 0; right: 0 }</style>
		<nav><a href=/>Home</a><a href=/news>News</a><div class=menu><a href=/more>More</a></div></nav>
		<article><h1>Harbour opens again</h1><p class=lead>After <b>two years</b> of work the harbour is open.</p>
		<figure><picture><source srcset="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='200' height='80'/%3E"><img alt=Harbour></picture><figcaption>The harbour</figcaption></figure>
		<p>A paragraph that is long enough to be broken into more than one line of the column, so that its text has several boxes, joined to one.</p>
		<!-- comment --><ul><li>one<li>two</ul><table><tr><td>1<td>2</table><pre>a
	b</pre><svg viewBox="0 0 9 9" width=9 height=9><linearGradient id=g></linearGradient><path d="M0 0h9"/></svg></article>
		<aside>Subscribe</aside><footer>Imprint</footer>`,
	"shadow": `<!doctype html><title>Shadow</title>` + shadow + `<details><summary>more</summary><p>shut</p></details><video controls><p>no video</p></video><select><option>one</select><input value=x>`,
	"frames": `<!doctype html><title>Frames</title><body style="margin:0"><p style="height:100px;margin:0">above</p>
		<iframe style="border:4px solid;padding:3px" srcdoc="<body style='margin:0'><b>outer</b><br><iframe style='border:2px solid' srcdoc='<i>inner</i>'></iframe><div style='height:900px'></div><script>scrollTo(0, 30)</script>"></iframe>
		<iframe src="data:text/html,<p>foreign"></iframe><iframe id=w></iframe><script>w.contentDocument.body.textContent = 'written'</script>`,
	"look": `<!doctype html><title>Look</title><style>em { color: rgb(200, 0, 0); letter-spacing: 2px }</style><p>One <em>two</em></p><p style="visibility:hidden">three</p>`,
	// A seed for fuzzing: the smaller, the faster.
	"tiny": `<p>a<x-y><template shadowrootmode=open><slot></slot></template>b</x-y><iframe srcdoc="<i>c"></iframe>`,
	"long": `<!doctype html><title>Long</title><style>p { margin: 10px; color: #222 } p:nth-child(3n) b { font-size: 20px }</style><main></main><script>
		for (let i = 0; i < 700; i++) document.querySelector('main').insertAdjacentHTML('beforeend', '<div class=c' + i + '><p>Paragraph ' + i + ' with <b>words</b> and <a href=/' + i + '>links</a>.</div>')</script>`,
}

// TestFreeze writes testdata, when asked to.
func TestFreeze(t *testing.T) {
	if !*freeze {
		t.Skip("takes snapshots with -freeze only")
	}
	b := start(t, Options{Tabs: 1})
	for name, html := range frozen {
		if _, err := os.Stat(filepath.Join("snapshot", "testdata", name+".json.gz")); err == nil && !*refreeze {
			continue
		}
		columns := snapshot.Columns{Frames: true, Look: name == "look"}.Properties()
		d := open(t, b, Source{URL: "http://galley.test/" + name, HTML: []byte(html)})
		result, err := chromedp.Call(d.ctx, domsnapshot.CaptureSnapshot, domsnapshot.CaptureSnapshotParams{ComputedStyles: columns})
		if err != nil {
			t.Fatal(err)
		}
		d.Close()
		var out strings.Builder
		z, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
		if err := json.NewEncoder(z).Encode(result); err != nil {
			t.Fatal(err)
		}
		z.Close()
		if err := os.WriteFile(filepath.Join("snapshot", "testdata", name+".json.gz"), []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		fmt.Println(name, out.Len())
	}
}
