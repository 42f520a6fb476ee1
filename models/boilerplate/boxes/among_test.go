package boxes_test

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/boxes"
	"galley/models/boilerplate/tables"
	"galley/models/boilerplate/view"
)

// TestAmong: lists, tables, code, formulas and headings between paragraphs that are surely text are
// text as well, by posteriors given by hand.
func TestAmong(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	const table = `<table><tr><th>Year<th>Cost<tr><td>2019<td>12<tr><td>2021<td>14</table>`
	n := func(value float64) []float64 { return []float64{1, value, value, 1} }
	tests := []struct {
		name, source string
		post, want   []float64
	}{
		{"a list", p + "<ul><li>one thing<li>another</ul>" + p, n(0.1), n(0.5)},
		{"between bare words", bodytest.LongText + "<br><br><ul><li>one thing<li>another</ul>" + bodytest.LongText, n(0.1), n(0.5)},
		{"behind bare words", bodytest.LongText + "<br><br><ul><li>one thing<li>another</ul>", []float64{1, 0.1, 0.1}, []float64{1, 0.1, 0.1}},
		{"in a box", p + "<div><ul><li>one thing<li>another</ul></div>" + p, n(0.1), n(0.5)},
		{"a list of links", p + "<ul><li><a href=/a>one thing</a><li><a href=/b>another</a></ul>" + p, n(0.1), n(0.1)},
		{"a formula", p + "<math display=block><mi>y</mi><mo>=</mo><mn>7</mn></math>" + p, []float64{1, 0.1, 1}, []float64{1, 0.5, 1}},
		{"a formula in a box", p + "<div><p><math display=block><mi>y</mi></math></p></div>" + p, []float64{1, 0.1, 1}, []float64{1, 0.5, 1}},
		{"a formula at the end", p + p + "<math display=block><mi>y</mi></math>", []float64{1, 1, 0.1}, []float64{1, 1, 0.1}},
		{"at the end", p + p + "<ul><li>one thing<li>another</ul>", []float64{1, 1, 0.1, 0.1}, []float64{1, 1, 0.1, 0.1}},
		{"a list that ends the text", p + p + p + "<ul><li>It ran for eleven months.<li>It lost a few packets.</ul>", []float64{1, 1, 1, 0.3, 0.2}, []float64{1, 1, 1, 0.5, 0.5}},
		{"such that is surely something else", p + p + p + "<ul><li>It ran for eleven months.<li>It lost a few packets.</ul>", []float64{1, 1, 1, 0.1, 0.1}, []float64{1, 1, 1, 0.1, 0.1}},
		{"such with a link", p + p + p + "<ul><li>It ran for <a href=/m>eleven months</a>.<li>It lost a few packets.</ul>", []float64{1, 1, 1, 0.3, 0.3}, []float64{1, 1, 1, 0.3, 0.3}},
		{"such of labels", p + p + p + "<ul><li>Boats<li>North Sea</ul>", []float64{1, 1, 1, 0.3, 0.3}, []float64{1, 1, 1, 0.3, 0.3}},
		{"heads in bold", p + "<section><b>The bones</b></section>" + p + "<section><b>The cloth</b></section>" + p, []float64{1, 0.1, 1, 0.1, 1}, []float64{1, 0.5, 1, 0.5, 1}},
		{"heads of two lines", p + "<div><div><b>01</b></div><div><b>The bones</b></div></div>" + p + "<div><div><b>02</b></div><div><b>The cloth</b></div></div>" + p, []float64{1, 0.1, 0.1, 1, 0.1, 0.1, 1}, []float64{1, 0.5, 0.5, 1, 0.5, 0.5, 1}},
		{"one such", p + "<section><b>The bones</b></section>" + p, []float64{1, 0.1, 1}, []float64{1, 0.1, 1}},
		{"the same twice", p + "<div><b>Our shop</b></div>" + p + "<div><b>Our shop</b></div>" + p, []float64{1, 0.1, 1, 0.1, 1}, []float64{1, 0.1, 1, 0.1, 1}},
		{"such with links", p + "<div><b><a href=/a>The bones</a></b></div>" + p + "<div><b><a href=/b>The cloth</a></b></div>" + p, []float64{1, 0.1, 1, 0.1, 1}, []float64{1, 0.1, 1, 0.1, 1}},
		{"such that are not in bold", p + "<div>The bones</div>" + p + "<div>The cloth</div>" + p, []float64{1, 0.1, 1, 0.1, 1}, []float64{1, 0.1, 1, 0.1, 1}},
		{"at the end, behind a colon", p + "<p>Ask the keeper at:</p><ul><li>one thing<li>another</ul>", []float64{1, 0.9, 0.1, 0.1}, []float64{1, 0.9, 0.5, 0.5}},
		{"behind a wide colon", p + "<p>要问：</p><ul><li>one thing<li>another</ul>", []float64{1, 0.9, 0.1, 0.1}, []float64{1, 0.9, 0.5, 0.5}},
		{"links behind a colon", p + "<p>Read more:</p><ul><li><a href=/a>one thing</a><li><a href=/b>another</a></ul>", []float64{1, 0.9, 0.1, 0.1}, []float64{1, 0.9, 0.1, 0.1}},
		{"behind a colon that is cut", p + "<p>Follow us at:</p><ul><li>one thing<li>another</ul>", []float64{1, 0.1, 0.1, 0.1}, []float64{1, 0.1, 0.1, 0.1}},
		{"behind a colon in a box of its own", "<div>" + p + "<p>Ask the keeper at:</p></div><ul><li>one thing<li>another</ul>", []float64{1, 0.9, 0.1, 0.1}, []float64{1, 0.9, 0.1, 0.1}},
		{"in another box than the text", "<div>" + p + "</div><ul><li>one thing<li>another</ul><div>" + p + "</div>", n(0.1), n(0.1)},
		{"a quotation", p + "<blockquote><p>He saw it.</p>As told in <cite><a href=https://x.example/>The Book</a></cite></blockquote>" + p, n(0.1), n(0.5)},
		{"the text ends less surely", p + "<ul><li>one thing<li>another</ul>" + p, []float64{1, 0.1, 0.1, 0.5}, []float64{1, 0.5, 0.5, 0.5}},
		{"the text ends with a short sentence", p + "<ul><li>one thing<li>another</ul><p>He left.</p><p>He left at noon.</p>", []float64{1, 0.1, 0.1, 0.1, 0.6}, []float64{1, 0.5, 0.5, 0.1, 0.6}},
		{"a short sentence that is cut", p + "<ul><li>one thing<li>another</ul><p>He left at noon.</p>", []float64{1, 0.1, 0.1, 0.1}, []float64{1, 0.1, 0.1, 0.1}},
		{"a short line that is no sentence", p + "<ul><li>one thing<li>another</ul><p>More about boats</p>", []float64{1, 0.1, 0.1, 0.6}, []float64{1, 0.1, 0.1, 0.6}},
		{"between what may be text", p + "<ul><li>one thing<li>another</ul>" + p, []float64{0.7, 0.1, 0.1, 0.7}, []float64{0.7, 0.1, 0.1, 0.7}},
		{"headings of one list", p + "<h3>Things</h3><ul><li>another</ul>" + p, n(0.1), n(0.5)},
		{"a heading of what is cut", p + "<h3>Things</h3><div>another</div>" + p, n(0.1), n(0.1)},
		{"a list below a heading that is kept, at the end", p + "<h3>Prices</h3><ul><li>one thing<li>another</ul>", []float64{1, 0.9, 0.1, 0.1}, []float64{1, 0.9, 0.5, 0.5}},
		{"likewise where the heading has a box", p + "<div><h3>Prices</h3></div><ul><li>one thing<li>another</ul>", []float64{1, 0.9, 0.1, 0.1}, []float64{1, 0.9, 0.5, 0.5}},
		{"a list below a heading that is cut", p + "<h3>Prices</h3><ul><li>one thing<li>another</ul>", []float64{1, 0.1, 0.1, 0.1}, []float64{1, 0.1, 0.1, 0.1}},
		{"a list below a heading that leads elsewhere", p + "<h3><a href=/jo>Jo</a></h3><ul><li>one thing<li>another</ul>", []float64{1, 0.9, 0.1, 0.1}, []float64{1, 0.9, 0.1, 0.1}},
		{"a list below a heading, in a box of its own", p + "<h3>Prices</h3><div><ul><li>one thing<li>another</ul></div>", []float64{1, 0.9, 0.1, 0.1}, []float64{1, 0.9, 0.1, 0.1}},
		{"links below a heading", p + "<h3>More</h3><ul><li>one <a href=/a>thing</a><li>another</ul>", []float64{1, 0.9, 0.1, 0.1}, []float64{1, 0.9, 0.1, 0.1}},
		{"a box of which some is kept", p + "<div><h3>Facts</h3><p>" + bodytest.LongText + "</p></div>" + p, []float64{1, 0.3, 0.6, 1}, []float64{1, 0.5, 0.6, 1}},
		{"a box that is surely none in part", p + "<div><b>Offer</b><p>" + bodytest.LongText + "</p></div>" + p, []float64{1, 0.02, 0.6, 1}, []float64{1, 0.02, 0.6, 1}},
		{"a box with a field", p + "<div><h3>Facts</h3><p>" + bodytest.LongText + "</p><input></div>" + p, []float64{1, 0.3, 0.6, 1}, []float64{1, 0.3, 0.6, 1}},
		{"a box with a picture", p + "<div><p>Facts</p><p>" + bodytest.LongText + "</p><img src=a.png></div>" + p, []float64{1, 0.3, 0.6, 1}, []float64{1, 0.3, 0.6, 1}},
		{"a box with a link", p + "<div><p>Facts</p><p>" + bodytest.LongText + "<a>more</a></p></div>" + p, []float64{1, 0.3, 0.6, 1}, []float64{1, 0.3, 0.6, 1}},
		{"a box of a label and a sentence", p + "<div><b>Tip</b><p>" + bodytest.LongText + "</p></div>" + p, []float64{1, 0.2, 0.2, 1}, []float64{1, 0.5, 0.5, 1}},
		{"such behind the last of three paragraphs, before other lines", p + p + p + "<aside><b>Tip</b><p>" + bodytest.LongText + "</p></aside><p><a href=/x>Back</a></p>", []float64{1, 1, 1, 0.2, 0.2, 0.1}, []float64{1, 1, 1, 0.5, 0.5, 0.1}},
		{"such at the end", p + p + p + "<aside><b>Tip</b><p>" + bodytest.LongText + "</p></aside>", []float64{1, 1, 1, 0.2, 0.2}, []float64{1, 1, 1, 0.2, 0.2}},
		{"an article of a label and a sentence", p + "<article><b>Tip</b><p>" + bodytest.LongText + "</p></article>" + p, []float64{1, 0.2, 0.2, 1}, []float64{1, 0.5, 0.5, 1}},
		{"an article that leads elsewhere", p + "<article><b>Tip</b><p>" + bodytest.LongText + "<a href=/x>More</a></p></article>" + p, []float64{1, 0.2, 0.2, 1}, []float64{1, 0.2, 0.2, 1}},
		{"a box of a long label", p + "<div><b>Join the many who read us</b><p>" + bodytest.LongText + "</p></div>" + p, []float64{1, 0.2, 0.2, 1}, []float64{1, 0.2, 0.2, 1}},
		{"a box of a sign and a sentence", p + "<div><div>💡</div><div>Never stand below it.</div></div>" + p, []float64{1, 0.1, 0.14, 1}, []float64{1, 0.5, 0.5, 1}},
		{"a label and a short sentence", p + "<div><div>Tip</div><div>Never stand below it.</div></div>" + p, []float64{1, 0.1, 0.14, 1}, []float64{1, 0.1, 0.14, 1}},
		{"a sign and what ends no sentence", p + "<div><div>💡</div><div>Tips from our readers</div></div>" + p, []float64{1, 0.1, 0.14, 1}, []float64{1, 0.1, 0.14, 1}},
		{"a sign and two words", p + "<div><div>💡</div><div>Join us.</div></div>" + p, []float64{1, 0.1, 0.14, 1}, []float64{1, 0.1, 0.14, 1}},
		{"a sign and a link", p + "<div><div>💡</div><div>Never stand <a href=/x>below it</a>.</div></div>" + p, []float64{1, 0.1, 0.14, 1}, []float64{1, 0.1, 0.14, 1}},
		{"a sign and what is surely none", p + "<div><div>💡</div><div>Never stand below it.</div></div>" + p, []float64{1, 0.1, 0.03, 1}, []float64{1, 0.1, 0.03, 1}},
		{"a box of facts", p + "<aside><h3>Facts</h3><ul><li>It was built in the year of 1887<li>It is 31 metres high and white</ul></aside>" + p, []float64{1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.5, 0.5, 0.5, 1}},
		{"a box of facts at the end", p + p + p + "<aside><h3>Facts</h3><ul><li>It was built in the year of 1887<li>It is 31 metres high and white</ul></aside>", []float64{1, 1, 1, 0.1, 0.1, 0.1}, []float64{1, 1, 1, 0.5, 0.5, 0.5}},
		{"a list of links in a box", p + "<aside><h3>More</h3><ul><li><a href=/a>It was built in the year of 1887</a><li>It is 31 metres high and white</ul></aside>" + p, []float64{1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.1, 0.1, 1}},
		{"a list with a button", p + "<aside><h3>Pay</h3><ul><li>All that we have in the app<li>It can be left at any time</ul><button>Buy</button></aside>" + p, []float64{1, 0.1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.1, 0.1, 0.1, 1}},
		{"things in boxes with a button each", p + strings.Repeat("<div class=card><h2>A red tent</h2><a class=btn href=/a>Buy</a><p>"+bodytest.LongText+"</p></div>", 3) + p,
			[]float64{1, 0.3, 0.1, 0.2, 0.3, 0.1, 0.2, 0.3, 0.1, 0.2, 1}, []float64{1, 0.5, 0.1, 0.5, 0.5, 0.1, 0.5, 0.5, 0.1, 0.5, 1}},
		{"stories in boxes", p + strings.Repeat("<div class=card><h2><a href=/a>A red tent</a></h2><p>"+bodytest.LongText+"</p></div>", 3) + p, []float64{1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 1}, []float64{1, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 1}},
		{"questions to open", p + "<details><summary>Why so?</summary><p>" + bodytest.LongText + "</p></details>" + p, []float64{1, 0.1, 0.3, 1}, []float64{1, 0.5, 0.5, 1}},
		{"a question to open with a sign", p + "<div><div><h4>Why so?</h4><button aria-label=Open><svg></svg></button></div><div><p>" + bodytest.LongText + "</p></div></div>" + p, []float64{1, 0.1, 0.3, 1}, []float64{1, 0.5, 0.5, 1}},
		{"one with words on the button", p + "<div><div><h4>Why so?</h4><button>Join</button></div><div><p>" + bodytest.LongText + "</p></div></div>" + p, []float64{1, 0.1, 0.1, 0.3, 1}, []float64{1, 0.1, 0.1, 0.3, 1}},
		{"one with a field", p + "<div><div><h4>Why so?</h4><button></button></div><p>" + bodytest.LongText + "</p><input></div>" + p, []float64{1, 0.1, 0.3, 1}, []float64{1, 0.1, 0.3, 1}},
		{"links to open", p + "<details><summary>More</summary><p><a href=/a>" + bodytest.LongText + "</a></p></details>" + p, []float64{1, 0.1, 0.3, 1}, []float64{1, 0.1, 0.3, 1}},
		{"a tip in a box", p + "<div><aside>" + bodytest.LongText + ".</aside></div>" + p, []float64{1, 0.1, 1}, []float64{1, 0.5, 1}},
		{"a box of facts behind the text", p + p + p + "<div><h3>The pier</h3><p>" + bodytest.LongText + "</p></div>", []float64{1, 1, 1, 0.2, 0.2}, []float64{1, 1, 1, 0.5, 0.5}},
		{"such that may be something else", p + p + p + "<div><h3>The pier</h3><p>" + bodytest.LongText + "</p></div>", []float64{1, 1, 1, 0.2, 0.1}, []float64{1, 1, 1, 0.2, 0.1}},
		{"such with a colon", p + p + p + "<div><h3>Please note:</h3><p>" + bodytest.LongText + "</p></div>", []float64{1, 1, 1, 0.2, 0.2}, []float64{1, 1, 1, 0.2, 0.2}},
		{"such without a heading", p + p + p + "<div><div>The pier</div><p>" + bodytest.LongText + "</p></div>", []float64{1, 1, 1, 0.2, 0.2}, []float64{1, 1, 1, 0.2, 0.2}},
		{"a call in a box", p + "<div>" + bodytest.LongText + "!</div>" + p, []float64{1, 0.1, 1}, []float64{1, 0.1, 1}},
		{"a box with a link alone", p + "<div>" + bodytest.LongText + " <a href=/x>here</a>.</div>" + p, []float64{1, 0.1, 1}, []float64{1, 0.1, 1}},
		{"below a picture", p + "<div><img src=a.png></div><div>" + bodytest.LongText + ".</div>" + p, []float64{1, 0.1, 1}, []float64{1, 0.1, 1}},
		{"a list in the box of a section", "<div class=s1>" + p + "</div><div class=s2><ul><li>one thing<li>another</ul></div><div class=s3>" + p + "</div>", n(0.1), n(0.5)},
		{"a box between the chunks of a text", "<div class=text>" + p + "</div><div class=tip><b>Tip</b><p>" + bodytest.LongText + "</p></div><div class=text>" + p + "</div>", []float64{1, 0.2, 0.2, 1}, []float64{1, 0.5, 0.5, 1}},
		{"a list between chunks in boxes", "<div class=w><div>" + p + "</div></div><div class=l><div><ul><li>one thing<li>another</ul></div></div><div class=w><div>" + p + "</div></div>", n(0.1), n(0.5)},
		{"a box between chunks that stands there twice", "<div class=text>" + p + "</div><div class=tip><b>Tip</b><p>" + bodytest.LongText + "</p></div><div class=text>" + p + "</div><div class=tip><b>Tip</b><p>" + bodytest.LongText + "</p></div><div class=text>" + p + "</div>",
			[]float64{1, 0.2, 0.2, 1, 0.2, 0.2, 1}, []float64{1, 0.2, 0.2, 1, 0.2, 0.2, 1}},
		{"a box behind the last chunk", "<div class=text>" + p + "</div><div class=text>" + p + "</div><div class=tip><b>Tip</b><p>" + bodytest.LongText + "</p></div>", []float64{1, 1, 0.2, 0.2}, []float64{1, 1, 0.2, 0.2}},
		{"a question like others", strings.Repeat("<div class=qa><b>Why so?</b><p>"+bodytest.LongText+"</p></div>", 4), []float64{0.6, 1, 0.6, 0.6, 0.6, 0.6, 0.2, 0.2}, []float64{0.6, 1, 0.6, 0.6, 0.6, 0.6, 0.5, 0.5}},
		{"a question with a link", strings.Repeat("<div class=qa><b>Why so?</b><p>"+bodytest.LongText+"</p></div>", 3) + "<div class=qa><b>Why so?</b><p>" + bodytest.LongText + "<a href=/x>More</a></p></div>", []float64{0.6, 1, 0.6, 0.6, 0.6, 0.6, 0.2, 0.2}, []float64{0.6, 1, 0.6, 0.6, 0.6, 0.6, 0.2, 0.2}},
		{"a paragraph of a list", "<ul>" + strings.Repeat("<li><p>"+bodytest.LongText+"</p></li>", 5) + "</ul>", []float64{1, 0.6, 0.6, 0.2, 0.1}, []float64{1, 0.6, 0.6, 0.5, 0.5}},
		{"a table with a caption, behind a picture with one", p + "<figure><img src=a.png><figcaption>A ship.</figcaption></figure><div><a href=/a.png>Large</a></div><figure><figcaption>Table 1</figcaption>" + table + "</figure>",
			[]float64{1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, []float64{1, 0, 0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5}},
		{"code in a box with its name and a button", p + "<div><span>boat.yaml</span><pre>mast: 1</pre><button>Copy</button></div>" + p, []float64{1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.5, 0.1, 1}},
		{"figures and what they count", p + `<div><div><b>1,840</b><p class=n>blocks laid</p></div><div><b>71 days</b><p class=n>to the last one</p></div><div><b>3 m</b><p class=n>of cost in all</p></div></div>` + p, []float64{1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1}},
		{"a chart with its heading and source", p + `<div><p>Visits of a year</p><div class=r>2016: 212</div><div class=r>2019: 374</div><div class=r>2025: 901</div><small>Source: a report</small></div>` + p, []float64{1, 0.1, 0.1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.5, 0.5, 0.5, 0.5, 0.5, 1}},
		{"rows in an element of the page's own", p + `<x-facts><div class=r>2016: 212 boats</div><div class=r>2019: 374 boats</div><div class=r>2025: 901 boats</div></x-facts>` + p, []float64{1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.5, 0.5, 0.5, 1}},
		{"terms", p + "<dl><dt>Keel<dd>the beam below<dt>Rib<dd>the bent beam<dt>Plank<dd>the long board</dl>" + p, []float64{1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1}},
		{"code in lines", p + "<div><div>&lt;b id=x&gt;</div><div>row(boat); // 3 = oars</div></div>" + p, n(0.1), n(0.5)},
		{"code in a table, beside numbers of lines", p + "<table><tr><td><div>1</div><div>2</div><td><div>let boat = {};</div><div>boat.row = 3;</div></table>" + p, []float64{1, 0.1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.1, 0.5, 0.5, 1}},
		{"words with a few signs", p + "<div><div>Two boats (of 3) for $9;</div><div>one = all of them</div></div>" + p, n(0.1), n(0.1)},
		{"code that leads elsewhere", p + "<div><div>&lt;b id=x&gt;</div><div><a href=/x>row(boat); // 3 = oars</a></div></div>" + p, n(0.1), n(0.1)},
		{"one term", p + "<dl><dt>Keel<dd>the beam below all</dl>" + p, []float64{1, 0.1, 0.1, 1}, []float64{1, 0.5, 0.5, 1}},
		{"one term of a word", p + "<dl><dt>Posted<dd>May 2020</dl>" + p, []float64{1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.1, 1}},
		{"one term that leads elsewhere", p + "<dl><dt>Keel<dd>the beam <a href=/x>below all</a></dl>" + p, []float64{1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.1, 1}},
		{"rows with buttons that open", p + strings.ReplaceAll("<div><div class=r><button aria-expanded=true>Why so?</button><p>It did so.</p></div>@@</div>", "@", "<div class=r><button aria-expanded=true>Why so?</button><p>It did so.</p></div>") + p, []float64{1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1}},
		{"labels of a word", p + "<div><div class=s>Mail</div><div class=s>Post</div><div class=s>Chat</div></div>" + p, []float64{1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.1, 0.1, 1}},
		{"rows to click on", p + "<div><div class=s onclick=x()>Share by mail</div><div class=s>Share by post</div><div class=s>Share in chat</div></div>" + p, []float64{1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.1, 0.1, 1}},
		{"rows that a reader votes on", p + "<div><p class=r>It was so<p class=r>It was not<p class=r>Who can tell</p><button>Vote</button></div>" + p, []float64{1, 0.1, 0.1, 0.1, 0.1, 1}, []float64{1, 0.1, 0.1, 0.1, 0.1, 1}},
		{"rows behind the text", p + p + "<div><p class=r>It was so<p class=r>It was not<p class=r>Who can tell</div>", []float64{1, 1, 0.1, 0.1, 0.1}, []float64{1, 1, 0.1, 0.1, 0.1}},
		{"a table behind a short item", p + "<p>Costs.</p>" + table + p,
			[]float64{1, 0.3, 0, 0, 0, 0, 0, 0, 1}, []float64{1, 0.3, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, tt.source, tt.post)
			b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)
			between := boxes.NewAmong(b)
			tables.Keep(b, between)
			between.Keep()
			between.KeepCards()
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}
