package render

import (
	"testing"
	"time"
)

// Whether the script of a worker came is told to the worker alone, and a page waits for it as long
// as that takes and no longer: these would be waited for until the limit of the page.
func TestWorkers(t *testing.T) {
	const done = `const done = () => { p.textContent = 'done' };`
	b := start(t, Options{QuietWait: time.Hour, Network: anywhere()})
	for _, tt := range []struct{ name, script string }{
		{"of its site", `new Worker('/w.js').onmessage = done`},
		{"a module", `new Worker('/m.js', {type: 'module'}).onmessage = done`},
		{"shared", `new SharedWorker('/shared.js').port.onmessage = done`},
		{"that is missing", `new Worker('/none.js').onerror = done`},
		{"in the page", `new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = done`},
		{"shared, in the page", `new SharedWorker(URL.createObjectURL(new Blob(['onconnect = e => e.ports[0].postMessage(1)']))).port.onmessage = done`},
		{"that is ended", `const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))); w.onmessage = () => { w.terminate(); w.terminate(); done() }`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{
				"/": `<p id=p>before</p><script>` + done + tt.script + `</script>`, "/w.js": `postMessage(1)`, "/m.js": `import '/w.js'`,
				"/shared.js": `onconnect = e => e.ports[0].postMessage(1)`,
			})
			if got := text(t, load(t, b, s.URL), "#p"); got != "done" {
				t.Errorf("text = %q", got)
			}
		})
	}
}

// A worker that was ended brings nothing any more: the network need not be silent for long then.
func TestWorkerEnded(t *testing.T) {
	s := site(t, map[string]string{"/": `<p id=p>before</p><script>
		const w = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
		w.onmessage = () => { w.terminate(); p.textContent = 'done' }</script>`})
	b := start(t, Options{QuietWait: time.Hour, Quiet: time.Hour, Network: anywhere()})
	if got := text(t, load(t, b, s.URL), "#p"); got != "done" {
		t.Errorf("text = %q", got)
	}
}
