package extract

import (
	"fmt"
	"io"
	"strings"

	"galley/article"
	"galley/network"
	"galley/page"
)

// maxRefusals are how many refused hosts a note names.
const maxRefusals = 3

// wayNotes says what happened on the way to an article that its reader should know of.
// unread is why the page that goes on with the article could not be read.
func wayNotes(out io.Writer, a *article.Article, unread error) {
	if a.MovedFrom != "" {
		fmt.Fprintf(out, "galley: note: %s sends its reader on: the article is from %s\n", a.MovedFrom, a.URL)
	}
	switch {
	case unread != nil:
		fmt.Fprintf(out, "galley: note: the article goes on at %s, which could not be read: %v\n", network.Redact(a.NextPage), unread)
	case a.NextPage != "":
		fmt.Fprintf(out, "galley: note: the article goes on at %s (--pages N reads more pages of it)\n", network.Redact(a.NextPage))
	}
	if a.Kinship == page.Unlike {
		fmt.Fprintf(out, "galley: note: the page is on the host of the labels of this wrapper, and like none of the labelled pages: its base decides alone. If there are more such pages, label some and train again\n")
	}
	if len(a.Refused) == 0 {
		return
	}
	var hosts []string
	for _, r := range a.Refused[:min(len(a.Refused), maxRefusals)] {
		hosts = append(hosts, fmt.Sprintf("%s (%s)", r.Host, r.Reason))
	}
	more := ""
	if n := len(a.Refused) - len(hosts); n > 0 {
		more = fmt.Sprintf(" and %d more", n)
	}
	noun := "hosts"
	if len(a.Refused) == 1 {
		noun = "host"
	}
	fmt.Fprintf(out, "galley: note: the page was not let reach %d %s: %s%s\n", len(a.Refused), noun, strings.Join(hosts, ", "), more)
}
