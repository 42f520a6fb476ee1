package page

import "strings"

// IsPictureFile reports whether an address is of a file that has the name of a picture.
func IsPictureFile(href string) bool {
	href, _, _ = strings.Cut(href, "#")
	href, _, _ = strings.Cut(href, "?")
	dot := strings.LastIndexByte(href, '.')
	if dot < 0 {
		return false
	}
	switch strings.ToLower(href[dot+1:]) {
	case "jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "tif", "tiff":
		return true
	}
	return false
}
