package people_test

import (
	"slices"
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/metadatatest"
)

// TestPeople: who wrote a page, of the many that it names.
func TestPeople(t *testing.T) {
	const ld = articletest.LinkedData
	const post = `<div itemscope itemtype="https://schema.org/DiscussionForumPosting"><h1 id=title>Which lens?</h1><a itemprop=author>old_gold77</a><div id=body itemprop=text>Some words of it.</div>
		<div itemprop=comment itemscope><a itemprop=author>Ann Lee</a> says more.</div></div>`
	long := "<div id=body>" + strings.Repeat("<p>x</p>", 150) + "</div>"
	tests := []struct {
		name, head, body string
		want             []string
	}{
		{"a thread in microdata", "", post, []string{"old_gold77"}},
		{"a thread in linked data", ld + `{"@type":"QAPage","mainEntity":{"@type":"Question","name":"Which lens?","author":{"@type":"Person","name":"ewok"}}}</script>`,
			`<h1 id=title>Which lens?</h1><div id=body>Some words of it.</div><p class=author>Ann Lee</p>`, []string{"ewok"}},
		{"a thread whose id is its address", ld + `{"@type":"WebPage","mainEntity":{"@type":"DiscussionForumPosting","@id":"` + articletest.URL + `","author":{"name":"ewok"}}}</script>`,
			`<h1 id=title>Which lens?</h1><div id=body>Some words of it.</div>`, []string{"ewok"}},
		{"two authors of one item", "", `<div itemscope itemtype="https://schema.org/BlogPosting"><h1 id=title>T</h1><a itemprop=author>Ann Lee</a> <a itemprop=author>Bo Lee</a><p id=body>x</div>
			<div itemscope itemtype="https://schema.org/BlogPosting"><a itemprop=author>Cy Lee</a></div>`, []string{"Ann Lee", "Bo Lee"}},
		{"a list of what the site has", "", `<h1 id=title>T</h1><p id=body>x</p><div itemscope itemtype="https://schema.org/Book"><a itemprop=author>Ann Lee</a></div><div itemscope itemtype="https://schema.org/Book"><a itemprop=author>Bo Lee</a></div>`, nil},
		{"a role beside the name in microdata", "", `<h1 id=title>T</h1><div itemprop=author>By <a href=/ann>Ann Lee</a><br>Senior Autos Reporter</div><div itemprop=author>Updated by Bo Lee</div><p id=body>x`, []string{"Ann Lee"}},
		{"a publisher beside the link to the author", "", `<h1 id=title>T</h1><div class=authors><a href=/ann>Ann Lee</a></div><div class=byline2>North Harbour Star</div><p id=body>x`, []string{"Ann Lee"}},
		{"two authors with links", "", `<h1 id=title>T</h1><p class=author><a href=/ann>Ann Lee</a></p><a href=/bo><b class=author>Bo Lee</b></a><p id=body>x`, []string{"Ann Lee", "Bo Lee"}},
		{"two authors without links", "", `<h1 id=title>T</h1><p class=author>Ann Lee</p><p class=author>Bo Lee</p><p id=body>x`, []string{"Ann Lee", "Bo Lee"}},
		{"a writer in RDFa", "", `<article about=/n/1 typeof="schema:Article"><h1 id=title>T</h1><p>By <span rel="schema:author"><span about=/user/2 typeof="schema:Person" property="schema:name">andriyun</span></span>, 5 March 2024</p><p id=body>x</article>`, []string{"andriyun"}},
		{"writers of others in RDFa", "", `<div about=/n/1 typeof="sioc:Item"><h1 id=title>T</h1><p id=body>x</div>` +
			`<div about=/n/2 typeof="sioc:Item"><i rel="sioc:has_creator"><a property="foaf:name">Bo Lee</a></i></div><div about=/n/3 typeof="sioc:Item"><i rel="sioc:has_creator"><a property="foaf:name">Cy Lee</a></i></div>`, nil},
		{"who comments, in RDFa", "", `<h1 id=title>T</h1><p id=body>x<div about=/c/2 typeof="sioc:Post sioct:Comment"><i rel="sioc:has_creator"><a property="foaf:name">Bo Lee</a></i></div>`, nil},
		{"a badge beside the name", "", `<h1 id=title>T</h1><div class="AuthorInfo author"><a href=/lu>陆听松</a><div class=author-badge>斫琴师，非遗传承人</div></div><p id=body>x`, []string{"陆听松"}},
		{"letters that are signed", "", `<h1 id=title>T</h1><div id=body>` + strings.Repeat("<p>Some words of it.</p>", 4) + `<p>Ann Lee</p><p>Some words of it.</p><p>More words of it.</p><p>Bo Lee</p></div>`, nil},
		{"behind the words for by in Romanian", "", `<h1 id=title>T</h1><p class=meta>Publicat de Andreea Ionescu pe 20 septembrie 2025</p><p id=body>x`, []string{"Andreea Ionescu"}},
		{"behind those in Vietnamese", "", `<h1 id=title>T</h1><p>Đăng bởi Nguyễn Văn An | 20/09/2025</p><p id=body>x`, []string{"Nguyễn Văn An"}},
		{"a list behind a label", "", `<h1 id=title>T</h1><p id=body>x</p><h6>Author(s)</h6><ul><li><a href=/ann>Ann Lee</a></li><li><a href=/bo>Bo Lee</a></li></ul>`, []string{"Ann Lee", "Bo Lee"}},
		{"a list of other things behind a label", "", `<h1 id=title>T</h1><p id=body>x</p><p>Autor:</p><ul><li>Ann Lee</li><li>What she said in 2003 of harbours</li></ul>`, []string{"Ann Lee"}},
		{"who has reviewed it", "", `<h1 id=title>T</h1><div class=author>By <a href=/ann>Ann Lee</a>. Reviewed by <a href=/bo>Bo Lee</a></div><p id=body>x`, []string{"Ann Lee"}},
		{"who took the pictures, in German", "", `<h1 id=title>T</h1><div class=author>Von <b>Ann Lee</b>. <i>Fotos von</i> <b>Bo Lee</b></div><p id=body>x`, []string{"Ann Lee"}},
		{"posted by, in the feminine", "", `<h1 id=title>T</h1><div class=author><span>Publicada por</span> <a href=/ann><span>Ann Lee</span></a></div><p id=body>x`, []string{"Ann Lee"}},
		{"a topic in the byline", "", `<h1 id=title>T</h1><div class=byline><a href="/tag/personal-money">Personal Money</a> <span>Ann Lee</span></div><p id=body>x`, []string{"Ann Lee"}},
		{"a label behind the text", "", `<h1 id=title>T</h1>` + long + `<h2>Written by</h2><div>Ann Lee</div>`, []string{"Ann Lee"}},
		{"labels of cards behind the text, in Turkish", "", `<h1 id=title>T</h1>` + long + `<div><div class=card><b>Haber</b><h3><a href="#">Liman Açıldı</a></h3></div><div class=card><b>Duyuru</b><h3><a href="#">Köprü Bitti</a></h3></div></div>`, nil},
		{"cards that are links behind the text", "", `<h1 id=title>T</h1>` + long + `<div><a class=card href=/liman><b>Haber</b><h3>Liman Açıldı</h3></a><a class=card href=/kopru><b>Duyuru</b><h3>Köprü Bitti</h3></a></div>`, nil},
		{"a label and a heading behind the text", "", `<h1 id=title>T</h1>` + long + `<div class=card><b>Written by</b><h3><a href="#">Ann Lee</a></h3></div>`, []string{"Ann Lee"}},
		{"cards of two writers behind the text", "", `<h1 id=title>T</h1>` + long + `<div><div class=card><b>Written by</b><h3><a href=/people/ann-lee>Ann Lee</a></h3></div><div class=card><b>Edited by</b><h3><a href=/people/bo-lee>Bo Lee</a></h3></div></div>`, []string{"Ann Lee"}},
		{"a card that is a link to its writer behind the text", "", `<h1 id=title>T</h1>` + long + `<div><a class=card href=/people/ann-lee><b>Written by</b><h3>Ann Lee</h3></a><a class=card href=/tide><b>News</b><h3>The Tide</h3></a></div>`, []string{"Ann Lee"}},
		{"a line behind the text, in Turkish", "", `<h1 id=title>T</h1>` + long + `<p>Yazan: Ayşe Yılmaz</p>`, []string{"Ayşe Yılmaz"}},
		{"a line behind the text, in Japanese", "", `<h1 id=title>T</h1>` + long + `<p>著者：山田 太郎</p>`, []string{"山田 太郎"}},
		{"a word of a script without capitals", "", `<h1 id=title>T</h1>` + long + `<p>글 목록</p>`, nil},
		{"lines of a list behind the text", "", `<h1 id=title>T</h1>` + long + `<p>Written by Ann Lee</p><p>Written by Bo Lee</p>`, nil},
		{"who said what is quoted", "", `<h1 id=title>T</h1>` + long + `<blockquote><p>y</p><p>by Ann Lee</p></blockquote>`, nil},
		{"another than the system says", ld + `{"@type":"Article","author":{"@type":"Person","name":"Kate Smith"}}</script>`, `<h1 id=title>T</h1><p>By Ann Lee</p><p id=body>x`, []string{"Ann Lee"}},
		{"one that the page tells as well", ld + `{"@type":"Article","author":{"@type":"Person","name":"Kate Smith"}}</script>`, `<h1 id=title>T</h1><p>By Ann Lee</p><p id=body>x</p><p>Kate Smith</p>`, []string{"Kate Smith"}},
		{"a site that names itself in the tag, and the paper's writer beside the day", "<title>T | Tageblatt</title><meta name=author content=Tageblatt>", `<h1 id=title>T</h1><div>Ann Lee</div><time datetime="2024-03-05">5. März 2024</time><p id=body>x`, []string{"Ann Lee"}},
		{"a site among the names of a tag", `<title>T | Gazeta Lusa</title><meta name=author content="Gazeta Lusa, Inês Rocha">`, `<h1 id=title>T</h1><p id=body>x`, []string{"Inês Rocha"}},
		{"beside a day that is told as today", "", `<h1 id=title>T</h1><div><div>Ann Lee</div><div>Published: <time datetime="2024-03-05T10:00:00Z">today 10.00</time></div></div><p id=body>x`, []string{"Ann Lee"}},
		{"a link to the page of the writer, and a role", "", `<h1 id=title>T</h1><div><span><a href="/autor/alzbeta-hronkova-811">Alžběta Hronková</a></span><span>Komentátorka</span></div><div>7. 8. 2026 6:00</div><p id=body>x`, []string{"Alžběta Hronková"}},
		{"who took the picture below a day", "", `<h1 id=title>T</h1><div>5 March 2024</div><figure><img src=a.jpg><p>Bo Lee</p></figure><p id=body>x`, nil},
		{"words and pictures with a comma", "", `<h1 id=title>T</h1><div id=body><p>x</p><p>Bài, ảnh: Minh Khang</p></div>`, []string{"Minh Khang"}},
		{"words and pictures with a comma, in Polish", "", `<h1 id=title>T</h1><p>Tekst, zdjęcia: Anna Nowak</p><p id=body>x`, []string{"Anna Nowak"}},
		{"pictures alone", "", `<h1 id=title>T</h1><p id=body>x</p><p>Ảnh: Minh Khang</p>`, nil},
		{"words and pictures", "", `<h1 id=title>T</h1><p>Text und Fotos: Ann Lee</p><p id=body>x`, []string{"Ann Lee"}},
		{"pictures and words", "", `<h1 id=title>T</h1><p>Fotos und Text: Ann Lee</p><p id=body>x`, []string{"Ann Lee"}},
		{"an interview, in Romanian", "", `<h1 id=title>T</h1><p>Interviu de Ana Popescu</p><p id=body>x`, []string{"Ana Popescu"}},
		{"who asked, in Lithuanian", "", `<h1 id=title>T</h1><div id=body><p>x</p><footer><span>Kalbino Rasa Petraitė.</span></footer></div>`, []string{"Rasa Petraitė"}},
		{"who asked, in Polish", "", `<h1 id=title>T</h1><p>Rozmawiała Anna Nowak</p><p id=body>x`, []string{"Anna Nowak"}},
		{"who was asked, in Polish", "", `<h1 id=title>T</h1><p>Rozmawiała z Janem Nowakiem</p><p id=body>x`, nil},
		{"what a system calls a writer", "", `<h1 id=title>T</h1><dl><dd class=createdby>Ann Lee</dd></dl><p id=body>x`, []string{"Ann Lee"}},
		{"a name in Georgian", "", `<h1 id=title>T</h1><div>11 ივნისი 2026</div><div>ავტორი: ნინო გელაშვილი</div><p id=body>x`, []string{"ნინო გელაშვილი"}},
		{"a reporter in Chinese", "", `<h1 id=title>T</h1><div id=body><p>記者林怡君／花蓮報導</p><p>x</p></div>`, []string{"林怡君"}},
		{"a reporter and a correspondent", "", `<h1 id=title>T</h1><div id=body><p>x</p><p>（本报记者 陈晓峰 通讯员 李秀兰）</p></div>`, []string{"陈晓峰"}},
		{"a reporter in Korean", "<meta property=og:article:author content=한강일보>", `<h1 id=title>T</h1><div id=body><p>x</p><p>정선=박서연 기자 seoyeon@paper.example</p></div>`, []string{"박서연"}},
		{"a name behind the text that was cut", "", `<h1 id=title>T</h1><div id=body><p>x</p><p class=cut><b>Bùi Toàn</b></p></div>`, []string{"Bùi Toàn"}},
		{"a name above the title that was cut", "", `<div id=body><p class=cut><i>В. П. Соколова,</i></p><p class=cut>учитель истории</p><p id=title>T</p><p>x</p></div>`, []string{"В. П. Соколова"}},
		{"a rubric above the title that was cut", "", `<div id=body><div class=cut>Harbour Journal</div><p id=title>T</p><p>x</p></div>`, nil},
		{"a link behind the text that was cut", "", `<h1 id=title>T</h1><div id=body><p>x</p><p class=cut><a href=/a><b>Buy Now</b></a></p></div>`, nil},
		{"in capitals, with a short given name", "", `<h1 id=title>T</h1><ul><li class=byline>By TIM BOATMAN</li></ul><p id=body>x</p><p>By clicking you agree to our Terms &amp; Harbour Policy</p>`, []string{"TIM BOATMAN"}},
		{"an agency beside a name", "", `<h1 id=title>T</h1><p class=byline>Ann Lee, AFP NEWS</p><p id=body>x</p>`, []string{"Ann Lee"}},
		{"a feed beside a day", "", `<h1 id=title>T</h1><span>5 March 2024</span> <span><a href=/rss/town>RSS Feed</a></span><p id=body>x`, nil},
		{"a rubric beside a day, and who wrote it at the end", "", `<h1 id=title>T</h1><div id=body><span>Harbour Journal</span><br>5 March 2024<p>Some words of it.</p><p>More words of it.</p><p>Written by Ann Lee</p></div>`, []string{"Ann Lee"}},
		{"an address behind a name in a tag", "<meta name=author content='Ann Lee &lt;https://lee.example&gt;'>", `<h1 id=title>T</h1><p id=body>x`, []string{"Ann Lee"}},
		{"in another script", ld + `{"@type":"Article","author":{"@type":"Person","name":"新間"}}</script>`, `<h1 id=title>T</h1><p>By Ann Lee</p><p id=body>x`, []string{"新間"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<head>"+tt.head+"</head><body>"+tt.body)
			if got := metadatatest.Facts(p, sel).Authors; !slices.Equal(got, tt.want) {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
