package signature_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/extent"
	"galley/article/metadata/mention"
	"galley/article/metadata/metadatatest"
	"galley/article/metadata/signature"
	"galley/article/subtree"
)

// signatures is the reader of a page, with the lines of its text.
func signatures(t *testing.T, html string) *signature.Reader {
	p, sel := articletest.Parse(t, "<body>"+html)
	article := extent.New(p, sel, subtree.Parts(p, sel))
	return signature.Look(article, mention.On(article)).With(metadatatest.Lines(p, sel))
}

const (
	title = `<h1 id=title>T</h1>`
	body  = `<div id=body><p>Something was told for a while.</p><p>It ended.</p></div>`
)

// TestDated: names beside a day, behind a word for "by" and without one.
func TestDated(t *testing.T) {
	for _, tt := range []struct{ name, html, by, bare string }{
		{"behind the word", title + `<p>Posted by Ann Lee on 5 March 2024</p>` + body, "Ann Lee", ""},
		{"a sentence below the day that begins so", title + `<p>5 March 2024</p><p>Na Lastovu Nikola Frlan ostavlja vrata trgovine otključana, a kupci sami upisuju dug.</p>` + body, "", ""},
		{"a piece of the line", title + `<p>Ann Lee | 5 March 2024</p>` + body, "", "Ann Lee"},
		{"two lines before the day", title + `<p>Ann Lee</p><p>Harbour</p><p>5 March 2024</p>` + body, "", "Ann Lee"},
		{"three lines before the day", title + `<p>Ann Lee</p><p>Harbour</p><p>Town</p><p>5 March 2024</p>` + body, "", ""},
		{"two lines behind the day", title + `<p>5 March 2024</p><p>Harbour</p><p>Ann Lee</p>` + body, "", "Ann Lee"},
		{"in the title", `<h1 id=title>Ann Lee wins</h1><p>Ann Lee | 5 March 2024</p>` + body, "", ""},
		{"five words with capitals", title + `<p>Ann Bea Cy Dee Lee | 5 March 2024</p>` + body, "", ""},
		{"in capitals", title + `<p>ANN LEE | 5 March 2024</p>` + body, "", ""},
		{"words that are written small", title + `<p>Harbour News | 5 March 2024</p>` + body + `<p>all the news</p>`, "", ""},
		{"a topic", title + `<p><a href=/tag/x>Ann Lee</a> | 5 March 2024</p>` + body, "", ""},
		{"who writes, in Icelandic", title + `<p>Guðrún Jónsdóttir skrifar</p><p>12. maí 2026</p>` + body, "Guðrún Jónsdóttir", ""},
		{"with a paper", title + `<div>Budi Santoso - detikWarta</div><div>Selasa, 12 Mei 2026</div>` + body, "", "Budi Santoso"},
		{"with a place", title + `<div>Ann Lee, North Harbour</div><div>12 May 2026</div>` + body, "", "Ann Lee"},
		{"a path", title + `<div><a href=/a>North Sea</a> | <a href=/b>Harbours</a></div><div>12 May 2026</div>` + body, "", ""},
		{"with a place, far from a day", title + `<div>Ann Lee, North Harbour</div><div>x</div><div>12 May 2026</div>` + body, "", ""},
		{"with a sentence", title + `<div>Ann Lee - who has been there all of the time</div><div>12 May 2026</div>` + body, "", ""},
		{"beside other words", title + `<p>Ann Lee came here too late, 5 March 2024</p>` + body, "", ""},
		{"two names without the word", title + `<p>Ann Lee came Bo Roe, 5 March 2024</p>` + body, "", ""},
		{"one word behind the word, in the line of the day", title + `<p>by annlee, 5 March 2024</p>` + body, "", ""},
		{"one name behind the word, in the line of the day", title + `<p>by Annlee, 5 March 2024</p>` + body, "Annlee", ""},
		{"one word behind the word, below the day", title + `<p>5 March 2024</p><p>by annlee</p>` + body, "annlee", ""},
		{"one word behind the word, above the day", title + `<p>by annlee</p><p>5 March 2024</p>` + body, "annlee", ""},
		{"two words behind the word, below the day", title + `<p>5 March 2024</p><p>by the sea</p>` + body, "", ""},
		{"who is joined", title + `<p>5 March 2024 by <b>Ann Lee</b> <i>and</i> <b>Bo Roe</b></p>` + body, "Ann Lee|Bo Roe", ""},
		{"of a picture", title + `<p>5 March 2024</p><figure><p>Bo Roe</p></figure>` + body, "", ""},
		{"in a heading", title + `<h2>Ann Lee</h2><p>5 March 2024</p>` + body, "", ""},
		{"in a button", title + `<button>Ann Lee</button><p>5 March 2024</p>` + body, "", ""},
		{"before the title, below a picture", `<img src=a.jpg><p>Ann Lee</p>` + title + `<p>5 March 2024</p>` + body, "", "Ann Lee"},
		{"before the title, below a picture and a text", `<img src=a.jpg><p>Harbour</p><p>Ann Lee</p>` + title + `<p>5 March 2024</p>` + body, "", ""},
		{"behind two long lines", title + strings.Repeat("<p>"+strings.Repeat("x ", 90)+"</p>", 2) + `<p>Ann Lee | 5 March 2024</p>` + body, "", ""},
		{"behind one long line", title + "<p>" + strings.Repeat("x ", 90) + "</p>" + `<p>Ann Lee | 5 March 2024</p>` + body, "", "Ann Lee"},
		{"right behind the text", title + body + strings.Repeat("<p>x</p>", 0) + `<p>by Ann Lee, 5 March 2024</p>`, "Ann Lee", ""},
		{"in the last line of the text", title + `<div id=body>` + strings.Repeat("<p>Something was told.</p>", 9) + `<p>by Ann Lee, 5 March 2024</p></div>`, "Ann Lee", ""},
		{"behind more lines", title + `<div id=body>` + strings.Repeat("<p>Something was told.</p>", 9) + "</div>" + strings.Repeat("<p>on 5 March 2024</p>", 3) + `<p>by Ann Lee, 5 March 2024</p>`, "", ""},
		{"without capitals, three words", title + `<p>अनिल कुमार वर्मा, 5 March 2024</p>` + body, "", "अनिल कुमार वर्मा"},
		{"without capitals, four words", title + `<p>अनिल कुमार वर्मा सिंह, 5 March 2024</p>` + body, "", ""},
		{"without capitals and blanks", title + `<p>山田 太郎, 5 March 2024</p>` + body, "", ""},
		{"a link to the page of the person, and a role", title + `<p><a href=/people/ann-lee>Ann Lee</a> <i>komentátorka</i></p><p>5 March 2024</p>` + body, "", "Ann Lee"},
		{"a link to another page, and a role", title + `<p><a href=/people/x-y>Ann Lee</a> <i>komentátorka</i></p><p>5 March 2024</p>` + body, "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			by, bare := signatures(t, tt.html).Dated()
			if strings.Join(by, "|") != tt.by || strings.Join(bare, "|") != tt.bare {
				t.Errorf("by %q, bare %q, want %q and %q", by, bare, tt.by, tt.bare)
			}
		})
	}
}

