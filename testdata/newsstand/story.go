package newsstand

import (
	"math/rand/v2"
	"strings"
	"time"
)

// A story is an article before it is set in the template of a site.
type story struct {
	Title      string
	Path       string // from the root of the site
	Kind       string // "short", "normal", "long" or "gallery"
	Section    section
	Standfirst string // "" for none
	Author     string
	Bio        string // "" for none
	Published  time.Time
	Lead       *picture // the picture above the text; nil for none
	Hero       picture  // for sites that open with a tall one
	Thumb      picture  // for lists on other pages
	Blocks     []block
	Tags       []string
	DropCap    bool
}

// kinds are dealt to the stories of a site in turn.
var kinds = []string{"normal", "long", "short", "normal", "gallery", "normal", "long"}

// Slug is the title as part of an address.
func (s *story) Slug() string {
	var out strings.Builder
	for _, r := range strings.ToLower(s.Title) {
		switch {
		case r >= 'a' && r <= 'z' || r >= '0' && r <= '9':
			out.WriteRune(r)
		case (r == ' ' || r == '-') && !strings.HasSuffix(out.String(), "-"):
			out.WriteByte('-')
		}
	}
	return strings.Trim(out.String(), "-")
}

// Short is the beginning of the title, as some sites put it into <title>.
func (s *story) Short() string {
	words := strings.Fields(s.Title)
	if len(words) <= 6 {
		return s.Title
	}
	return strings.Join(words[:5], " ") + " …"
}

// Minutes is how long the story takes to read.
func (s *story) Minutes() int {
	words := 0
	for _, text := range s.paragraphs() {
		words += len(strings.Fields(text))
	}
	return 1 + words/200
}

// paragraphs are the texts of the article's own blocks that have one: not
// those of tables, captions and drawings.
func (s *story) paragraphs() []string {
	var out []string
	for _, b := range s.Blocks {
		if b.Noise() {
			continue
		}
		if b.Text.text != "" {
			out = append(out, b.Text.Plain())
		}
		for _, item := range b.Items {
			out = append(out, item.Plain())
		}
	}
	return out
}

// media are the addresses of the pictures, films and players of the article,
// from the root of the site.
func (s *story) media() []string {
	var out []string
	if s.Lead != nil {
		out = append(out, "/"+s.Lead.Path())
	}
	for _, b := range s.Blocks {
		switch b.Kind {
		case "video":
			out = append(out, "/"+clipPath)
		case "player":
			out = append(out, "/"+playerPath(b.Pic))
		case "gallery":
			for _, p := range b.Pics {
				out = append(out, "/"+p.Path())
			}
		case "figure", "srcset", "lazy", "picture", "gif":
			out = append(out, "/"+b.Pic.Path())
		}
	}
	return out
}

// tell writes a story of a kind under a title line.
func tell(a *author, s *story, title string) {
	s.Title, s.Author = a.fill(title), a.cast["author"]
	if chance(a.rng, 60) {
		s.Standfirst = a.line('S')
	}
	if chance(a.rng, 55) {
		s.Bio = a.aside('B')
	}
	if s.Kind != "gallery" && chance(a.rng, 65) {
		lead := a.picture(960, 480+10*a.rng.IntN(7), "png")
		s.Lead = &lead
	}
	s.Hero = a.picture(1200, 560, "svg")
	s.Thumb = a.picture(240, 150, "svg")
	s.Tags = []string{a.cast["place"]}
	for _, keyword := range a.topic['K'] {
		s.Tags = append(s.Tags, a.fill(keyword))
	}
	s.DropCap = chance(a.rng, 40)
	switch s.Kind {
	case "short":
		s.Blocks = a.text(2+a.rng.IntN(2), nil)
	case "gallery":
		s.Blocks = a.text(2+a.rng.IntN(3), []func() block{a.gallery})
	case "normal":
		s.Blocks = a.text(5+a.rng.IntN(5), some(a.rng, 2, a.extras()))
	case "long":
		s.Blocks = a.text(11+a.rng.IntN(9), some(a.rng, 5, append(a.extras(), a.heading, a.heading, a.code)))
	}
}

// extras are what may stand between paragraphs, the usual ones twice.
func (a *author) extras() []func() block {
	ad := func() block { return block{Kind: "ad", Label: pick(a.rng, slogans)} }
	also := func() block { return block{Kind: "also"} }
	return []func() block{a.figure, a.figure, a.quote, a.quote, a.heading, a.list, a.table, a.chart, a.moving, a.moving, ad, ad, also}
}

// some picks n to n+2 of list, in another order.
func some(r *rand.Rand, n int, list []func() block) []func() block {
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list[:n+r.IntN(3)]
}

// text is n paragraphs with extras spread evenly between them. It opens and
// ends with a paragraph.
func (a *author) text(n int, extras []func() block) []block {
	extras = extras[:min(len(extras), n-1)]
	var out []block
	done := 0
	for i := range n {
		out = append(out, a.paragraph())
		if done < len(extras) && i+1 == (done+1)*n/(len(extras)+1) {
			out = append(out, extras[done]())
			done++
		}
	}
	return out
}
