package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"galley/cmd/galley/exit"
	"galley/dataset"
	"galley/page"
	"galley/page/parse"
)

// parsedDataset is a dataset that needs no browser: what the labels are about is the
// same without boxes.
func parsedDataset(t *testing.T, pages int) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "parsed")
	d, err := dataset.Create(dir, dataset.Meta{Viewport: page.DefaultViewport})
	if err != nil {
		t.Fatal(err)
	}
	for i := range pages {
		text := fmt.Sprintf(`<title>Story %d</title><main><h1>Story %d</h1><div><p>First.</p><p>Second.</p></div></main>`, i, i)
		p, err := parse.HTML(strings.NewReader(text), parse.Source{URL: fmt.Sprintf("http://paper.test/%d", i)})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := d.Add(dataset.Capture{Page: p, At: time.Now()}); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// process is the real program, labelling.
type process struct {
	t       *testing.T
	cmd     *exec.Cmd
	address *url.URL
}

func startProcess(t *testing.T, dir string) *process {
	t.Helper()
	cmd := exec.Command("galley", "label", "-d", dir, "--open=false")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	p := &process{t: t, cmd: cmd}
	t.Cleanup(p.kill)
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	if p.address, err = url.Parse(strings.TrimSpace(line)); err != nil {
		t.Fatal(err)
	}
	return p
}

// tokenOf is what the printed address has behind its #.
func tokenOf(u *url.URL) string { return strings.TrimPrefix(u.Fragment, "token=") }

// kill is kill -9.
func (p *process) kill() {
	if p.cmd.ProcessState == nil {
		p.cmd.Process.Kill()
		p.cmd.Wait()
	}
}

// ask sends a request and decodes the answer; the status is 0 when there was none.
func (p *process) ask(method, path, revision string, body, into any) int {
	data, err := json.Marshal(body)
	if err != nil {
		p.t.Fatal(err)
	}
	r, err := http.NewRequest(method, "http://"+p.address.Host+path, bytes.NewReader(data))
	if err != nil {
		p.t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+tokenOf(p.address))
	if revision != "" {
		r.Header.Set("If-Match", revision)
	}
	client := http.Client{Transport: &http.Transport{DisableKeepAlives: true}, Timeout: labelGuard}
	answer, err := client.Do(r)
	if err != nil {
		return 0
	}
	defer answer.Body.Close()
	if text, err := io.ReadAll(answer.Body); err != nil || (into != nil && json.Unmarshal(text, into) != nil) {
		return 0
	}
	return answer.StatusCode
}

// acknowledged is a label as the program answered.
type acknowledged struct {
	Revision string          `json:"revision"`
	Label    json.RawMessage `json:"label"`
}

// TestKilled kills the program after each of 20 random actions, another one in
// flight: whatever it acknowledged is there when it starts again.
func TestKilled(t *testing.T) {
	const pages, actions = 6, 20
	dir := parsedDataset(t, pages)
	rng := rand.New(rand.NewPCG(7, 7))
	var state struct {
		Pages []struct{ Slug string } `json:"pages"`
	}
	known := map[string]acknowledged{}
	inFlight := ""
	for i := range actions {
		p := startProcess(t, dir)
		if p.ask("GET", "/api/state", "", nil, &state); len(state.Pages) != pages {
			t.Fatalf("%d pages are left after %d kills", len(state.Pages), i)
		}
		for _, entry := range state.Pages {
			var now acknowledged
			if code := p.ask("GET", "/api/pages/"+entry.Slug+"/label", "", nil, &now); code != 200 {
				t.Fatalf("%s is answered with %d after %d kills", entry.Slug, code, i)
			}
			was, acted := known[entry.Slug]
			// What was in flight may be there or not, but then whole.
			if acted && entry.Slug != inFlight && (now.Revision != was.Revision || !bytes.Equal(now.Label, was.Label)) {
				t.Fatalf("after %d kills the label of %s is %s, acknowledged was %s", i, entry.Slug, now.Label, was.Label)
			}
			known[entry.Slug] = now
		}
		one, other := rng.Perm(pages)[0], 0
		if other = rng.IntN(pages - 1); other >= one {
			other++
		}
		slug := state.Pages[one].Slug
		var got acknowledged
		if code := act(p, rng, slug, known[slug].Revision, &got); code != 200 {
			t.Fatalf("action %d is answered with %d", i, code)
		}
		known[slug] = got
		inFlight = state.Pages[other].Slug
		revision, sent := known[inFlight].Revision, make(chan struct{})
		go func() {
			defer close(sent)
			p.ask("PUT", "/api/pages/"+inFlight+"/label", revision, map[string]any{"title": -1, "roots": []int{}, "cut": []int{}, "article": false}, nil)
		}()
		p.kill()
		<-sent
	}
}

// act does one random action: a title, a body, both, no article, or no label.
func act(p *process, rng *rand.Rand, slug, revision string, got *acknowledged) int {
	// Nodes of every page: html 0, head 1, title 2, its text 3, body 4, main 5,
	// h1 6, its text 7, div 8, p 9, …
	label := map[string]any{"title": -1, "roots": []int{}, "cut": []int{}, "article": true}
	switch rng.IntN(5) {
	case 0:
		label["title"] = 6
	case 1:
		label["roots"] = []int{8}
	case 2:
		label["title"], label["roots"], label["cut"] = 6, []int{8}, []int{9}
	case 3:
		label["article"] = false
	case 4:
		return p.ask("DELETE", "/api/pages/"+slug+"/label", revision, nil, got)
	}
	return p.ask("PUT", "/api/pages/"+slug+"/label", revision, label, got)
}

// TestLabelEnds holds that Ctrl-C ends the program at once, event streams open or not.
func TestLabelEnds(t *testing.T) {
	p := startProcess(t, parsedDataset(t, 1))
	r, err := http.NewRequest("GET", "http://"+p.address.Host+"/api/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+tokenOf(p.address))
	stream, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	if err := p.cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Wait(); err != nil {
		t.Errorf("Ctrl-C ends it with %v", err)
	}
}

// TestLabelMakes holds that a folder that is not there is made, and that this is said.
func TestLabelMakes(t *testing.T) {
	for _, name := range []string{"new", "old"} {
		dir := filepath.Join(t.TempDir(), "site")
		if name == "old" {
			dir = parsedDataset(t, 1)
		}
		ctx, stop := context.WithCancel(t.Context())
		var out, messages strings.Builder
		stop()
		if code := run(ctx, []string{"label", "--open=false", "-d", dir}, strings.NewReader(""), &out, &messages); code != exit.OK && code != exit.Interrupted {
			t.Errorf("%s: exit code %d: %s", name, code, messages.String())
		}
		if said := strings.Contains(messages.String(), dir+" was not there, and was made"); said != (name == "new") {
			t.Errorf("%s: %s", name, messages.String())
		}
	}
}
