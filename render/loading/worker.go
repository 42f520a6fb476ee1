package loading

import (
	"strings"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/target"
)

// isWorker reports whether a request is for the script of a worker. Its document is told that it is
// asked for, and not how it ends, which only the worker would be asked: what is waited for is
// the head of its answer, or that the worker is there. That is named after the request.
func isWorker(ev *network.EventRequestWillBeSent) bool {
	return ev.LoaderID == "" && ev.Type == network.ResourceTypeScript
}

// isAtOnce reports whether what is asked for is in the page itself.
func isAtOnce(address string) bool {
	return strings.HasPrefix(address, "blob:") || strings.HasPrefix(address, "data:")
}

// works notes what is heard of a worker's script; false: the event says nothing of that.
func (s *State) works(ev any) bool {
	var id network.RequestID
	switch ev := ev.(type) {
	case *network.EventResponseReceivedExtraInfo:
		id = ev.RequestID
	case *target.EventAttachedToTarget:
		if ev.TargetInfo != nil {
			id = network.RequestID(ev.TargetInfo.TargetID)
		}
	}
	if !s.inflight[id].worker {
		return false
	}
	s.ended(id)
	return true
}