// TestSigned: lines at the begin and the end of the text, and beside it.
func TestSigned(t *testing.T) {
	for _, tt := range []struct{ name, html, signed, reports string }{
		{"a name in Thai", `<div id=body><p>กานดา ศรีสุข</p><p>Something was told for a while.</p><p>It ended.</p></div>`, "กานดา ศรีสุข", ""},
		{"a label in Thai", `<div id=body><p>สรุปข่าว</p><p>Something was told for a while.</p><p>It ended.</p></div>`, "", ""},
		{"the last line", title + `<div id=body><p>It was told.</p><p>It ended.</p><p>Ann Lee</p></div>`, "Ann Lee", ""},
		{"two names", title + `<div id=body><p>It was told.</p><p>It ended.</p><p>Ann Lee and Bo Roe</p></div>`, "Ann Lee and Bo Roe", ""},
		{"a heading in bold letters above the last paragraph", title + `<div id=body><p>All of the harbour saw it.</p><p>So it was told.</p><p>It went on.</p><p><b>Harbour Feast</b></p><p>` + strings.Repeat("It was told for a while. ", 8) + `</p></div>`, "", ""},
		{"above a last paragraph", title + `<div id=body><p>It was told.</p><p>So it was told.</p><p>It went on.</p><p>Ann Lee</p><p>` + strings.Repeat("It was told for a while. ", 8) + `</p></div>`, "Ann Lee", ""},
		{"more words", title + `<div id=body><p>It was told.</p><p>It ended.</p><p>Ann Lee, who was there</p></div>`, "", ""},
		{"the end of a report, without capitals", title + `<div id=body><p>It was told for a while.</p><p>It ended.</p><p>انتهای پیام/</p></div>`, "", ""},
		{"the end of a report in words alone, behind the text", title + `<div id=body><p>حدث هذا في المدينة.</p><p>انتهى الأمر هناك.</p><p class=cut>انتهای پیام</p></div>`, "", ""},
		{"behind the text and a link", title + `<div id=body><p>It was told.</p><p class=cut><a href=/x>See the film</a></p><p class=cut>Ann Lee</p></div>`, "Ann Lee", ""},
		{"in Arabic, before points and a role", title + `<div id=body><p>حدث هذا في المدينة.</p><p>انتهى الأمر هناك.</p><p>*أحمد علي.. صحافي متدرب</p></div>`, "*أحمد علي.. صحافي متدرب", ""},
		{"in Arabic, before points and more words", title + `<div id=body><p>حدث هذا في المدينة.</p><p>انتهى الأمر هناك.</p><p>أحمد علي.. قصة نجاح في المدينة القديمة</p></div>`, "", ""},
		{"in Chinese", title + `<div id=body><p>二〇一七年开行。</p><p>这是最后一段。</p><p>张三丰</p></div>`, "张三丰", ""},
		{"in Chinese, printed with a blank", title + `<div id=body><p>二〇一七年开行。</p><p>这是最后一段。</p><p>王 伟</p></div>`, "王 伟", ""},
		{"in Chinese, two families", title + `<div id=body><p>二〇一七年开行。</p><p>这是最后一段。</p><p>歐陽修</p></div>`, "歐陽修", ""},
		{"in Chinese, from abroad", title + `<div id=body><p>二〇一七年开行。</p><p>这是最后一段。</p><p>约翰·史密斯</p></div>`, "约翰·史密斯", ""},
		{"in Chinese, an editor", title + `<div id=body><p>二〇一七年开行。</p><p>这是最后一段。</p><p>责任编辑 张三丰</p></div>`, "", ""},
		{"in Chinese, a label", title + `<div id=body><p>二〇一七年开行。</p><p>这是最后一段。</p><p>全文完</p></div>`, "", ""},
		{"in Chinese, a phrase that begins as a name", title + `<div id=body><p>二〇一七年开行。</p><p>这是最后一段。</p><p>王者归来</p></div>`, "", ""},
		{"in Chinese, labels before the text", title + `<div id=body><p>点击上方</p><p>蓝字</p><p>二〇一七年开行。</p><p>这是最后一段。</p></div>`, "", ""},
		{"in Chinese, before the text", title + `<div id=body><p>张三丰</p><p>二〇一七年开行。</p><p>这是最后一段。</p></div>`, "张三丰", ""},
		{"in Japanese", title + `<div id=body><p>話された。</p><p>それで終わった。</p><p>鬼塚 太郎</p></div>`, "鬼塚 太郎", ""},
		{"an item", title + `<div id=body><p>It was told.</p><p>It ended.</p><ul><li>Ann Lee</li></ul></div>`, "", ""},
		{"in brackets", title + `<div id=body><p>It was told.</p><p>It ended.</p><p>Ann Lee (Paris)</p></div>`, "", ""},
		{"behind the text, a paragraph", title + `<div><div id=body><p>It was told.</p><p class=cut>Ann Lee</p></div></div>`, "Ann Lee", ""},
		{"behind the text, no paragraph", title + `<div><div id=body><p>It was told.</p><div class=cut>Ann Lee</div></div></div>`, "", ""},
		{"behind the text, in another element", title + body + `<div><p>Ann Lee</p></div>`, "", ""},
		{"behind the text, second", title + `<div id=body><p>It was told.</p><p class=cut>More</p><p class=cut>Ann Lee</p></div>`, "", ""},
		{"behind the text, one word", title + `<div id=body><p>It was told.</p><p class=cut>Annlee</p></div>`, "", ""},
		{"behind the text, written small elsewhere", title + `<div id=body><p>All the news.</p><p class=cut>Harbour News</p></div>`, "", ""},
		{"above a typed title", `<div id=body><p class=cut>Ann Lee</p><p id=title>T</p><p>x</p></div>`, "Ann Lee", ""},
		{"above a heading", `<div id=body><p class=cut>Ann Lee</p><h1 id=title>T</h1><p>x</p></div>`, "", ""},
		{"above a typed title, and more words", `<div id=body><p class=cut>Of harbours and towns</p><p id=title>T</p><p>x</p></div>`, "", ""},
		{"above a typed title, twice", `<div id=body><p class=cut>Ann Lee</p><p class=cut>Bo Roe</p><p id=title>T</p><p>x</p></div>`, "Ann Lee", ""},

		{"a reporter, in the first lines", title + `<div id=body><p>記者林怡君／花蓮報導</p>` + strings.Repeat("<p>x</p>", 9) + `</div>`, "", "林怡君"},
		{"a reporter, in the last lines", title + `<div id=body>` + strings.Repeat("<p>x</p>", 9) + `<p>記者林怡君／花蓮報導</p></div>`, "", "林怡君"},
		{"a reporter, in the midst", title + `<div id=body>` + strings.Repeat("<p>x</p>", 150) + `<p>記者林怡君／花蓮報導</p>` + strings.Repeat("<p>x</p>", 9) + `</div>`, "", ""},
		{"a reporter, above the text", title + `<p>記者林怡君／花蓮報導</p>` + body, "", "林怡君"},
		{"a reporter, behind the text", title + body + `<p>記者林怡君／花蓮報導</p>`, "", "林怡君"},
		{"a reporter above the text, and another behind", title + `<p>記者林怡君／花蓮報導</p><div id=body>` + strings.Repeat("<p>x</p>", 150) + `</div><p>記者王小明／花蓮報導</p>`, "", "林怡君"},
		{"a reporter, behind a day in the line", title + `<p><i>입력 2026.05.12.</i> <b>김서연 기자</b></p>` + body, "", "김서연"},
		{"a reporter twice", title + `<div id=body><p>記者林怡君／花蓮報導</p><p>記者林怡君／花蓮報導</p></div>`, "", "林怡君"},
		{"a reporter in Japanese, in brackets", title + `<div id=body><p>それは話された。</p><p>x</p><p>（高橋由美記者）</p></div>`, "", "高橋由美"},
		{"a paper's reporter in Japanese", title + `<div id=body><p>それは話された。</p><p>x</p><p>（朝日新聞記者）</p></div>`, "", ""},
		{"a paper's reporter in Chinese", title + `<div id=body><p>二〇一七年开行。</p><p>x</p><p>（中國時報記者）</p></div>`, "", ""},
		{"two reporters", title + `<div id=body><p>（本报记者 陈晓峰、李秀兰）</p><p>x</p></div>`, "", "陈晓峰|李秀兰"},
		{"a sentence with a reporter", title + `<div id=body><p>記者林怡君在花蓮的時候看到了很多人</p><p>x</p></div>`, "", ""},
		{"a long line with a reporter", title + `<div id=body><p>記者林怡君／` + strings.Repeat("花蓮報導", 20) + `</p><p>x</p></div>`, "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := signatures(t, tt.html)
			if got, reports := strings.Join(r.Signed, "|"), strings.Join(r.Reports, "|"); got != tt.signed || reports != tt.reports {
				t.Errorf("signed %q, reported %q, want %q and %q", got, reports, tt.signed, tt.reports)
			}
		})
	}
}

