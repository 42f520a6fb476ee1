package hidden

import "galley/page"

// Bounds of stories that are appended behind the one that was asked for.
const (
	storyLead     = 20  // words before the headline of a story, at most
	storyWords    = 50  // words of one outside links, at least
	storyBefore   = 100 // such words of the story before it, at least
	headlineShare = 0.8 // share of the words of a headline that the title has
)

// stories finds stories behind the one that the title of the page names.
type stories struct {
	page  *page.Page
	said  []string    // the words of the title
	title page.NodeID // the headline that it names
	prose []int32     // words before each node that are seen and stand in no link
}

// titleHeadline is the heading that has most in common with the title of the page; None where none has
// most of it.
func (s *stories) titleHeadline() page.NodeID {
	best, most := page.None, 0
	for i := range page.NodeID(len(s.page.Nodes)) {
		if tag := s.page.Nodes[i].Tag; tag != "h1" && tag != "h2" || s.page.Nodes[i].Hidden {
			continue
		}
		if shared, is := s.named(i); is && shared > most {
			best, most = i, shared
		}
	}
	return best
}

// named is how many words a headline and the title share, and whether these are most of the headline.
func (s *stories) named(headline page.NodeID) (shared int, is bool) {
	words := page.Words(page.Norm(s.page.Text(headline)))
	shared = page.SharedWords(words, s.said)
	return shared, float64(shared) >= headlineShare*float64(len(words))
}

// sumProse counts the words before each node that are seen and stand in no link.
func (s *stories) sumProse() {
	p, link := s.page, page.NodeID(0) // where the last link ends
	s.prose = make([]int32, len(p.Nodes)+1)
	for i := range page.NodeID(len(p.Nodes)) {
		node, words := &p.Nodes[i], 0
		switch {
		case node.Kind == page.Element && node.Tag == "a":
			link = max(link, node.End)
		case node.Kind == page.Text && !node.Hidden && i >= link:
			words = page.CountWords(node.Text)
		}
		s.prose[i+1] = s.prose[i] + int32(words)
	}
}

// headlineOf is the heading that a run begins with; None without.
func (s *stories) headlineOf(r run) page.NodeID {
	words := 0
	for i := r.from; i < r.to && words <= storyLead; i++ {
		node := &s.page.Nodes[i]
		switch {
		case node.Hidden:
			i = max(i, node.End-1)
		case node.Kind == page.Text:
			words += page.CountWords(node.Text)
		case node.IsHeading() && page.CountWords(s.page.Text(i)) > 0:
			return i
		}
	}
	return page.None
}

// isNext reports whether a run is a story of its own behind the one that was asked for.
func (s *stories) isNext(headline page.NodeID, r run) bool {
	p := s.page
	up := p.Nodes[r.from].Parent
	if up == page.None || !p.Contains(up, s.title) || s.prose[r.to]-s.prose[r.from] < storyWords || s.prose[r.from]-s.prose[s.title] < storyBefore {
		return false
	}
	if _, is := s.named(headline); is {
		return false
	}
	isFirst := p.Nodes[headline].Tag == "h1"
	if own := s.branch(up); s.prose[p.Nodes[own].End]-s.prose[s.title] < storyBefore {
		return isFirst && s.isDated(headline, r) // beside the text itself, as chapters are: they have no day
	}
	return isFirst || s.isAlone(headline, r) && !s.hasAlike(r)
}

// branch is the child of an element that has the headline of the page.
func (s *stories) branch(up page.NodeID) page.NodeID {
	n := s.title
	for s.page.Nodes[n].Parent != up {
		n = s.page.Nodes[n].Parent
	}
	return n
}

// isDated reports whether a time stands between a headline and the text below it.
func (s *stories) isDated(headline page.NodeID, r run) bool {
	words := 0
	for i := s.page.Nodes[headline].End; i < r.to && words <= storyLead; i++ {
		switch node := &s.page.Nodes[i]; {
		case node.Tag == "time":
			return true
		case node.Kind == page.Text:
			words += page.CountWords(node.Text)
		}
	}
	return false
}

// isAlone reports whether a run has one article, with the headline in it, or one headline that leads to
// another page. Lists of teasers and of entries have more.
func (s *stories) isAlone(headline page.NodeID, r run) bool {
	p := s.page
	own, articles, links := false, 0, 0
	for i := r.from; i < r.to; i++ {
		switch node := &p.Nodes[i]; {
		case node.Kind != page.Element:
		case node.Tag == "article" || node.Attr("role") == "article":
			articles++
			own = own || p.Contains(i, headline)
		case node.Tag == p.Nodes[headline].Tag && s.leadsAway(i):
			links++
		}
	}
	return own && articles == 1 || links == 1 && s.leadsAway(headline)
}

// leadsAway reports whether a headline holds a link to another page, or stands in one.
func (s *stories) leadsAway(headline page.NodeID) bool {
	p := s.page
	link := p.First(headline, "a")
	if up := p.Nodes[headline].Parent; link == page.None && p.Nodes[up].Tag == "a" {
		link = up
	}
	return link != page.None && !page.LeadsNowhere(p.Nodes[link].Attr("href")) && !p.SameURL(p.Nodes[link].Attr("href"))
}

// hasAlike reports whether an element like the first of a run stands between the headline of the page and
// the run: then they are entries of one text, such as those of a live blog.
func (s *stories) hasAlike(r run) bool {
	like := &s.page.Nodes[r.from]
	for n := range s.page.Children(like.Parent) {
		node := &s.page.Nodes[n]
		switch {
		case n >= r.from:
			return false
		case n > s.title && !node.Hidden && node.Tag == like.Tag && node.Attr("class") != "" && node.Attr("class") == like.Attr("class"):
			return true
		}
	}
	return false
}
