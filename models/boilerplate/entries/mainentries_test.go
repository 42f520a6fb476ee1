package entries

import (
	"fmt"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
	"galley/page/linkeddata"
	"galley/page/parse"
)

// offers are n entries of a list, each with a name, a price and a label.
func offers(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `<li class=offer><h3>Boat number %d of many</h3><div class=price>%d crowns</div><div class=more>Add to cart</div></li>`, i, 100*i+1)
	}
	return b.String()
}

// headedEntry are n entries of a list, each with a picture, a heading and a line.
func headedEntry(n int, picture string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `<li class=offer>%s<h3>Boat number %d of many</h3><p>built in the yard %d</p></li>`, picture, i, i)
	}
	return b.String()
}

// signed are entries of a list that people have signed with name and day, each with a title.
func signed(title string) string {
	return "<ul>" + bodytest.EntriesBy("<li class=entry>"+title+"<div class=who>NAME, DAY</div><p>TEXT</p></li>", "Ann Lee", "bob42", "Cem Su", "Dan Po") + "</ul>"
}

// cards are n entries of a list that are one link each, with a name and what is said of it.
func cards(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `<a class=card href=/%d><div>Boat number %d of many</div><div>built of oak and larch in the yard</div></a>`, i, i)
	}
	return b.String()
}

// shots are n entries of a list that have a picture and a line below it.
func shots(n int, picture string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `<li class=shot>%s<p>Boat number %d of many in the yard</p></li>`, picture, i)
	}
	return b.String()
}

// linkedShots are n entries of a list that have a picture, a name that is a link, and a price.
func linkedShots(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `<li class=shot><a href=/%d><img src=/a.jpg><h2>Boat number %d of many</h2><span>%d</span></a></li>`, i, i, 10*i)
	}
	return b.String()
}

// kinds are entries of a list with classes for what they all are, and one for the category of each.
func kinds(picture, text string, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `<li class="offer boat in-stock of-%c">%s<h3>Boat number %d of many</h3><div class=price>%d crowns</div>%s</li>`, 'a'+i, picture, i, 100*i, text)
	}
	return b.String()
}

// grid are rows with some cells each, with a picture, a name and a price, behind the beginning of each row.
func grid(rows, columns int, begin string) string {
	var b strings.Builder
	b.WriteString("<table>")
	for i := range rows {
		b.WriteString("<tr>" + begin)
		for j := range columns {
			fmt.Fprintf(&b, `<td class=cell><img src=/a.jpg><h3>Boat number %d of many</h3><div class=price>%d crowns</div></td>`, i*columns+j, 10*i+j)
		}
		b.WriteString("</tr>")
	}
	return b.String() + "</table>"
}

// courses are sections of a menu with two dishes each.
func courses(n int, inDish string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `<div class=course><h2>Course %d</h2>`, i)
		for j := range 2 {
			fmt.Fprintf(&b, `<div class=dish><div class=name>Soup %d of many kinds</div><div class=of>leek, barley and thyme, %d</div>%s</div>`, 2*i+j, 2*i+j, inDish)
		}
		b.WriteString("</div>")
	}
	return b.String()
}

// part is a part of a page that is marked up as courses are, without dishes.
func part(heading, text string) string {
	return "<div class=course><h3>" + heading + "</h3><p>" + text + "</p></div>"
}

