package metadata_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata"
	"galley/article/metadata/metadatatest"
	"galley/article/subtree"
)

// TestTags: the keywords of the first place that has some, each once.
func TestTags(t *testing.T) {
	const ld = articletest.LinkedData
	for _, tt := range []struct{ name, head, want string }{
		{"linked data before tags", ld + `{"@type":"Article","keywords":["a","b"]}</script><meta property=article:tag content=c>`, "a|b"},
		{"tags of articles before keywords", `<meta property=article:tag content=a><meta property=article:tag content=b><meta name=keywords content=c>`, "a|b"},
		{"those of news before others", `<meta name=keywords content=c><meta name=news_keywords content="a, b; c|d、e">`, "a|b|c|d|e"},
		{"twice", `<meta name=keywords content="a, b, a, ,">`, "a|b"},
		{"a sentence", `<meta name=keywords content="a,` + strings.Repeat("b", 101) + `">`, "a"},
		{"many", `<meta name=keywords content="` + strings.Repeat("a,", 3) + manyTags(60) + `">`, "a|" + strings.ReplaceAll(manyTags(49), ",", "|")},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<head>"+tt.head+"</head><body><p>x")
			if got := strings.Join(metadatatest.Facts(p, sel).Tags, "|"); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// manyTags are n tags, none of which is another.
func manyTags(n int) string {
	tags := make([]string, n)
	for i := range tags {
		tags[i] = strings.Repeat("b", i+1)
	}
	return strings.Join(tags, ",")
}

// TestPaid: whether a page says that its article is to be paid for.
func TestPaid(t *testing.T) {
	for head, want := range map[string]string{
		`<meta property=article:content_tier content=free>`: "no", `<meta property=article:content_tier content=Metered>`: "yes", `<meta property=article:content_tier content=locked>`: "yes",
		`<meta itemprop=isAccessibleForFree content=True>`: "no", `<meta itemprop=isAccessibleForFree content=false>`: "yes", `<meta property=article:content_tier content=x>`: "", "": "",
	} {
		p, sel := articletest.Parse(t, "<head>"+head+"</head><body><p>x")
		if got := metadatatest.Facts(p, sel).Paid; got != want {
			t.Errorf("%s: %q, want %q", head, got, want)
		}
	}
}

// TestDescriptions: what linked data and meta tags say of the article.
func TestDescriptions(t *testing.T) {
	p, sel := articletest.Parse(t, `<head>`+articletest.LinkedData+`{"@type":"Article","description":"A a"}</script><meta name=description content="B b"><meta property=og:description content="C"><meta name=other content="D"></head><body><p name=description content=E>x`)
	if got := strings.Join(metadata.NewReader(p, sel, subtree.Parts(p, sel)).Descriptions(), "|"); got != "aa|bb|c" {
		t.Errorf("%q", got)
	}
}
