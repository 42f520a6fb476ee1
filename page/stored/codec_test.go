package stored_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/compress/zstd"

	"galley/page"
	"galley/page/pagetest"
	"galley/page/stored"
)

func written(t testing.TB, p *page.Page) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := stored.Write(p, &b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func compressed(t testing.TB, s string) []byte {
	t.Helper()
	z, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	return z.EncodeAll([]byte(s), nil)
}

func TestWriteRead(t *testing.T) {
	pages := pagetest.Samples(t)
	pages["laid"] = pagetest.LaidStory(t)
	pages["broken UTF-8"] = pagetest.Parse(t, "<p title='\xff'>a\xffb<x\xff>\ufffd\u2028")
	pages["soft hyphens"] = pagetest.Parse(t, "<p>Biblio&shy;thek<pre>un&shy;broken</pre>")
	for name, p := range pages {
		t.Run(name, func(t *testing.T) {
			file := written(t, p)
			got, err := stored.Read(bytes.NewReader(file), page.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(p, got); diff != "" {
				t.Errorf("page (-written +read):\n%s", diff)
			}
			if !bytes.Equal(file, written(t, p)) || !bytes.Equal(file, written(t, got)) {
				t.Error("the same page gives other bytes the second time")
			}
		})
	}
}

func TestWriteErrors(t *testing.T) {
	full := errors.New("disk full")
	if err := stored.Write(pagetest.LaidStory(t), pagetest.FailingWriter{Err: full}); !errors.Is(err, full) {
		t.Errorf("error %v, want %v", err, full)
	}
}

func TestReadRefuses(t *testing.T) {
	file := written(t, pagetest.LaidStory(t))
	doc := func(nodes string) []byte {
		return compressed(t, `{"version":1,"viewport":{"w":1,"h":1},"size":{"w":1,"h":1},"nodes":`+nodes+`}`)
	}
	tests := []struct {
		name string
		file []byte
		want string // in the error
	}{
		{"empty", nil, "not a page file"},
		{"truncated", file[:len(file)/2], "EOF"},
		{"last byte missing", file[:len(file)-1], "EOF"},
		{"foreign", []byte("<!doctype html><p>x"), "magic"},
		{"compressed HTML", compressed(t, "<!doctype html><p>x"), "not a page file"},
		{"truncated JSON", compressed(t, `{"version":1,"nodes":[{"p":-1`), "not a page file"},
		{"two documents", compressed(t, `{"version":1} {"version":1}`), "not a page file"},
		{"no nodes", doc(`[]`), "no nodes"},
		{"attribute without a value", doc(`[{"p":-1,"t":"html","s":-1,"a":["id"]}]`), "attribute"},
		{"not a tree", doc(`[{"p":-1,"t":"html","s":-1},{"p":7,"t":"p","s":-1}]`), "parent 7"},
		{"unknown style", doc(`[{"p":-1,"t":"html","s":0}]`), "style 0 of 0"},
		{"parent out of range", doc(`[{"p":-3000000000,"t":"html","s":-1}]`), "not a page file"},
		{"look without names", compressed(t, `{"version":1,"styles":[{"look":["x"]}],"nodes":[{"p":-1,"t":"html","s":-1}]}`), "look"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := stored.Read(bytes.NewReader(tt.file), page.Limits{})
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v, want one with %q", err, tt.want)
			}
			if p != nil {
				t.Error("a page came with the error")
			}
		})
	}
}

func TestReadVersion(t *testing.T) {
	tests := []struct{ name, json string }{
		{"newer", `{"version":2,"nodes":[{"p":-1,"t":"html","s":-1}]}`},
		{"newer, of another shape", `{"version":2,"nodes":{"columns":[]},"styles":7}`},
		{"none", `{"nodes":[{"p":-1,"t":"html","s":-1}]}`},
	}
	for _, tt := range tests {
		_, err := stored.Read(bytes.NewReader(compressed(t, tt.json)), page.Limits{})
		var version *stored.VersionError
		if !errors.As(err, &version) || version.Want != stored.FormatVersion {
			t.Errorf("%s: error %v, want a VersionError", tt.name, err)
			continue
		}
		if hint := version.Hint(); !strings.Contains(hint, "newer galley") {
			t.Errorf("%s: hint %q does not say what to do", tt.name, hint)
		}
	}
}

func TestReadLimits(t *testing.T) {
	nodes := `[{"p":-1,"t":"html","s":-1}` + strings.Repeat(`,{"p":0,"t":"p","s":-1}`, 99) + `]`
	file := `{"version":1,"nodes":` + nodes + `}`
	tests := []struct {
		name, json string
		lim        page.Limits
		want       string // LimitError.What; empty: accepted
	}{
		{"within", file, page.Limits{Nodes: 100, Bytes: int64(len(file)), Depth: 2}, ""},
		{"bytes", file, page.Limits{Bytes: int64(len(file)) - 1}, "bytes"},
		{"nodes", file, page.Limits{Nodes: 99}, "nodes"},
		{"depth", file, page.Limits{Depth: 1}, "depth"},
		{"zip bomb", strings.Repeat(" ", 65<<20), page.Limits{}, "bytes"},
		{"empty nodes", `{"version":1,"nodes":[{}` + strings.Repeat(",{}", 600_000) + `]}`, page.Limits{}, "nodes"},
		{"nodes that are none", `{"version":1,"nodes":[0` + strings.Repeat(",0", 600_000) + `]}`, page.Limits{}, "nodes"},
		{"styles", `{"version":1,"styles":[{}` + strings.Repeat(",{}", 600_000) + `]}`, page.Limits{}, "nodes"},
		{"commas of a text are not nodes", `{"version":1,"nodes":[{"p":-1,"t":"html","s":-1},{"p":0,"x":"\"[{` + strings.Repeat(",", 600_000) + `","s":-1}]}`, page.Limits{}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := stored.Read(bytes.NewReader(compressed(t, tt.json)), tt.lim)
			pagetest.CheckLimit(t, err, tt.want)
		})
	}
}

// A limit is about what comes out of a file, not about zstd's window.
func TestReadSmallLimitOfLargePage(t *testing.T) {
	p := pagetest.Parse(t, strings.Repeat("<p>some words, and some more of them", 10_000))
	if _, err := stored.Read(bytes.NewReader(written(t, p)), page.Limits{Bytes: 2 << 20}); err != nil {
		t.Error(err)
	}
}

func TestReadAlignsLook(t *testing.T) {
	style := func(names []string, look string) *page.Style {
		t.Helper()
		n, err := json.Marshal(names)
		if err != nil {
			t.Fatal(err)
		}
		p, err := stored.Read(bytes.NewReader(compressed(t, fmt.Sprintf(
			`{"version":1,"look":%s,"styles":[{"look":%s}],"nodes":[{"p":-1,"t":"html","s":0}]}`, n, look))), page.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		return &p.Styles[0]
	}
	s := style([]string{"float", "gone-since", "color"}, `["left","x","red"]`)
	if s.LookValue("float") != "left" || s.LookValue("color") != "red" || s.LookValue("clear") != "" {
		t.Errorf("look %q: want float left, color red and no more", s.Look)
	}
	if len(s.Look) != len(page.LookProperties) || slices.Contains(s.Look, "x") {
		t.Errorf("look %q: want one value for each of this build's properties", s.Look)
	}
	if s := style(nil, `[]`); s.Look != nil {
		t.Errorf("look %q of a style without one", s.Look)
	}
}
