package engine

import (
	"bytes"
	"encoding/json"
	"io"

	"galley"
	"galley/article"
	"galley/page"
)

// write makes an answer of what was found.
func (r *Request) write(found *galley.Result) (*Answer, error) {
	a := found.Article
	if r.Embed {
		a.Embed()
	}
	a.Captions = r.Captions
	answer := &Answer{Type: Types[r.Format], Final: found.Page.URL, Timing: found.Timing.Timing, Static: found.Static, Refused: len(a.Refused), Moved: a.MovedFrom,
		Words: page.CountWords(found.Page.BodyText(found.Selection))}
	var out bytes.Buffer
	var err error
	if r.Format == "json" {
		err = r.writeJSON(&out, answer, found)
	} else {
		err = a.Write(&out, r.Format, article.JSONOptions{})
	}
	answer.Data = out.Bytes()
	return answer, err
}

// writeJSON writes what galley extract -f json writes, and the fields that only a service
// has.
func (r *Request) writeJSON(out *bytes.Buffer, answer *Answer, found *galley.Result) error {
	err := found.Article.WriteJSONWith(out, article.JSONOptions{HTML: r.has("html"), Markdown: r.has("markdown"), Hidden: r.has("hidden")})
	if err != nil {
		return err
	}
	add := func(name string, value any) {
		if err != nil {
			return
		}
		var data []byte
		if data, err = json.Marshal(value); err == nil {
			out.Truncate(len(bytes.TrimSuffix(out.Bytes(), []byte("\n}\n"))))
			out.WriteString(",\n  \"" + name + "\": ")
			out.Write(data)
			out.WriteString("\n}\n")
		}
	}
	if r.has("clean") {
		var text string
		text, err = written(found.Article.WriteClean)
		add("clean", text)
	}
	if r.has("why") && found.Scores != nil {
		add("why", explain(found))
	}
	if r.has("timing") {
		t := found.Timing
		add("timing_ms", map[string]int64{
			"navigate": t.Navigate.Milliseconds(), "settle": t.Settle.Milliseconds(), "snapshot": t.Snapshot.Milliseconds(),
			"convert": t.Convert.Milliseconds(), "select": t.Select.Milliseconds(), "styles": t.Styles.Milliseconds(), "article": t.Article.Milliseconds(), "archive": t.Archive.Milliseconds(),
		})
	}
	if err == nil && r.has("view") {
		err = r.views(answer, found)
	}
	return err
}

// views are what the page of the service shows in frames. Pictures and fonts are in them:
// the browser of whoever looks at them loads nothing of the page.
func (r *Request) views(answer *Answer, found *galley.Result) error {
	if !r.NoBrowser {
		found.Article.Embed()
	}
	html, err := written(found.Article.WriteHTML)
	if err != nil {
		return err
	}
	clean, err := written(found.Article.WriteClean)
	if err != nil {
		return err
	}
	answer.Views = []View{{"article.html", Types["html"], []byte(html)}, {"clean.html", Types["clean"], []byte(clean)}}
	if found.Screenshot != nil {
		answer.Views = append(answer.Views, View{"page.png", "image/png", found.Screenshot})
	}
	return nil
}

func written(write func(io.Writer) error) (string, error) {
	var out bytes.Buffer
	err := write(&out)
	return out.String(), err
}
