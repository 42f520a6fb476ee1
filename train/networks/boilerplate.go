package networks

import (
	"fmt"
	"strconv"
	"strings"
)

// comments are a list of readers' comments, all of one structure, with a form.
func (g generator) comments() string {
	wrapper := g.one("div", "div", "section", "ul", "ol", "dl", "table", "aside")
	item := map[string]string{"ul": "li", "ol": "li", "dl": "dd", "table": "tr"}[wrapper]
	if item == "" {
		item = g.one("div", "article", "section", "div")
	}
	first := g.chance(0.75) // the name comes first
	picture, numbered, wrapped := g.chance(0.6), g.chance(0.15), g.chance(0.6)
	nameTag, dateTag := g.one("b", "strong", "a", "span", "cite", "h4", "div"), g.one("time", "small", "span", "div", "span")
	actions := g.one("", "", `<a href="#r">Reply</a>`, `<button>Like (3)</button> <button>Reply</button>`, `<div><a href="#q">Quote</a> · <a href="#x">Report</a></div>`, `<span>▲ 12</span>`)
	n := 1 + g.IntN(6)
	if g.chance(0.5) {
		n = 3 + g.IntN(30)
	}
	class := fmt.Sprintf(` class="k%d"`, g.IntN(100))
	var b strings.Builder
	for i := range n {
		meta := ""
		if picture && item != "tr" {
			meta = `<img src="/a.png" width=40 height=40 alt="">`
		}
		if numbered {
			meta += strconv.Itoa(i+1) + ". "
		}
		meta += "<" + nameTag + ">" + g.name() + "</" + nameTag + "> <" + dateTag + ">" + g.date() + "</" + dateTag + ">"
		text := g.words(1 + g.IntN(3)*g.IntN(2))
		switch {
		case item == "dd":
			fmt.Fprintf(&b, "<dt>%s</dt><dd>%s%s</dd>", meta, text, actions)
		case item == "tr":
			fmt.Fprintf(&b, "<tr><td>%s</td><td>%s%s</td></tr>", meta, text, actions)
		default:
			if wrapped {
				meta, text = "<div>"+meta+"</div>", "<div>"+text+"</div>"
			}
			if !first {
				meta, text = text, meta
			}
			fmt.Fprintf(&b, "<%s%s>%s%s%s</%s>", item, class, meta, text, actions, item)
		}
	}
	out := g.tag(wrapper, b.String())
	form := `<form><textarea rows=4></textarea>` + g.one("", "<label>Name</label><input>") + `<button>` + g.one("Submit", "Post comment", "Send") + `</button></form>`
	switch g.IntN(4) {
	case 0:
		out = form + out
	case 1, 2:
		out += form
	}
	out = g.heading("Comments", strconv.Itoa(n)+" comments", "What readers say", "Join the conversation", "Responses", "Discussion", "Leave a reply", "Your thoughts") + out
	if g.chance(0.6) {
		out = g.tag(g.one("div", "section", "aside"), out)
	}
	return out
}

// cards lead to other stories, with a picture, a title and a line of each.
func (g generator) cards(n int) string {
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
func (g generator) list() string {
	var b strings.Builder
	for range 3 + g.IntN(6) {
		b.WriteString(`<li><a href="/y">` + g.title() + `</a>`)
	}
	return g.tag(g.one("div", "aside", "nav"), g.heading("Most read", "Latest", "Popular", "Trending")+g.tag(g.one("ol", "ul"), b.String()))
}

// box asks for a subscription.
func (g generator) box() string {
	return g.tag(g.one("div", "section", "aside", "form"), g.heading("Newsletter", "Stay informed", "Never miss a story", "Support our work")+g.words(1)+
		g.one(`<input type=email><button>Sign up</button>`, `<a href="/s">Subscribe</a>`, `<button>Join</button>`, ""))
}

// seeAlso leads to one other story.
func (g generator) seeAlso() string {
	return g.tag(g.one("div", "p", "aside", "blockquote"), g.one("See also: ", "Read more: ", "Related: ", "")+`<a href="/z">`+g.title()+`</a>`)
}

// bio is about the author.
func (g generator) bio() string {
	return g.tag(g.one("div", "aside", "section"), g.one("", `<img src="/me.jpg" alt="">`)+g.tag(g.one("h4", "strong", "div"), g.one("About the author", g.name()))+"<p>"+g.line()+"</p>")
}
