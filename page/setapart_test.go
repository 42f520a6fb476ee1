package page_test

import (
	"testing"

	"galley/page/pagetest"
)

func TestSetApart(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"choices", `<select><option>ab<option>cd</select>`, "ab cd"},
		{"links to two pages", `<a href=a>ab</a><a href=b>cd</a>`, "ab cd"},
		{"links to one page", `<a href=a>ab</a><a href=a>cd</a>`, "abcd"},
		{"links in a script without blanks", `<a href=a>中文</a><a href=b>日本</a>`, "中文日本"},
		{"buttons", `<button>ab</button><button><b>cd</b></button>`, "ab cd"},
		{"name and title", `<span class=n>Ab Cd</span><span class=t>Ef</span>`, "Ab Cd Ef"},
		{"nested", `<span class=n><b>Ab</b></span><span class=t><i>Ef</i></span>`, "Ab Ef"},
		{"price", `<span class=p>99</span><span class=v>Vat</span>`, "99 Vat"},
		{"numbers", `<span class=i>2026</span><span class=i>1h</span>`, "2026 1h"},
		{"numbers of other elements", `<span class=i>2026</span><span class=j>1h</span>`, "20261h"},
		{"figures of a clock", `<span class=i>2</span><span class=i>6</span>`, "26"},
		{"part of a word", `<span class=a>ab</span><span class=a>cd</span>`, "abcd"},
		{"no class", `<b>Ab</b><i>Cd</i>`, "AbCd"},
		{"initial", `<span class=a>i</span><span class=b>Phone</span>`, "iPhone"},
		{"text and element", `Ab<span class=b>Cd</span>`, "AbCd"},
		{"note", `<span class=a>ab</span><sup class=b>12</sup>`, "ab12"},
		{"code", `<pre><span class=a>get</span><span class=b>Name</span></pre>`, "getName"},
		{"code in a line of it", `<pre><div class=l><span class=a>get</span><span class=b>Name</span></div></pre>`, "getName"},
		{"blank between", `<span class=n>Ab</span> <span class=t>Ef</span>`, "Ab Ef"},
		{"sign between", `<span class=n>Ab</span>/<span class=t>Ef</span>`, "Ab/Ef"},
		{"line between", `<div class=n>Ab</div><span class=t>Ef</span>`, "Ab\nEf"},
		{"number of a paragraph", `<p><span class=n>12</span>The mill</p>`, "12 The mill"},
		{"number of a reference", `<li><span class=l>12.</span><cite>Lee, Ships</cite>`, "12. Lee, Ships"},
		{"number before an element", `<li><span class=l>12</span><cite>Lee, Ships</cite>`, "12Lee, Ships"},
		{"number within a paragraph", `<p>ab <span class=n>12</span>The mill</p>`, "ab 12The mill"},
		{"number of a name", `<p><span class=n>3</span>D prints</p>`, "3D prints"},
		{"hidden between", `<span class=n>Ab</span><b hidden>x</b><span class=t>Ef</span>`, "AbEf"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := pagetest.Parse(t, tt.source).Text(0); got != tt.want {
				t.Errorf("Text = %q, want %q", got, tt.want)
			}
		})
	}
}
