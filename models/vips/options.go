package vips

import (
	"galley/models/method"
)

// Options are the parameters. In a number 0 stands for the default and anything negative
// for 0.
type Options struct {
	// PDoC is the permitted degree of coherence, 1 to 10; 0 means 5. The larger it is, the
	// finer are the blocks.
	PDoC int
	// SmallNode is the share of the page's area below which an element with text of its
	// own is not divided (rule 8); 0 means 0.1.
	SmallNode float64
	// SmallChild is the share of the page's area below which the largest child of an
	// element must be for the element not to be divided (rule 9); 0 means 0.1.
	SmallChild float64
	// Heading takes the first <h1> for the title. The method itself finds none.
	Heading bool
}

// Declare lists the parameters.
func (o *Options) Declare(p *method.Params) {
	p.Int(&o.PDoC, "pdoc", defaultPDoC, 1, 10, "permitted degree of coherence; larger makes finer blocks")
	p.Float(&o.SmallNode, "small_node", defaultSmall, 0, 1, "share of the page below which an element with own text is not divided")
	p.Float(&o.SmallChild, "small_child", defaultSmall, 0, 1, "share of the page below which all children must be for an element not to be divided")
	p.Bool(&o.Heading, "heading", "take the first h1 for the title")
}

const (
	defaultPDoC  = 5
	defaultSmall = 0.1
)

func (o *Options) pdoc() int {
	return min(max(method.OrDefault(o.PDoC, defaultPDoC), 1), mostCoherent)
}
func (o *Options) smallNode() float64  { return method.OrDefault(o.SmallNode, defaultSmall) }
func (o *Options) smallChild() float64 { return method.OrDefault(o.SmallChild, defaultSmall) }

const paper = "Cai, Yu, Wen, Ma: VIPS: a vision-based page segmentation algorithm. MSR-TR-2003-79"

// Methods is VIPS, used as an extractor.
func Methods() []method.Method {
	m := method.New("vips", paper, "the visual block with most text outside of links (laid-out pages only)",
		func() method.Tunable { return &Extractor{} })
	m.Laid = true
	return []method.Method{m}
}
