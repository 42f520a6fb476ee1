package site

import (
	"os"
	"path/filepath"
	"slices"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/terminal"
	"galley/dataset"
	"galley/train"
)

// Read loads the labelled pages of datasets. Pages that cannot be used are
// said so, and left out; a dataset that cannot be read at all is an error.
func Read(t terminal.Streams, dirs []string) ([]train.Site, error) {
	if err := differ(dirs); err != nil {
		return nil, err
	}
	var sites []train.Site
	for _, dir := range dirs {
		d, err := dataset.Open(dir)
		if err != nil {
			return nil, exit.AsUnreadable(err)
		}
		samples, faults := dataset.Samples(d)
		for _, err := range faults {
			exit.Report(t.Err, err)
		}
		if len(samples) == 0 {
			return nil, exit.AsUnreadable(exit.Usagef("label some: galley label -d "+dir, "%s holds no labelled pages", dir))
		}
		sites = append(sites, train.Site{Name: Name(dir), Browser: d.Meta().Browser, Samples: samples})
	}
	return sites, nil
}

// differ refuses a dataset that is named twice: its pages would count twice, and those that are
// held out would be learned from as well.
func differ(dirs []string) error {
	var seen []os.FileInfo
	for _, dir := range dirs {
		info, err := os.Stat(dir)
		if err != nil {
			continue // said where it is opened
		}
		if slices.ContainsFunc(seen, func(other os.FileInfo) bool { return os.SameFile(info, other) }) {
			return exit.Usagef("name each dataset once", "the dataset %s is named twice", dir)
		}
		seen = append(seen, info)
	}
	return nil
}

// Name is what reports call a dataset: its folder.
func Name(dir string) string {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return dir
	}
	return filepath.Base(abs)
}

// Pooled are the samples of all sites, and the browser of the first.
func Pooled(sites []train.Site) (samples []dataset.Sample, browser string) {
	for _, s := range sites {
		samples = append(samples, s.Samples...)
	}
	return samples, sites[0].Browser
}
