package main

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"slices"
)

// settings are those of the flags.
func (o *batchOptions) settings(wrapper string) settings {
	return settings{Format: o.format, With: o.with, Embed: o.embed, Assets: o.assets, Name: o.name, NoBrowser: o.noBrowser,
		Wrapper: wrapper, NoCut: o.noCut, Force: o.force, Kind: string(o.kind), Viewport: o.viewport.String(), BaseURL: o.baseURL, Archive: o.archive}
}

func (s settings) equal(t settings) bool { return s.difference(t) == "" }

// difference names what two settings differ in.
func (s settings) difference(t settings) string {
	for _, field := range []struct {
		name   string
		differ bool
	}{
		{"the format", s.Format != t.Format}, {"--with", !slices.Equal(s.With, t.With)}, {"--embed", s.Embed != t.Embed},
		{"--assets", s.Assets != t.Assets}, {"--name", s.Name != t.Name}, {"--no-browser", s.NoBrowser != t.NoBrowser},
		{"the wrapper or method", s.Wrapper != t.Wrapper}, {"--no-cut", s.NoCut != t.NoCut}, {"--force", s.Force != t.Force}, {"--kind", s.Kind != t.Kind},
		{"--viewport", s.Viewport != t.Viewport}, {"--base-url", s.BaseURL != t.BaseURL}, {"--archive", s.Archive != t.Archive},
	} {
		if field.differ {
			return field.name
		}
	}
	return ""
}

// readWithDigest opens what the flags name, with what the manifest calls what selects.
func readWithDigest(f *selectorFlags) (selector, string, error) {
	sel, err := f.read()
	switch {
	case err != nil:
		return sel, "", err
	case f.method != "":
		return sel, "method " + f.method, nil
	case f.wrapper == "":
		return sel, "shipped " + version(), nil
	}
	data, err := os.ReadFile(f.wrapper)
	sum := sha256.Sum256(data)
	return sel, "sha256:" + hex.EncodeToString(sum[:]), err
}
