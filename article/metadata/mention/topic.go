package mention

import (
	"regexp"

	"galley/article/allowlist"
	"galley/article/token"
	"galley/page"
)

// IsTopicLink reports whether a text stands in a link to what else the site has on a topic.
func (r *Reader) IsTopicLink(n page.NodeID) bool {
	for range maxInline {
		if n = r.p.Nodes[n].Parent; n <= 0 || r.p.IsBlock(n) {
			return false
		}
		if node := &r.p.Nodes[n]; node.Tag == "a" {
			return IsTopic(node)
		}
	}
	return false
}

// IsTopic reports whether a link leads to what else the site has on a topic, by its relation, its address or its class.
// A class may say whose article it is, and name the author beside that: topic-authors__author.
func IsTopic(link *page.Node) bool {
	return allowlist.OneOf(link.Attr("rel"), "tag", "category") != "" || IsTopicAddress(link.Attr("href")) || token.In(link, topicTokens) && !IsAuthors(link)
}

// topicTokens are words of the classes of such links.
var topicTokens = token.Of("topic", "topics", "category", "categories", "rubric", "rubrics")

// maxInline is how many inline elements around a text are looked at.
const maxInline = 6

// topicPath is in the addresses of lists by topic, as the common programs for sites have it, and of feeds.
var topicPath = regexp.MustCompile(`(?i)/(categor(y|ies)|tags?|topics?|sections?|labels?|rss|feeds?|atom)(/|$|\?)`)

// IsTopicAddress reports whether an address is that of such a list, or of a feed.
func IsTopicAddress(address string) bool { return topicPath.MatchString(address) }
