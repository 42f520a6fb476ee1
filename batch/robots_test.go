package batch

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"galley/batch/input"
	"galley/internal/fetch"
	"galley/network"
)

// TestRobots holds that robots.txt is asked for once, that what it does not allow is not worked on and its line says
// why, and that nobody is asked where it is ignored.
func TestRobots(t *testing.T) {
	var asked atomic.Int32
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/robots.txt" {
			asked.Add(1)
			w.Write([]byte("User-agent: *\nDisallow: /private\n"))
		}
	}))
	defer s.Close()
	for _, ignored := range []bool{false, true} {
		asked.Store(0)
		f := newFixture(t, t.TempDir(), func(_ context.Context, item input.Item, _ int) (Result, error) {
			if !ignored && strings.Contains(item.URL, "private") {
				t.Errorf("%s is worked on", item.URL)
			}
			return result(item), nil
		}, s.URL+"/a", s.URL+"/private/b", s.URL+"/c")
		f.Hosts.Connections = 1
		if !ignored {
			client := fetch.NewClient(fetch.Options{Timeout: time.Minute, Network: &network.Policy{Mode: network.Any}})
			defer client.Close()
			f.Robots = client
		}
		f.run()
		f.check()
		lines := f.lines()
		private, want := lines[s.URL+"/private/b"], Refused
		if ignored {
			want = Done
		}
		if private.Status != want || strings.Contains(private.Error, "robots.txt") == ignored || (private.Robots == "ignored") != ignored {
			t.Errorf("ignored %v: %+v", ignored, private)
		}
		if lines[s.URL+"/a"].Status != Done || lines[s.URL+"/c"].Status != Done {
			t.Errorf("ignored %v: %+v", ignored, lines)
		}
		if n := asked.Load(); n > 1 || (n == 0) != ignored {
			t.Errorf("ignored %v: robots.txt was asked for %d times", ignored, n)
		}
	}
}
