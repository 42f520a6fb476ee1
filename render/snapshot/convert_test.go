package snapshot

import (
	"bytes"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/page"
	"galley/page/stored"
)

func TestConvertGolden(t *testing.T) {
	for _, name := range []string{"article", "shadow", "frames", "look", "tiny"} {
		t.Run(name, func(t *testing.T) {
			p, live, err := Convert(frozen(t, name))
			if err != nil {
				t.Fatal(err)
			}
			if len(live.Backend) != len(p.Nodes) {
				t.Errorf("%d ids for %d nodes", len(live.Backend), len(p.Nodes))
			}
			golden := filepath.Join("testdata", name+".golden")
			got := dump(p)
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("%s differs (accept with: go test ./render/snapshot -update)\n%s", golden, diff)
			}
		})
	}
}

// What nobody sees is in no text of a page.
func TestConvertInvisible(t *testing.T) {
	answer, o := frozen(t, "article")
	p, _, err := Convert(answer, o)
	if err != nil {
		t.Fatal(err)
	}
	want := p.Text(find(t, p, "h1"))
	answer, o = frozen(t, "article")
	for i, s := range answer.Strings {
		answer.Strings[i] = s + "\U000e0069\U000e0067"
	}
	if p, _, err = Convert(answer, o); err != nil {
		t.Fatal(err)
	}
	if got := p.Text(find(t, p, "h1")); got != want || want == "" {
		t.Errorf("text %+q, want %+q", got, want)
	}
}

func TestConvertLook(t *testing.T) {
	p, _, err := Convert(frozen(t, "look"))
	if err != nil {
		t.Fatal(err)
	}
	if got := p.StyleOf(find(t, p, "em")).LookValue("color"); got != "rgb(200, 0, 0)" {
		t.Errorf("color = %q", got)
	}
	p, _, err = Convert(frozen(t, "article"))
	if err != nil {
		t.Fatal(err)
	}
	if s := p.StyleOf(find(t, p, "h1")); s.FontSize != 40 || s.FontWeight != 700 || s.Display != "block" || s.Opacity != 1 || s.Look != nil {
		t.Errorf("style of h1 = %+v", s)
	}
}

func TestConvertLimits(t *testing.T) {
	answer, o := frozen(t, "article")
	p, _, err := Convert(answer, o)
	if err != nil {
		t.Fatal(err)
	}
	for limit, want := range map[int]bool{len(p.Nodes): true, len(p.Nodes) - 1: false, 1: false} {
		o.Limits.Nodes = limit
		_, _, err := Convert(answer, o)
		if over := new(page.LimitError); errors.As(err, &over) == want || (err == nil) != want {
			t.Errorf("with room for %d of %d nodes: %v", limit, len(p.Nodes), err)
		}
	}
}

// TestConvertBroken changes a good snapshot in ways that Chrome does not.
func TestConvertBroken(t *testing.T) {
	for name, breakIt := range map[string]func(*Answer){
		"no document":      func(r *Answer) { r.Documents = nil },
		"null document":    func(r *Answer) { r.Documents[0] = nil },
		"no nodes":         func(r *Answer) { r.Documents[0].Nodes = nil },
		"no layout":        func(r *Answer) { r.Documents[0].Layout = nil },
		"short columns":    func(r *Answer) { r.Documents[0].Nodes.NodeName = nil },
		"child first":      func(r *Answer) { r.Documents[0].Nodes.ParentIndex[3] = 5 },
		"parent of itself": func(r *Answer) { r.Documents[0].Nodes.ParentIndex[3] = 3 },
		"no strings":       func(r *Answer) { r.Strings = nil },
	} {
		t.Run(name, func(t *testing.T) {
			answer, o := frozen(t, "frames")
			breakIt(answer)
			if _, _, err := Convert(answer, o); err == nil {
				t.Error("no error")
			}
		})
	}
}

// A document that holds itself as a frame ends.
func TestConvertFrameCycle(t *testing.T) {
	answer, o := frozen(t, "frames")
	frames := answer.Documents[1].Nodes.ContentDocumentIndex
	for i := range frames.Value {
		frames.Value[i] = 1
	}
	p, _, err := Convert(answer, o)
	if err == nil && len(p.Nodes) > 100*maxFrames {
		t.Errorf("%d nodes", len(p.Nodes))
	}
}

