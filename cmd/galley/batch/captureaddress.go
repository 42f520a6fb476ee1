package batch

import (
	"net/url"
	"path"
	"path/filepath"
	"strings"

	"galley/batch/input"
	"galley/cmd/galley/exit"
	"galley/dataset"
	"galley/render"
)

// place gives the page of an HTML file an address, by which the dataset keeps it: one below --base-url, the one that
// the file says it was saved from, or a made-up one. Two files of one run with the same address are an error: the
// second would take the place of the first.
func (c *capturer) place(source *render.Source, item input.Item) error {
	switch {
	case item.File == "" && source.URL == "":
		return exit.Usagef("", "%s: a page without an address cannot be kept in a dataset: give it with --base-url", item.Input)
	case item.File == "":
		return nil
	case c.options.baseURL != "":
		source.URL, source.Found = under(c.options.baseURL, item.File), false
	case source.URL == "":
		source.URL = dataset.FileAddress(shownPath(item.Input))
	}
	return c.claim(source.URL, item.File)
}

// claim notes the address of the page in a file.
func (c *capturer) claim(address, file string) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	key := dataset.URLKey(address)
	if other, taken := c.files[key]; taken && other != file {
		return exit.Usagef("", "%s has the address of %s, %s: capture it by itself, with a --base-url of its own", file, other, address)
	}
	if c.files == nil {
		c.files = map[string]string{}
	}
	c.files[key] = file
	return nil
}

// under is the address of a file below another one that names a folder or a host; else it is the other one itself.
func under(base, file string) string {
	u, err := url.Parse(base)
	if err != nil || u.Path != "" && !strings.HasSuffix(u.Path, "/") {
		return base
	}
	return u.JoinPath(path.Base(filepath.ToSlash(file))).String()
}

// shownPath is the path of a file as it was given, of one that does not begin in the working directory the last folder
// and the name: the folders of somebody's disk are nobody's business.
func shownPath(name string) string {
	name = filepath.ToSlash(filepath.Clean(name))
	if filepath.IsLocal(name) {
		return name
	}
	return path.Join(path.Base(path.Dir(name)), path.Base(name))
}
