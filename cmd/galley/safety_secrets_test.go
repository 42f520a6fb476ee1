package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

// secretText is in every secret of these tests.
const secretText = "hunter2"

// guarded serves a story to who has all secrets, and notes who else is told one.
type guarded struct {
	mu   sync.Mutex
	told []string // requests to another host that have a secret in them
	had  int      // requests to the host itself that have them all
	seen []string // secrets in the list of processes
}

func (g *guarded) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	g.mu.Lock()
	defer g.mu.Unlock()
	var head strings.Builder
	r.Header.Write(&head)
	user, password, _ := r.BasicAuth()
	if strings.HasPrefix(r.Host, "localhost") {
		if strings.Contains(head.String(), secretText) || password != "" {
			g.told = append(g.told, r.URL.Path)
		}
		if r.URL.Path == "/moved" {
			http.ServeFile(w, r, "../../testdata/story.html")
		}
		return
	}
	g.seen = append(g.seen, commandLines()...)
	if user != "me" || password != secretText || r.Header.Get("X-Key") != secretText || !strings.Contains(r.Header.Get("Cookie"), "c="+secretText) || !strings.Contains(r.Header.Get("Cookie"), "jar="+secretText) {
		w.Header().Set("WWW-Authenticate", `Basic realm="x"`)
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	g.had++
	other := strings.Replace("http://"+r.Host, "127.0.0.1", "localhost", 1)
	switch r.URL.Path {
	case "/away":
		http.Redirect(w, r, other+"/moved", http.StatusFound)
	case "/story":
		story, _ := os.ReadFile("../../testdata/story.html")
		fmt.Fprintf(w, "%s<img src=/picture><img src=%s/picture><script src=%s/script></script>", story, other, other)
	}
}

// commandLines are those of processes of this machine that have a secret in them.
func commandLines() (list []string) {
	names, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, name := range names {
		if line, err := os.ReadFile(name); err == nil && bytes.Contains(line, []byte(secretText)) {
			list = append(list, string(line))
		}
	}
	return list
}

// Secrets reach the host that was asked for, and no other; and nothing that is written or
// said has them.
func TestSecrets(t *testing.T) {
	needLabelChrome(t)
	dir := t.TempDir()
	jar := filepath.Join(dir, "cookies.txt")
	if err := os.WriteFile(jar, []byte("127.0.0.1\tFALSE\t/\tFALSE\t0\tjar\t"+secretText+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	auth := filepath.Join(dir, "auth")
	if err := os.WriteFile(auth, []byte("me:"+secretText+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	flags := []string{"--network", "any", "--header", "X-Key: " + secretText, "--cookie", "c=" + secretText, "--cookies", jar}
	for _, browser := range []bool{true, false} {
		t.Run(fmt.Sprintf("browser %v", browser), func(t *testing.T) {
			g := &guarded{}
			s := httptest.NewServer(g)
			defer s.Close()
			if !browser {
				flags = append(slices.Clone(flags), "--no-browser")
			}
			in := strings.Replace(s.URL, "//", "//me:"+secretText+"@", 1)
			kept := filepath.Join(t.TempDir(), "kept")
			var said []string
			do := func(args ...string) int {
				var out, errOut strings.Builder
				code := run(t.Context(), slices.Concat(args[:1], flags, args[1:]), strings.NewReader(""), &out, &errOut)
				said = append(said, out.String(), errOut.String())
				return code
			}
			for _, tt := range []struct {
				want int
				args []string
			}{
				{0, []string{"extract", "-f", "json", in + "/story"}},
				{0, []string{"extract", "--auth", "@" + auth, "-f", "html", s.URL + "/away"}},
				{3, []string{"extract", in + "/nothing", in + "/x", "-o", kept}},
				{0, []string{"batch", "--ignore-robots", "--delay", "0s", in + "/story", "-o", filepath.Join(kept, "b.jsonl")}},
				{1, []string{"extract", "--auth", "you:" + secretText, s.URL + "/story"}},
				{2, []string{"extract", "--auth", secretText, s.URL + "/story"}},
				{2, []string{"extract", "--proxy", "x://me:" + secretText + "@h", s.URL + "/story"}},
			} {
				if got := do(tt.args...); got != tt.want {
					t.Errorf("%q ends with %d, want %d: %s", tt.args, got, tt.want, said[len(said)-1])
				}
			}
			filepath.WalkDir(kept, func(name string, d fs.DirEntry, err error) error {
				if data, err := os.ReadFile(name); err == nil && !strings.Contains(name, "/queue/") {
					said = append(said, name+": "+string(data))
				}
				return nil
			})
			for _, text := range said {
				if strings.Contains(text, secretText) {
					t.Errorf("the secret is in %.2000s", text)
				}
			}
			if len(g.told) > 0 || len(g.seen) > 0 || g.had < 4 {
				t.Errorf("told to others: %q; in the list of processes: %q; had by %d requests", g.told, g.seen, g.had)
			}
		})
	}
}

// TestHideSecrets: what others see of the arguments of a program has no secret.
func TestHideSecrets(t *testing.T) {
	args := []string{"extract", "--auth", "me:hunter2", "--header=X: hunter2", "--proxy", "http://me:hunter2@h", "http://me:hunter2@h/p", "me@home://x", "-o", "out"}
	for i := range args {
		args[i] = string([]byte(args[i])) // memory of its own, that may be written to
	}
	want := slices.Clone(args)
	for i := range want {
		want[i] = string([]byte(want[i]))
	}
	if got := hideSecrets(args); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if shown := strings.Join(args, " "); strings.Contains(shown, "hunter2") && filepath.Separator == '/' {
		if _, err := os.Stat("/proc/self/cmdline"); err == nil {
			t.Errorf("shown: %q", shown)
		}
	}
}
