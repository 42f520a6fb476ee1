package datelines

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropAbove: which lines above the title are no text.
func TestDropAbove(t *testing.T) {
	const title = "<h1>" + bodytest.LongText + "</h1>"
	const more = "<p>The text.</p>"
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"a path and a rubric", `<div id=body><div><a href=/>Home</a> / <a href=/a>News</a></div><div>Harbour Journal</div>` + title + more, []float64{0, 0, 1, 1}},
		{"prose", `<div id=body><div>News</div><p>` + bodytest.LongText + `</p>` + title + more, []float64{1, 1, 1, 1}},
		{"a path that ends with the title", `<div id=body><div><a href=/>Home</a> / ` + bodytest.LongText + `</div>` + title + more, []float64{0, 1, 1}},
		{"prose above a title that is named as the page is", `<title>` + bodytest.LongText + ` - Journal</title><div id=body><p>` + bodytest.LongText + `</p>` + title + more, []float64{0, 1, 1}},
		{"prose above that title and outside of the body", `<title>` + bodytest.LongText + ` - Journal</title><p>` + bodytest.LongText + `</p>` + title + `<div id=body>` + more, []float64{0, 1, 1}},
		{"prose above another title and outside of the body", `<p>` + bodytest.LongText + `</p>` + title + `<div id=body>` + more, []float64{1, 1, 1}},
		{"a day and a name between title and body", title + `<p>5 March 2024, by Ann Lee</p><p>A harbour for all</p><div id=body>` + more, []float64{1, 0, 1, 1}},
		{"names between title and body", title + `<p>Testo e fotografie di Chiara Lo Presti</p><div id=body>` + more, []float64{1, 0, 1}},
		{"a line with a word for by between title and body", title + `<p>By the sea and back again</p><div id=body>` + more, []float64{1, 1, 1}},
		{"a sentence with a day between title and body", title + `<p>All ships of the town came back to the harbour on March 5, 2024, late.</p><div id=body>` + more, []float64{1, 1, 1}},
		{"the site between title and body", `<title>The mill - Harbour Wiki</title>` + title + `<p>Aus dem Harbour Wiki</p><div id=body>` + more, []float64{1, 0, 1}},
		{"a second part of the title between title and body", `<title>The mill - Oil and water</title>` + title + `<p>Oil and water</p><div id=body>` + more, []float64{1, 1, 1}},
		{"a title behind the body", `<title>` + bodytest.LongText + `</title><div id=body>` + more + `</div>` + title, []float64{1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.source)
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			a, b := x.Span(body)
			if DropAbove(view.New(x.Scores(post), x), x.Page.First(0, "h1"), post, a, b); !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}

