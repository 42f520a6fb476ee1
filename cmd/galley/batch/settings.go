package batch

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"slices"

	"galley/cmd/galley/selector"
	"galley/cmd/galley/version"
)

// settings are those of the flags.
func (o *options) settings(wrapper string) settings {
	return settings{Format: o.Format, With: o.With, Embed: o.Embed, Assets: o.Assets, Plain: o.Plain, Bare: o.Bare, Captions: o.Captions,
		Name: o.name, NoBrowser: o.noBrowser,
		Wrapper: wrapper, NoCut: o.NoCut, Force: o.Force, Kind: string(o.Kind), Viewport: o.Viewport.String(), BaseURL: o.baseURL, Archive: o.archive, Pages: int(max(o.pages, 1) - 1)}
}

func (s settings) equal(t settings) bool { return s.difference(t) == "" }

// difference names what two settings differ in.
func (s settings) difference(t settings) string {
	for _, field := range []struct {
		name   string
		differ bool
	}{
		{"the format", s.Format != t.Format}, {"--with", !slices.Equal(s.With, t.With)}, {"--embed", s.Embed != t.Embed},
		{"--assets", s.Assets != t.Assets}, {"--no-fonts", s.Plain != t.Plain}, {"--no-front-matter", s.Bare != t.Bare}, {"--captions", s.Captions != t.Captions}, {"--name", s.Name != t.Name}, {"--no-browser", s.NoBrowser != t.NoBrowser},
		{"the wrapper or method", s.Wrapper != t.Wrapper}, {"--no-cut", s.NoCut != t.NoCut}, {"--force", s.Force != t.Force}, {"--kind", s.Kind != t.Kind},
		{"--viewport", s.Viewport != t.Viewport}, {"--base-url", s.BaseURL != t.BaseURL}, {"--archive", s.Archive != t.Archive}, {"--pages", s.Pages != t.Pages},
	} {
		if field.differ {
			return field.name
		}
	}
	return ""
}

// readWithDigest opens what the flags name, with what the manifest calls what selects.
func readWithDigest(f *selector.Choice) (selector.Selector, string, error) {
	sel, err := f.Read()
	switch {
	case err != nil:
		return sel, "", err
	case f.Method != "":
		return sel, "method " + f.Method, nil
	case f.Wrapper == "":
		return sel, "shipped " + version.String(), nil
	}
	data, err := os.ReadFile(f.Wrapper)
	sum := sha256.Sum256(data)
	return sel, "sha256:" + hex.EncodeToString(sum[:]), err
}