// TestBoxedAndSole: the box about the author, and whom the page names anywhere.
func TestBoxedAndSole(t *testing.T) {
	const told = `<p>Ann Lee is a writer of books about harbours and the ships in them.</p>`
	for _, tt := range []struct{ name, html, boxed, sole string }{
		{"a line of its own above as well", title + `<p>Ann Lee</p>` + body + `<img src=a.jpg><p>Ann Lee</p>`, "Ann Lee", ""},
		{"in a heading above", title + `<h2>Ann Lee</h2>` + body + `<img src=a.jpg><p>Ann Lee</p>`, "", ""},
		{"in the title above", `<h1 id=title>Of Ann Lee</h1><p>Ann Lee</p>` + body + `<img src=a.jpg><p>Ann Lee</p>`, "", ""},
		{"told of far behind", title + body + `<img src=a.jpg><p>Ann Lee</p><p>a</p><p>b</p>` + told, "", ""},
		{"told of in a short line", title + body + `<img src=a.jpg><p>Ann Lee</p><p>Ann Lee sails</p>`, "", ""},
		{"a picture far before", title + body + `<img src=a.jpg>` + strings.Repeat("<i></i>", 9) + `<p>Ann Lee</p>` + told, "", ""},
		{"one word", title + body + `<img src=a.jpg><p>Annlee</p><p>Annlee is a writer of books about harbours and the ships in them.</p>`, "", ""},
		{"a portrait far before", title + body + `<img src=a.jpg class=author>` + strings.Repeat("<i></i>", 9) + `<p>Ann Lee</p>`, "Ann Lee", ""},
		{"called the author's in another way", title + body + `<img src=a.jpg class=author alt="a picture"><p>told by a picture</p>`, "", ""},

		{"behind the word", title + body + `<p>Written by Ann Lee</p>`, "", "Ann Lee"},
		{"behind a label", title + body + `<p>Written by</p><p>Ann Lee</p>`, "", "Ann Lee"},
		{"twice", title + body + `<p>Written by Ann Lee</p><p>By Ann Lee</p>`, "", "Ann Lee"},
		{"four times", title + body + strings.Repeat(`<p>Written by Ann Lee</p>`, 4), "", ""},
		{"two people", title + body + `<p>Written by Ann Lee</p><p>By Bo Roe</p>`, "", ""},
		{"in the footer of the page", title + body + `<footer><p>Written by Ann Lee</p></footer>`, "", ""},
		{"of a table", title + body + `<table><tr><td>Written by Ann Lee</table>`, "", ""},
		{"a word", title + body + `<p>Written by annlee</p>`, "", ""},
		{"words that are written small", title + body + `<p>By Harbour News</p><p>all the news</p>`, "", ""},
		{"without capitals, behind a colon", title + body + `<p>著者：山田 太郎</p>`, "", "山田 太郎"},
		{"without capitals, behind a blank", title + body + `<p>文 山田 太郎</p>`, "", ""},
		{"a given name that is such a word", title + body + `<p>Per Andersson</p>`, "", ""},
		{"in a longer line", title + body + `<p>Written by Ann Lee ` + strings.Repeat("x ", 90) + `</p>`, "", ""},
		{"behind other words", title + body + `<p>This was written by Ann Lee</p>`, "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := signatures(t, tt.html)
			if got, sole := strings.Join(r.Boxed(), "|"), strings.Join(r.Sole(), "|"); got != tt.boxed || sole != tt.sole {
				t.Errorf("boxed %q, sole %q, want %q and %q", got, sole, tt.boxed, tt.sole)
			}
		})
	}
}

