package newsstand

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"math/rand/v2"
	"time"
)

//go:embed templates/*.gohtml
var templates embed.FS

//go:embed assets
var assets embed.FS

// pagesPerSite is the number of articles of a site.
const pagesPerSite = 60

// newest is when the newest article of every site appeared.
var newest = time.Date(2026, time.March, 14, 6, 30, 0, 0, time.UTC)

// build makes a site. It panics where a template is wrong, which is a mistake
// in this package.
func build(d design) *Site {
	s := &Site{Name: d.name, Title: d.masthead, docs: map[string][]byte{}, media: map[string]func() []byte{}}
	set := template.Must(template.ParseFS(templates, "templates/blocks.gohtml", "templates/furniture.gohtml", "templates/"+d.name+".gohtml"))
	s.asset("assets/"+d.name+".css", "assets/site.css")
	s.asset("assets/clip.webm", clipPath)

	general := readBank("general")
	rng := rand.New(rand.NewPCG(d.seed, 1))
	stories := s.stories(rng, d, general)
	rng = rand.New(rand.NewPCG(d.seed, 2))
	for i, st := range stories {
		v := furnish(rng, d, newTeller(rng, nil, general), stories, i)
		doc, paths, err := settle(s.set(set, "article", v))
		if err != nil {
			panic(fmt.Sprintf("newsstand: %s, %s: %v", d.name, st.Path, err))
		}
		s.docs[st.Path] = doc
		s.Pages = append(s.Pages, PageInfo{
			Path: "/" + st.Path, Title: st.Title, TitleXPath: paths["title"], BodyXPath: paths["body"],
			Kind: st.Kind, Section: st.Section.Name, Author: st.Author, Published: st.Published, Paragraphs: st.paragraphs(), Media: st.media(),
		})
	}
	s.fronts(set, d, stories)
	if d.own {
		s.rename()
	}
	return s
}

// rename gives the site classes of its own.
func (s *Site) rename() {
	for path, doc := range s.docs {
		s.docs[path] = rename(doc, s.Name)
	}
	css := s.media["assets/site.css"]()
	s.media["assets/site.css"] = func() []byte { return renameCSS(css, s.Name) }
}

// stories tells the site's articles, as many of each topic.
func (s *Site) stories(rng *rand.Rand, d design, general bank) []*story {
	titles := map[string][]string{}
	order := rng.Perm(len(topics))
	var out []*story
	for i := range pagesPerSite {
		topic := order[i%len(topics)]
		b := readBank(topics[topic])
		if titles[topics[topic]] == nil {
			titles[topics[topic]] = b['T']
			rng.Shuffle(len(b['T']), func(i, j int) { b['T'][i], b['T'][j] = b['T'][j], b['T'][i] })
		}
		st := &story{
			Kind: kinds[(i+order[0])%len(kinds)], Section: section{topics[topic], d.sections[topic]},
			Published: newest.Add(-time.Duration(i)*7*time.Hour - time.Duration(rng.IntN(300))*time.Minute),
		}
		a := &author{teller: newTeller(rng, b, general), root: d.root, href: d.root + st.Section.Path(), pics: s.picture}
		tell(a, st, titles[topics[topic]][i/len(topics)])
		for _, block := range st.Blocks {
			if block.Kind == "player" {
				s.player(block)
			}
		}
		st.Path = d.path(i, st)
		out = append(out, st)
	}
	return out
}

// fronts makes the front page and a page a section.
func (s *Site) fronts(set *template.Template, d design, stories []*story) {
	front := func(path, root string, sec section, list []*story) {
		rng := rand.New(rand.NewPCG(d.seed, 3))
		v := furnish(rng, d, newTeller(rng, nil, readBank("general")), stories, 0)
		v.story = &story{Title: sec.Name, Section: sec, Published: newest}
		v.Root, v.More = root, list
		s.docs[path] = s.set(set, "front", v)
	}
	front("index.html", "", section{Name: d.tagline}, stories)
	for i, topic := range topics {
		sec := section{topic, d.sections[i]}
		var list []*story
		for _, st := range stories {
			if st.Section == sec {
				list = append(list, st)
			}
		}
		front(sec.Path(), "../", sec, list)
	}
}

// set sets a view in a template.
func (s *Site) set(set *template.Template, name string, v *view) []byte {
	var out bytes.Buffer
	if err := set.ExecuteTemplate(&out, name, v); err != nil {
		panic("newsstand: " + err.Error())
	}
	return out.Bytes()
}
