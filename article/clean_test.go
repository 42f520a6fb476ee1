package article

import (
	"strings"
	"testing"
)

// TestClean: what clean HTML makes of elements that are more than their words.
func TestClean(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"a frame", `<p>Before <iframe src="https://video.example/1" title="A film"></iframe></p>`, "<p data-block=\"b1\">Before <a href=\"https://video.example/1\" rel=\"noopener noreferrer\">A film</a></p>"},
		{"a frame in a link", `<p>Before <a href=/x>the film <iframe src="https://video.example/1" title="A <film>"></iframe></a></p>`, "<p data-block=\"b1\">Before <a href=\"https://news.example/x\" rel=\"noopener noreferrer\">the film A &lt;film&gt;</a></p>"},
		{"a frame with code", `<p>Before <iframe src="javascript:alert(1)" title="A film"></iframe></p>`, "<p data-block=\"b1\">Before </p>"},
		{"a frame alone", `<iframe src="https://video.example/1" title="A <film>"></iframe>`, "<p><a href=\"https://video.example/1\" rel=\"noopener noreferrer\">A &lt;film&gt;</a></p>"},
		{"a caption behind the rows", `<table><tr><td>1<td>2</tr><tr><td>3<td>4</tr><caption>Numbers</caption></table>`, "<table>\n<caption data-block=\"b5\">Numbers</caption>\n<tbody>\n<tr>\n<td data-block=\"b1\">1</td>\n<td data-block=\"b2\">2</td>\n</tr>\n<tr>\n<td data-block=\"b3\">3</td>\n<td data-block=\"b4\">4</td>\n</tr>\n</tbody>\n</table>"},
		{"code that a link leads to", `<p><a href="#c">See</a></p><pre id=c>a < b</pre>`, "<p data-block=\"b1\"><a href=\"#g-c\">See</a></p>\n<pre data-block=\"b2\" id=\"g-c\"><code>a &lt; b\n</code></pre>"},
		{"two of one name", `<p><a href="#c">See</a></p><p id=c>One</p><p id=c>Two</p>`, "<p data-block=\"b1\"><a href=\"#g-c\">See</a></p>\n<p data-block=\"b2\"><span id=\"g-c\"></span>One</p>\n<p data-block=\"b3\">Two</p>"},
		{"code with links", `<pre>a = <a href=/b>b</a>
c</pre>`, "<pre data-block=\"b1\"><code>a = <a href=\"https://news.example/b\" rel=\"noopener noreferrer\">b</a>\nc\n</code></pre>"},
		{"lines of code with links", `<pre><div>a = <a href=/b>b</a></div><div>c</div></pre>`, "<pre data-block=\"b1\"><code>a = <a href=\"https://news.example/b\" rel=\"noopener noreferrer\">b</a><br>c\n</code></pre>"},
		{"code of several blocks", `<pre><p>a = <a href=/b>b</a></p><ul><li>c</li></ul></pre>`, "<pre data-block=\"b1\"><code>a = <a href=\"https://news.example/b\" rel=\"noopener noreferrer\">b</a>\nc\n</code></pre>"},
		{"a heading of two lines", `<h2>One<br><br>two</h2>`, "<h2 data-block=\"b1\">One<br><br>two</h2>"},
		{"a heading with blocks", `<h2><div>One</div><div>two</div></h2>`, "<h2 data-block=\"b1\">One<br>two</h2>"},
		{"words around a picture", `<figure>before<img src=/a.png>after</figure>`, "<figure data-block=\"b1\">before<img src=\"https://news.example/a.png\">after</figure>"},
		{"words and a caption", `<figure><img src=/a.png>credit<figcaption>Caption</figcaption></figure>`, "<figure data-block=\"b1\"><img src=\"https://news.example/a.png\">credit\n<figcaption data-block=\"b2\">Caption</figcaption>\n</figure>"},
		{"a formula that is not shown", `<p>x <math hidden><mi>a</mi></math> y</p>`, "<p data-block=\"b1\">x  y</p>"},
		{"a canvas", `<p>a<canvas>old</canvas>b</p>`, "<p data-block=\"b1\">ab</p>"},
	} {
		p, sel := parsed(t, "<body>"+tt.source)
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		var clean strings.Builder
		err = a.WriteClean(&clean)
		_, body, _ := strings.Cut(clean.String(), "<article>\n")
		body, _, _ = strings.Cut(body, "\n</article>")
		if err != nil || body != tt.want {
			t.Errorf("%s: %v\ngot  %q\nwant %q", tt.name, err, body, tt.want)
		}
	}
}
