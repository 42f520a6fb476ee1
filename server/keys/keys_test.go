package keys

import (
	"errors"
	"strings"
	"testing"
)

func TestRead(t *testing.T) {
	secret, line := New("ci")
	if strings.Contains(line, secret) {
		t.Fatal("the key is in its line")
	}
	hash := strings.Fields(line)[1]
	for _, tt := range []struct{ name, text, err string }{
		{"one", line, ""},
		{"with limits and comments", "# x\n\n" + line + " together=1 per-minute=0\n", ""},
		{"none", "# x\n", "there is no key"},
		{"no hash", "ci", "want NAME"},
		{"short hash", "ci sha256:abcd", "64 hexadecimal"},
		{"the key itself", "ci " + secret, "64 hexadecimal"},
		{"unknown limit", line + " often=3", `"often=3" is unknown`},
		{"bad limit", line + " together=-1", "not negative"},
		{"twice", line + "\nother " + hash, "line 2: the key of other"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ring, err := Read(strings.NewReader(tt.text), Limits{Together: 1})
			if tt.err != "" {
				if err == nil || !strings.Contains(err.Error(), tt.err) {
					t.Errorf("error %v, want %q", err, tt.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			c := ring.Find(secret)
			if c == nil || c.Name != "ci" || ring.Find("") != nil || ring.Find(secret+"x") != nil {
				t.Fatalf("found %+v", c)
			}
			end, err := c.Begin()
			if err != nil {
				t.Fatal(err)
			}
			var limit *LimitError
			if _, err := c.Begin(); !errors.As(err, &limit) || limit.RetryAfter <= 0 {
				t.Errorf("two at once: %v", err)
			}
			end()
			if _, err := c.Begin(); err != nil {
				t.Error(err)
			}
		})
	}
}

func FuzzRead(f *testing.F) {
	_, line := New("a")
	f.Add(line + " together=1")
	f.Fuzz(func(t *testing.T, text string) {
		ring, err := Read(strings.NewReader(text), Limits{})
		if err == nil && ring.Find("") != nil {
			t.Error("no key at all is a key")
		}
	})
}

// TestLimits: limits of a line count for its key, others have the standard ones.
func TestLimits(t *testing.T) {
	secret, line := New("ci")
	for _, tt := range []struct {
		options         string
		standard        Limits
		together, often int // requests that are let in: at once, and one after another
	}{
		{"", Limits{}, 20, 20}, {"", Limits{Together: 2}, 2, 20}, {" together=3", Limits{Together: 2}, 3, 20}, {" together=0", Limits{Together: 2}, 20, 20},
		{"", Limits{PerMinute: 20}, 5, 5}, {" per-minute=100", Limits{PerMinute: 20}, 10, 10}, {" per-minute=0", Limits{PerMinute: 20}, 20, 20},
	} {
		for at, want := range map[string]int{"once": tt.together, "another": tt.often} {
			ring, err := Read(strings.NewReader(line+tt.options), tt.standard)
			if err != nil {
				t.Fatal(err)
			}
			c, in := ring.Find(secret), 0
			for range 20 {
				end, err := c.Begin()
				if err != nil {
					break
				}
				if in++; at == "another" {
					end()
				}
			}
			if in != want {
				t.Errorf("%q with %+v: %d requests are let in, one at %s, want %d", tt.options, tt.standard, in, at, want)
			}
		}
	}
	for _, wrong := range []string{"ci " + strings.TrimPrefix(strings.Fields(line)[1], "sha256:"), "ci sha256:" + strings.Repeat("zz", 32), "ci sha256:" + strings.Repeat("00", 33)} {
		if _, err := Read(strings.NewReader(wrong), Limits{}); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}
