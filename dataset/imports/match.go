package imports

import (
	"errors"
	"fmt"
	"net/url"

	"galley/dataset"
)

// ByURL finds imports by page: look up the URLKey of a page's address. Addresses
// are resolved against base, an absolute URL, which lines with absolute ones do
// not need; the imports of the map have absolute ones. A line that has only an id is
// found by that id as it stands. The
// errors are *LineError: a line without an absolute address, and a second line for
// one page, of which the first counts.
func ByURL(imports []Label, base string) (map[string]Label, []error) {
	found := make(map[string]Label, len(imports))
	var errs []error
	for _, m := range imports {
		key, err := m.ID, error(nil)
		if m.URL != "" {
			m.URL, err = resolve(m.URL, base)
			key = dataset.URLKey(m.URL)
		}
		if err == nil {
			if former, ok := found[key]; ok {
				err = fmt.Errorf("%s is in line %d already", key, former.Line)
			}
		}
		if err != nil {
			errs = append(errs, &LineError{m.Line, err})
			continue
		}
		found[key] = m
	}
	return found, errs
}

// resolve makes an address absolute.
func resolve(address, base string) (string, error) {
	u, err := url.Parse(address)
	if err != nil || u.IsAbs() {
		return address, err
	}
	b, err := url.Parse(base)
	if err != nil {
		return "", fmt.Errorf("base URL: %w", err)
	}
	if !b.IsAbs() {
		return "", errors.New(address + " is relative, and no base URL is given")
	}
	return b.ResolveReference(u).String(), nil
}
