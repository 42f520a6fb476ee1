package main

import (
	"bytes"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"galley/internal/svm"
	"galley/page/pagetest"
	"galley/render/chrome"
	"galley/testdata/newsstand"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"galley": main})
}

// TestScripts runs the command as a user does. The bundled sites are served for it:
// $COURIER, $LANTERN and so on are their addresses, NAME.jsonl the first labels of
// each.
func TestScripts(t *testing.T) {
	servers := map[string]string{}
	sites := slices.Concat(newsstand.Sites(), newsstand.Odd())
	for _, site := range sites {
		s := httptest.NewServer(site)
		t.Cleanup(s.Close)
		servers[site.Name] = s.URL
	}
	serial := httptest.NewServer(http.HandlerFunc(serveSerial))
	t.Cleanup(serial.Close)
	moved := httptest.NewServer(http.RedirectHandler(serial.URL+"/story", http.StatusFound))
	t.Cleanup(moved.Close)
	testscript.Run(t, testscript.Params{
		Dir:                 filepath.Join("testdata", "script"),
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			for _, site := range sites {
				url := servers[site.Name]
				env.Setenv(strings.ToUpper(site.Name), url)
				labels := bytes.SplitAfter(site.Labels(url), []byte("\n"))
				name := filepath.Join(env.WorkDir, site.Name+".jsonl")
				if err := os.WriteFile(name, bytes.Join(labels[:scriptLabels(site)], nil), 0o644); err != nil {
					return err
				}
				env.Setenv(strings.ToUpper(site.Name)+"_STORY", url+site.Pages[20].Path)
			}
			env.Setenv("SERIAL", serial.URL)
			env.Setenv("MOVED", moved.URL)
			if err := writeLists(env); err != nil {
				return err
			}
			return os.MkdirAll(filepath.Join(env.WorkDir, "tmp"), 0o755)
		},
		Condition: condition,
		Cmds:      map[string]func(*testscript.TestScript, bool, []string){"exits": exits},
	})
}

// serveSerial serves articles on two pages. robots.txt allows the second one of /story only.
func serveSerial(w http.ResponseWriter, r *http.Request) {
	page := map[string]string{
		"/story":   "<p>" + pagetest.Sentences("ferry", 8) + `<p>1 <a href="/story/2">2</a>`,
		"/story/2": "<p>" + pagetest.Sentences("harbour", 8) + `<p><a href="/story">1</a> 2`,
		"/closed":  "<p>" + pagetest.Sentences("winter", 8) + `<p>1 <a href="/closed/2">2</a>`,
	}[r.URL.Path]
	if r.URL.Path == "/robots.txt" {
		fmt.Fprint(w, "User-agent: *\nDisallow: /closed/\n")
		return
	}
	if page == "" {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	fmt.Fprint(w, "<!doctype html><title>The ferry comes back</title><main><h1>The ferry comes back</h1>", page, "</main>")
}

// scriptLabels is how many labels of a site the scripts get: on odd sites enough to train
// on ten pages and to test on others.
func scriptLabels(site *newsstand.Site) int {
	if slices.Contains(newsstand.Odd(), site) {
		return 14
	}
	return 12
}

// writeLists makes lists of addresses: queries.txt of one page under four queries, and
// mixed.txt with what goes wrong.
func writeLists(env *testscript.Env) error {
	story := env.Getenv("LANTERN_STORY")
	queries := ""
	for _, query := range []string{"a=1", "a=2", "b=1", "b=2"} {
		queries += story + "?" + query + "\n"
	}
	mixed := queries + story + "?a=1#again\nfile:///etc/passwd\n" + env.Getenv("LANTERN") + "/no-such-page\n"
	for name, text := range map[string]string{"queries.txt": queries, "mixed.txt": mixed} {
		if err := os.WriteFile(filepath.Join(env.WorkDir, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// condition knows [chrome] and [svm-train]. What is missing skips a script, unless
// the environment says that it must be there.
func condition(name string) (bool, error) {
	var err error
	var need string
	switch name {
	case "chrome":
		_, err = chrome.Find("")
		need = "GALLEY_NEED_CHROME"
	case "svm-train":
		_, err = svm.Trainer{}.Find()
		need = "GALLEY_NEED_SVM"
	case "long":
		return os.Getenv("GALLEY_LONG") != "", nil
	default:
		return false, errors.New("unknown condition " + name)
	}
	if err != nil && os.Getenv(need) != "" {
		return false, err
	}
	return err == nil, nil
}

// exits runs a command and checks its exit code: exits CODE COMMAND [ARG ...].
func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE COMMAND [ARG ...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}
