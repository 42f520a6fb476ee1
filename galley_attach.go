package galley

import (
	"galley/article"
	"galley/network"
	"galley/render"
)

// attach gives the article of a result the pictures and fonts that the page had loaded.
func (e *Extractor) attach(doc *render.Document, r *Result) error {
	if !e.options.Files {
		return nil
	}
	files, err := doc.Files(r.Article.Pictures())
	if err != nil {
		return err
	}
	r.files = fileData(files)
	r.Article.Attach(r.files)
	if e.options.NoFonts {
		return nil
	}
	faces, err := doc.FontFaces()
	if err != nil {
		return err
	}
	r.faces = articleFaces(faces)
	r.Article.AttachFonts(r.faces)
	return nil
}

// refusals are the hosts that a page was refused for what they are. Those on lists of the
// user's are none of them.
func refusals(list []*network.RefusedError) []article.Refusal {
	var told []article.Refusal
	for _, r := range list {
		if r.Denied {
			continue
		}
		reason := r.Reason
		if r.Address != "" {
			reason = r.Address + ": " + reason
		}
		told = append(told, article.Refusal{Host: r.Host, Reason: reason})
	}
	return told
}

// fileData are the files that the browser kept.
func fileData(files map[string]render.File) map[string][]byte {
	data := map[string][]byte{}
	for address, f := range files {
		if f.Data != nil {
			data[address] = f.Data
		}
	}
	return data
}

// articleFaces are the fonts that the browser kept.
func articleFaces(faces []render.FontFace) []article.Face {
	list := make([]article.Face, len(faces))
	for i, f := range faces {
		list[i] = article.Face{Family: f.Family, Weight: f.Weight, Style: f.Style, Stretch: f.Stretch, Range: f.Range,
			Size: f.Size, Ascent: f.Ascent, Descent: f.Descent, Gap: f.Gap, Data: f.Data}
	}
	return list
}
