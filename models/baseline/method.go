package baseline

import (
	"fmt"

	"galley/models/method"
)

const (
	finn       = "Finn, Kushmerick, Smyth: Fact or fiction: content classification for digital libraries. DELOS 2001"
	pinto      = "Pinto et al.: QuASM: a system for question answering using semi-structured data. JCDL 2002"
	mantratzis = "Mantratzis, Orgun, Cassidy: Separating XHTML content from navigation clutter using DOM-structure block analysis. Hypertext 2005"
	debnath    = "Debnath, Mitra, Pal, Giles: Automatic identification of informative sections of web pages. IEEE TKDE 17, 2005"
	gottron    = "Gottron: Content code blurring: a new approach to content extraction. DEXA 2008"
	sun        = "Sun et al.: Web content extraction based on maximum continuous sum of text density. IALP 2016"
)

// Methods are the baselines, by the year of their papers.
func Methods() []method.Method {
	return []method.Method{
		method.New("bte", finn, "the run of words and tags with most words inside and most tags outside",
			func() method.Tunable { return &BTE{} }),
		method.New("dsc", pinto, "sections where tags are rare for several windows in a row",
			func() method.Tunable { return &DSC{} }),
		lqf(25), lqf(50), lqf(75),
		method.New("fe", debnath, "the block with most text of those that are mostly text",
			func() method.Tunable { return &FE{} }),
		method.New("kfe", debnath, "the cluster of blocks with most text", func() method.Tunable { return &KFE{} }),
		ccb("ccb", "text far from tags, by the characters of the source", CharacterCCB),
		ccb("tccb", "text far from tags, by words", TokenCCB),
		ccb("accb", "ccb without the tags of links", AnchorCCB),
		method.New("mcstd", sun, "the run of lines with the largest sum of text densities",
			func() method.Tunable { return &MCSTD{} }),
	}
}

func lqf(percent int) method.Method {
	return method.New(fmt.Sprintf("lqf-%d", percent), mantratzis,
		fmt.Sprintf("all but the elements with more than %d %% of their characters in links", percent),
		func() method.Tunable { return &LQF{Quota: float64(percent) / 100} })
}

func ccb(name, doc string, variant CCBVariant) method.Method {
	return method.New(name, gottron, doc, func() method.Tunable { return &CCB{Variant: variant} })
}
