package article

import "galley/article/font"

// Face is one face of a web font with its file. All of it is what a page says: it is
// vetted before it is written.
type Face = font.Face

// AttachFonts gives the article the fonts that its page had loaded, for Embed and Assets.
// Kept are those that its text is shown in. What is no font file, or too large, is ignored.
func (a *Article) AttachFonts(faces []Face) { a.faces = font.Keep(a.plan, faces) }
