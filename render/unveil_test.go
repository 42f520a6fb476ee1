package render

import (
	"fmt"
	"strings"
	"testing"
)

// Texts of the pages of TestUnveil: of an article on carrots, and of what is none.
var (
	onCarrots = paragraphs("Carrots need loose soil without stones, and growers water them every second day until the leaves are there.",
		"Growers in the valley harvest carrots from July, and what they do not sell they keep in sand until spring.",
		"Carrot flies are kept away by nets, which have to lie on the beds before the first growers see one.")
	onGambling = paragraphs("Players win a large bonus at the most trusted casino, with instant payouts and without any deposit.",
		"Register now with our promotional code, and thousands of jackpots are waiting for players like yourself.",
		"Compare the odds of every league, and learn the secret systems that beat all bookmakers for years.")
)

// paragraphs are texts, said twice so that they are as long as those of an article.
func paragraphs(texts ...string) string {
	html := ""
	for _, t := range texts {
		html += "<p>" + t + " " + strings.ToUpper(t) + "</p>\n"
	}
	return html
}

// TestUnveilHostile: forms whose fields have the names of what elements can do, around and
// beside what is hidden.
func TestUnveilHostile(t *testing.T) {
	fields := ""
	for _, name := range []string{"parentElement", "children", "closest", "matches", "contains", "localName", "id", "classList", "getAttribute", "checkVisibility", "style", "lang"} {
		fields += "<input type=hidden name=" + name + ">"
	}
	s := site(t, map[string]string{"/": `<title>Growers of carrots</title><form lang=en>` + fields + `<h1>How growers keep their carrots</h1><div id=p class=x style="display:none">` + onCarrots + `</div>` +
		`</form><form class=x hidden>` + fields + onGambling + onGambling + `</form><img name=body><img name=title>`})
	p := load(t, common(t), s.URL)
	if n := find(t, p, "#p"); p.Nodes[n].Hidden {
		t.Error("the article is hidden")
	}
}

