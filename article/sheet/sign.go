package sheet

import (
	"encoding/base64"
	"net/url"
	"strings"

	"galley/article/allowlist"
)

// Bounds of the drawings that style sheets have in themselves: bytes of one, and of all of an article.
const (
	maxSign  = 8 << 10
	allSigns = 64 << 10
)

// sign is the drawing that a computed image has in itself, as it may be written: the icon of a
// note, an arrow, a tick. It is vetted as files of drawings are; "" for any other image.
func (s *Sheet) sign(image string) string {
	if !strings.HasPrefix(image, `url("data:image/svg+xml`) || len(image) > 3*maxSign {
		return ""
	}
	written, known := s.signs[image]
	if known {
		return written
	}
	if data, ok := drawingIn(image); ok && len(data) <= maxSign && s.signBytes+len(data) <= allSigns && allowlist.IsDrawing(data) {
		s.signBytes += len(data)
		written = `url("data:image/svg+xml;base64,` + base64.StdEncoding.EncodeToString(data) + `")`
	}
	s.signs[image] = written
	return written
}

// drawingIn is the data of a computed url() that is an image by itself (CSSOM, section 2.1: quoted,
// with escapes; RFC 2397).
func drawingIn(image string) ([]byte, bool) {
	if !strings.HasPrefix(image, `url("`) {
		return nil, false
	}
	quoted := image[len("url("):]
	address, end := quotedText(quoted)
	if end == 0 || quoted[end:] != ")" {
		return nil, false
	}
	kind, data, ok := strings.Cut(address, ",")
	if !ok {
		return nil, false
	}
	data, _, _ = strings.Cut(data, "#")
	plain, err := url.PathUnescape(data)
	if err != nil {
		return nil, false
	}
	if !strings.HasSuffix(kind, ";base64") {
		return []byte(plain), true
	}
	decoded, err := base64.StdEncoding.DecodeString(strings.TrimSpace(plain))
	return decoded, err == nil
}

// maskOf are the declarations of a mask that cuts a drawing out of the ground; "" for other
// masks. Of the computed values only the image is known: nearly all are as large as their box.
func (s *Sheet) maskOf(image string) string {
	if sign := s.sign(image); sign != "" {
		return "mask:" + sign + " center / contain no-repeat;"
	}
	return ""
}

// DrawsBehind reports whether the background of a look is a drawing that comes along.
func (s *Sheet) DrawsBehind(look []string) bool {
	return s.signBehind(func(property int) string { return look[property] }) != ""
}

// signBehind are the declarations of a drawing in the background, where it is once and as large.
func (s *Sheet) signBehind(value func(property int) string) string {
	sign := s.sign(value(Image))
	if sign == "" || !strings.HasPrefix(value(ImageRepeat), "no-repeat") && !isOnce(value) {
		return ""
	}
	return drawnBehind(sign, value)
}

// drawnBehind are the declarations of a vetted drawing in the background, in the place that is said.
func drawnBehind(sign string, value func(property int) string) string {
	rules := "background-image:" + sign + ";"
	for j, property := range placeOfLayer {
		said := value(property)
		if said == "" || said == untouched[j] {
			continue
		}
		if !allowlist.IsValue(said) {
			return ""
		}
		rules += lookNames[property] + ":" + said + ";"
	}
	return rules
}

// isOnce reports whether a drawing in the background is as large as its small box, so that it is
// there once, though nothing says that it is not repeated.
func isOnce(value func(property int) string) bool {
	w, h := Pixels(value(Width)), Pixels(value(Height))
	if w <= 0 || h <= 0 || max(w, h) > maxSignSide {
		return false
	}
	switch size := value(ImageSize); size {
	case "cover", "100%", "100% 100%":
		return true
	default:
		wide, high, both := strings.Cut(size, " ")
		if !both || high == "auto" {
			high = wide // of a drawing as high as it is wide
		}
		return strings.HasSuffix(wide, "px") && strings.HasSuffix(high, "px") && Pixels(wide) >= w && Pixels(high) >= h
	}
}
