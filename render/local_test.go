package render

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// folder makes a folder of files, and one beside it that is not for its pages.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return filepath.Join(dir, "own")
}

func TestLocal(t *testing.T) {
	own := folder(t, map[string]string{"own/a b.png": "x", "own/below/c.png": "x", "secret.txt": "x", "own/100%.png": "x"})
	if err := os.Symlink(filepath.Join(filepath.Dir(own), "secret.txt"), filepath.Join(own, "link.png")); err != nil {
		t.Skip(err)
	}
	for _, from := range []string{"", "https://example.org/news/story.html?x=/y/#z", "https://example.org"} {
		s := Source{URL: from, HTML: []byte{}, Folder: own}
		for ref, want := range map[string]string{
			"a%20b.png": "a b.png", "a b.png?v=1#x": "a b.png", "./below/c.png": "below/c.png", "below/../below/c.png": "below/c.png", "100%25.png": "100%.png",
			"link.png": "", "below": "", "none.png": "", "%2e%2e/secret.txt": "", "below/%2e%2e%2f%2e%2e/secret.txt": "", `below\c.png`: "below/c.png", "": "", ".": "", "//other.example/a%20b.png": "",
		} {
			address, ok := s.LocalAddress(ref)
			name, _ := s.Local(address)
			if rel, _ := filepath.Rel(own, name); ok != (want != "") || ok && filepath.ToSlash(rel) != want {
				if strings.Contains(ref, `\`) && !ok {
					continue // Go does not read it as a slash, browsers do
				}
				t.Errorf("%q on %q is %q, %v; want %q", ref, from, name, ok, want)
			}
		}
	}
	if _, ok := (Source{HTML: []byte{}}).Local(nowhere + "a"); ok {
		t.Error("a page from no folder has files beside it")
	}
}

// A page from a file shows what lies beside it and below, and nothing else; its scripts
// read none of it as text.
func TestLocalPage(t *testing.T) {
	const gif = "GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;"
	own := folder(t, map[string]string{
		"own/page_files/a.gif": gif, "own/page_files/s.css": "p { width: 123px }", "own/page_files/s.js.download": "document.title = 'ran'", "own/page_files/f.html": "<p>framed</p><script>parent.document.title = 'framed'</script>",
		"own/secret.txt": "secret", "secret.gif": gif,
	})
	os.Symlink("../secret.gif", filepath.Join(own, "link.gif"))
	html := `<!doctype html><link rel=stylesheet href=page_files/s.css><p id=p>x</p><img src=page_files/a.gif><img src=link.gif><img src=../secret.gif><img src=secret.txt>
		<p id=said>-</p><iframe id=f src=page_files/f.html></iframe><script src=page_files/s.js.download></script><script>
		const read = ['secret.txt', 'page_files/f.html', 'page_files/a.gif', 'file://` + filepath.ToSlash(own) + `/secret.txt']
		Promise.all(read.map(u => fetch(u).then(r => r.text(), () => 'refused'))).then(t => said.textContent = t.join())
		f.onload = () => { let t = 'sealed'; try { t = f.contentDocument.body.innerText } catch {}; f.title = t }
		onload = () => p.title = [...document.images].map(i => i.naturalWidth).join() + ' ' + document.title</script>`
	p := capture(t, common(t), Source{HTML: []byte(html), Folder: own}, Want{}).Page
	if got := text(t, p, "#said"); got != "refused,refused,refused,refused" {
		t.Errorf("scripts read %q", got)
	}
	if got := p.Nodes[find(t, p, "#p")]; got.Attr("title") != "1,0,0,0 ran" || got.Box.W != 123 {
		t.Errorf("pictures and title %q, width %v", got.Attr("title"), got.Box.W)
	}
	if got := p.Nodes[find(t, p, "#f")].Attr("title"); got != "sealed" && got != "null" && got != "" {
		t.Errorf("the frame has %q", got)
	}
}
