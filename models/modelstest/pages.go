package modelstest

import (
	"fmt"
	"slices"
	"strings"
)

// Story is a page with an article between lists of links, a line of source a block;
// its first paragraph is the longest, and all paragraphs have the same subject. One paragraph is hidden, and so is a heading.
var Story = `<title>A storm - News</title>
<ul><li><a href=/>Home</a><li><a href=/s>Sport</a><li><a href=/w>World</a><li><a href=/m>Money</a><li><a href=/t>Travel</a></ul>
<h1 hidden>No</h1><h1></h1><h1>A storm</h1>
<div id=story>
<p>` + strings.Repeat("The storm reached the northern coast at night, and took roofs off. ", 6) + `</p>
<p>` + strings.Repeat("Ferries along the coast stay in harbour until the storm is over. ", 4) + `</p>
<p>` + strings.Repeat("Nobody on the coast was hurt by the storm, the mayor said when it was light again. ", 4) + `</p>
</div>
<ul><li><a href=/1>One</a><li><a href=/2>Two</a><li><a href=/3>Three</a><li><a href=/4>Four</a><li><a href=/5>Five</a></ul>
<p style="display:none">` + strings.Repeat("Subscribe to all the news of all the coasts. ", 4) + `</p>
<footer><a href=/i>Imprint</a></footer>`

// ChineseStory is a story in mixed scripts, with text of other subjects around it.
const ChineseStory = `<ul><li><a href=/>首页</a><li><a href=/n>国内新闻</a><li><a href=/s>体育</a><li><a href=/f>财经</a></ul>
<h1>强风暴袭击东部海岸</h1>
<div><p>昨夜强风暴袭击了东部海岸，数千户居民停电，气象台Meteo发布了红色预警。</p>
<p>气象台说，这次风暴的风力达到12级，是东部海岸三十年来最强的一次。</p>
<p>东部海岸的渡轮停航，学校停课。风暴过后，渡轮公司将恢复航线。</p>
<p>气象台预计风暴在周末减弱，东部海岸的居民可以回家。</p></div>
<div><p><a href=/1>股市周五收盘上涨</a><p><a href=/2>足球联赛昨晚开幕</a><p><a href=/3>新手机下周开始预订</a></div>
<div><a href=/c>版权所有</a></div>`

// paragraphs are uneven in length and punctuation.
const paragraphs = `<p>A sentence, rather long, with what news are made of: clauses, names, and a full stop.</p>
<p>Short, though.</p>
<p>Another sentence that is long enough to be told from what stands around it, and it has a second part; even a third.</p>
`

// hiding is a page of a menu and paragraphs, with another part after them.
func hiding(part string) string {
	menu := "<ul>\n" + strings.Repeat("<li><a href=/>Menu</a></li>\n", 6) + "</ul>\n"
	return "<body>\n" + menu + "<div>\n" + paragraphs + "</div>\n" + menu + part + menu + "</body>"
}

// Odd are small pages of every shape.
func Odd() []string {
	return []string{
		"", "text", "x, y.", "<p>", "<p> \u3000<br>", "<a>only</a>", "<a href=/>a</a>", "<p>a", "<p>,<p>|", "<p>a b<p>a b<p>a b",
		"<body><div>a<br>b, b<br>c</div><ul><li><a>x</a></ul>", "<p>a<b>b<i>c</i>d</b>e<p>f", "<div>a<p>b</p>c<br>d</div>",
		"<body>" + paragraphs + "<a>more</a>.<div hidden>x</div><script>y</script>tail",
		"<table><tr><td>a<td><select><option>b</select></table>", "<td>a, <table><tr><td>b, c</table>d, e",
		"<frameset><frame></frameset>", strings.Repeat("<div>", 300) + "deep", "<svg><body>x</body></svg>",
		"<svg><title>a</title><text>b, c</text></svg>", "<body hidden>x<button><b>y</b></button>", "<p hidden>a, b<p>c, d",
		"<title>a b</title><h1>a b</h1><p>a b, c.<p>d, e<br>f, g.", "<h1>a\nb<b>c</b></h1><pre>a, b\nc, d\n\n</pre>",
		"<ul><li>a, <a href=/>b</a> c<li>d</ul>e, f", "<h1 id=title>风暴袭击</h1><div>风暴，袭击。</div>", "<p>风暴<p>风暴 x<p>风暴",
		"<b id=title>\xff\xfe", "<script></script><style></style>a<img><hr>b",
	}
}

// samples are all small pages.
func samples() []string {
	return slices.Concat(Odd(), []string{Story, ChineseStory, hiding("")})
}

// news is the source of a page of about that many nodes: an article, then teasers.
func news(nodes int) string {
	var b strings.Builder
	b.WriteString("<title>Ships leave - News</title><ul><li><a href=/w>World</a><li><a href=/s>Sport</a></ul>\n<h1>Ships leave</h1>\n<div>\n")
	for i := range nodes / 30 {
		fmt.Fprintf(&b, "<p>Paragraph %d, of ships that leave, tells what <b>happened next</b>, and to whom it did.</p>\n", i)
	}
	b.WriteString("</div>\n")
	for i := range nodes / 13 {
		fmt.Fprintf(&b, "<div><a href=/%d><img src=/%d.png></a><h3><a href=/%d>Story %d of this day</a></h3><p>What it says.</p><span>Noon</span></div>\n", i, i, i, i)
	}
	return b.String()
}
