package metadata_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/metadatatest"
	"galley/page"
)

// TestSeenFacts: the day and the authors that a page shows around its title and text.
func TestSeenFacts(t *testing.T) {
	const text = "<main><p>What happened, and how, is told in a text that goes on for a while, and another while, until the news of the day are all gone.</p></main>"
	entries := strings.Repeat("<li><a href=/a>Another harbour</a> 4 May 2019</li>", 3)
	menu := strings.Repeat("<i>-</i>", 60)
	tests := []struct{ name, html, day, author string }{
		{"today in the masthead", "<p>5 March 2024</p>" + menu + "<h1>T</h1><p>4 May 2019</p>" + text, "2019-05-04", ""},
		{"published and updated before the title", "<p>4 May 2019</p><p>5 March 2024</p><h1>T</h1>" + text, "2019-05-04", ""},
		{"the day in the title", "<h1>What came on 5 March 2024</h1><p>4 May 2019</p>" + text, "2019-05-04", ""},
		{"days of other pages", "<h1>T</h1>" + text + "<ul>" + entries + "</ul>", "", ""},
		{"behind the text", "<h1>T</h1>" + text + "<p>Posted by Ann Lee on May 4, 2019 9:14 PM | <a href=/x>Permalink</a></p>", "2019-05-04", "Ann Lee"},
		{"text and pictures", "<h1>T</h1><p>Tekst <b>Ann Lee</b> Beeld <b>Bo Lee</b> — 4 mei 2019</p>" + text, "2019-05-04", "Ann Lee"},
		{"a box behind the text", "<h1>T</h1><div><span>Ann Lee</span></div>" + text + "<div><img src=/a.jpg><h4>Ann Lee</h4><p>Ann sails and writes.</p></div>", "", "Ann Lee"},
		{"a box in a script without capitals", "<h1>T</h1><div><span>علیرضا افشار</span></div>" + text + "<div><img src=/a.jpg><h4>علیرضا افشار</h4><p>تحلیلگر</p></div>", "", "علیرضا افشار"},
		{"a section and its picture", "<h1>T</h1><div><a href=/s>North Sea</a></div>" + text + "<ul><li><img src=/a.jpg><h4><a href=/1>North Sea</a></h4><li><img src=/b.jpg><h4><a href=/2>South Sea</a></h4></ul>", "", ""},
		{"a line behind the text without a picture", "<h1>T</h1><div><span>Harbour News</span></div>" + text + "<div><h4>Harbour News</h4></div>", "", ""},
		{"who is quoted", "<h1>T</h1>" + text + "<div class=box><p>It was a wonder that it all came out so well.</p><span class=quote-author>Bo Lee</span></div><p>No.</p>", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<body>"+tt.html)
			sel.Title, sel.Roots = p.First(0, "h1"), []page.NodeID{p.First(0, "main")}
			if m := metadatatest.Facts(p, sel); m.Published.ISO != tt.day || m.Byline != tt.author {
				t.Errorf("day %q by %q, want %q by %q", m.Published.ISO, m.Byline, tt.day, tt.author)
			}
		})
	}
}
