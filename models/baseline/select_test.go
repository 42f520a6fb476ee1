package baseline

import (
	"errors"
	"strings"
	"testing"

	"galley/models"
	"galley/page"
)

// story is an article between menus of links, one line of source a block.
var story = `<title>A storm - News</title>
<ul><li><a href=/>Home</a><li><a href=/s>Sport</a><li><a href=/w>World</a><li><a href=/m>Money</a><li><a href=/t>Travel</a></ul>
<h1>A storm</h1>
<div id=story>
<p>` + strings.Repeat("The storm reached the northern coast at night and took roofs off. ", 4) + `</p>
<p>` + strings.Repeat("Ferries along the coast stay in harbour until it is over. ", 4) + `</p>
<p>` + strings.Repeat("Nobody was hurt, the mayor said when it was light again. ", 4) + `</p>
</div>
<ul><li><a href=/1>One</a><li><a href=/2>Two</a><li><a href=/3>Three</a><li><a href=/4>Four</a><li><a href=/5>Five</a></ul>
<p style="display:none">` + strings.Repeat("Subscribe to all the news of all the coasts. ", 4) + `</p>
<footer><a href=/i>Imprint</a></footer>`

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
			p := parsed(t, story)
			s, err := selector(t, tt.method, map[string]float64{"heading": 1}).Select(p)
			checkSelection(t, p, s, err)
			got := selectedText(p, s)
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
			if s.Title == page.None || p.Nodes[s.Title].Tag != "h1" {
				t.Errorf("title %d, want the h1", s.Title)
			}
		})
	}
}

func selector(t *testing.T, name string, values map[string]float64) models.Selector {
	t.Helper()
	for _, m := range Methods() {
		if m.Name == name {
			e, err := m.New(values)
			if err != nil {
				t.Fatal(err)
			}
			return e
		}
	}
	t.Fatalf("no method %q", name)
	return nil
}

func TestNothing(t *testing.T) {
	for name, source := range map[string]string{
		"empty": "", "blank": "<p> \u3000<br>", "hidden": "<p hidden>a b c", "head": "<title>a b c</title><noscript>b c</noscript>",
		"only tags": strings.Repeat("<br>", 100),
	} {
		for _, m := range Methods() {
			p := parsed(t, source)
			e, _ := m.New(nil)
			s, err := e.Select(p)
			checkSelection(t, p, s, err)
			if !errors.Is(err, models.ErrNoArticle) {
				t.Errorf("%s, %s: %+v, %v, want ErrNoArticle", m.Name, name, s, err)
			}
		}
	}
}

// TestHidden: on a page that a browser laid out, what it hides is not read; asked to,
// the methods read it as their papers did.
func TestHidden(t *testing.T) {
	p := parsed(t, "<div>"+strings.Repeat("A text that is hidden. ", 200)+"</div><br><hr><br><hr><p>Seen, and not long.</p>")
	p.Laid = true
	at := page.None
	for i := range p.Nodes {
		if p.Nodes[i].Tag == "div" {
			p.Nodes[i].Hidden = true
		}
		if at == page.None && p.Nodes[i].Kind == page.Text {
			at = page.NodeID(i)
		}
	}
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	for _, m := range Methods() {
		for value, want := range map[float64]bool{0: false, 1: true} {
			s, err := selector(t, m.Name, map[string]float64{"read_hidden": value}).Select(p)
			checkSelection(t, p, s, err)
			got := false
			for _, r := range s.Roots {
				got = got || p.Contains(r, at)
			}
			if got != want {
				t.Errorf("%s: hidden text selected is %v with read_hidden %v", m.Name, got, value)
			}
		}
	}
}

// TestChinese: characters are the words where nothing parts them.
func TestChinese(t *testing.T) {
	menu := strings.Repeat("<li><a href=/>首页</a>", 8)
	p := parsed(t, "<ul>"+menu+"</ul><p>"+strings.Repeat("强风暴Haiyan袭击了东部海岸，数千户居民停电。", 8)+"</p><ul>"+menu+"</ul>")
	for _, m := range Methods() {
		e, _ := m.New(nil)
		s, err := e.Select(p)
		checkSelection(t, p, s, err)
		if got := selectedText(p, s); !strings.Contains(got, "强风暴") || strings.Contains(got, "首页") {
			t.Errorf("%s: %q", m.Name, got)
		}
	}
}

// TestTokens: what the source of a page is counted in.
func TestTokens(t *testing.T) {
	p := parsed(t, `<p class="x">a b<br>风暴 <a href=/>c</a><script type="application/ld+json">{}</script><b hidden>d</b>`)
	read := readable(p, Options{})
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
		if got := sprint(tags, texts); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}
