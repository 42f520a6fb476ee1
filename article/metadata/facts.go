package metadata

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"galley/article/allowlist"
	"galley/article/metadata/day"
	"galley/article/metadata/language"
	"galley/article/metadata/signature"
	"galley/page"
)

// Facts are what the page says about the article: in linked data, else in meta tags and
// microdata, else in words a reader sees. Empty: it does not say.
type Facts struct {
	Canonical   string   // absolute address
	Byline      string   // Authors, comma-separated
	Authors     []string // the people who wrote it; where none is named, the organisation that is named in their place
	Sources     []string // organisations that the text is from, such as an agency, apart from Authors
	Published   day.Date
	Modified    day.Date
	Site        string
	Section     string
	Tags        []string
	Language    string // BCP 47 tag: what the page says, unless the text is clearly in another
	Paid        string // "yes" or "no": whether the page says that it is to be paid for
	LeadImage   string // absolute address
	Description string
}

// Line is a block of the text of the article.
type Line = signature.Line

// told are the facts that were asked for before the text was known, and last: several formats ask for the same.
type told struct {
	sync.Mutex
	first, last *Facts // of no lines; of those below
	lines       []Line
}

// Facts are what the page says about the article, whose text are the lines. They are the caller's; what they are read
// of stays as it is.
func (r *Reader) Facts(lines []Line) Facts {
	r.told.Lock()
	defer r.told.Unlock()
	known := &r.told.last
	if len(lines) == 0 {
		known = &r.told.first
	} else if !slices.Equal(r.told.lines, lines) {
		r.told.last, r.told.lines = nil, slices.Clone(lines)
	}
	if *known == nil {
		m := r.facts(lines)
		*known = &m
	}
	m := **known
	m.Authors, m.Sources, m.Tags = slices.Clone(m.Authors), slices.Clone(m.Sources), slices.Clone(m.Tags)
	return m
}

// facts are Facts, read anew.
func (r *Reader) facts(lines []Line) Facts {
	m := Facts{
		Canonical:   r.p.Resolve(r.stated.First("link:canonical", "ld:url", "og:url")),
		Site:        r.stated.Site(),
		Section:     cmp.Or(r.stated.First(sectionKeys...), r.section),
		LeadImage:   allowlist.MediaURL(r.p, r.stated.Picture(pictureKeys...)),
		Description: r.stated.First("description", "og:description", "ld:description", "twitter:description"),
		Tags:        r.tags(),
		Paid:        r.paid(),
	}
	m.Language = r.Language(lines)
	m.Published, m.Modified = r.days.Dates(m.Language)
	m.Authors, m.Sources = r.people.Authors(lines, m.Site)
	m.Byline = strings.Join(m.Authors, ", ")
	if m.Site == "" { // who wrote is told apart by what the page states alone: a person may be a site
		m.Site = cmp.Or(r.stated.First("ld:site"), r.site)
	}
	m.dropControls()
	return m
}

// Language is Facts.Language alone.
func (r *Reader) Language(lines []Line) string {
	return language.Of(r.Declared, r.stated.First("ld:language", "og:locale", "content-language", "dc.language"), beginning(lines))
}

// dropControls takes the control characters out of what is told in words: attributes have them behind references, and
// linked data behind escapes.
func (m *Facts) dropControls() {
	for _, text := range []*string{&m.Byline, &m.Published.Raw, &m.Modified.Raw, &m.Site, &m.Section, &m.Language, &m.Description} {
		*text = page.WithoutControls(*text)
	}
	for _, list := range [][]string{m.Authors, m.Sources, m.Tags} {
		for i := range list {
			list[i] = page.WithoutControls(list[i])
		}
	}
}

// pictureKeys are the metadata that name the picture of an article.
var pictureKeys = []string{"ld:image", "og:image", "og:image:url", "twitter:image"}

// NamesLogo reports whether the page names the logo of its site for a picture, and no other.
func (r *Reader) NamesLogo() bool {
	return r.stated.First(pictureKeys...) != "" && r.stated.Picture(pictureKeys...) == ""
}

// beginning is as much of the text as its language is told by, without programs where there is
// anything else.
func beginning(lines []Line) string {
	var text strings.Builder
	for _, b := range lines {
		if text.Len() < language.Most && !b.Code {
			text.WriteString(b.Text + "\n")
		}
	}
	if text.Len() == 0 {
		for _, b := range lines[:min(len(lines), 1)] {
			text.WriteString(b.Text)
		}
	}
	return text.String()
}

// maxTags bounds the number of tags.
const maxTags = 50

// paid is what the page says of its price: linked data, or the tier of the Open Graph
// and of other meta tags.
func (r *Reader) paid() string {
	switch strings.ToLower(r.stated.First("ld:free", "itemprop:isAccessibleForFree", "article:content_tier", "cxenseparse:articletype")) {
	case "true", "free":
		return "no"
	case "false", "locked", "metered", "paid":
		return "yes"
	}
	return ""
}

// tags are the keywords of linked data, else of meta tags, else those that a reader sees, each once.
func (r *Reader) tags() (tags []string) {
	for _, list := range [][]string{r.stated.Keywords, r.stated.ArticleTags, {r.stated.Meta["news_keywords"]}, {r.stated.Meta["keywords"]}} {
		if len(list) == 1 { // several in one string
			list = strings.FieldsFunc(list[0], func(c rune) bool { return strings.ContainsRune(",;、，|", c) })
		}
		for _, tag := range list {
			if tag = page.Norm(tag); tag != "" && len(tag) <= 100 && !slices.Contains(tags, tag) && len(tags) < maxTags {
				tags = append(tags, tag)
			}
		}
		if len(tags) > 0 {
			return tags
		}
	}
	section := page.Letters(cmp.Or(r.stated.First(sectionKeys...), r.section))
	return slices.DeleteFunc(slices.Clone(r.shownTags), func(tag string) bool { return page.Letters(tag) == section })
}

// Descriptions are what the page says of the article in linked data and meta tags, as
// page.Letters has it.
func (r *Reader) Descriptions() []string {
	said := []string{page.Letters(r.stated.Linked.Description)}
	for i := range r.p.Nodes {
		if n := &r.p.Nodes[i]; n.Tag == "meta" && (n.Attr("name") == "description" || n.Attr("property") == "og:description") {
			said = append(said, page.Letters(n.Attr("content")))
		}
	}
	return said
}
