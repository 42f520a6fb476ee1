package main

import (
	"path/filepath"

	"galley/dataset"
	"galley/train"
)

// readSites loads the labelled pages of datasets. Pages that cannot be used are
// said so, and left out; a dataset that cannot be read at all is an error.
func readSites(t terminal, dirs []string) ([]train.Site, error) {
	var sites []train.Site
	for _, dir := range dirs {
		d, err := dataset.Open(dir)
		if err != nil {
			return nil, unreadable(err)
		}
		samples, faults := dataset.Samples(d)
		for _, err := range faults {
			report(t.err, err)
		}
		if len(samples) == 0 {
			return nil, unreadable(usage("label some: galley capture -d "+dir+" --labels FILE.jsonl", "%s holds no labelled pages", dir))
		}
		sites = append(sites, train.Site{Name: siteName(dir), Browser: d.Meta().Browser, Samples: samples})
	}
	return sites, nil
}

// siteName is what reports call a dataset: its folder.
func siteName(dir string) string {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return dir
	}
	return filepath.Base(abs)
}

// pooled are the samples of all sites, and the browser of the first.
func pooled(sites []train.Site) (samples []dataset.Sample, browser string) {
	for _, s := range sites {
		samples = append(samples, s.Samples...)
	}
	return samples, sites[0].Browser
}
