package newsstand

import (
	"fmt"
	"math/rand/v2"
	"strconv"
)

// slogans are what the advertisements say.
var slogans = []string{
	"Rope. Still made by hand.", "Your roof called. It is raining in.", "Boots that have met mud before",
	"Fenwick Lamps: light, but heavier", "Learn the accordion in ninety lessons", "Tea from the upper shelf",
	"One ticket, eleven museums", "Insure your boat before it is a submarine", "Bicycles for steep towns",
	"Spectacles while you wait", "Winter potatoes, by the sack", "The quiet vacuum cleaner",
}

// A view is what a template sees of one page.
type view struct {
	*story
	Masthead, Tagline string
	Name              string // of the site, for its style sheet
	Root              string // from the page to the site's root
	Sections          []section
	Related, More     []*story
	Most              []*story
	Breaking          *story // nil for no breaking news
	Comments          []comment
	Ads               []string
	Newsletter        string // "" for no form
	Cookies           bool
	Shares            []string
	Issue             int
	Also              []*story // what the links inside the body lead to
}

// A comment is a reader's. Depth is how far it is indented, 0 or 1.
type comment struct {
	Name  string
	When  string
	Text  string
	Likes int
	Depth int
}

// furnish surrounds stories[n] with what a page of the site has besides the
// article.
func furnish(r *rand.Rand, d design, t *teller, stories []*story, n int) *view {
	v := &view{story: stories[n], Masthead: d.masthead, Tagline: d.tagline, Name: d.name, Root: d.root, Issue: 4000 + n}
	for i, topic := range topics {
		v.Sections = append(v.Sections, section{topic, d.sections[i]})
	}
	others := r.Perm(len(stories))
	take := func(count int) (out []*story) {
		for len(out) < count {
			if others[0] != n {
				out = append(out, stories[others[0]])
			}
			others = others[1:]
		}
		return out
	}
	v.Related, v.More, v.Most, v.Also = take(2+r.IntN(4)), take(3+r.IntN(6)), take(5+r.IntN(6)), take(3)
	if chance(r, 40) {
		v.Breaking = take(1)[0]
	}
	if chance(r, 65) {
		v.Comments = comments(r, t)
	}
	for _, i := range r.Perm(len(slogans))[:6] {
		v.Ads = append(v.Ads, slogans[i])
	}
	if chance(r, 60) {
		v.Newsletter = t.aside('N')
	}
	v.Cookies = chance(r, 60)
	shares := []string{"Mail", "Print", "Copy link", "Save", "Gift", "Listen"}
	v.Shares = shares[:3+r.IntN(4)]
	return v
}

// comments are 1 to 40, more often few than many.
func comments(r *rand.Rand, t *teller) []comment {
	var out []comment
	count := 1 + r.IntN(1+r.IntN(40))
	for i := range count {
		c := comment{
			Name: pick(r, firsts) + strconv.Itoa(10+r.IntN(90)), When: fmt.Sprintf("%d hours ago", 2+count-i),
			Text: t.aside('R'), Likes: r.IntN(60),
		}
		for chance(r, 35) {
			c.Text += " " + t.aside('R')
		}
		if i > 0 && chance(r, 30) {
			c.Depth = 1
		}
		out = append(out, c)
	}
	return out
}