// TestUnveil: an article that is hidden is shown, and nothing else. What is hidden has the
// attribute id=p.
func TestUnveil(t *testing.T) {
	const title, teaser = `<h1>How growers keep their carrots</h1>`, `<p>In the valley, growers and their carrots have had a dry summer behind them.</p>`
	markdown := "# How growers keep their carrots\n\n_Of the valley_\n\n" +
		strings.NewReplacer("<p>", "", "</p>", "\n", "stones", "[stones](https://garden.example/stones)", "sand", "**sand**").Replace(onCarrots)
	declared := func(selector string) string {
		return `<script type=application/ld+json>{"@type":"NewsArticle","hasPart":{"isAccessibleForFree":"False","cssSelector":"` + selector + `"}}</script>`
	}
	for _, tt := range []struct {
		name, html string
		shown      bool
	}{
		{"main waits for a script", `<main id=p style="display:none">` + title + onCarrots + `</main>`, true},
		{"not visible, without height", `<main id=p style="visibility:hidden;height:0;overflow:hidden">` + title + onCarrots + `</main>`, true},
		{"all there is, with a few fields", `<main id=p style="visibility:hidden">` + title + onCarrots + strings.Repeat(`<input>`, 5) + `</main>`, true},
		{"without opacity", `<main id=p style="opacity:0">` + title + onCarrots + `</main>`, true},
		{"not rendered", `<main id=p style="content-visibility:hidden">` + title + onCarrots + `</main>`, true},
		{"below a consent layer", `<style>body > * { display: none } body > .ask { display: block; position: fixed }</style><div class=ask>` + onGambling + onGambling + `</div><main id=p>` + title + onCarrots + `</main>`, true},
		{"below a question", `<style>body > :not(.ask) { display: none }</style><div class=ask><h1>Are you of age?</h1><p>Players win a bonus only where they are of age.</div><div><a href=/>Home</a></div><div id=p>` + title + onCarrots + `</div>`, true},
		{"below a question, without a h1", `<style>body > :not(.ask) { display: none }</style><div class=ask><h1>Are you of age?</h1><p>Players win a bonus only where they are of age.</div><div class=page id=p><h2>Carrots</h2>` + onCarrots + `</div>`, true},
		{"with the name of the site as h1", `<header><h1>The Daily</h1></header><main id=p hidden>` + title + onCarrots + `</main>`, true},
		{"page without a h1", `<main id=p hidden><h2>Carrots</h2>` + onCarrots + `</main>`, true},
		{"behind a teaser", `<main>` + title + teaser + `<div id=p style="display:none">` + onCarrots + `</div></main>`, true},
		{"behind a teaser, without main", title + teaser + `<div id=p style="display:none">` + onCarrots + `</div>`, true},
		{"each paragraph", `<style>p { display: none } .t, .t + p { display: block }</style><main id=p>` + title + `<div class=t></div>` + teaser + onCarrots + `</main>`, true},
		{"each element", `<style>#p, #p * { visibility: hidden; height: 0 }</style><main>` + title + teaser + `<div id=p>` + onCarrots + `<p>A <a href=/x>link</a>.</div></main>`, true},
		{"in what is hidden", `<main style="visibility:hidden">` + title + teaser + `<div id=p style="display:none">` + onCarrots + `</div></main>`, true},
		{"the title is hidden by itself above it", `<style>.s { visibility: hidden }</style><main><div class=s>` + title + `</div><div id=p class=s>` + onCarrots + `</div></main>`, true},
		{"the title is hidden by itself above a text with headings h1", `<style>.s { visibility: hidden }</style><main id=p><div class=s>` + title + `<p>A <a href=/x>link</a>.</div><div class=s><h1>Sand</h1>` + onCarrots + `<h1>Soil</h1>` + onCarrots + `</div></main>`, true},
		{"a list of tasks", `<style>.s { visibility: hidden }</style><main><div class=s>` + title + `</div><div id=p class=s>` + onCarrots + strings.Repeat(`<input type=checkbox disabled>`, 20) + `</div></main>`, true},
		{"named by linked data", declared(".paid") + title + onGambling + onGambling + `<div id=p class=paid style="display:none">` + onCarrots + `</div>`, true},
		{"many selectors", strings.Replace(declared(""), `""`, `[`+strings.Repeat(`".x",`, 200000)+`".y"]`, 1) + title + teaser + `<div id=p style="display:none">` + onCarrots + `</div>`, true},
		{"text of linked data", `<script type=application/ld+json>{"articleBody":"` + strings.NewReplacer("<p>", "", "</p>", "", "\n", "\n\n").Replace(onCarrots) + `"}</script>` + title + onGambling + onGambling + `<div id=p hidden>` + onCarrots + `</div>`, true},
		{"form around the page", `<form><input name=closest><input name=children><input name=localName>` + title + `<div id=p hidden>` + onCarrots + `</div></form>`, true},

		{"one of two hidden titles", `<style>.s { visibility: hidden }</style><main><div class=s><h1>Players win</h1></div><div class=s>` + title + `</div><div id=p class=s>` + onGambling + onGambling + `</div></main>`, false},
		{"a form of tasks", `<style>.s { visibility: hidden }</style><main><div class=s>` + title + `</div><div id=p class=s>` + onCarrots + strings.Repeat(`<input type=checkbox>`, 20) + `</div></main>`, false},
		{"spam behind a teaser", `<main>` + title + teaser + `<div id=p style="display:none">` + onGambling + `</div></main>`, false},
		{"spam behind the page", title + teaser + `<footer>The Daily</footer><div id=p style="display:none">` + onCarrots + `</div>`, false},
		{"links", title + teaser + `<div id=p hidden>` + strings.NewReplacer("<p>", "<p><a href=/x>", "</p>", "</a></p>").Replace(onCarrots) + `</div>`, false},
		{"another text below a question", `<div><h1>Are you of age?</h1></div><div class=page id=p style="display:none"><h1>Players win</h1>` + onGambling + `</div>`, false},
		{"less than is seen", `<main>` + title + onGambling + onGambling + `<div id=p hidden>` + onCarrots + `</div></main>`, false},
		{"less than is seen on a page that is locked", `<style>body { position: fixed }</style><main>` + title + onGambling + onGambling + `<div id=p hidden>` + onCarrots + `</div></main>`, false},
		{"copy", `<main>` + title + onCarrots + `<div id=p hidden>` + onCarrots + onCarrots + `</div></main>`, false},
		{"copy in Markdown", `<main>` + title + onCarrots + `</main><pre id=p hidden>` + markdown + `</pre>`, false},
		{"article in one text", `<main>` + title + `<pre id=p hidden>` + markdown + `</pre></main>`, true},
		{"copy named by linked data", declared("#p") + `<main>` + title + onCarrots + `<div id=p hidden>` + onCarrots + `</div></main>`, false},
		{"another article", title + teaser + `<article id=p hidden><h1>On soil</h1>` + onCarrots + `</article>`, false},
		{"dialog", title + teaser + `<div id=p role=dialog style="display:none">` + onCarrots + `</div>`, false},
		{"layer", title + teaser + `<div id=p style="display:none;position:fixed">` + onCarrots + `</div>`, false},
		{"window that a link opens", title + teaser + `<ul><li><a href=#a>Now</a><li><a href=#p>Before</a></ul><div id=a style="display:none">` + teaser + `</div><div id=p style="display:none">` + onCarrots + `</div>`, false},
		{"panel of a button", title + `<button aria-controls="a p" data-target=#b>Before</button><main>` + teaser + `</main><div id=p style="display:none">` + onCarrots + `</div>`, false},
		{"slide", `<style>.s { display: none } .on { display: block }</style><main>` + title + `<div class="s on">` + teaser + `</div><div id=p class=s>` + onCarrots + `</div></main>`, false},
		{"translation", `<main>` + title + teaser + `<div id=p hidden lang=fr>` + onCarrots + `</div></main>`, false},
		{"what asks for something", `<main>` + title + teaser + `<div id=p hidden>` + onCarrots + `<input><input><input></div></main>`, false},
		{"all there is, which asks for much", `<main id=p style="visibility:hidden">` + title + onCarrots + strings.Repeat(`<input>`, 40) + `</main>`, false},
		{"a few words", title + `<p id=p hidden>Carrots, growers and their soil.</p>`, false},
		{"no selector", declared("..") + title + teaser + `<div id=p hidden>` + onGambling + `</div>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": "<!doctype html><html lang=en><title>Growers of carrots</title>" + tt.html})
			p := load(t, common(t), s.URL)
			n := find(t, p, "#p")
			said := p.Text(n)
			style := p.StyleOf(n)
			shown := strings.Contains(said, "CARROT FLIES") && style != nil && style.Opacity == 1 && p.Nodes[n].Box.H > 100
			if tt.shown && strings.Contains(tt.html, "<a href=/x>link") && !strings.Contains(said, "A link.") {
				t.Errorf("a link is missing in %q", said)
			}
			if !tt.shown && strings.Contains(tt.html, onGambling) {
				shown = shown || strings.Contains(said, "Players")
			}
			if shown != tt.shown {
				t.Errorf("shown: %v, want %v; %v, text %q", shown, tt.shown, p.Nodes[n].Box, said)
			}
		})
	}
}

// TestUnveilScripts: the words of a title are found in texts of scripts that part none by blanks.
func TestUnveilScripts(t *testing.T) {
	for _, tt := range []struct{ name, title, text, spam string }{
		{"Thai", "ชาวนาเก็บแครอทอย่างไร", "ชาวนาในหุบเขาเก็บแครอทไว้ในทรายจนถึงฤดูใบไม้ผลิ และขายส่วนที่เหลือในตลาดของเมือง", "ผู้เล่นรับโบนัสก้อนใหญ่ที่คาสิโนออนไลน์ ลงทะเบียนวันนี้และถอนเงินได้ทันทีทุกวัน"},
		{"Vietnamese", "Nông dân giữ cà rốt ra sao", "Nông dân ở thung lũng giữ cà rốt trong cát cho đến mùa xuân, và bán số còn lại ở chợ của thị xã.", "Người chơi nhận thưởng lớn tại nhà cái, hãy vào ngay hôm nay và rút tiền mỗi ngày mà không phải chờ."},
		{"Chinese", "农民怎样保存胡萝卜", "山谷里的农民把胡萝卜放在沙子里保存到春天，剩下的在城里的市场上出售，他们每隔一天浇一次水。", "玩家在最受信赖的娱乐场赢得大奖，立即注册即可获得红包，随时提款，无需押金，每天都有惊喜等着您。"},
	} {
		for text, shown := range map[string]bool{tt.text: true, tt.spam: false} {
			t.Run(fmt.Sprint(tt.name, shown), func(t *testing.T) {
				s := site(t, map[string]string{"/": "<meta charset=utf-8><title>" + tt.title + "</title><main><h1>" + tt.title + "</h1><div id=p style='display:none'>" + strings.Repeat("<p>"+text+"</p>", 8) + "</div></main>"})
				p := load(t, common(t), s.URL)
				if got := !p.Nodes[find(t, p, "#p")].Hidden; got != shown {
					t.Errorf("shown: %v, want %v", got, shown)
				}
			})
		}
	}
}
