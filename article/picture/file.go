package picture

import "galley/article/allowlist"

// Type tells a picture by how it begins, whatever the server called it. A
// drawing counts where there is nothing in it but drawing: as the source of an img no
// browser runs it, but as a file it can be opened by itself.
func Type(data []byte) (extension, media string) {
	has := func(at int, s string) bool { return len(data) >= at+len(s) && string(data[at:at+len(s)]) == s }
	switch {
	case has(0, "\x89PNG\r\n\x1a\n"):
		return ".png", "image/png"
	case has(0, "\xff\xd8\xff"):
		return ".jpg", "image/jpeg"
	case has(0, "GIF8"):
		return ".gif", "image/gif"
	case has(0, "RIFF") && has(8, "WEBP"):
		return ".webp", "image/webp"
	case has(4, "ftypavif"), has(4, "ftypavis"):
		return ".avif", "image/avif"
	case allowlist.IsDrawing(data):
		return ".svg", "image/svg+xml"
	}
	return "", ""
}
