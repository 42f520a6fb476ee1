package server

import (
	"context"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"galley"
	"galley/batch"
	"galley/internal/fetch"
	"galley/network"
	"galley/network/networktest"
	"galley/render"
	"galley/server/engine"
	"galley/server/jobs"
)

// TestInternalAddresses holds that nothing leads through the service to an address that
// it may not reach: no address, no redirect, no page of a batch, no webhook. GALLEY_LONG
// tries the pages that need a browser too.
func TestInternalAddresses(t *testing.T) {
	w := networktest.NewTripwire(t)
	a := networktest.NewAttacker(t, w)
	policy := a.Policy(network.Public)
	parser, err := galley.New(galley.Options{NoBrowser: true, Browser: render.Options{Network: policy}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(parser.Close)
	e := engine.Options{Parser: parser, Timeout: 30 * time.Second}
	if os.Getenv("GALLEY_LONG") != "" {
		e.Browsers = &batch.Browsers{New: func(context.Context) (*galley.Extractor, error) {
			return galley.New(galley.Options{Files: true, Browser: render.Options{Tabs: 1, LoadLimit: 5 * time.Second, Network: policy}})
		}}
		t.Cleanup(e.Browsers.Close)
	}
	client := fetch.NewClient(fetch.Options{Timeout: 10 * time.Second, Network: policy})
	t.Cleanup(client.Close)
	s := start(t, e, Options{Jobs: runJobs(t, parser, client, e.Browsers)})
	noBrowser := "&no_browser=true"
	pages := slices.Concat(a.Addresses(), a.Redirects())
	if e.Browsers != nil {
		noBrowser = ""
		pages = append(pages, a.Pages()...)
	}
	for _, page := range pages {
		res, body := ask(t, "GET", s.URL+"/v1/extract?force=true&url="+url.QueryEscape(page.URL)+noBrowser, "")
		if hits := w.Hits(); len(hits) > 0 {
			t.Errorf("%s: the tripwire has %q", page.Name, hits)
		}
		if res.StatusCode == 200 && strings.Contains(body, "secret of the tripwire") {
			t.Errorf("%s: the answer has the secret", page.Name)
		}
		if strings.HasPrefix(page.Name, "address") || strings.HasPrefix(page.Name, "redirect") {
			if p := problemIn(t, res, body); p.Exit != 6 && p.Exit != 2 {
				t.Errorf("%s: %+v", page.Name, p)
			}
		}
	}
	t.Logf("%d ways to the tripwire, browser: %v", len(pages), e.Browsers != nil)
	var urls []string
	for _, page := range pages {
		if u, err := url.Parse(page.URL); err == nil && u.User == nil {
			urls = append(urls, page.URL)
		}
	}
	for _, test := range []struct {
		hook      string
		noBrowser bool
	}{{a.Redirects()[1].URL, true}, {a.Addresses()[0].URL, false}} {
		if !test.noBrowser && e.Browsers == nil {
			continue
		}
		hook := test.hook
		res, body := ask(t, "POST", s.URL+"/v1/batch", mustJSON(t, map[string]any{"urls": urls, "no_browser": test.noBrowser, "webhook": map[string]string{"url": hook}}))
		if res.StatusCode != 202 {
			t.Fatalf("%s %s", res.Status, body)
		}
		for place := s.URL + res.Header.Get("Location"); !strings.Contains(body, `"tries":1`); {
			time.Sleep(5 * time.Millisecond)
			_, body = ask(t, "GET", place, "")
		}
		if strings.Contains(body, `"delivered":true`) || strings.Contains(body, `"done":0,`) {
			t.Errorf("the batch with the webhook %s: %s", hook, body)
		}
		if _, results := ask(t, "GET", s.URL+res.Header.Get("Location")+"/results", ""); strings.Contains(results, "secret of the tripwire") || strings.Count(results, "\n") < len(urls)/2 {
			t.Errorf("results of the batch, browser %v: %.2000s", !test.noBrowser, results)
		}
	}
	if hits := w.Hits(); len(hits) > 0 {
		t.Errorf("batches: the tripwire has %q", hits)
	}
}

// runJobs keeps batches in a folder of the test.
func runJobs(t *testing.T, parser *galley.Extractor, client *fetch.Client, browsers *batch.Browsers) *jobs.Store {
	t.Helper()
	s, err := jobs.Open(jobs.Options{
		Dir: t.TempDir(), Jobs: 8, Client: client, Extraction: batch.Extraction{Parser: parser, Client: client, Browsers: browsers, Timeout: 10 * time.Second},
		Enter: func(context.Context) (func(), error) { return func() {}, nil }, Failed: func(err error) { t.Error(err) },
		Judge: batch.Judge(func(error) int { return 1 }),
	})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		s.Run(ctx)
	}()
	t.Cleanup(func() {
		cancel()
		<-ended
		s.Close()
	})
	return s
}