// TestSources: whose text it is, as lines around it and at its end say.
func TestSources(t *testing.T) {
	text := func(last string) string {
		return title + `<div id=body><p>Something was told for a while.</p><p>It ended.</p><p>It was long.</p>` + last + `</div>`
	}
	for _, tt := range []struct{ name, html, want string }{
		{"above the text", title + `<p>Source: Harbour Agency | 5 March 2024</p>` + body, "Harbour Agency"},
		{"above the text, in Chinese", title + `<p>2018-04-23 16:20　来源：新华社　浏览次数：362</p>` + body, "新华社"},
		{"the last line", text(`<p>Quelle: dpa</p>`), "dpa"},
		{"two agencies", text(`<p>Источник: ТАСС / Интерфакс</p>`), "ТАСС|Интерфакс"},
		{"behind who wrote", text(`<p>Source : Ann Lee/L'Essor</p>`), "L'Essor"},
		{"behind the text", title + body + `<p>Kaynak: Liman Ajansı</p>`, "Liman Ajansı"},
		{"within the text", title + `<div id=body><p>It was told.</p><p>Source: Harbour Bank</p>` + strings.Repeat("<p>x</p>", 4) + `</div>`, ""},
		{"of a picture", title + `<figure><img src=a.jpg><p>Source: Getty</p></figure>` + body, ""},
		{"what the page calls a source", title + `<div><span>5 March 2024</span> <a class=source href=/p>Harbour Press</a></div>` + body, "Harbour Press"},
		{"a label that the page calls so", title + `<div><span class=source-label>Source</span></div>` + body, ""},
		{"between strokes at the end", text(`<p>/harbour/</p>`), "harbour"},
		{"an acronym in brackets at the end", text(`<p>(HPA)</p>`), "HPA"},
		{"a word in brackets at the end", text(`<p>(laughs)</p>`), ""},
		{"what was read", text(`<p>Sources: Harbour Bank</p>`), ""},
		{"a sentence", text(`<p>Source: the harbour was told so by those who were there</p>`), ""},
		{"an address", text(`<p>Source: https://x.example/a</p>`), ""},
		{"words before it", text(`<p>It has one source: Harbour Agency</p>`), ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<body>"+tt.html)
			if got := strings.Join(signatures(t, tt.html).Sources(metadatatest.Lines(p, sel)), "|"); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
