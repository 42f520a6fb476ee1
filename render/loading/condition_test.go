package loading

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
)

// own is the address of the page of these tests, whose main frame is "main".
const own = "https://www.example.org/story"

// shown is a load whose document is parsed, and that still waits for its load event.
func shown() *State {
	s := New(time.Hour)
	s.Follow("main")
	s.Begin(1<<20, func(error) {})
	s.Event(ask("1", own, network.ResourceTypeDocument))
	s.Event(&cdppage.EventLifecycleEvent{FrameID: "main", LoaderID: "1", Name: "init"})
	s.Event(&cdppage.EventFrameNavigated{Frame: &cdp.Frame{ID: "main", URL: own}})
	s.Event(&network.EventLoadingFinished{RequestID: "1"})
	s.Event(&cdppage.EventLifecycleEvent{FrameID: "main", LoaderID: "1", Name: "DOMContentLoaded"})
	return s
}

// ask is a request of the document "1" in the main frame.
func ask(id network.RequestID, address string, kind network.ResourceType) *network.EventRequestWillBeSent {
	return &network.EventRequestWillBeSent{
		RequestID: id, LoaderID: "1", FrameID: "main", DocumentURL: own, Type: kind, Request: &network.Request{URL: address},
	}
}

// fail has a picture of the page fail n times.
func fail(s *State, n int) {
	for range n {
		s.Event(ask("9", "https://www.example.org/none.png", network.ResourceTypeImage))
		s.Event(&network.EventLoadingFailed{RequestID: "9"})
	}
}

// late has a font that does not come be under way for as long as one is waited for.
func late(s *State) {
	s.Event(ask("2", "https://www.example.org/a.woff2", network.ResourceTypeFont))
	r := s.inflight["2"]
	r.font = r.font.Add(-fontWait)
	s.inflight["2"] = r
}

func TestConditions(t *testing.T) {
	const script = network.ResourceTypeScript
	for _, test := range []struct {
		name                      string
		events                    func(*State)
		stalled, quiet, completed bool // after no time at all
	}{
		{"nothing is under way, but the load event did not come", func(*State) {}, false, true, false},
		{"the load event came", func(s *State) {
			s.Event(&cdppage.EventLifecycleEvent{FrameID: "main", LoaderID: "1", Name: "load"})
		}, true, true, true},
		{"a script of the site is under way", func(s *State) { s.Event(ask("2", "https://cdn.example.org/a.js", script)) }, true, false, false},
		{"a script came just now", func(s *State) {
			s.Event(ask("2", "https://cdn.example.org/a.js", script))
			s.Event(&network.EventLoadingFinished{RequestID: "2"})
		}, false, false, false},
		{"a script came, and there was time for it to run", func(s *State) {
			s.Event(ask("2", "https://cdn.example.org/a.js", script))
			s.Event(&network.EventLoadingFinished{RequestID: "2"})
			s.scripted = s.scripted.Add(-afterScript)
		}, false, true, false},
		{"a script of another site is", func(s *State) { s.Event(ask("2", "https://ads.example/a.js", script)) }, true, false, false},
		{"a socket is", func(s *State) { s.Event(ask("2", "wss://www.example.org/", network.ResourceTypeWebSocket)) }, false, true, false},
		{"a font is", func(s *State) { s.Event(ask("2", "https://www.example.org/a.woff2", network.ResourceTypeFont)) }, true, false, false},
		{"a font has been for long", late, true, true, false},
		{"a font has been for long, and a picture is", func(s *State) {
			late(s)
			s.Event(ask("3", "https://www.example.org/a.png", network.ResourceTypeImage))
		}, true, false, false},
		{"a font has been for long, and a script of another site is", func(s *State) {
			late(s)
			s.Event(ask("3", "https://ads.example/a.js", script))
		}, true, false, false},
		{"subtitles are", func(s *State) { s.Event(ask("2", "https://www.example.org/de.vtt", network.ResourceTypeTextTrack)) }, false, true, false},
		{"a page that a reader may go to is", func(s *State) {
			ev := ask("2", "https://www.example.org/next", network.ResourceTypeOther)
			ev.Request.Headers = network.Headers{"sec-purpose": "prefetch;prerender"}
			s.Event(ev)
		}, false, true, false},
		{"something else is", func(s *State) { s.Event(ask("2", "https://www.example.org/next", network.ResourceTypeOther)) }, true, false, false},
		{"a picture failed twice", func(s *State) { fail(s, 2) }, false, true, false},
		{"it is asked for in vain", func(s *State) {
			fail(s, 3)
			s.Event(ask("9", "https://www.example.org/none.png", network.ResourceTypeImage))
		}, true, true, true},
		{"the page goes elsewhere", func(s *State) {
			e := ask("2", "https://www.example.org/other", network.ResourceTypeDocument)
			e.LoaderID = "2"
			s.Event(e)
		}, false, false, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := shown()
			test.events(s)
			for _, c := range []struct {
				name string
				is   Condition
				want bool
			}{{"stalled", Stalled(0), test.stalled}, {"quiet", Quiet(0), test.quiet}, {"complete", Complete, test.completed}} {
				if got, err := s.Wait(t.Context(), 0, c.is); got != c.want || err != nil {
					t.Errorf("%s: %v (%v), want %v", c.name, got, err, c.want)
				}
			}
		})
	}
}

// What other sites have beside the words of a page is waited for less than its own, once the
// page has words.
func TestAside(t *testing.T) {
	s := shown()
	s.aside = 0
	s.Event(ask("2", "https://ads.example/a.js", network.ResourceTypeScript))
	if ok, again := Stalled(time.Hour)(s); !ok {
		t.Errorf("a script of another site is waited for, %v", again)
	}
	if !s.LeavesAside() {
		t.Error("it is not known that something is left aside")
	}
	s.SetWordless(true)
	if ok, _ := Stalled(time.Hour)(s); ok {
		t.Error("a page without words does not wait for what may bring them")
	}
	s.SetWordless(false)
	s.Event(ask("3", "https://img.example/a.png", network.ResourceTypeImage))
	if ok, _ := Stalled(time.Hour)(s); ok {
		t.Error("a picture is not waited for because it is of another site")
	}
}
