package main

import (
	"fmt"
	"strconv"
	"strings"
)

// comments are made alike, in a make of their own.
func (m maker) comments() string {
	wrapper := m.one("div", "div", "section", "ul", "ol", "dl", "table", "aside")
	item := map[string]string{"ul": "li", "ol": "li", "dl": "dd", "table": "tr"}[wrapper]
	if item == "" {
		item = m.one("div", "article", "section", "div")
	}
	first := m.chance(0.75) // the name comes first
	picture, numbered, wrapped := m.chance(0.6), m.chance(0.15), m.chance(0.6)
	nameTag, dateTag := m.one("b", "strong", "a", "span", "cite", "h4", "div"), m.one("time", "small", "span", "div", "span")
	actions := m.one("", "", `<a href="#r">Reply</a>`, `<button>Like (3)</button> <button>Reply</button>`, `<div><a href="#q">Quote</a> · <a href="#x">Report</a></div>`, `<span>▲ 12</span>`)
	n := 1 + m.IntN(6)
	if m.chance(0.5) {
		n = 3 + m.IntN(30)
	}
	class := fmt.Sprintf(` class="k%d"`, m.IntN(100))
	var b strings.Builder
	for i := range n {
		meta := ""
		if picture && item != "tr" {
			meta = `<img src="/a.png" width=40 height=40 alt="">`
		}
		if numbered {
			meta += strconv.Itoa(i+1) + ". "
		}
		meta += "<" + nameTag + ">" + m.name() + "</" + nameTag + "> <" + dateTag + ">" + m.date() + "</" + dateTag + ">"
		text := m.words(1 + m.IntN(3)*m.IntN(2))
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
	out := m.tag(wrapper, b.String())
	form := `<form><textarea rows=4></textarea>` + m.one("", "<label>Name</label><input>") + `<button>` + m.one("Submit", "Post comment", "Send") + `</button></form>`
	switch m.IntN(4) {
	case 0:
		out = form + out
	case 1, 2:
		out += form
	}
	out = m.heading("Comments", strconv.Itoa(n)+" comments", "What readers say", "Join the conversation", "Responses", "Discussion", "Leave a reply", "Your thoughts") + out
	if m.chance(0.6) {
		out = m.tag(m.one("div", "section", "aside"), out)
	}
	return out
}

// cards lead to other stories, with a line of each.
func (m maker) cards(n int) string {
	wrapper := m.one("div", "div", "section", "ul", "aside")
	item := m.one("div", "article", "a", "section")
	if wrapper == "ul" {
		item = "li"
	}
	picture, teaser, titleTag := m.chance(0.7), m.chance(0.6), m.one("h3", "h4", "strong", "div", "p")
	var b strings.Builder
	for range n {
		in := ""
		if picture {
			in = `<img src="/t.jpg" alt="">`
		}
		title := m.title()
		if item != "a" {
			title = `<a href="/x">` + title + `</a>`
		}
		in += "<" + titleTag + ">" + title + "</" + titleTag + ">"
		if teaser {
			in += "<p>" + m.line() + "</p>"
		}
		fmt.Fprintf(&b, "<%s class=card>%s</%s>", item, in, item)
	}
	return m.tag(m.one("div", "section", "aside"), m.heading("Read next", "Related", "More stories", "You may also like", "Recommended", "In other news")+m.tag(wrapper, b.String()))
}

func (m maker) list() string {
	var b strings.Builder
	for range 3 + m.IntN(6) {
		b.WriteString(`<li><a href="/y">` + m.title() + `</a>`)
	}
	return m.tag(m.one("div", "aside", "nav"), m.heading("Most read", "Latest", "Popular", "Trending")+m.tag(m.one("ol", "ul"), b.String()))
}

func (m maker) box() string {
	return m.tag(m.one("div", "section", "aside", "form"), m.heading("Newsletter", "Stay informed", "Never miss a story", "Support our work")+m.words(1)+
		m.one(`<input type=email><button>Sign up</button>`, `<a href="/s">Subscribe</a>`, `<button>Join</button>`, ""))
}

func (m maker) seeAlso() string {
	return m.tag(m.one("div", "p", "aside", "blockquote"), m.one("See also: ", "Read more: ", "Related: ", "")+`<a href="/z">`+m.title()+`</a>`)
}

func (m maker) bio() string {
	return m.tag(m.one("div", "aside", "section"), m.one("", `<img src="/me.jpg" alt="">`)+m.tag(m.one("h4", "strong", "div"), m.one("About the author", m.name()))+"<p>"+m.line()+"</p>")
}
