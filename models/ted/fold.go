package ted

// fold generalises a template so that it covers one more page: what differs becomes
// wildcards.
func fold(p *pattern, t *tree) error {
	p.measure(0)
	m := &matcher{tree: t}
	if _, err := m.match(p); err != nil {
		return err
	}
	return m.generalise(p, 0)
}

// generalise makes the children of p cover those of node t.
func (m *matcher) generalise(p *pattern, t int32) error {
	if p.hash != 0 && p.hash == m.tree.nodes[t].hash {
		return nil
	}
	steps, err := m.steps(p, t)
	if err != nil {
		return err
	}
	var children []*pattern
	for _, s := range steps {
		q := s.pattern
		switch {
		case q == nil: // the page has it, the template does not
			q = &pattern{Wild: option}
		case s.node < 0: // the template has it, the page does not
			if q.Wild == fixed {
				q = &pattern{Wild: option}
			} else {
				q = &pattern{Wild: q.Wild.maybe()}
			}
		case q.Wild != fixed:
			if len(children) > 0 && children[len(children)-1] == q {
				continue // it consumes several
			}
		case q.Tag != "" && q.Tag == m.tree.nodes[s.node].tag:
			if err := m.generalise(q, s.node); err != nil {
				return err
			}
		case q.Tag != m.tree.nodes[s.node].tag || q.Text != m.tree.nodes[s.node].text:
			q = &pattern{Wild: single}
		}
		children = append(children, q)
	}
	p.Children = joinWild(children)
	return nil
}

// joinWild makes one wildcard of neighbouring ones.
func joinWild(list []*pattern) []*pattern {
	var joined []*pattern
	for _, q := range list {
		if n := len(joined); n > 0 && q.Wild != fixed && joined[n-1].Wild != fixed {
			both := star
			if q.Wild.must() || joined[n-1].Wild.must() {
				both = plus
			}
			joined[n-1] = &pattern{Wild: both}
			continue
		}
		joined = append(joined, q)
	}
	return joined
}

// mapping is how a page fills a template.
type mapping struct {
	fixed    map[*pattern]int32 // fixed node of the template -> node of the tree
	passages []passage          // what wildcards consumed, in document order
	known    int32              // fixed nodes that the page has
}

// passage is a subtree of the page that a wildcard consumed.
type passage struct {
	wild *pattern
	node int32
}

// mapPage maps a page to a template that was measured.
func mapPage(p *pattern, t *tree) (*mapping, error) {
	m := &matcher{tree: t}
	if _, err := m.match(p); err != nil {
		return nil, err
	}
	found := &mapping{fixed: map[*pattern]int32{}}
	return found, m.collect(found, p, 0)
}

func (m *matcher) collect(found *mapping, p *pattern, t int32) error {
	found.fixed[p] = t
	found.known++
	steps, err := m.steps(p, t)
	if err != nil {
		return err
	}
	for _, s := range steps {
		switch q := s.pattern; {
		case q == nil || s.node < 0:
		case q.Wild != fixed:
			found.passages = append(found.passages, passage{q, s.node})
		case q.Tag == m.tree.nodes[s.node].tag:
			if q.Tag == "" && q.Text != m.tree.nodes[s.node].text {
				continue
			}
			if err := m.collect(found, q, s.node); err != nil {
				return err
			}
		}
	}
	return nil
}
