package fetch

import (
	"compress/gzip"
	"compress/zlib"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"
)

// maxCodings is how many content codings an answer may have, one in another. Servers code twice
// what was coded already.
const maxCodings = 4

// decoded is the body of an answer without its content codings (RFC 9110, section 8.4.1), of
// which the last is the outermost: of those that were not asked for, too, because servers use
// them all the same, and browsers read them.
func decoded(res *http.Response) (body io.Reader, err error) {
	body = res.Body
	codings := strings.Split(strings.Join(res.Header.Values("Content-Encoding"), ","), ",")
	if len(codings) > maxCodings {
		return nil, fmt.Errorf("it has %d content codings", len(codings))
	}
	for _, coding := range slices.Backward(codings) {
		if body, err = decode(body, strings.ToLower(strings.TrimSpace(coding))); err != nil {
			return nil, err
		}
	}
	return body, nil
}

// decode takes one content coding away.
func decode(body io.Reader, coding string) (io.Reader, error) {
	switch coding {
	case "", "identity":
		return body, nil
	case "br":
		return brotli.NewReader(body), nil
	case "gzip", "x-gzip":
		return gzip.NewReader(body)
	case "deflate":
		return zlib.NewReader(body)
	default:
		return nil, fmt.Errorf("the content coding %.40q is not known", coding)
	}
}
