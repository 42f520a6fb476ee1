package signature_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/article/articletest"
	"galley/article/metadata/metadatatest"
	"galley/page"
)

// TestDatedNames has pages that say who wrote when without any mark-up for it: as themes
// and hand-made pages do, one for each way of writing it.
func TestDatedNames(t *testing.T) {
	const text = "<p>What happened, and how, is told in a text that goes on for a while, and another while, until the news of the day, its reader and the last updated part of it are all gone.</p><p>A second paragraph of the same length says the rest of it, so that nobody can take it for a line that stands beside the title of it or before the text of it begins.</p>"
	tests := []struct {
		name, html string
		want       []string
	}{
		{"posted by, in elements", `<h1>T</h1><span>Posted by <a href="#">Ann Lee</a> on August 24, 2023</span>`, []string{"Ann Lee"}},
		{"posted by one word", `<h1>T</h1><div>Posted by Annlee on August 24, 2023</div>`, []string{"Annlee"}},
		{"two, joined by a word", `<h1>T</h1><p>Af <a href=/a>Ann Lee</a> og <a href=/b>Bo Lee</a> 5. okt. 2023</p>`, []string{"Ann Lee", "Bo Lee"}},
		{"two, joined by a word in a line", `<h1>T</h1><p>Posted by Ann Lee and Bo Lee on August 24, 2023</p>`, []string{"Ann Lee", "Bo Lee"}},
		{"three in a line, German", `<h1>T</h1><p>Von Ann Lee, Bo Roe und Cy Dean am 24. August 2023</p>`, []string{"Ann Lee", "Bo Roe", "Cy Dean"}},
		{"two with a comma, behind the date", `<h1>T</h1><p>Published on August 24, 2023 by Ann Lee, Bo Roe</p>`, []string{"Ann Lee", "Bo Roe"}},
		{"minutes to read, German", `<h1>T</h1><p><time datetime=2023-04-28>2023-04-28</time> · Ann Lee · <span>2 Min. Lesezeit</span></p>`, []string{"Ann Lee"}},
		{"behind a year", `<h1>T</h1><p>24 August 2023 Ann Lee</p>`, []string{"Ann Lee"}},
		{"before a colon and the date, Japanese", `<h1>T</h1><p>投稿者 まちこ : 2005年11月27日 22:40</p>`, []string{"まちこ"}},
		{"parted by wide blanks, Chinese", `<h1>T</h1><div>发布时间：2018-04-23 16:20　作者：林晓　来源：本馆　浏览次数：<span>362</span></div>`, []string{"林晓"}},
		{"with an address, over the day", `<h1>T</h1><b>Ann Lee</b> <a href="mailto:x@y.example">ann.l at y.example</a><br><i>Wed Apr 19 21:07:44 CEST 2006</i>`, []string{"Ann Lee"}},
		{"the name again in an address", `<h1>T</h1><b>Bert Lee</b> <a href="mailto:x@y.example">bert at y.example</a><br><i>Wed Apr 19 21:07:44 CEST 2006</i>`, []string{"Bert Lee"}},
		{"a day whose parts words join, Spanish", `<h1>T</h1><p>Lucía Ferrando | 9 de febrero de 2022</p>`, []string{"Lucía Ferrando"}},
		{"such a day in an element, Portuguese", `<h1>T</h1><p>Ana Sousa <span>23 de janeiro de 2024</span></p>`, []string{"Ana Sousa"}},
		{"a place before such a day", `<h1>T</h1><p>Buenos Aires, 9 de febrero de 2022</p>`, nil},
		{"a label, Tamil", `<h1>T</h1><p>எழுதியவர்: அருள்மேரி சேவியர், 30 ஜனவரி 2022</p>`, []string{"அருள்மேரி சேவியர்"}},
		{"a label, Kurdish", `<h1>T</h1><div>نووسەر: هاوڕێ حوسێنی</div><div>ڕێکەوت: 2016/10/06</div>`, []string{"هاوڕێ حوسێنی"}},
		{"written on a day, Persian", `<h1>T</h1><div><span>نوشته شده در ۲۵ تیر ۱۴۰۳</span></div>`, nil},
		{"written by somebody, Persian", `<h1>T</h1><div><span>نوشته شده توسط علی رضایی</span> <span>۲۵ تیر ۱۴۰۳</span></div>`, []string{"علی رضایی"}},
		{"minutes to read, Arabic", `<h1>T</h1><p><time datetime=2026-08-12>2026-08-12</time> <span>·</span> 2 دقيقة قراءة</p>`, nil},
		{"a name in small letters, linked", `<h1>T</h1><span>Posted by <a href="#">new mama</a> on November 16, 2019</span>`, []string{"new mama"}},
		{"small words, not linked", `<h1>T</h1><span>Posted by <b>the whole team</b> on November 16, 2019</span>`, nil},
		{"behind the date", `<h1>T</h1><div>Posted on January 1, 2023 by Ann Lee</div>`, []string{"Ann Lee"}},
		{"behind a date of numbers", `<h1>T</h1><div>Posted on 2023-01-01 by María de la Cruz</div>`, []string{"María de la Cruz"}},
		{"behind a date, German", `<h1>T</h1><div>Veröffentlicht am 1. März 2023 von Ann Beispiel</div>`, []string{"Ann Beispiel"}},
		{"behind a date, Japanese", `<h1>T</h1><div>2023年3月5日 by 東京新聞</div>`, []string{"東京新聞"}},
		{"behind a date and a dash, French", `<h1>T</h1><p>Publié le 16/10/2024 — Par María de la Cruz</p>`, []string{"María de la Cruz"}},
		{"behind a date and a hyphen", `<h1>T</h1><p>16/10/2024 - Von Ann Lee</p>`, []string{"Ann Lee"}},
		{"beside a date", `<h1>T</h1><p>2025-12-17 · Ann Lee</p>`, []string{"Ann Lee"}},
		{"before a date", `<h1>T</h1><p>Ann Lee 23.07.2025 · 6 min read</p>`, []string{"Ann Lee"}},
		{"beside a date and a topic", `<h1>T</h1><p>Dec 26, 2025 • Ann Lee in <a href="/topic/news">World News</a></p>`, []string{"Ann Lee"}},
		{"a line before that of the date", `<h1>T</h1><div>Ann Lee</div><div>Director &amp; founder</div><div>Updated on 23 Oct 2025</div>`, []string{"Ann Lee"}},
		{"behind a picture before the title", `<div><img src=a.jpg><div><b>Ann Lee</b></div></div><h1>T</h1><div>January 1, 2023</div>`, []string{"Ann Lee"}},
		{"no picture before the title", `<div>Harbour Journal</div><h1>T</h1><div>January 1, 2023</div>`, nil},
		{"a topic", `<h1>T</h1><p><a href="/category/x">Gardens Abroad</a> March 3, 2025</p>`, nil},
		{"words that are no names here", `<h1>T</h1><p>News Reader March 3, 2025</p>`, nil},
		{"a label", `<h1>T</h1><p>Zuletzt Geändert : 20 January 2025</p>`, nil},
		{"a weekday before the date, Czech", `<h1>T</h1><p>Jana Nováková, Pondělí 3. 3. 2025</p>`, []string{"Jana Nováková"}},
		{"a weekday and a month", `<h1>T</h1><p>Monday March 3, 2025</p>`, nil},
		{"capitals", `<h1>T</h1><div>NVIDIA GTC</div><div>March 3, 2025</div>`, nil},
		{"a heading beside a date", `<h1>T</h1><div>March 3, 2025</div><h2>Knife Block</h2>`, nil},
		{"who made the picture", `<h1>T</h1><div>Feb 4, 2025</div><p>Hero image by <a href=x>Ann Lee</a> and others</p>`, nil},
		{"words of the title", `<h1>Ann Lee wins</h1><p>March 3, 2025 Ann Lee</p>`, nil},
		{"a link to the page of the author", `<h1>T</h1><div>Article</div><div><a href="/authors/ann-lee">Ann Lee</a></div>`, []string{"Ann Lee"}},
		{"a link to the page of all authors", `<h1>T</h1><div><a href="/authors/">Staff Writers</a></div>`, nil},
		{"a link beside a word for by", `<h1>T</h1><div>By Ann Lee</div><div>Checked by <a href="/author/bo-lee">Bo Lee</a></div>`, []string{"Ann Lee"}},
		{"in a line of the title", `<h1>T<div>by Ann Lee on April 1, 2024</div></h1>`, []string{"Ann Lee"}},
		{"words of the title in a line of it", `<h1>Ann Lee wins<br>as told by Ann Lee</h1><p>March 3, 2025</p>`, nil},
		{"beside a date, without capitals", `<h1>T</h1><p>अनिल वर्मा, September 5, 2024</p>`, []string{"अनिल वर्मा"}},
		{"a place without capitals that the text speaks of", `<h1>T</h1><p>नई दिल्ली, September 5, 2024</p><p>वह नई दिल्ली में है</p>`, nil},
		{"a topic of one word without capitals", `<h1>T</h1><p>टेक्नोलॉजी, September 5, 2024</p>`, nil},
		{"a line beside one with a date, without capitals", `<h1>T</h1><p>ताज़ा खबर</p><p>September 5, 2024</p>`, nil},
		{"a topic in Japanese", `<h1>T</h1><p>国内 2024年9月5日</p>`, nil},
		{"an item beside that of the day", `<h1>T</h1><ul><li><i></i> Ann Lee</li><li><time datetime="2025-03-03">today</time></li></ul>`, []string{"Ann Lee"}},
		{"the first item of a list before a day", `<h1>T</h1><ul><li>Ann Lee</li><li>sent to the harbour</li></ul><p>March 3, 2025</p>`, []string{"Ann Lee"}},
		{"the second item of a list before a day", `<h1>T</h1><ul><li>sent to the harbour</li><li>Ann Lee</li></ul><p>March 3, 2025</p>`, nil},
		{"links before a day", `<h1>T</h1><ul><li><a href=/m>Middle East</a></li><li>and the world</li></ul><p>March 3, 2025</p>`, nil},
		{"an item beside one without a day", `<h1>T</h1><ul><li>Ann Lee</li><li>Bo Lee</li></ul><p>March 3, 2025</p>`, nil},
		{"a user, under the day", `<h1>T</h1><p>March 3, 2025</p><p>by annlee</p>`, []string{"annlee"}},
		{"a user, without a day", `<h1>T</h1><p>by annlee</p>`, nil},
		{"no date", `<h1>T</h1><p>Ann Lee</p>`, nil},
		{"a copyright is no date", `<h1>T</h1><p>Sylt, Germany | © 2010 Ann Lee</p>`, nil},
		{"in the text", `<h1>T</h1>` + text + `<p>Bo Lee</p><p>March 3, 2025</p><p>x</p><p>y</p>`, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<body><div>"+tt.html+"</div><main>"+text+"</main>")
			for i := range p.Nodes {
				if n := page.NodeID(i); p.Nodes[n].Tag == "h1" {
					sel.Title = n
				} else if p.Nodes[n].Tag == "main" {
					sel.Roots = []page.NodeID{n}
				}
			}
			if diff := cmp.Diff(tt.want, metadatatest.Facts(p, sel).Authors); diff != "" {
				t.Errorf("authors (-want +got):\n%s", diff)
			}
		})
	}
}
