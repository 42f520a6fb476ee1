package main

import (
	"bytes"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/spf13/pflag"

	"galley/article"
)

// formatFlags say what articles are written as, and where their pictures go.
type formatFlags struct {
	format string
	with   []string
	embed  bool
	assets string
	plain  bool // fonts do not come along
	bare   bool // Markdown without front matter

	captions bool
}

// extensions are the formats of extract, with what their files are called.
var extensions = map[string]string{"html": ".html", "clean": ".html", "md": ".md", "text": ".txt", "json": ".json"}

func (f *formatFlags) register(set *pflag.FlagSet) {
	set.StringVarP(&f.format, "format", "f", "html", "html, clean, md, text or json")
	set.StringSliceVar(&f.with, "with", nil, "with -f json: further `fields`: html, markdown or hidden (texts that a reader cannot see), or several")
	set.BoolVar(&f.embed, "embed", false, "put pictures and fonts into the file, as the page had loaded them")
	set.BoolVar(&f.plain, "no-fonts", false, "with --embed and --assets: leave the fonts of the page away")
	set.BoolVar(&f.bare, "no-front-matter", false, "with -f md: byline, date and source below the title, not as YAML above it")
	set.StringVar(&f.assets, "assets", "", "write pictures and fonts into this `folder`, and refer to them there")
	set.BoolVar(&f.captions, "captions", false, "with -f text or json: the text has the captions of pictures too")
}

// of takes JSON for an output that holds nothing else, unless another format is named.
func (f *formatFlags) of(out string) {
	if kind := outputKind(out); (kind == linesOutput || kind == parquetOutput) && f.format == "html" {
		f.format = "json"
	}
}

// check refuses what does not go together.
func (f *formatFlags) check(noBrowser bool) error {
	if _, ok := extensions[f.format]; !ok {
		return usage("formats: html, clean, md, text, json", "unknown format %q", f.format)
	}
	for _, w := range f.with {
		if w != "html" && w != "markdown" && w != "hidden" {
			return usage("--with html, markdown or hidden, or several: --with html,markdown", "--with cannot add %q", w)
		}
	}
	pictures := f.embed || f.assets != ""
	switch {
	case len(f.with) > 0 && f.format != "json":
		return usage("add -f json, or leave --with away", "--with adds to JSON, the format is %s", f.format)
	case f.bare && f.format != "md":
		return usage("add -f md, or leave --no-front-matter away", "--no-front-matter is for Markdown, the format is %s", f.format)
	case f.captions && f.format != "text" && f.format != "json":
		return usage("add -f text or -f json, or leave --captions away", "--captions is for text and JSON; %s has captions anyway", f.format)
	case f.embed && f.assets != "":
		return usage("leave one of them away", "--embed and --assets exclude each other")
	case pictures && f.format == "text":
		return usage("choose another format, or leave it away", "text holds no pictures, --embed and --assets have nothing to do")
	case f.plain && !pictures:
		return usage("add --embed or --assets DIR, or leave --no-fonts away", "--no-fonts has nothing to do: fonts come along with pictures only")
	case pictures && noBrowser:
		return usage("leave --no-browser away", "--embed and --assets take what a browser has loaded")
	}
	return nil
}

// needsFiles reports whether the files of the pictures are used.
func (f *formatFlags) needsFiles() bool { return f.embed || f.assets != "" || f.format == "json" }

// noLook reports whether what is written is the same without the look of the page, which
// knows the pictures in backgrounds.
func (f *formatFlags) noLook() bool { return f.format == "text" }

// noFonts reports whether no fonts are written.
func (f *formatFlags) noFonts() bool {
	styled := f.format == "html" || slices.Contains(f.with, "html")
	return f.plain || !styled || !f.embed && f.assets == ""
}

// write returns an article in the format; folder is where it will stand. With line JSON is
// on one.
func (f *formatFlags) write(a *article.Article, folder string, line bool) ([]byte, error) {
	switch {
	case f.embed:
		a.Embed()
	case f.assets != "":
		if err := f.writeAssets(a, folder); err != nil {
			return nil, err
		}
	default:
		if err := a.Beside(folder); err != nil {
			return nil, err
		}
	}
	a.Captions = f.captions
	var out bytes.Buffer
	err := a.Write(&out, f.format, article.JSONOptions{
		HTML: slices.Contains(f.with, "html"), Markdown: slices.Contains(f.with, "markdown"), Hidden: slices.Contains(f.with, "hidden"),
		Line: line,
	})
	return out.Bytes(), err
}

// writeAssets writes the pictures; the article names them from its folder.
func (f *formatFlags) writeAssets(a *article.Article, folder string) error {
	from, err := relative(folder, f.assets)
	if err != nil {
		return fmt.Errorf("name the pictures in %s from %s: %w", f.assets, folder, err)
	}
	named := a.Assets(filepath.ToSlash(from))
	for name, data := range named {
		if err := writeFile(filepath.Join(f.assets, name), data); err != nil {
			return err
		}
	}
	return nil
}

// relative is how target is named from a folder.
func relative(folder, target string) (string, error) {
	base, err := filepath.Abs(folder)
	if err != nil {
		return "", err
	}
	if target, err = filepath.Abs(target); err != nil {
		return "", err
	}
	return filepath.Rel(base, target)
}