// TestRaiseEntries: the entries of the list that a page is about are text, without the
// labels in them; those of a product or a forum, and lists that are little of a page, are
// left as they are.
func TestRaiseEntries(t *testing.T) {
	threads := bodytest.EntriesBy(`<div class=post><div>NAME · DAY</div><p>TEXT</p></div>`, "Ann Lee", "bob42", "Cem Su", "Dan Po")
	places := ""
	for i := range 4 {
		places += fmt.Sprintf(`<div class=post id=p%d><div class=when>%d March 2021 <a href="#p%d">#%d</a></div><div class=who>rank %d</div><div class=text><p>TEXT</p></div></div>`, i, i+3, i, i, i)
	}
	tests := []struct {
		name, source string
		kind         pagekind.Kind
		raised, none string // words of blocks that are raised, and that are set to 0
	}{
		{"a shop", "<p>Boats of all kinds.</p><ul>" + offers(6) + "</ul>", pagekind.Page, "Boat number 0 of many", "Add to cart"},
		{"prices too", "<p>Boats of all kinds.</p><ul>" + offers(6) + "</ul>", pagekind.Page, "501 crowns", "Add to cart"},
		{"what else a shop has", "<p>Boats of all kinds.</p><ul>" + offers(6) + "</ul>", pagekind.Product, "", ""},
		{"cards that are links", strings.Repeat("<p>"+bodytest.ShortText+"</p>", 4) + "<div>" + cards(6) + "</div>", pagekind.Page, "Boat number 0 of many", ""},
		{"links without anything below", strings.Repeat("<p>"+bodytest.ShortText+"</p>", 4) + "<div>" + strings.ReplaceAll(cards(6), "</div><div>", ", ") + "</div>", pagekind.Page, "", ""},
		{"pictures with a line", "<p>Boats of all kinds.</p><ul>" + shots(5, "<img src=/a.jpg>") + "</ul>", pagekind.Page, "Boat number 0 of many", ""},
		{"pictures with names that are links", strings.Repeat("<p>"+bodytest.ShortText+"</p>", 4) + "<ul>" + linkedShots(8) + "</ul>", pagekind.Page, "Boat number 0 of many", ""},
		{"such below much else", strings.Repeat("<p>"+bodytest.ShortText+"</p>", 9) + "<ul>" + linkedShots(8) + "</ul>", pagekind.Page, "", ""},
		{"lines without pictures", "<p>Boats of all kinds.</p><ul>" + shots(5, "") + "</ul>", pagekind.Page, "", ""},
		{"dishes in courses", courses(2, ""), pagekind.Page, "Soup 3 of many kinds", ""},
		{"names of courses", courses(2, ""), pagekind.Page, "Course 0", ""},
		{"courses among parts of the page that are marked up alike", part("Our menu", "The pasta is made here every morning.") + courses(2, "") + part("Bread", "It is one crown."), pagekind.Page, "Soup 3 of many kinds", ""},
		{"names of those courses", part("Our menu", "The pasta is made here every morning.") + courses(2, "") + part("Bread", "It is one crown."), pagekind.Page, "Course 1", ""},
		{"one course among such parts", part("Our menu", "The pasta is made here every morning.") + courses(1, "") + part("Bread", "It is one crown."), pagekind.Page, "", ""},
		{"courses with much else of the same page", part("Our menu", bodytest.LongText+" "+bodytest.LongText+" "+bodytest.LongText) + courses(2, ""), pagekind.Page, "", ""},
		{"one course", courses(1, ""), pagekind.Page, "", ""},
		{"pictures in sections", courses(2, "<img src=/a.jpg>"), pagekind.Page, "", ""},
		{"names twice", "<p>Boats of all kinds.</p><ul>" + strings.ReplaceAll(offers(5), "<h3>", "<h3>Oak boat</h3><h3>Oak boat</h3><h3>") + "</ul>", pagekind.Page, "Oak boat|Boat number 0 of many", "Oak boat|Add to cart"},
		{"names once more, behind the price", "<p>Boats of all kinds.</p><ul>" + strings.ReplaceAll(offers(5), "<div class=more>", "<h3>Oak boat of the yard</h3><p>Larch</p><h3>Oak boat of the yard</h3><div class=more>") + "</ul>", pagekind.Page, "1 crowns|Oak boat of the yard|Boat number 1", "Larch|Oak boat of the yard|Add to cart"},
		{"lines that are no names once more", "<p>Boats of all kinds.</p><ul>" + strings.ReplaceAll(offers(5), "<div class=more>", "<p>Built in the yard</p><p>Larch</p><p>Built in the yard</p><div class=more>") + "</ul>", pagekind.Page, "Built in the yard|Larch|Built in the yard|Boat number 1", "Add to cart"},
		{"the same value of two", "<p>Boats of all kinds.</p><ul>" + strings.ReplaceAll(offers(5), "<div class=price>", "<div class=price>Yes</div><div class=price>Yes</div><div class=price>") + "</ul>", pagekind.Page, "Boat number 0 of many|Yes|Yes", "Add to cart"},
		{"three", "<p>Boats of all kinds.</p><ul>" + offers(3) + "</ul>", pagekind.Page, "Boat number 0 of many", "Add to cart"},
		{"two", "<p>Boats of all kinds.</p><ul>" + offers(2) + "</ul>", pagekind.Page, "", ""},
		{"little of a page", strings.Repeat("<p>"+bodytest.LongText+"</p>", 6) + "<ul>" + offers(6) + "</ul>", pagekind.Page, "", ""},
		{"parts of a page", `<div><h2>Boats</h2><p>Home and more</p></div><div><ul><li>Boats and oars<li>Oars</ul></div><div><a href=/x>All the news</a><b>Read on here</b></div><div><form>Your name</form><i>Imprint and more</i></div>`, pagekind.Page, "", ""},
		{"one large entry", "<ul>" + offers(4) + "<li class=offer><h3>Boat</h3>" + strings.Repeat("<p>"+bodytest.LongText+"</p>", 3) + "</li></ul>", pagekind.Page, "", ""},
		{"one large entry of those with a picture and a heading", "<ul>" + headedEntry(4, "<img src=/a.jpg>") + "<li class=offer><img src=/b.jpg><h3>Boat</h3>" + strings.Repeat("<p>"+bodytest.LongText+"</p>", 2) + "</li></ul>", pagekind.Page, "Boat number 0 of many", ""},
		{"one large section of those with a heading", "<ul>" + headedEntry(4, "") + "<li class=offer><h3>Boat</h3>" + strings.Repeat("<p>"+bodytest.LongText+"</p>", 2) + "</li></ul>", pagekind.Page, "", ""},
		{"tiles of several categories", "<p>Boats of all kinds.</p><ul>" + kinds("<img src=/a.jpg>", "", 6) + "</ul>", pagekind.Page, "Boat number 0 of many|0 crowns", ""},
		{"such entries without pictures", "<p>Boats of all kinds.</p><ul>" + kinds("", "", 6) + "</ul>", pagekind.Page, "", ""},
		{"such entries with much text", "<p>Boats of all kinds.</p><ul>" + kinds("<img src=/a.jpg>", bodytest.LongText+" "+bodytest.LongText, 6) + "</ul>", pagekind.Page, "", ""},
		{"tiles that share few classes", "<p>Boats of all kinds.</p><ul>" + strings.ReplaceAll(kinds("<img src=/a.jpg>", "", 6), "offer boat in-stock ", "offer ") + "</ul>", pagekind.Page, "", ""},
		{"cells of a table", grid(2, 2, ""), pagekind.Page, "Boat number 3 of many", ""},
		{"two rows of one cell", grid(2, 1, ""), pagekind.Page, "", ""},
		{"rows of a grid that are forms each", strings.ReplaceAll(strings.ReplaceAll(grid(2, 3, ""), "<td class=cell>", "<td class=cell><form action=/cart><input type=hidden name=id>"), "</td>", "</form></td>"), pagekind.Page, "Boat number 5 of many", ""},
		{"such cells with a field each", "<p>Boats of all kinds.</p>" + strings.ReplaceAll(strings.ReplaceAll(grid(2, 3, ""), "<td class=cell>", "<td class=cell><form action=/cart><input name=id>"), "</td>", "</form></td>"), pagekind.Page, "", ""},
		{"one row", grid(1, 4, ""), pagekind.Page, "Boat number 3 of many", ""},
		{"rows with a heading", grid(2, 2, "<th>Boats of the yard</th>"), pagekind.Page, "", ""},
		{"rows of unlike cells", strings.ReplaceAll(grid(2, 2, ""), "<td class=cell>", "<td>Oak</td><td class=cell>"), pagekind.Page, "", ""},
		{"posts", threads, pagekind.Page, "", ""},
		{"posts with their places, signed nowhere", places, pagekind.Page, "", ""},
		{"such posts of a listing", places, pagekind.Listing, "TEXT", ""},
		{"stories that people have signed", signed("<h3><a href=/s/NAME>What NAME saw of it</a></h3>"), pagekind.Page, "What Ann Lee saw of it", ""},
		{"answers that lead to their places", signed("<h3><a href=/t?p=NAME>Re: The oak boat</a></h3>"), pagekind.Page, "", ""},
		{"posts of a listing", threads, pagekind.Listing, "Ann Lee", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.raised = strings.ReplaceAll(tt.raised, "TEXT", bodytest.ShortText)
			x, scores := bodytest.EvenScores(t, "<div>"+strings.ReplaceAll(tt.source, "TEXT", bodytest.ShortText)+"</div>", 0.25)
			post := append([]float64(nil), scores.Posteriors()...)
			Raise(view.New(scores, x), post, tt.kind)
			raised, none := bodytest.WithPosterior(x, post, listedSure), bodytest.WithPosterior(x, post, 0)
			if !strings.Contains(raised, tt.raised) || tt.raised == "" && raised != "" || !strings.Contains(none, tt.none) || tt.none == "" && none != "" {
				t.Errorf("raised %q, none %q", raised, none)
			}
		})
	}
}

