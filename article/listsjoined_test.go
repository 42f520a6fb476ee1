package article

import (
	"strings"
	"testing"
)

// markdownOf is the body of the Markdown of a page whose article is #body.
func markdownOf(t *testing.T, body string) string {
	t.Helper()
	p, sel := parsed(t, "<body><div id=body>"+body+"</div>")
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	var s strings.Builder
	if err := a.WriteMarkdown(&s); err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(s.String()[3:], "---\n")
	return strings.TrimSpace(text)
}

// TestListsJoined: what a reader sees as one list is one: numbers that go on, and items that have a
// list each. Lists of their own stay.
func TestListsJoined(t *testing.T) {
	word := func(mark, words string) string {
		return `<p class=MsoNormal style='margin-left:36pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>` + mark + `<span>&nbsp; </span></span><![endif]>` + words + `</p>`
	}
	tests := []struct{ name, body, want string }{
		{"numbers go on", `<p>Go.</p><ol><li>One</ol><ol start=2><li>Two</ol><ol start=3><li>Three</ol>`, "Go.\n\n1. One\n2. Two\n3. Three"},
		{"numbers begin anew", `<p>Go.</p><ol><li>One</ol><ol><li>First</ol>`, "Go.\n\n1. One\n\n1) First"},
		{"numbers jump", `<p>Go.</p><ol><li>One</ol><ol start=5><li>Five</ol>`, "Go.\n\n1. One\n\n5) Five"},
		{"an item each", `<p>Go.</p><ul class=b><li>One</ul><ul class=b><li>Two</ul><ul class=b><li>Three</ul>`, "Go.\n\n- One\n- Two\n- Three"},
		{"lists of several", `<p>Go.</p><ul><li>One<li>Two</ul><ul><li>Three</ul>`, "Go.\n\n- One\n- Two\n\n* Three"},
		{"lists of other kinds", `<p>Go.</p><ul class=b><li>One</ul><ul class=toggle><li>Two</ul>`, "Go.\n\n- One\n\n* Two"},
		{"words between", `<p>Go.</p><ol><li>One</ol><p>Or</p><ol start=2><li>Two</ol>`, "Go.\n\n1. One\n\nOr\n\n2. Two"},
		{"of Word", "<p>Go.</p>" + word("·", "One") + word("·", "Two") + "<p>End.</p>", "Go.\n\n- One\n- Two\n\nEnd."},
		{"of Word, numbered", "<p>Go.</p>" + word("1.", "One") + word("2.", "Two"), "Go.\n\n1. One\n2. Two"},
		{"of Word, filtered", `<p>Go.</p><p class=MsoListParagraph style='text-indent:-18.0pt'><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><span>One</span></p><p style='text-indent:-18.0pt'><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>Two</p>`, "Go.\n\n- One\n- Two"},
		{"hanging line of Word", `<p style='text-indent:-18.0pt'>One <span>two</span></p>`, "One two"},
		{"paragraph of Word", `<p style='mso-list:none'>One</p><p style='mso-pagination:none'>Two</p>`, "One\n\nTwo"},
	}
	for _, tt := range tests {
		if got := markdownOf(t, tt.body); got != tt.want {
			t.Errorf("%s:\ngot  %q\nwant %q", tt.name, got, tt.want)
		}
	}
}

// TestBlankInline: white space and line breaks in an element of their own stand between words, and one
// that has nothing else is none.
func TestBlankInline(t *testing.T) {
	tests := []struct{ name, body, want string }{
		{"blank", `<p>one <em>two</em><em> </em><em>three</em><mark> </mark>four`, "one *two* *three* four"},
		{"break", `<p>one<b><br></b>two`, "one\\\ntwo"},
		{"code", "<p>Do:</p><pre><code>a<span>\n\n</span>b<i>\n</i>c</code></pre>", "Do:\n\n```\na\n\nb\nc\n```"},
		{"nothing", `<p>one<b></b>two<i><span></span></i>`, "onetwo"},
	}
	for _, tt := range tests {
		if got := markdownOf(t, tt.body); got != tt.want {
			t.Errorf("%s:\ngot  %q\nwant %q", tt.name, got, tt.want)
		}
	}
}

// TestBoldHeader: a first row that alone is bold is the header of its table.
func TestBoldHeader(t *testing.T) {
	tests := []struct{ name, body, want string }{
		{"bold", `<table><tr><td><b>A</b><td><p><b>B</b></p><tr><td>1<td>2</table>`, "| **A** | **B** |\n| --- | --- |\n| 1 | 2 |"},
		{"partly bold", `<table><tr><td><b>A</b> or<td><b>B</b><tr><td>1<td>2</table>`, "|  |  |\n| --- | --- |\n| **A** or | **B** |\n| 1 | 2 |"},
		{"all bold", `<table><tr><td><b>A</b><td><b>B</b><tr><td><b>1</b><td><b>2</b></table>`, "|  |  |\n| --- | --- |\n| **A** | **B** |\n| **1** | **2** |"},
	}
	for _, tt := range tests {
		if got := markdownOf(t, tt.body); got != tt.want {
			t.Errorf("%s:\ngot  %q\nwant %q", tt.name, got, tt.want)
		}
	}
}
