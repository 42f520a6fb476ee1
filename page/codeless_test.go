package page

import (
	"bytes"
	"io"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"galley/testdata/testfile"
)

// nodesOf are the nodes of a source as the parser reads it.
func nodesOf(t *testing.T, r io.Reader) []Node {
	t.Helper()
	doc, err := html.Parse(r)
	if err != nil {
		return nil
	}
	p, err := fromTree(doc, Source{}, DefaultLimits)
	if err != nil {
		return nil
	}
	return p.Nodes
}

// A page is the same without its code, whatever its code and what is around it.
func TestWithoutCode(t *testing.T) {
	for source, less := range map[string]string{
		"<script>a<b</script>x": "<script></script>x", "<SCRIPT a='>'>a</Script >x<style>b</style>": "<SCRIPT a='>'></Script >x<style></style>",
		"<script type=application/ld+json>{}</script>": "", "<script type='application/ld&#43;json'>{}</script>": "", "<script>a": "", "<script>a</scripty>": "",
		"<!-- <script>a--></script>x": "", "<!--><script>a</script>-->": "<!--><script></script>-->", "<!---><script>a</script>-->": "<!---><script></script>-->",
		"<!-- --!><script>a</script>": "<!-- --!><script></script>", "<!-- -- ><script>a</script>-->": "", "<!x><script>a</script>": "<!x><script></script>",
		"<textarea><script>a</script></textarea>": "", "<title><style>a</style></title>x": "", "<p title='<script>'>a</script>": "", "<p title=<script>>a</script>": "",
		"<p a= '<script>' b>a</script>": "", "<p ='<script>a</script>'>": "", "<p/='<script>'>a</script>": "",
		"<script><!--a</script>x": "<script></script>x", "<script><!--<script>a</script>b</script>c": "", "</p title='<script>'>a</script>": "", "</ <script>a</script>": "",
		"<svg><script>a<b></b></script></svg><script>a</script>": "<svg><script>a<b></b></script></svg><script></script>", "<svg/><script>a</script>": "<svg/><script></script>",
		"<svg a=b/><script>a<b></b></script>": "", "<svg><title><script>a</title></svg>": "", "<math><![CDATA[</math><script>a</script>]]></math><style>a</style>": "<math><![CDATA[</math><script>a</script>]]></math><style></style>",
		"<plaintext><script>a</script>": "", "<noscript><script>a</script></noscript><style>a</style>": "<noscript><script>a</script></noscript><style></style>", "<xmp></p><style>a</style></xmp>": "",
		"<": "", "<a": "", "</": "", "<!": "", "<!--": "", "<a b": "", "<a b=": "", "<a b='": "", "<a b=c": "", "<svg": "", "1 < 2 <style>a</style>": "1 < 2 <style></style>",
	} {
		if less == "" {
			less = source
		}
		if got, _ := io.ReadAll(withoutCode([]byte(source))); string(got) != less {
			t.Errorf("%s\n\tis %s\n\twant %s", source, got, less)
		}
		if want, got := nodesOf(t, strings.NewReader(source)), nodesOf(t, withoutCode([]byte(source))); !reflect.DeepEqual(got, want) {
			t.Errorf("%s\n\tis %v\n\twant %v", source, got, want)
		}
	}
}

// Pages of the web are the same without their code, and shorter.
func TestWithoutCodeShared(t *testing.T) {
	names, _ := filepath.Glob(filepath.Join(sharedCorpora(), "wcxb", "dev", "html", "*7.html.gz"))
	if len(names) == 0 {
		t.Skip("no corpus")
	}
	all, read := 0, 0
	for _, name := range names {
		source := testfile.Gunzip(t, name)
		less, _ := io.ReadAll(withoutCode(source))
		all, read = all+len(source), read+len(less)
		if !reflect.DeepEqual(nodesOf(t, bytes.NewReader(less)), nodesOf(t, bytes.NewReader(source))) {
			t.Errorf("%s has other nodes without its code", name)
		}
	}
	if read > all*3/4 {
		t.Errorf("%d of %d bytes are left", read, all)
	}
}
