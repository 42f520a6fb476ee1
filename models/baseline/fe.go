package baseline

import (
	"galley/models/cover"
	"galley/models/kmeans"
	"galley/models/method"
	"galley/page"
)

// FE is the feature extractor [FE]: of the blocks that have more text than all other
// features together the one with most text.
type FE struct{ Options }

// Select finds the article; a page without text is models.ErrNoArticle.
func (f *FE) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, f.ReadHidden)
	list := blocks(p, read)
	var best *block
	winner := false
	for _, b := range list {
		wins := b.vector[textFeature] > b.others()
		if best == nil || wins && !winner || wins == winner && b.chars > best.chars {
			best, winner = b, wins
		}
	}
	return f.selection(p, read, classifyBlocks(p, list, func(b *block) bool { return b == best }))
}

// KFE is FE with clustering [FE]: all blocks of the cluster whose blocks have most
// text on average.
type KFE struct {
	Options
	Clusters int // K of K-means, at most 100; 0 means 3
}

// Declare lists the parameters.
func (k *KFE) Declare(p *method.Params) {
	p.Int(&k.Clusters, "clusters", 3, 1, 100, "K of K-means")
	k.Options.Declare(p)
}

// Select finds the article; a page without text is models.ErrNoArticle.
func (k *KFE) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, k.ReadHidden)
	list := blocks(p, read)
	points := make([][]float64, len(list))
	for i, b := range list {
		points[i] = b.vector[:]
	}
	clusters, _ := kmeans.Cluster(points, min(max(method.OrDefault(k.Clusters, 3), 1), 100), false)
	var sum, count [100]float64
	for i, c := range clusters {
		sum[c] += points[i][textFeature]
		count[c]++
	}
	best, most := -1, 0.0
	for c := range sum {
		if count[c] > 0 && (best < 0 || sum[c]/count[c] > most) {
			best, most = c, sum[c]/count[c]
		}
	}
	at := map[*block]int{}
	for i, b := range list {
		at[b] = clusters[i]
	}
	return k.selection(p, read, classifyBlocks(p, list, func(b *block) bool { return at[b] == best }))
}

func classifyBlocks(p *page.Page, list []*block, content func(*block) bool) []cover.Class {
	classes := make([]cover.Class, len(p.Nodes))
	for _, b := range list {
		class := cover.Boilerplate
		if content(b) {
			class = cover.Content
		}
		for _, n := range b.texts {
			classes[n] = class
		}
	}
	return classes
}
