package baseline

import (
	"fmt"
	"strings"
	"testing"

	"galley/models"
	"galley/models/modelstest"
	"galley/page"
)

// TestSelect: every method finds the story's text, and what it is known for.
func TestSelect(t *testing.T) {
	all := []string{"roofs off", "in harbour", "light again"}
	for _, tt := range []struct {
		method    string
		want, not []string
	}{
		{"bte", all, []string{"Home", "Imprint", "Five"}},
		{"dsc", all, []string{"Money", "Imprint", "Four"}},
		{"lqf-25", append(all, "A storm"), []string{"Home", "Five"}},
		{"lqf-50", append(all, "A storm"), []string{"Home", "Five"}},
		{"lqf-75", append(all, "A storm"), []string{"Home", "Five"}},
		{"fe", all[:1], []string{"Home", "harbour", "light again"}}, // one block
		{"kfe", all, []string{"Home", "Imprint", "Five"}},
		{"ccb", all, []string{"Home", "Imprint", "Five"}},
		{"tccb", all, []string{"Home", "Imprint", "Five"}},
		{"accb", all, []string{"Home", "Imprint", "Five"}},
		{"mcstd", all, []string{"Home", "Imprint", "Five"}},
	} {
		t.Run(tt.method, func(t *testing.T) {
			got := modelstest.SelectText(t, selector(t, tt.method), modelstest.Parse(t, modelstest.Story))
			for _, want := range tt.want {
				if !strings.Contains(got, want) {
					t.Errorf("%q is missing in\n%s", want, got)
				}
			}
			for _, not := range append(tt.not, "Subscribe") {
				if strings.Contains(got, not) {
					t.Errorf("%q is in\n%s", not, got)
				}
			}
		})
	}
}

func selector(t *testing.T, name string) models.Selector {
	t.Helper()
	for _, m := range Methods() {
		if m.Name == name {
			e, err := m.New(nil)
			if err != nil {
				t.Fatal(err)
			}
			return e
		}
	}
	t.Fatalf("no method %q", name)
	return nil
}

func TestMethods(t *testing.T) {
	blur := func(radius float64) map[string]float64 {
		return map[string]float64{"radius": radius, "threshold": 0.75, "passes": 20, "change": 0.01}
	}
	modelstest.Methods(t, Methods(), map[string]modelstest.Published{
		"bte":    {Selector: &BTE{}},
		"dsc":    {Selector: &DSC{}, Values: map[string]float64{"run": 3, "ratio": 0.5}},
		"lqf-25": {Selector: &LQF{Quota: 0.25}, Values: map[string]float64{"quota": 0.25}},
		"lqf-50": {Selector: &LQF{}, Values: map[string]float64{"quota": 0.5}},
		"lqf-75": {Selector: &LQF{Quota: 0.75}, Values: map[string]float64{"quota": 0.75}},
		"fe":     {Selector: &FE{}},
		"kfe":    {Selector: &KFE{}, Values: map[string]float64{"clusters": 3}},
		"ccb":    {Selector: &CCB{}, Values: blur(40)},
		"tccb":   {Selector: &CCB{Variant: TokenCCB}, Values: blur(25)},
		"accb":   {Selector: &CCB{Variant: AnchorCCB}, Values: blur(40)},
		"mcstd":  {Selector: &MCSTD{}, Values: map[string]float64{"wrap": 65, "shift": 1}},
	})
}

func TestHostile(t *testing.T) {
	modelstest.Hostile(t, Methods(), modelstest.Bound{Fixed: 16<<20 + 4*8*maxField, Node: 1500, Byte: 3}, nil)
}

func TestLinear(t *testing.T)      { modelstest.Linear(t, Methods()) }
func TestChinese(t *testing.T)     { modelstest.Chinese(t, Methods()) }
func BenchmarkSelect(b *testing.B) { modelstest.Benchmark(b, Methods()) }

// FuzzSelect holds besides that the selection of BTE has the words between its
// borders and nothing else.
func FuzzSelect(f *testing.F) {
	modelstest.Fuzz(f, Methods(), nil, func(t *testing.T, p *page.Page, s models.Selector, found page.Selection) {
		b, ok := s.(*BTE)
		if !ok {
			return
		}
		var want strings.Builder
		list := tokens(p, page.Readable(p, b.ReadHidden), "")
		best, _ := densest(list)
		at := 0
		for _, r := range list {
			if r.isText() && at >= best.from && at < best.to && !p.Nodes[r.node].Hidden {
				want.WriteString(p.Nodes[r.node].Text)
			}
			at += r.n
		}
		if got := modelstest.Letters(modelstest.Text(p, found)); got != modelstest.Letters(want.String()) {
			t.Errorf("text %q, want %q", got, modelstest.Letters(want.String()))
		}
	})
}

// TestTokens: what the source of a page is counted in.
func TestTokens(t *testing.T) {
	p := modelstest.Parse(t, `<p class="x">a b<br>风暴 <a href=/>c</a><script type="application/ld+json">{}</script><b hidden>d</b>`)
	read := page.Readable(p, false)
	counts := func(list []run) (tags, texts []int) {
		for _, r := range list {
			if r.isText() {
				texts = append(texts, r.n)
			} else {
				tags = append(tags, r.n)
			}
		}
		return tags, texts
	}
	for _, tt := range []struct {
		name string
		list []run
		want string
	}{
		// html, body, p | br | a | /a, /p, /body, /html
		{"tokens", tokens(p, read, ""), "[3 1 1 4] [2 2 1]"},
		{"tokens without links", tokens(p, read, "a"), "[3 1 3] [2 2 1]"},
		{"characters", characters(p, read, ""), "[25 4 12 22] [3 2 1]"},
		{"characters without links", characters(p, read, "a"), "[25 4 18] [3 2 1]"},
	} {
		tags, texts := counts(tt.list)
		if got := fmt.Sprint(tags, texts); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}
