package newsstand

import (
	"fmt"
	"strings"
)

// A design is what tells one site from another, besides its templates and
// style sheet, which have its name.
type design struct {
	name     string
	masthead string
	tagline  string
	seed     uint64
	sections []string // display names, in the order of topics
	root     string   // from an article to the site's root
	path     func(n int, s *story) string
	own      bool // its classes begin with its name, so that no markup is shared with other sites
}

// A section is a topic under the name that a site gives it.
type section struct {
	Topic string
	Name  string
}

// Path is the address of the section's page, from the root of the site.
func (s section) Path() string { return "section/" + s.Topic + ".html" }

func words(s string) []string { return strings.Split(s, ",") }

// designs are the sites in the order of [Sites].
var designs = []design{
	{
		// One centred column in a serif; the title in a header above the body.
		name: "courier", masthead: "The Saltham Courier", tagline: "Tides, towns and talk since 1871", seed: 1871,
		sections: words("Council,Harbour,Trade,Weather,Sport,Arts,Railways,Schools,Science,Table"),
		root:     "../", path: func(_ int, s *story) string { return "news/" + s.Slug() + ".html" },
	},
	{
		// A rail with navigation on the left; the title inside article, outside the text.
		name: "daily", masthead: "Brackwater Daily", tagline: "Everything, every day", seed: 2002,
		sections: words("Politics,Coast,Economy,Weather,Football,Culture,Transport,Education,Space,Food"),
		root:     "../../", path: func(n int, s *story) string {
			return fmt.Sprintf("%s/%03d-%s.html", s.Published.Format("2006/01"), 900-n, s.Slug())
		},
	},
	{
		// The title across a grid of three columns.
		name: "meridian", masthead: "Meridian Post", tagline: "The long view", seed: 1230,
		sections: words("Government,Shipping,Markets,Climate,Sports,Ideas,Infrastructure,Campus,Sky,Kitchen"),
		root:     "../../", path: func(n int, s *story) string {
			return fmt.Sprintf("article/%d/%s.html", 48000+17*n, s.Slug())
		},
	},
	{
		// The section's name in larger type than the title; the title inside the body.
		name: "gazette", masthead: "Hexmoor Gazette", tagline: "Free, local, stubborn", seed: 77,
		sections: words("Town hall,Waterfront,Business,Weather,Football,Museums,Trains,Schools,Stars,Bread"),
		root:     "../", path: func(n int, s *story) string {
			return fmt.Sprintf("%s/%s-%05d.html", s.Section.Topic, s.Slug(), 10007+31*n)
		},
	},
	{
		// A tall cover with a linked title over it; the body far below.
		name: "lantern", masthead: "Lantern", tagline: "Stories by lamplight", seed: 451,
		sections: words("Power,Shore,Money,Elements,Game,Museum,Rails,Learning,Night sky,Oven"),
		root:     "../../", path: func(_ int, s *story) string {
			return "stories/" + s.Slug() + "/index.html"
		},
	},
	{
		// Nothing but div and span; paragraphs divided by line breaks.
		name: "wire", masthead: "Plainwire", tagline: "News without the furniture", seed: 9600,
		sections: words("civic,port,shops,weather,matches,exhibits,trains,classes,heavens,loaves"),
		root:     "../", path: func(n int, _ *story) string { return fmt.Sprintf("a/%06d.html", 260100+137*n) },
	},
	{
		// The body is a grid as wide as the window, with named lines; the title over a cover.
		name: "plaza", masthead: "Plaza", tagline: "A square with four sides", seed: 1588,
		sections: words("Council,Quay,Commerce,Sky,Stadium,Gallery,Tracks,Campus,Orbit,Table"),
		root:     "../", path: func(_ int, s *story) string { return "read/" + s.Slug() + ".html" },
	},
	{
		// A magazine of flex boxes: the text beside its contents, pictures beside words.
		name: "folio", masthead: "Folio Quarterly", tagline: "Long reads in short columns", seed: 1623,
		sections: words("Public life,Docks,Work,Storms,Play,Stages,Stations,Lessons,Stars,Plates"),
		root:     "../../", path: func(n int, s *story) string {
			return fmt.Sprintf("issue-%d/%s/index.html", 12+n/20, s.Slug())
		},
	},
}

// oddDesigns are the sites in the order of [Odd].
var oddDesigns = []design{
	{
		// The body is an element of the site's own, inline as all unknown elements are, with
		// blocks in it; author, tags and comments are its siblings.
		own: true, name: "parish", masthead: "The Ottermouth Parish News", tagline: "Bells, hedges and minutes", seed: 1604,
		sections: words("Vestry,Quay,Stalls,Weather,Cricket,Choir,Branch line,School,Almanac,Baking"),
		root:     "../", path: func(_ int, s *story) string { return "pages/" + s.Slug() + ".html" },
	},
	{
		// The only h1 is the section's name, over everything and in the head; the title is an h2.
		own: true, name: "almanac", masthead: "Hexmoor Almanac", tagline: "A page a day", seed: 365,
		sections: words("Government,Harbour,Markets,Seasons,Games,Letters,Roads,Learning,Stars,Larder"),
		root:     "../", path: func(n int, _ *story) string { return fmt.Sprintf("day/%d.html", 4100+3*n) },
	},
}
