package study

import (
	"context"
	"fmt"
	"slices"

	"galley/dataset"
	"galley/models/vwrapper"
	"galley/train"
	"galley/train/transfer"
)

// titlesAndBodies writes the parts of the accuracy, for the largest number of pages.
func (d *Document) titlesAndBodies(rows []transfer.Row, o LearnOptions) {
	most := slices.Max(o.Pages)
	d.printf("\n# Titles and bodies\n\nThe wrappers of %d pages: titles and bodies that are strictly right, and in brackets leniently (titles with the\n"+
		"same text; bodies with a word F1 of 0.95), in per cent.\n\n", most)
	all := places(rows)
	head := []string{"method"}
	for _, at := range all {
		head = append(head, "title, "+at.name, "body, "+at.name)
	}
	var cells [][]string
	for _, c := range compared {
		row := []string{c.way}
		for _, at := range all {
			part := func(strict, lenient func(transfer.Row, int) float64) string {
				a, _, ok := meanAt(rows, c.way, most, at, strict)
				if !ok {
					return "–"
				}
				b, _, _ := meanAt(rows, c.way, most, at, lenient)
				return fmt.Sprintf("%s (%s)", pc(a), pc(b))
			}
			row = append(row,
				part(func(r transfer.Row, i int) float64 { return r.Report.Sites[i].Title }, func(r transfer.Row, i int) float64 { return r.Report.Sites[i].Lenient.Title }),
				part(func(r transfer.Row, i int) float64 { return r.Report.Sites[i].Body }, func(r transfer.Row, i int) float64 { return r.Report.Sites[i].Lenient.Body }))
		}
		cells = append(cells, row)
	}
	d.table(head, cells)
}

// blocks writes the accuracy of the blocks of V-Wrapper.
func (d *Document) blocks(rows []transfer.Row, test []train.Site, o LearnOptions) error {
	d.printf("\n# V-Wrapper by blocks\n\nThe paper of V-Wrapper counts leaf blocks: the share that is called title, content or other rightly, and the F1\n" +
		"of those that are title or content. Wang et al. hold against it that such figures are high where most pages are\n" +
		"broken. The same wrappers as above, in per cent; the last column is the page accuracy beside it.\n\n")
	var cells [][]string
	for _, n := range o.Pages {
		for _, at := range places(rows) {
			var all vwrapper.Judgement
			for _, r := range rows {
				model, ok := r.Model.(*vwrapper.Model)
				if !ok || r.Pages != n {
					continue
				}
				for _, site := range test {
					if !at.has(r, site.Name) {
						continue
					}
					j, err := judge(model, site.Samples)
					if err != nil {
						return err
					}
					all.Add(j)
				}
			}
			mean, _, ok := meanAt(rows, "v-wrapper", n, at, pageAccuracy)
			if !ok {
				continue
			}
			cells = append(cells, []string{fmt.Sprintf("W%d, %s", n, at.name), fmt.Sprint(all.Blocks), pc(all.Accuracy()), pc(all.F1()), pc(mean)})
		}
	}
	d.table([]string{"wrappers and pages", "blocks", "blocks right", "F1 of news blocks", "pages right"}, cells)
	return nil
}

func judge(m *vwrapper.Model, samples []dataset.Sample) (all vwrapper.Judgement, err error) {
	for _, s := range samples {
		j, err := m.Judge(s.Page, s.Selection)
		if err != nil {
			return all, fmt.Errorf("study: %s: %w", s.URL, err)
		}
		all.Add(j)
	}
	return all, nil
}

// leaveOneOut writes V-Wrapper in the setting of its paper: learned from several sites, and
// tested on one that it has not seen.
func (d *Document) leaveOneOut(ctx context.Context, learn, test []train.Site, o LearnOptions) error {
	if len(learn) < 2 {
		return nil
	}
	each := slices.Min(o.Pages)
	d.printf("\n## Learned from several sites\n\nV-Wrapper as its paper has it: learned from %d pages of each site but one, tested on that one; the last lines are\n"+
		"learned from all of these sites. Published: about 95 F1 of blocks, also of sites that were not learned from.\n\n", each)
	var cells [][]string
	for i := range test {
		var samples []dataset.Sample
		for _, site := range learn {
			if site.Name != test[i].Name {
				samples = append(samples, site.Samples[:min(each, len(site.Samples))]...)
			}
		}
		m, err := vwrapper.Train(ctx, samples)
		if err != nil {
			return err
		}
		j, err := judge(m, test[i].Samples)
		if err != nil {
			return err
		}
		report, err := transfer.Evaluate(m, test[i:i+1])
		if err != nil {
			return err
		}
		cells = append(cells, []string{test[i].Name, fmt.Sprint(j.Blocks), pc(j.Accuracy()), pc(j.F1()), pc(report.Overall.Title), pc(report.Overall.Body), pc(report.Overall.Page)})
	}
	d.table([]string{"tested on", "blocks", "blocks right", "F1 of news blocks", "titles right", "bodies right", "pages right"}, cells)
	return nil
}
