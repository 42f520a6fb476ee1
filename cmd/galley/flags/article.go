package flags

import (
	"bytes"
	"fmt"
	"path/filepath"
	"slices"

	"github.com/spf13/pflag"

	"galley/article"
	"galley/cmd/galley/exit"
	"galley/cmd/galley/output"
)

// Article are the flags that say what articles are written as, and where their pictures go.
type Article struct {
	Format string   // -f: html, clean, md, text or json
	With   []string // --with: what else goes into JSON
	Embed  bool     // --embed: pictures and fonts are in the document
	Assets string   // --assets: folder for pictures and fonts; "": none
	Plain  bool     // --no-fonts: fonts do not come along
	Bare   bool     // --no-front-matter: Markdown has its head as text

	Captions bool // --captions: text and the text of JSON have those of pictures
}

// Extensions are the formats of extract, with what their files are called.
var Extensions = map[string]string{"html": ".html", "clean": ".html", "md": ".md", "text": ".txt", "json": ".json"}

// written are other names of formats, which people write for them.
var written = map[string]string{"markdown": "md", "txt": "text", "htm": "html"}

// Register adds the flags to those of a command.
func (f *Article) Register(set *pflag.FlagSet) {
	set.StringVarP(&f.Format, "format", "f", "html", "html, clean, md (or markdown), text (or txt) or json")
	set.StringSliceVar(&f.With, "with", nil, "with -f json: further `fields`: html, markdown or hidden (texts that a reader cannot see), or several")
	set.BoolVar(&f.Embed, "embed", false, "put pictures and fonts into the file, as the page had loaded them")
	set.BoolVar(&f.Plain, "no-fonts", false, "with --embed and --assets: leave the fonts of the page away")
	set.BoolVar(&f.Bare, "no-front-matter", false, "with -f md: byline, date and source below the title, not as YAML above it")
	set.StringVar(&f.Assets, "assets", "", "write pictures and fonts into this `folder`, and refer to them there")
	set.BoolVar(&f.Captions, "captions", false, "with -f text or json: the text has the captions of pictures too")
}

// Suit takes JSON for an output that holds nothing else, unless another format is named.
func (f *Article) Suit(out string) {
	if kind := output.Kind(out); (kind == output.Lines || kind == output.Parquet) && f.Format == "html" {
		f.Format = "json"
	}
}

// Check refuses what does not go together.
func (f *Article) Check(noBrowser bool) error {
	if name, ok := written[f.Format]; ok {
		f.Format = name
	}
	if _, ok := Extensions[f.Format]; !ok {
		return exit.Usagef("formats: html, clean, md, text, json", "unknown format %q", f.Format)
	}
	for _, w := range f.With {
		if w != "html" && w != "markdown" && w != "hidden" {
			return exit.Usagef("--with html, markdown or hidden, or several: --with html,markdown", "--with cannot add %q", w)
		}
	}
	pictures := f.Embed || f.Assets != ""
	switch {
	case len(f.With) > 0 && f.Format != "json":
		return exit.Usagef("add -f json, or leave --with away", "--with adds to JSON, the format is %s", f.Format)
	case f.Bare && f.Format != "md":
		return exit.Usagef("add -f md, or leave --no-front-matter away", "--no-front-matter is for Markdown, the format is %s", f.Format)
	case f.Captions && f.Format != "text" && f.Format != "json":
		return exit.Usagef("add -f text or -f json, or leave --captions away", "--captions is for text and JSON; %s has captions anyway", f.Format)
	case f.Embed && f.Assets != "":
		return exit.Usagef("leave one of them away", "--embed and --assets exclude each other")
	case pictures && f.Format == "text":
		return exit.Usagef("choose another format, or leave it away", "text holds no pictures, --embed and --assets have nothing to do")
	case f.Plain && !pictures:
		return exit.Usagef("add --embed or --assets DIR, or leave --no-fonts away", "--no-fonts has nothing to do: fonts come along with pictures only")
	case pictures && noBrowser:
		return exit.Usagef("leave --no-browser away", "--embed and --assets take what a browser has loaded")
	}
	return nil
}

// NeedsFiles reports whether the files of the pictures are used.
func (f *Article) NeedsFiles() bool { return f.Embed || f.Assets != "" || f.Format == "json" }

// NoLook reports whether what is written is the same without the look of the page, which
// knows the pictures in backgrounds; but for words in the colour of their ground and the like.
func (f *Article) NoLook() bool { return f.Format == "text" }

// NoFonts reports whether no fonts are written.
func (f *Article) NoFonts() bool {
	styled := f.Format == "html" || slices.Contains(f.With, "html")
	return f.Plain || !styled || !f.Embed && f.Assets == ""
}

// Write returns an article in the format; folder is where it will stand. With line JSON is
// on one.
func (f *Article) Write(a *article.Article, folder string, line bool) ([]byte, error) {
	switch {
	case f.Embed:
		a.Embed()
	case f.Assets != "":
		if err := f.writeAssets(a, folder); err != nil {
			return nil, err
		}
	default:
		if err := a.Beside(folder); err != nil {
			return nil, err
		}
	}
	a.Captions, a.NoFrontMatter = f.Captions, f.Bare
	var out bytes.Buffer
	err := a.Write(&out, f.Format, article.JSONOptions{
		HTML: slices.Contains(f.With, "html"), Markdown: slices.Contains(f.With, "markdown"), Hidden: slices.Contains(f.With, "hidden"),
		Line: line,
	})
	return out.Bytes(), err
}

// writeAssets writes the pictures; the article names them from its folder.
func (f *Article) writeAssets(a *article.Article, folder string) error {
	from, err := relative(folder, f.Assets)
	if err != nil {
		return fmt.Errorf("name the pictures in %s from %s: %w", f.Assets, folder, err)
	}
	named := a.Assets(filepath.ToSlash(from))
	for name, data := range named {
		if err := output.Write(filepath.Join(f.Assets, name), data); err != nil {
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
