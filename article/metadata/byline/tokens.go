package byline

import (
	"regexp"

	"galley/article/allowlist"
	"galley/article/metadata/mention"
	"galley/article/token"
	"galley/page"
)

// Words of classes and ids of what is around a name and none.
var (
	// aboutTokens are those of what is told or counted of an author, or stands before the name: not the
	// name; and of somebody who is quoted.
	aboutTokens = token.Of("description", "desc", "biography", "prep", "quote", "count", "counts", "counter", "stats", "followers")
	// roleTokens are likewise in a byline, beside a name. Elsewhere they may be of all that
	// there is of an author, or say where an element is put, as "position-relative".
	roleTokens = token.Of("title", "bio", "position", "job", "occupation", "role", "badge", "tagline", "credentials")
)

// IsRole reports whether the page calls an element beside a byline what the writer is: a position, a job.
func IsRole(node *page.Node) bool { return token.In(node, roleTokens) }

// isByline reports whether the page calls an element a byline.
func isByline(node *page.Node) bool {
	return allowlist.OneOf(node.Attr("rel"), "author") != "" || mention.IsAuthors(node) && !token.In(node, aboutTokens) && !isOfPicture(node)
}

// isOfPicture reports whether the page calls an element the author's of a picture: "photo-author". Words in
// the other order are of a picture of the author.
func isOfPicture(node *page.Node) bool { return pictureAuthor.MatchString(node.Attr("class")) }

var pictureAuthor = regexp.MustCompile(`(?i)(photo|foto|image|picture|bild)[-_]*(author|autor|auteur|byline)`)

// isProfile reports whether an element is a link to the page that a site has of an author.
func isProfile(node *page.Node) bool {
	return node.Tag == "a" && authorPath.MatchString(node.Attr("href"))
}

// authorPath is in the addresses of such pages; without a name behind, it is the list of all.
var authorPath = regexp.MustCompile(`(?i)/authors?/[^/?#]`)
