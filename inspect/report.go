package inspect

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"html/template"
	"image"
	"image/png"
	"io"
)

// Report is a page beside the article that was cut out of it.
type Report struct {
	Name     string      // of the page, as the user calls it
	Original image.Image // the page, drawn on
	Article  string      // the styled document; shown in a frame that runs nothing
	Found    []string    // what was found, a line each
}

// WriteHTML writes one self-contained document: the page at the left, the article at
// the right, each scrolled by itself. Its policy and the frame's sandbox keep whatever
// the article holds from running.
func (r Report) WriteHTML(w io.Writer) error {
	var shot bytes.Buffer
	if err := png.Encode(&shot, r.Original); err != nil {
		return fmt.Errorf("inspect: encode the picture of %s: %w", r.Name, err)
	}
	data := struct {
		Report
		Width, Height int
		Shot          template.URL // a picture of galley's own
	}{r, r.Original.Bounds().Dx(), r.Original.Bounds().Dy(), template.URL("data:image/png;base64," + base64.StdEncoding.EncodeToString(shot.Bytes()))}
	return reportTemplate.Execute(w, data)
}

var reportTemplate = template.Must(template.New("report").Parse(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: https: http:; media-src https: http:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{{.Name}}: page and article</title>
<style>
:root{color-scheme:light dark}
body{margin:0;height:100vh;display:grid;grid-template:auto 1fr/1fr 1fr;font:14px/1.4 system-ui,sans-serif}
header{grid-column:1/3;padding:8px 16px;border-bottom:1px solid}
h1{font-size:16px;margin:0;overflow-wrap:anywhere}
ul{margin:0;padding:0;list-style:none}
section{min-width:0;min-height:0;overflow:auto}
section+section{border-left:1px solid}
h2{font-size:14px;margin:0;padding:4px 16px}
img{display:block;width:100%;height:auto}
iframe{display:block;width:100%;height:calc(100% - 28px);border:0;background:#fff}
@media (max-width:800px){body{display:block}iframe{height:80vh}}
</style>
</head>
<body>
<header><h1>{{.Name}}</h1><ul>{{range .Found}}<li>{{.}}</li>{{end}}</ul></header>
<section><h2>Page</h2><img src="{{.Shot}}" width="{{.Width}}" height="{{.Height}}" alt="The page, with candidates and winners drawn on it"></section>
<section><h2>Article</h2><iframe sandbox srcdoc="{{.Article}}" title="The article"></iframe></section>
</body>
</html>
`))
