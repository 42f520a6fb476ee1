package surroundings

import (
	"fmt"
	"strconv"
	"strings"
)

// thread is how comments are marked up.
type thread struct {
	wrapper, item              string // tags
	nameTag, dateTag           string
	nameFirst                  bool // or else the text
	picture, numbered, wrapped bool
	actions                    string // what a reader can do with a comment
	count                      int
	class                      string
}

// thread draws the mark-up of a list of comments.
func (g Generator) thread() (t thread) {
	t.wrapper = g.one("div", "div", "section", "ul", "ol", "dl", "table", "aside")
	t.item = map[string]string{"ul": "li", "ol": "li", "dl": "dd", "table": "tr"}[t.wrapper]
	if t.item == "" {
		t.item = g.one("div", "article", "section", "div")
	}
	t.nameFirst = g.chance(0.75)
	t.picture, t.numbered, t.wrapped = g.chance(0.6), g.chance(0.15), g.chance(0.6)
	t.nameTag, t.dateTag = g.one("b", "strong", "a", "span", "cite", "h4", "div"), g.one("time", "small", "span", "div", "span")
	t.actions = g.one("", "", `<a href="#r">Reply</a>`, `<button>Like (3)</button> <button>Reply</button>`, `<div><a href="#q">Quote</a> · <a href="#x">Report</a></div>`, `<span>▲ 12</span>`)
	t.count = 1 + g.IntN(6)
	if g.chance(0.5) {
		t.count = 3 + g.IntN(30)
	}
	t.class = fmt.Sprintf(` class="k%d"`, g.IntN(100))
	return t
}

// comment is the nth comment of a thread, from 0.
func (g Generator) comment(t thread, n int) string {
	meta := ""
	if t.picture && t.item != "tr" {
		meta = `<img src="/a.png" width=40 height=40 alt="">`
	}
	if t.numbered {
		meta += strconv.Itoa(n+1) + ". "
	}
	meta += "<" + t.nameTag + ">" + g.name() + "</" + t.nameTag + "> <" + t.dateTag + ">" + g.date() + "</" + t.dateTag + ">"
	text := g.words(1 + g.IntN(3)*g.IntN(2))
	switch t.item {
	case "dd":
		return fmt.Sprintf("<dt>%s</dt><dd>%s%s</dd>", meta, text, t.actions)
	case "tr":
		return fmt.Sprintf("<tr><td>%s</td><td>%s%s</td></tr>", meta, text, t.actions)
	}
	if t.wrapped {
		meta, text = "<div>"+meta+"</div>", "<div>"+text+"</div>"
	}
	if !t.nameFirst {
		meta, text = text, meta
	}
	return fmt.Sprintf("<%s%s>%s%s%s</%s>", t.item, t.class, meta, text, t.actions, t.item)
}

// comments are a list of readers' comments, all of one structure, with a form.
func (g Generator) comments() string {
	t := g.thread()
	var b strings.Builder
	for n := range t.count {
		b.WriteString(g.comment(t, n))
	}
	out := g.tag(t.wrapper, b.String())
	form := `<form><textarea rows=4></textarea>` + g.one("", "<label>Name</label><input>") + `<button>` + g.one("Submit", "Post comment", "Send") + `</button></form>`
	switch g.IntN(4) {
	case 0:
		out = form + out
	case 1, 2:
		out += form
	}
	out = g.heading("Comments", strconv.Itoa(t.count)+" comments", "What readers say", "Join the conversation", "Responses", "Discussion", "Leave a reply", "Your thoughts") + out
	if g.chance(0.6) {
		out = g.tag(g.one("div", "section", "aside"), out)
	}
	return out
}

// cards lead to other stories, with a picture, a title and a line of each.
func (g Generator) cards(n int) string {
	wrapper := g.one("div", "div", "section", "ul", "aside")
	item := g.one("div", "article", "a", "section")
	if wrapper == "ul" {
		item = "li"
	}
	picture, teaser, titleTag := g.chance(0.7), g.chance(0.6), g.one("h3", "h4", "strong", "div", "p")
	var b strings.Builder
	for range n {
		in := ""
		if picture {
			in = `<img src="/t.jpg" alt="">`
		}
		title := g.title()
		if item != "a" {
			title = `<a href="/x">` + title + `</a>`
		}
		in += "<" + titleTag + ">" + title + "</" + titleTag + ">"
		if teaser {
			in += "<p>" + g.line() + "</p>"
		}
		fmt.Fprintf(&b, "<%s class=card>%s</%s>", item, in, item)
	}
	return g.tag(g.one("div", "section", "aside"), g.heading("Read next", "Related", "More stories", "You may also like", "Recommended", "In other news")+g.tag(wrapper, b.String()))
}

// list leads to other stories by their titles.
func (g Generator) list() string {
	var b strings.Builder
	for range 3 + g.IntN(6) {
		b.WriteString(`<li><a href="/y">` + g.title() + `</a>`)
	}
	return g.tag(g.one("div", "aside", "nav"), g.heading("Most read", "Latest", "Popular", "Trending")+g.tag(g.one("ol", "ul"), b.String()))
}

// box asks for a subscription.
func (g Generator) box() string {
	return g.tag(g.one("div", "section", "aside", "form"), g.heading("Newsletter", "Stay informed", "Never miss a story", "Support our work")+g.words(1)+
		g.one(`<input type=email><button>Sign up</button>`, `<a href="/s">Subscribe</a>`, `<button>Join</button>`, ""))
}

// seeAlso leads to one other story.
func (g Generator) seeAlso() string {
	return g.tag(g.one("div", "p", "aside", "blockquote"), g.one("See also: ", "Read more: ", "Related: ", "")+`<a href="/z">`+g.title()+`</a>`)
}

// bio is about the author.
func (g Generator) bio() string {
	return g.tag(g.one("div", "aside", "section"), g.one("", `<img src="/me.jpg" alt="">`)+g.tag(g.one("h4", "strong", "div"), g.one("About the author", g.name()))+"<p>"+g.line()+"</p>")
}