// TestRaiseEntriesBelowText: below the text of what may be an article a list is of other pages, but
// not where it shows pictures with captions.
func TestRaiseEntriesBelowText(t *testing.T) {
	const caption = "<figcaption>Boat of the harbour, seen from the pier at noon</figcaption>"
	for _, tt := range []struct {
		name, entry string
		want        bool
	}{
		{"pictures with captions", "<figure><img src=/a-s.jpg>" + caption + "</figure>", true},
		{"that lead to their pictures", "<figure><a href=/a.jpg><img src=/a-s.jpg></a>" + caption + "</figure>", true},
		{"that lead to other pages", "<figure><a href=/boat><img src=/a-s.jpg></a>" + caption + "</figure>", false},
		{"lines without captions", "<figure><img src=/a-s.jpg><div>Boat of the harbour, seen from the pier at noon</div></figure>", false},
		{"captions without pictures", "<figure>" + caption + "</figure>", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main><p>"+bodytest.LongText+"</p><div>"+strings.Repeat(tt.entry, 5)+"</div></main>", 0.25)
			post := append([]float64(nil), scores.Posteriors()...)
			post[0] = 1
			Raise(view.New(scores, x), post, pagekind.Page)
			if got := bodytest.WithPosterior(x, post, listedSure); strings.Contains(got, "Boat of the harbour") != tt.want {
				t.Errorf("raised %q", got)
			}
		})
	}
}

// TestKindOf: what a page says of itself, in linked data and microdata.
func TestKindOf(t *testing.T) {
	linked := func(types ...string) string {
		var b strings.Builder
		for _, name := range types {
			fmt.Fprintf(&b, `<script type="application/ld+json">{"@context":"https://schema.org","@type":%q,"name":"x"}</script>`, name)
		}
		return b.String()
	}
	tests := []struct {
		name, source string
		want         pagekind.Kind
	}{
		{"nothing", "<p>Text.</p>", pagekind.Page},
		{"a question", linked("Question"), pagekind.Forum},
		{"questions that the page asks itself", linked("FAQPage", "Question", "Question"), pagekind.Page},
		{"a thread with such questions", linked("FAQPage", "DiscussionForumPosting"), pagekind.Forum},
		{"a product with such questions", linked("FAQPage", "Question", "Product"), pagekind.Product},
		{"products", linked("Product", "Product", "Product"), pagekind.Listing},
		{"microdata", `<div itemscope itemtype="https://schema.org/TechArticle"><p>Text.</p></div>`, pagekind.Docs},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.source), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			if got := pagekind.Of(p, linkeddata.Of(p)); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