// TestDropDatelines: which lines above the text are no text.
func TestDropDatelines(t *testing.T) {
	const text = `<p>` + bodytest.LongText + `</p>`
	const said = `<script type="application/ld+json">{"@type":"NewsArticle","headline":"A harbour","author":[{"@type":"Person","name":"Ann Lee"},{"@type":"Person","name":"山田花子"}]}</script>`
	tests := []struct {
		name, source string
		want         []float64
	}{
		{"an author whom linked data name", said + `<p>Text: Ann Lee · Charts: Bo Ek</p>` + text, []float64{0, 1}},
		{"such a name without blanks", said + `<p>聞き手・山田花子</p>` + text, []float64{0, 1}},
		{"such an author behind the text", said + text + text + `<p>Report: Ann Lee</p>`, []float64{1, 1, 0}},
		{"a sentence about such an author", said + `<p>We asked Ann Lee.</p>` + text, []float64{1, 1}},
		{"such a name in the text", said + text + text + `<p>Report: Ann Lee</p>` + text, []float64{1, 1, 1, 1}},
		{"a name that nobody says", `<p>Text: Ann Lee · Charts: Bo Ek</p>` + text, []float64{1, 1}},
		{"name and day", `<p>Written by Ann Lee on March 5, 2024</p>` + text, []float64{0, 1}},
		{"how often it was read, behind the day", `<div>5 March 2024</div><div><i></i> 1 204</div>` + text, []float64{0, 0, 1}},
		{"a number as a heading", `<div>5 March 2024</div><h2>12</h2>` + text, []float64{0, 1, 1}},
		{"a number before the text", `<div>12</div>` + text, []float64{1, 1}},
		{"day and section", `<p>5 March 2024 in News</p>` + text, []float64{0, 1}},
		{"a day", `<div>2024-03-05</div>` + text, []float64{0, 1}},
		{"behind a standfirst", `<p>A harbour for all</p><p>Ann Lee | 5 March 2024</p>` + text, []float64{1, 0, 1}},
		{"day and section in a script without blanks", `<div>公開日: 2024-03-05 ・ 分類: 港の暮らし / 船</div>` + text, []float64{0, 1}},
		{"a sentence in such a script", `<div>2024-03-05 に町の船は皆遅くなってから港に戻って来たと船長が話した</div>` + text, []float64{1, 1}},
		{"a name and a day in lines", `<div>Por <b>Ana Lira</b> — Correio do Oeste, de Três Rios<br>02/09/2023 06h00 <span>Atualizado há 2 anos</span></div>` + text, []float64{0, 1}},
		{"a sentence and a day in lines", `<div>By the sea it rained for all of that day, and long after.<br>5 March 2024</div>` + text, []float64{1, 1}},
		{"lines without a day", `<div>By Ann Lee<br>in the harbour</div>` + text, []float64{1, 1}},
		{"a sentence", `<p>All ships of the town came back to the harbour on March 5, 2024, late.</p>` + text, []float64{1, 1}},
		{"behind the first paragraph", text + `<p>Ann Lee, 5 March 2024</p>`, []float64{1, 1}},
		{"behind a long standfirst", text + `<p>Ann Lee, 5 March 2024</p><div>Share</div>` + text, []float64{1, 0, 1, 1}},
		{"names behind a standfirst", text + `<p>Von Jana Krüger und Tom Weiß</p>` + text, []float64{1, 0, 1}},
		{"names in a sentence", `<p>By Ann Lee it was said to be so</p>` + text, []float64{1, 1}},
		{"a name without a word before it", `<p>Ann Lee</p>` + text, []float64{1, 1}},
		{"a word for by and another", `<p>By design</p>` + text, []float64{1, 1}},
		{"names behind the text", text + text + `<p>By Ann Lee</p>`, []float64{1, 1, 1}},
		{"before a list and the text", text + `<p>Ann Lee, 5 March 2024</p><h2>In short</h2><ul><li>One</li><li>Two</li><li>Three</li><li>Four</li></ul><div>Share</div><div>21:14</div><div>Late</div>` + text, []float64{1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
		{"behind two paragraphs", text + text + `<p>Ann Lee, 5 March 2024</p>` + text, []float64{1, 1, 1, 1}},
		{"in letters of three bytes", `<div>By లక్ష్మీ ప్రసన్న | Published: May 16, 2026 1:00 PM IST</div>` + text, []float64{0, 1}},
		{"a link to the author", `<p><b>By <a href="/people/ann">Ann Lee</a></b></p>` + text, []float64{0, 1}},
		{"a link to the author in another language", `<p>Автор: <a href="../ann.html">Анна Ли</a></p>` + text, []float64{0, 1}},
		{"a link to words", `<p>See <a href="/harbour">how ships land</a></p>` + text, []float64{1, 1}},
		{"a link to another site", `<p>By <a href="https://example.org/ann">Ann Lee</a></p>` + text, []float64{1, 1}},
		{"a line that goes on", `<p>By <a href="/people/ann">Ann Lee</a> in town</p>` + text, []float64{1, 1}},
		{"a link behind the first paragraph", text + `<p>Format: <a href="/open">Open Textbook</a></p>` + text, []float64{1, 1, 1}},
		{"facts with dots between them", `<p>5 March 2024 · Agra, Uttar Pradesh · News · 1 minute to read · Ann Lee of the town</p>` + text, []float64{0, 1}},
		{"in Hindi", `<p>11 अगस्त 2026 · आगरा, उत्तर प्रदेश · कार्यक्रम · 1 मिनट पढ़ने का समय · संतोष सिकरवार</p>` + text, []float64{0, 1}},
		{"rubrics with a day, in capitals", `<p>ZDRAVOTNICTVÍ | PRAKTICKÉ INFORMACE | 28. ČERVENCE 2026</p>` + text, []float64{0, 1}},
		{"parts without a day", `<p>Ships · Harbours and what lies there · Tides of the coast · Lamps</p>` + text, []float64{1, 1}},
		{"a sentence with dots", `<p>5 March 2024 · All ships of the town came back to the harbour late · Ann Lee</p>` + text, []float64{1, 1}},
		{"facts behind the first paragraph", text + `<p>5 March 2024 · Agra, Uttar Pradesh · News · 1 minute to read · Ann Lee of the town</p>`, []float64{1, 1}},
		{"a heading", `<h2>March 5, 2024</h2>` + text, []float64{1, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			Drop(view.NewBody(view.New(x.Scores(post), x), x.Page.Body(), post, 0))
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
