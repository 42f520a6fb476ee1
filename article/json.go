package article

import (
	"bufio"
	"encoding/json"
	"io"
	"math"
	"slices"
	"strings"

	"galley/article/flow"
	"galley/page"
)

// SchemaVersion is the version of what WriteJSON writes. It grows when a field
// changes its meaning or goes away; new fields do not change it.
const SchemaVersion = 2

// JSON is what WriteJSON writes, for programs that read it. docs/formats.md says what each field is.
type JSON struct {
	SchemaVersion int           `json:"schema_version"`
	URL           string        `json:"url"`
	Canonical     string        `json:"canonical"`
	Title         string        `json:"title"`
	Byline        string        `json:"byline"`
	Authors       []string      `json:"authors"` // the names in byline
	Sources       []string      `json:"sources"` // agencies and other organisations that the text is from
	Published     string        `json:"published"`
	PublishedRaw  string        `json:"published_raw"`
	Modified      string        `json:"modified"`
	ModifiedRaw   string        `json:"modified_raw"`
	Site          string        `json:"site"`
	Section       string        `json:"section"`
	Tags          []string      `json:"tags"`
	Language      string        `json:"language"`
	Paid          string        `json:"paid"` // "yes", "no" or "", see Meta
	LeadImage     string        `json:"lead_image"`
	Description   string        `json:"description"`
	Text          string        `json:"text"`       // of the body, a block a line
	WordCount     int           `json:"word_count"` // of text
	Images        []JSONImage   `json:"images"`
	Score         page.Score    `json:"score"`
	Reasons       []page.Reason `json:"reasons,omitempty"`
	Relaxed       page.Relaxed  `json:"relaxed"`
	Kinship       page.Kinship  `json:"kinship,omitempty"`
	MovedFrom     string        `json:"moved_from,omitempty"`
	Pages         []string      `json:"pages,omitempty"`     // see Article
	NextPage      string        `json:"next_page,omitempty"` // likewise
	Refused       []Refusal     `json:"refused,omitempty"`
	Blocks        []JSONBlock   `json:"blocks"`
	Cuts          []JSONCut     `json:"cuts"`             // what was cut out of the body
	Hidden        []string      `json:"hidden,omitempty"` // see Article
	HTML          string        `json:"html,omitempty"`
	Markdown      string        `json:"markdown,omitempty"`
}

// JSONImage is a picture of the article.
type JSONImage struct {
	URL           string `json:"url"`
	Alt           string `json:"alt"`
	Caption       string `json:"caption"`
	Credit        string `json:"credit"`
	Width         int    `json:"width"` // CSS px as laid out; 0 when not
	Height        int    `json:"height"`
	NaturalWidth  int    `json:"natural_width"` // of the file; 0 when not known
	NaturalHeight int    `json:"natural_height"`
}

// JSONBlock is a block of the text, such as a paragraph.
type JSONBlock struct {
	ID        string  `json:"id"`
	Kind      string  `json:"kind"`
	Time      string  `json:"time,omitempty"` // of an update
	Text      string  `json:"text"`
	Box       JSONBox `json:"box"`       // of the words, CSS px of the page
	Posterior float64 `json:"posterior"` // see Block
}

// JSONCut is a text that is no part of the article although it stands in it.
type JSONCut struct {
	Kind      string  `json:"kind"` // "promo"
	Text      string  `json:"text"`
	Posterior float64 `json:"posterior"` // that it belongs to the article
}

// JSONBox is the place of a block in CSS px, from the top left of the page; all 0 where the page was not laid out.
type JSONBox struct {
	X int `json:"x"`
	Y int `json:"y"`
	W int `json:"w"`
	H int `json:"h"`
}

// JSONOptions say what else WriteJSONWith writes.
type JSONOptions struct {
	HTML     bool // the styled document, as WriteHTML writes it
	Markdown bool
	Hidden   bool // the texts that a reader cannot see
	Line     bool // on one line, without its end
}

// WriteJSON writes the article as one indented JSON object, HTML characters
// escaped so that it can stand in a page.
func (a *Article) WriteJSON(w io.Writer) error { return a.WriteJSONWith(w, JSONOptions{}) }

