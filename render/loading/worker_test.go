package loading

import (
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/target"
)

// The script of a worker is waited for until the head of its answer or the worker is there: no
// other event comes.
func TestWorkers(t *testing.T) {
	worker := func(address string) *network.EventRequestWillBeSent {
		ev := ask("2", address, network.ResourceTypeScript)
		ev.LoaderID, ev.DocumentURL = "", address
		return ev
	}
	const script = "https://www.example.org/worker.js"
	for _, test := range []struct {
		name   string
		events []any
		quiet  bool
	}{
		{"asked for", []any{worker(script)}, false},
		{"answered", []any{worker(script), &network.EventResponseReceivedExtraInfo{RequestID: "2"}}, true},
		{"another one is answered", []any{worker(script), &network.EventResponseReceivedExtraInfo{RequestID: "3"}}, false},
		{"there", []any{worker(script), &target.EventAttachedToTarget{TargetInfo: &target.Info{TargetID: "2"}}}, true},
		{"another one is there", []any{worker(script), &target.EventAttachedToTarget{TargetInfo: &target.Info{TargetID: "3"}}}, false},
		{"sent on", []any{worker(script), &network.EventResponseReceivedExtraInfo{RequestID: "2"}, worker(script)}, false},
		{"of another site, asked for", []any{worker("https://other.example/worker.js")}, false},
		{"in the page", []any{worker("blob:https://www.example.org/1-2")}, true},
		{"in its address", []any{worker("data:text/javascript,1")}, true},
		{"a script that is none", []any{ask("2", script, network.ResourceTypeScript), &network.EventResponseReceivedExtraInfo{RequestID: "2"}}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := shown()
			asks := s.Asks()
			for _, ev := range test.events {
				s.Event(ev)
			}
			if got, _ := s.Wait(t.Context(), 0, Quiet(0)); got != test.quiet {
				t.Errorf("quiet: %v, want %v", got, test.quiet)
			}
			if s.Asks() == asks {
				t.Error("the request is not counted")
			}
		})
	}
}

func TestUnstyled(t *testing.T) {
	sheet := ask("2", "https://www.example.org/a.css", network.ResourceTypeStylesheet)
	answer := func(status int64) *network.EventResponseReceived {
		return &network.EventResponseReceived{RequestID: "2", FrameID: "main", Type: network.ResourceTypeStylesheet, Response: &network.Response{Status: status}}
	}
	inFrame := ask("3", "https://www.example.org/b.css", network.ResourceTypeStylesheet)
	inFrame.FrameID = "other"
	for _, test := range []struct {
		name   string
		events []any
		want   bool
	}{
		{"none is asked for", nil, false},
		{"it fails", []any{sheet, &network.EventLoadingFailed{RequestID: "2"}}, true},
		{"it is missing", []any{sheet, answer(404)}, true},
		{"it is there", []any{sheet, answer(200)}, false},
		{"one of two is there", []any{sheet, &network.EventLoadingFailed{RequestID: "2"}, sheet, answer(200)}, false},
		{"it is missing in a frame", []any{inFrame, &network.EventLoadingFailed{RequestID: "3"}}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := shown()
			for _, ev := range test.events {
				s.Event(ev)
			}
			if got := s.Unstyled(); got != test.want {
				t.Errorf("unstyled: %v, want %v", got, test.want)
			}
		})
	}
}
