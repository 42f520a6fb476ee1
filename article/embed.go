package article

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"image"
	_ "image/gif"  // for the sizes of pictures
	_ "image/jpeg" // likewise
	_ "image/png"  // likewise
	"net/url"
	"path"
	"path/filepath"
	"strings"

	_ "golang.org/x/image/webp" // likewise

	"galley/article/allowlist"
	"galley/article/font"
	"galley/article/picture"
	"galley/article/plan"
	"galley/page"
)

// Pictures are the addresses of all pictures and posters that the formats refer
// to, without those that are in the page itself.
func (a *Article) Pictures() []string {
	var list []string
	seen := map[string]bool{}
	a.eachPicture(func(address string) {
		if !seen[address] {
			seen[address] = true
			list = append(list, address)
		}
	})
	return list
}

// mostEmbedded bounds what Embed puts into a document, in bytes: a page may show one large
// picture in ten thousand places. It is what a page may load four times over.
const mostEmbedded = 256 << 20

// eachPicture calls f for each place of the article that shows a picture, with its address.
func (a *Article) eachPicture(f func(address string)) {
	add := func(u string) {
		if u != "" && !isData(u) {
			f(u)
		}
	}
	if a.cover.Node != page.None {
		add(a.cover.URL)
	}
	for n := range a.plan.Nodes {
		if a.plan.Nodes[n].Do != plan.Write {
			continue
		}
		if b, ok := a.backs[page.NodeID(n)]; ok {
			add(b.URL)
		}
		if s, ok := a.signs[page.NodeID(n)]; ok {
			add(s.URL)
		}
		switch node := &a.page.Nodes[n]; {
		case node.Tag == "image":
			for _, name := range [2]string{"href", "xlink:href"} {
				add(allowlist.MediaURL(a.page, node.Attr(name)))
			}
		case picture.Is(a.page, page.NodeID(n)):
			add(a.imageURL(page.NodeID(n)))
		case node.Tag == "video":
			add(allowlist.MediaURL(a.page, node.Attr("poster")))
		}
	}
}

// Attach gives the article the files of its pictures, by address without fragment.
// The sizes of Images are read from them. What is no picture is ignored.
func (a *Article) Attach(files map[string][]byte) {
	a.files = map[string][]byte{}
	for _, address := range a.Pictures() {
		file, _, _ := strings.Cut(address, "#")
		if _, media := picture.Type(files[file]); media != "" {
			a.files[address] = files[file]
		}
	}
	for i := range a.Images {
		if c, _, err := image.DecodeConfig(bytes.NewReader(a.files[a.Images[i].URL])); err == nil {
			a.Images[i].Natural = page.Size{W: float64(c.Width), H: float64(c.Height)}
		}
	}
}

// Face is one face of a web font with its file. All of it is what a page says: it is
// vetted before it is written.
type Face = font.Face

// AttachFonts gives the article the fonts that its page had loaded, for Embed and Assets.
// Kept are those that its text is shown in. What is no font file, or too large, is ignored.
func (a *Article) AttachFonts(faces []Face) { a.faces = font.Keep(a.plan, faces) }

// Embed makes every format hold the attached pictures as data URIs, and the styled one
// the attached fonts. Pictures that were not attached keep their addresses.
func (a *Article) Embed() {
	a.replaced, a.fontSource = map[string]string{}, font.DataURL
	uses := map[string]int{}
	a.eachPicture(func(address string) { uses[address]++ })
	left := mostEmbedded
	for _, address := range a.Pictures() {
		data, ok := a.files[address]
		// It is written at each of its places, and once as the lead picture.
		size := (len(data) + len(data)/3) * (uses[address] + 1)
		if !ok || size > left {
			continue
		}
		left -= size
		_, media := picture.Type(data)
		a.replaced[address] = "data:" + media + ";base64," + base64.StdEncoding.EncodeToString(data)
	}
}

// Assets makes every format refer to the attached pictures, and the styled one to the
// attached fonts, as files in dir, which is
// a path with forward slashes from where the format is written, and returns the files
// to be written there, by name: the hash of what is in them.
func (a *Article) Assets(dir string) map[string][]byte {
	a.replaced, a.beside = map[string]string{}, true
	named := map[string][]byte{}
	for address, data := range a.files {
		extension, _ := picture.Type(data)
		name := hashName(data, extension)
		named[name] = data
		a.replaced[address] = (&url.URL{Path: path.Join(dir, name)}).String()
	}
	a.fontSource = func(f Face) string {
		extension, _ := font.Type(f.Data)
		return (&url.URL{Path: path.Join(dir, hashName(f.Data, extension))}).String()
	}
	for _, f := range a.faces {
		extension, _ := font.Type(f.Data)
		named[hashName(f.Data, extension)] = f.Data
	}
	return named
}

// Beside makes every format name the pictures that are local files as files, from a folder.
// It is for articles that are neither embedded nor have assets.
func (a *Article) Beside(folder string) error {
	if len(a.Local) == 0 {
		return nil
	}
	folder, err := filepath.Abs(folder)
	if err != nil {
		return err
	}
	a.replaced, a.beside = map[string]string{}, true
	for address, name := range a.Local {
		if rel, err := filepath.Rel(folder, name); err == nil {
			a.replaced[address] = (&url.URL{Path: filepath.ToSlash(rel)}).String()
		}
	}
	return nil
}

// shown is the address of a picture for who reads metadata: that of a page from nowhere
// names nothing.
func (a *Article) shown(u string) string {
	if _, ok := a.Local[u]; ok {
		return a.address(u)
	}
	return u
}

// hashName is the name of a file beside the document.
func hashName(data []byte, extension string) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8]) + extension
}

// address is what is written for a picture's address.
func (a *Article) address(u string) string {
	if r, ok := a.replaced[u]; ok {
		return r
	}
	return u
}

func isData(u string) bool { return len(u) > 5 && u[:5] == "data:" }
