package render

import (
	"fmt"
	"strings"
	"testing"
)

// TestAnswersItself holds that a page which finds what galley asks it by, and answers in the place of activity.js, is
// read all the same, whatever it says.
func TestAnswersItself(t *testing.T) {
	const honest = `ran: 0, running: 0, due: 0, busy: 0, open: 0, frames: 0, looks: 0, sizes: 0, at: [], sign: '', title: '', address: ''`
	b := start(t, Options{})
	for _, answer := range []string{
		"null", "7n", "'x'", "[]", "{}", "{at: []}",
		"{" + honest + ", looks: 0.5}", "{" + honest + ", looks: 7n, ran: 7n}", "{" + honest + ", looks: 'x', busy: {valueOf: 1, toString: 1}}",
		"{" + honest + ", looks: 1e300, frames: -1e300, ran: NaN}", "{" + honest + ", at: [{valueOf: 1, toString: 1}], many: 7n}",
		"{" + honest + ", title: {toString: 1}, address: {toString: 1}, sign: {toString: 1}}", "{" + honest + ", running: 1}",
	} {
		t.Run(answer, func(t *testing.T) {
			p := capture(t, b, Source{HTML: fmt.Appendf(nil, `<title>A river</title><script>
				for (const name of Object.getOwnPropertyNames(window)) {
					const own = Object.getOwnPropertyDescriptor(window, name);
					if (typeof own.value !== 'function' || own.enumerable || own.writable) continue;
					for (const end of ['?', '+']) addEventListener(name + end, event => {
						event.stopImmediatePropagation();
						document.title = 'It answers';
						document.dispatchEvent(new CustomEvent(name + '!', {detail: %s}));
					}, true);
				}
				</script><h1>A river</h1><p>Words of the text.`, answer)}, Want{}).Page
			if text := p.Text(0); !strings.Contains(text, "Words of the text.") {
				t.Errorf("%q", text)
			}
			if n := find(t, p, "title"); !strings.Contains(p.Nodes[n+1].Text, "answers") {
				t.Error("the page did not answer: the test looks at nothing")
			}
		})
	}
}
