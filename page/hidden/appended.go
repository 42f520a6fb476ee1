package hidden

import "galley/page"

// LaterAttr is the attribute of elements that scripts added after the page was parsed, as package
// render marks them. Its value is the number of the task that added them.
const LaterAttr = "data-galley-later"

// mostRuns is how many runs that begin with a headline are looked at.
const mostRuns = 100

// hideAppended hides the stories that scripts append behind the one that was asked for, as
// readers scroll: they are added after that, beside it or what is around it, and begin with a
// headline of their own. Linear in the nodes.
func hideAppended(p *page.Page) {
	if !hasLater(p) {
		return
	}
	s := stories{page: p, said: page.Words(page.Norm(titleText(p)))}
	if s.title = s.titleHeadline(); s.title == page.None {
		return
	}
	s.sumProse()
	first := taskOf(p, s.title)
	for i, left := p.Nodes[s.title].End, mostRuns; i < page.NodeID(len(p.Nodes)) && left > 0; i++ {
		task := p.Nodes[i].Attr(LaterAttr)
		if task == "" || task == first || p.Nodes[i].Hidden {
			continue
		}
		r := runOf(p, i, task)
		if headline := s.headlineOf(r); headline != page.None {
			left--
			if s.isNext(headline, r) {
				hideRun(p, r)
			}
		}
		i = r.to - 1
	}
}

// hasLater reports whether scripts added anything.
func hasLater(p *page.Page) bool {
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Element && p.Nodes[i].Attr(LaterAttr) != "" {
			return true
		}
	}
	return false
}

// run is the nodes [from, to) beside each other that one task added.
type run struct{ from, to page.NodeID }

// runOf are the nodes from one on that the same task added beside it.
func runOf(p *page.Page, first page.NodeID, task string) run {
	up, to := p.Nodes[first].Parent, p.Nodes[first].End
	if up == page.None {
		return run{first, to}
	}
	for n := to; n < p.Nodes[up].End; n = p.Nodes[n].End {
		switch node := &p.Nodes[n]; {
		case node.Kind == page.Element && node.Attr(LaterAttr) == task:
			to = node.End
		case node.Kind == page.Element && !page.IsUnread(node.Tag), node.Kind == page.Text && !page.IsBlank(node.Text):
			return run{first, to}
		}
	}
	return run{first, to}
}

func hideRun(p *page.Page, r run) {
	for i := r.from; i < r.to; i++ {
		p.Nodes[i].Hidden = true
	}
}

// taskOf is the number of the task that added a node, or what is around it; "" where none did.
func taskOf(p *page.Page, n page.NodeID) string {
	task := p.Nodes[n].Attr(LaterAttr)
	for up := range p.Ancestors(n) {
		if task != "" {
			break
		}
		task = p.Nodes[up].Attr(LaterAttr)
	}
	return task
}

// titleText is the title in the head.
func titleText(p *page.Page) string {
	if n := p.First(0, "title"); n != page.None && n+1 < p.Nodes[n].End {
		return p.Nodes[n+1].Text
	}
	return ""
}
