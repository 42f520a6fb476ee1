package batch

import (
	"bytes"
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/spf13/pflag"

	"galley/batch"
	"galley/cmd/galley/terminal"
)

// TestProgressLines holds that a batch without a terminal tells how far it is in a line of
// its own every ten seconds, and when it ends.
func TestProgressLines(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var f progressFlags
		f.register(pflag.NewFlagSet("", pflag.ContinueOnError))
		var out bytes.Buffer
		began := time.Now()
		ctx, cancel := context.WithCancel(t.Context())
		p := &progress{out: &out, done: cancel, snapshot: func() batch.Snapshot {
			n := int(time.Since(began).Seconds())
			return batch.Snapshot{Began: began, Read: 100, ReadAll: true, Running: 2, Written: map[batch.Status]int{batch.Done: 2 * n, batch.Failed: 1},
				Backlog: []batch.HostBacklog{{Host: "a.example", Waiting: 7}, {Host: "b.example", Waiting: 3}}}
		}}
		p.begin(ctx, f.every)
		told := func() string {
			p.mu.Lock()
			defer p.mu.Unlock()
			defer out.Reset()
			return out.String()
		}
		for _, want := range []string{
			"20 done, 1 failed, 0 refused of 100, 2.1 pages/s, 2 running, 2 hosts waiting (a.example 7), 38s left",
			"40 done, 1 failed, 0 refused of 100, 2.0 pages/s, 2 running, 2 hosts waiting (a.example 7), 29s left",
		} {
			time.Sleep(9999 * time.Millisecond)
			synctest.Wait()
			if early := told(); early != "" {
				t.Errorf("told before ten seconds: %q", early)
			}
			time.Sleep(time.Millisecond)
			synctest.Wait()
			if got := told(); got != "galley: "+want+"\n" {
				t.Errorf("told %q, want %q", got, want)
			}
		}
		p.problem(batch.Outcome{Input: "http://a.example/x", Error: "the server answered HTTP 404"})
		p.end(batch.Summary{Snapshot: p.snapshot(), Untried: 59}, "out.manifest.jsonl", false)
		want := "galley: http://a.example/x: the server answered HTTP 404\ngalley: 40 done, 1 failed, 0 refused of 100, 2.0 pages/s, 29s left; 59 not tried yet: the same command goes on; the manifest is out.manifest.jsonl\n"
		if got := told(); got != want {
			t.Errorf("at the end %q, want %q", got, want)
		}
		time.Sleep(time.Minute)
		if late := told(); late != "" {
			t.Errorf("told after the end: %q", late)
		}
	})
}

// TestProgressOff holds that --progress 0 tells nothing on the way, and that JSON has an
// object a line.
func TestProgressOff(t *testing.T) {
	for _, test := range []struct {
		flags, want string
		lines       int
	}{
		{"--progress=0", "", 0},
		{"--progress=1m --log-format=json", `"msg":"progress","read":0,"read_all":false`, 1},
	} {
		synctest.Test(t, func(t *testing.T) {
			var f progressFlags
			flags := pflag.NewFlagSet("", pflag.ContinueOnError)
			f.register(flags)
			if err := flags.Parse(strings.Fields(test.flags)); err != nil {
				t.Fatal(err)
			}
			var out bytes.Buffer
			p := f.show(terminal.Streams{Err: &out}, batch.NewStats())
			time.Sleep(90 * time.Second)
			p.stop()
			if got := out.String(); !strings.Contains(got, test.want) || strings.Count(got, "\n") != test.lines {
				t.Errorf("%s: told %q", test.flags, got)
			}
		})
	}
}
