package extract

import (
	"fmt"
	"io"
	"strings"

	"galley"
	"galley/cmd/galley/exit"
)

// openInput is the source of an INPUT: a URL, a file, or "-" for standard input. Both may be packed (gzip).
func openInput(name, baseURL string, stdin io.Reader) (galley.Source, error) {
	if scheme, _, ok := strings.Cut(name, "://"); ok && strings.EqualFold(scheme, "file") {
		return galley.Source{}, exit.With(exit.Refused, exit.Usagef("give the path of the file", "%q is refused: only http and https addresses are loaded", name))
	}
	if name != "-" {
		return galley.Named(name).At(baseURL), nil
	}
	src, err := galley.Read(stdin)
	if err != nil {
		return src, fmt.Errorf("read standard input: %w", err)
	}
	return src.At(baseURL), nil
}
