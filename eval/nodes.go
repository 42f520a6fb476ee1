package eval

import "galley/page"

// nodeShare is the share of a text node's tokens that must be aligned with a text
// for the node to be in it. The paper has gold nodes; here there are gold texts only.
const nodeShare = 0.8

// Nodes are the text nodes of a page that a reader sees, as tokens.
type Nodes struct {
	tokens []string
	ends   []int // one past the last token of each node
	capped bool
}

// NewNodes reads the text nodes of a page that have tokens. Tokens beyond MaxTokens
// are left out.
func NewNodes(p *page.Page, mode Mode) Nodes {
	var n Nodes
	for i := range p.Nodes {
		node := &p.Nodes[i]
		if node.Kind != page.Text || node.Hidden {
			continue
		}
		tokens := mode.Tokens(node.Text)
		if len(n.tokens)+len(tokens) > MaxTokens {
			n.capped = true
			break
		}
		if len(tokens) > 0 {
			n.tokens = append(n.tokens, tokens...)
			n.ends = append(n.ends, len(n.tokens))
		}
	}
	return n
}

// Len is the number of nodes.
func (n Nodes) Len() int { return len(n.ends) }

// In reports for each node whether it is in the text: whether at least 80 % of its tokens
// are aligned with the text, in order. It serves for extractions as for gold texts,
// because which nodes an extractor selected is not known.
func (n Nodes) In(text []string) []bool {
	to := Align(n.tokens, text[:min(len(text), MaxTokens)])
	in := make([]bool, len(n.ends))
	start := 0
	for i, end := range n.ends {
		aligned := 0
		for _, at := range to[start:end] {
			if at >= 0 {
				aligned++
			}
		}
		in[i] = float64(aligned) >= nodeShare*float64(end-start)
		start = end
	}
	return in
}

// PR is precision and recall of the extracted among the gold nodes, each weighted with
// its tokens (Zhang et al. 2018, section 4.1), in [0, 1].
func (n Nodes) PR(extracted, gold []bool) PR {
	var c, e, l, start int
	for i, end := range n.ends {
		size := end - start
		start = end
		if extracted[i] {
			e += size
		}
		if gold[i] {
			l += size
		}
		if extracted[i] && gold[i] {
			c += size
		}
	}
	return prOf(c, e, l)
}
