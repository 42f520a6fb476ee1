package engine

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"galley/models/methods"
	"galley/models/pagekind"
	"galley/server/problem"
)

// Flags are how an article is extracted and written: those of galley extract that make
// sense for strangers.
type Flags struct {
	Format        string   `json:"format,omitempty" query:"format" enum:"html,clean,md,text,json" doc:"What the article is written as. Default: what the Accept header asks for, else md"`
	With          []string `json:"with,omitempty" query:"with" maxItems:"8" enum:"html,clean,markdown,hidden,why,timing,view" doc:"With format json: fields to add. html, clean and markdown are other formats; hidden: texts that a reader cannot see; why: the candidates and what decided; timing: what the stages took; view: addresses of article and original as the page of the service shows them"`
	Method        string   `json:"method,omitempty" query:"method" maxLength:"200" doc:"A training-free NAME[:param=value,…] instead of the wrapper, see /v1/methods"`
	NoBrowser     bool     `json:"no_browser,omitempty" query:"no_browser" doc:"Fetch and parse the HTML instead of rendering it"`
	Offline       bool     `json:"offline,omitempty" query:"offline" doc:"Of html: load nothing and run no scripts"`
	Force         bool     `json:"force,omitempty" query:"force" doc:"Extract also from pages that look like no article"`
	Kind          string   `json:"kind,omitempty" query:"kind" enum:"auto,article,forum,product,listing,docs,page" doc:"What kind of page it is. Any but auto extracts whatever the page looks like"`
	NoCut         bool     `json:"no_cut,omitempty" query:"no_cut" doc:"Take the body whole: cut nothing out of it, add nothing from around it"`
	Embed         bool     `json:"embed,omitempty" query:"embed" doc:"Put pictures and fonts into the document, as the page had loaded them"`
	NoFonts       bool     `json:"no_fonts,omitempty" query:"no_fonts" doc:"With embed: leave the fonts of the page away"`
	Captions      bool     `json:"captions,omitempty" query:"captions" doc:"With text or json: the text has the captions of pictures too"`
	NoFrontMatter bool     `json:"no_front_matter,omitempty" query:"no_front_matter" doc:"With md: byline, date and source below the title, not as YAML above it"`
	Pages         int      `json:"pages,omitempty" query:"pages" minimum:"1" maximum:"20" doc:"Pages to read of an article that is split over several, and to join"`
	Timeout       int      `json:"timeout,omitempty" query:"timeout" minimum:"1" maximum:"600" doc:"Limit for the page in seconds; the service has one of its own"`
}

// maxPages is the most pages that are read of one article.
const maxPages = 20

// Request is a page and what is wanted of it.
type Request struct {
	URL  string `json:"url,omitempty" maxLength:"8192" doc:"Address of the page, http or https"`
	HTML string `json:"html,omitempty" doc:"The page itself, in place of what its address would answer; url then says where it is from"`
	Flags
}

// Types are the media types of the formats.
var Types = map[string]string{
	"html": "text/html; charset=utf-8", "clean": "text/html; charset=utf-8", "md": "text/markdown; charset=utf-8",
	"text": "text/plain; charset=utf-8", "json": "application/json",
}

// check refuses what does not go together, and brings the rest into one spelling. The
// error is a *problem.Problem.
func (r *Request) check() (err error) {
	if r.Format == "" {
		r.Format = "md"
	}
	kind, err := pagekind.Parse(r.Kind)
	if err != nil {
		return problem.Usage.With(err.Error(), "leave kind away, and galley tells")
	}
	r.Kind = string(kind)
	switch {
	case r.URL == "" && r.HTML == "":
		return problem.Usage.With("there is no page to extract from", "give url, or html, or both")
	case Types[r.Format] == "":
		return problem.Usage.With("there is no format "+r.Format, "formats: html, clean, md, text, json")
	case len(r.With) > 0 && r.Format != "json":
		return problem.Usage.With("with adds to JSON, the format is "+r.Format, "add format=json, or leave with away")
	case r.Embed && r.Format == "text":
		return problem.Usage.With("text holds no pictures, embed has nothing to do", "choose another format, or leave embed away")
	case r.Embed && r.NoBrowser:
		return problem.Usage.With("embed takes what a browser has loaded", "leave no_browser or embed away")
	case r.NoFonts && !r.Embed:
		return problem.Usage.With("no_fonts has nothing to do without embed", "leave it away")
	case r.NoFrontMatter && r.Format != "md":
		return problem.Usage.With("no_front_matter is for md, the format is "+r.Format, "leave it away")
	case r.Pages < 0 || r.Pages > maxPages:
		return problem.Usage.With(fmt.Sprintf("pages is %d", r.Pages), fmt.Sprintf("ask for 1 to %d", maxPages))
	case r.Offline && r.HTML == "":
		return problem.Usage.With("offline is for html that is given", "give html, or leave offline away")
	case r.Method != "" && r.Kind != "":
		return problem.Usage.With("method "+r.Method+" knows no kinds of pages", "leave kind or method away")
	case r.Method != "" && r.has("why"):
		return problem.Usage.With("method "+r.Method+" cannot explain itself", "leave why or method away")
	}
	if r.URL != "" {
		if r.URL, err = problem.Address(r.URL); err != nil {
			return err
		}
	}
	if r.Method != "" {
		if _, err := methods.New(r.Method); err != nil {
			return problem.Of(err)
		}
	}
	slices.Sort(r.With)
	r.With = slices.Compact(r.With)
	return nil
}

func (r *Request) has(field string) bool { return slices.Contains(r.With, field) }

// styled reports whether the article is written with the look of the page.
func (r *Request) styled() bool { return r.Format == "html" || r.has("html") || r.has("view") }

// key is the same for requests with the same answer.
func (r *Request) key() [sha256.Size]byte {
	same := *r
	same.Timeout = 0
	data, _ := json.Marshal(same) // strings, numbers and lists of them always encode
	return sha256.Sum256(data)
}

// Caching is what a client asks of the cache, in the words of RFC 9111, section 5.2.1.
type Caching struct {
	NoCache      bool
	NoStore      bool
	OnlyIfCached bool
	MaxAge       time.Duration // below 0: any
}