// WriteJSONWith is WriteJSON with other formats of the article inside.
func (a *Article) WriteJSONWith(w io.Writer, o JSONOptions) error {
	m := a.Meta()
	text := a.BodyText()
	out := JSON{
		SchemaVersion: SchemaVersion, URL: a.URL, Canonical: m.Canonical, Title: a.Title,
		Byline: m.Byline, Authors: noNil(m.Authors), Sources: noNil(m.Sources), Published: m.Published.ISO, PublishedRaw: m.Published.Raw,
		Modified: m.Modified.ISO, ModifiedRaw: m.Modified.Raw, Site: m.Site, Section: m.Section, Tags: noNil(m.Tags), Language: m.Language, Paid: m.Paid,
		LeadImage: a.shown(m.LeadImage), Description: m.Description,
		Text: text, WordCount: page.CountWords(text), Images: a.jsonImages(),
		Score: a.Score, Reasons: a.Reasons, Relaxed: a.Relaxed, Kinship: a.Kinship,
		MovedFrom: a.MovedFrom, Pages: a.Pages, NextPage: a.NextPage, Refused: a.Refused, Blocks: []JSONBlock{}, Cuts: append([]JSONCut{}, a.cuts()...),
	}
	for _, b := range a.Blocks {
		out.Blocks = append(out.Blocks, JSONBlock{b.ID, b.Kind, b.Time, b.Text, boxOf(b.Box), b.Posterior})
	}
	if o.Hidden {
		out.Hidden = a.Hidden
	}
	if o.HTML {
		var s strings.Builder
		if err := a.WriteHTML(&s); err != nil {
			return err
		}
		out.HTML = s.String()
	}
	if o.Markdown {
		out.Markdown = a.markdown(true) // the fields around are its front matter
	}
	if o.Line {
		line, err := json.Marshal(out)
		if err == nil {
			_, err = w.Write(line)
		}
		return err
	}
	b := bufio.NewWriter(w)
	e := json.NewEncoder(b)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(true)
	if err := e.Encode(out); err != nil {
		return err
	}
	return b.Flush()
}

// noNil is the list, which JSON writes as [] where it is empty.
func noNil(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

func (a *Article) jsonImages() []JSONImage {
	list := []JSONImage{}
	for _, img := range a.Images {
		list = append(list, JSONImage{
			a.shown(img.URL), img.Alt, img.Caption, img.Credit, int(math.Round(img.Box.W)), int(math.Round(img.Box.H)),
			int(img.Natural.W), int(img.Natural.H),
		})
	}
	return list
}

func boxOf(r page.Rect) JSONBox {
	return JSONBox{int(math.Round(r.X)), int(math.Round(r.Y)), int(math.Round(r.W)), int(math.Round(r.H))}
}

// BodyText is the text of the JSON: that of the body, a block a line, without captions
// unless they are wanted.
func (a *Article) BodyText() string {
	var lines []string
	for _, b := range a.Blocks {
		if a.read(b) {
			lines = append(lines, b.Text)
		}
	}
	return strings.Join(lines, "\n")
}

// cuts are the texts that were cut out of the body, but for the title, with the means of their posteriors.
func (a *Article) cuts() (list []JSONCut) {
	for _, pt := range a.parts {
		for _, cut := range pt.Cut {
			text := page.WithoutControls(a.page.Text(cut))
			if pt.Title || text == "" || slices.Contains(a.unseen, cut) || a.titleNode != page.None && a.page.Contains(cut, a.titleNode) && page.Letters(text) == page.Letters(a.page.Text(a.titleNode)) {
				continue
			}
			var score flow.Mean
			for i := cut; i < a.page.Nodes[cut].End; i++ {
				if a.page.Nodes[i].Kind == page.Text && !a.page.Nodes[i].Hidden {
					score.Add(a.blockScores, i, a.page.Nodes[i].Text)
				}
			}
			list = append(list, JSONCut{"promo", text, score.Of(0)})
		}
	}
	return list
}
