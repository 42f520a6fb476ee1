package loading

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/target"
)

// A page that waits for a host that is silent is not kept waiting by what other tabs do.
func TestActivityOfOtherTabs(t *testing.T) {
	s := New(time.Second)
	s.lastActivity = time.Time{}
	s.Event(&target.EventTargetInfoChanged{})
	if !s.lastActivity.IsZero() {
		t.Error("a change of some target counts as activity of the page")
	}
	s.Event(&network.EventDataReceived{})
	if s.lastActivity.IsZero() {
		t.Error("data does not count as activity of the page")
	}
}