func TestOrigins(t *testing.T) {
	for _, tt := range []struct{ address, around, want string }{
		{"http://a.example/x?y", "", "http://a.example"},
		{"https://a.example:81/x", "http://b", "https://a.example:81"},
		{"about:srcdoc", "http://b", "http://b"},
		{"about:blank", "http://b", "http://b"},
		{"", "http://b", "http://b"},
		{"blob:http://a.example/1-2", "http://b", "http://a.example"},
		{"data:text/html,x", "http://b", "data:text/html,x"},
	} {
		if got := originBelow(tt.address, tt.around); got != tt.want {
			t.Errorf("originBelow(%q, %q) = %q, want %q", tt.address, tt.around, got, tt.want)
		}
	}
}

func TestLengths(t *testing.T) {
	for s, want := range map[string]float64{"16px": 16, "700": 700, "-2.5px": -2.5, "auto": 0, "": 0, "NaN": 0, "Infpx": 0, "1e300px": 0} {
		if got := px(s); got != want {
			t.Errorf("px(%q) = %v, want %v", s, got, want)
		}
	}
	for v, want := range map[float64]float64{3: 3, -3: 0, math.Inf(1): maxCoordinate, 1e300: maxCoordinate} {
		if got := clamp(v, 0); got != want {
			t.Errorf("clamp(%v) = %v, want %v", v, got, want)
		}
	}
	if got := clamp(math.NaN(), 0); got != 0 {
		t.Errorf("clamp(NaN) = %v", got)
	}
}

// twoRoots is a document with an element beside its root.
const twoRoots = `{"documents":[{"nodes":{"parentIndex":[-1,0,0],"nodeType":[9,1,1],"nodeName":[-1,0,1],"nodeValue":[-1,-1,-1],"backendNodeId":[1,2,3],"attributes":[[],[],[]],"contentDocumentIndex":{"index":[2],"value":[0]}},"layout":{"nodeIndex":[1,2],"bounds":[[0,0,9,9],[1,1,2,2]],"styles":[[],[]]}}],"strings":["HTML","BODY"]}`

func TestConvertTwoRoots(t *testing.T) {
	var answer Answer
	if err := json.Unmarshal([]byte(twoRoots), &answer); err != nil {
		t.Fatal(err)
	}
	p, _, err := Convert(&answer, Options{})
	if err != nil || len(p.Nodes) != 1 {
		t.Errorf("%v, want a page of one node", err)
	}
}

// FuzzConvert: no snapshot makes Convert panic, and what it accepts is a page that
// can be read, stored and read again.
func FuzzConvert(f *testing.F) {
	f.Add(frozenText(f, "tiny"), false)
	f.Add([]byte(twoRoots), false)
	f.Add([]byte(`{"documents":[{"nodes":{"parentIndex":[-1,0,1],"nodeType":[9,1,3],"nodeName":[-1,0,-1],"nodeValue":[-1,-1,1],"backendNodeId":[1,2,3],"attributes":[[],[],[]]},"layout":{"nodeIndex":[1,2],"bounds":[[0,0,9,9],[1,1,2,2]],"styles":[[],[]]}}],"strings":["HTML","words"]}`), false)
	f.Fuzz(func(t *testing.T, data []byte, look bool) {
		var answer Answer
		if json.Unmarshal(data, &answer) != nil {
			t.Skip()
		}
		lim := page.Limits{Nodes: 5000, Depth: 100}
		p, live, err := Convert(&answer, Options{Columns: Columns{Look: look}, Viewport: page.DefaultViewport, Limits: lim})
		if err != nil {
			return
		}
		if len(live.Backend) != len(p.Nodes) {
			t.Fatalf("%d ids for %d nodes", len(live.Backend), len(p.Nodes))
		}
		p.Text(0)
		p.XPath(page.NodeID(len(p.Nodes) - 1))
		var file bytes.Buffer
		if err := stored.Write(p, &file); err != nil {
			t.Fatal(err)
		}
		q, err := stored.Read(&file, lim)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(dump(p), dump(q)); diff != "" {
			t.Errorf("stored and read again, it differs:\n%s", diff)
		}
	})
}

func BenchmarkConvert(b *testing.B) {
	answer, o := frozen(b, "long")
	b.ReportAllocs()
	var nodes int
	for b.Loop() {
		p, _, err := Convert(answer, o)
		if err != nil {
			b.Fatal(err)
		}
		nodes = len(p.Nodes)
	}
	b.ReportMetric(float64(nodes), "nodes/op")
}
