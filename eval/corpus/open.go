package corpus

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Format is the layout of a corpus.
type Format string

// The layouts of corpora.
const (
	WCXB Format = "wcxb" // html/ID.html.gz and ground-truth/ID.json, or a folder dev with them
	AEB  Format = "aeb"  // html/ID.html.gz and ground-truth.json: the article-extraction benchmark
	Site Format = "site" // truth.jsonl and the files of a site, or a folder of such sites
)

// Formats lists the layouts in the order in which they are looked for.
var Formats = []Format{Site, AEB, WCXB}

// Error says why a folder is not a corpus.
type Error struct {
	Dir  string
	Why  string
	Err  error // may be nil
	hint string
}

func (e *Error) Error() string {
	if e.Err != nil {
		return fmt.Sprintf("corpus %s: %s: %v", e.Dir, e.Why, e.Err)
	}
	return fmt.Sprintf("corpus %s: %s", e.Dir, e.Why)
}

func (e *Error) Unwrap() error { return e.Err }

// Hint says what to do about it.
func (e *Error) Hint() string { return e.hint }

const layoutHint = "a corpus has html/*.html.gz with ground-truth/*.json (wcxb) or with ground-truth.json (aeb), or truth.jsonl with a site (site)"

// Open reads the gold texts of a folder. An empty format is found out. All errors
// are of type *Error.
func Open(dir string, format Format) (*Corpus, error) {
	if format != "" && !slices.Contains(Formats, format) {
		return nil, &Error{Dir: dir, Why: fmt.Sprintf("no format %q", format), hint: fmt.Sprintf("there are: %s, %s, %s", Site, AEB, WCXB)}
	}
	if !isDir(dir) {
		_, err := os.ReadDir(dir)
		return nil, &Error{Dir: dir, Why: "cannot be opened", Err: err, hint: layoutHint}
	}
	found, at, err := detect(dir)
	if err != nil {
		return nil, err
	}
	if format != "" && found != format {
		return nil, &Error{Dir: dir, Why: fmt.Sprintf("is not of format %s, it is %s", format, found), hint: "leave the format out, or ask for " + string(found)}
	}
	c := &Corpus{Dir: at, Format: found, Name: nameOf(at)}
	switch found {
	case Site:
		c.docs, err = readSites(at)
	case AEB:
		c.docs, err = readAEB(at)
	default:
		c.docs, err = readWCXB(at)
	}
	if err == nil {
		err = c.check()
	}
	if err != nil {
		return nil, &Error{Dir: at, Why: "cannot be read", Err: err, hint: layoutHint}
	}
	return c, nil
}

// detect finds the layout of a folder and where it is: the splits of WCXB are
// folders below it.
func detect(dir string) (format Format, at string, err error) {
	switch {
	case isFile(filepath.Join(dir, truthFile)), len(sitesIn(dir)) > 0:
		return Site, dir, nil
	case isFile(filepath.Join(dir, "ground-truth.json")) && isDir(filepath.Join(dir, "html")):
		return AEB, dir, nil
	case isWCXB(dir):
		return WCXB, dir, nil
	}
	var splits []string
	for _, name := range foldersIn(dir) {
		if isWCXB(filepath.Join(dir, name)) {
			splits = append(splits, name)
		}
	}
	switch {
	case len(splits) == 1:
		return WCXB, filepath.Join(dir, splits[0]), nil
	case len(splits) > 1:
		return "", "", &Error{Dir: dir, Why: "has several splits", hint: "name one of them: " + strings.Join(splits, ", ")}
	}
	return "", "", &Error{Dir: dir, Why: "has no layout that is known", hint: layoutHint}
}

func isWCXB(dir string) bool {
	return isDir(filepath.Join(dir, "html")) && isDir(filepath.Join(dir, "ground-truth"))
}

// sitesIn lists the folders of a folder that are themed sites.
func sitesIn(dir string) []string {
	return slices.DeleteFunc(foldersIn(dir), func(name string) bool { return !isFile(filepath.Join(dir, name, truthFile)) })
}

func foldersIn(dir string) []string {
	entries, _ := os.ReadDir(dir) // in order
	var names []string
	for _, e := range entries {
		if isDir(filepath.Join(dir, e.Name())) {
			names = append(names, e.Name())
		}
	}
	return names
}

// nameOf is a name that does not depend on where the corpus is kept.
func nameOf(at string) string {
	abs, err := filepath.Abs(at)
	if err != nil {
		abs = at
	}
	name := filepath.Base(abs)
	// "dev" alone says nothing.
	if slices.Contains([]string{"dev", "test", "train"}, name) {
		name = filepath.Base(filepath.Dir(abs)) + "/" + name
	}
	return name
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

func isDir(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}
