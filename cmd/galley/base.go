package main

import (
	"galley/features"
	"galley/models"
	"galley/models/shipped"
)

// shippedBase is what --base takes for the wrapper that ships.
const shippedBase = "pretrained"

// readBase is the wrapper to start from: the shipped one by name, or one of a file; nil
// where none is named.
func readBase(name string) (*models.Wrapper, error) {
	switch name {
	case "":
		return nil, nil
	case shippedBase:
		return shipped.Laid(), nil
	}
	w, err := readWrapper(name)
	if err == nil && w.Networks == nil {
		err = usage("name a wrapper of networks, such as the one that ships", "a wrapper that was trained on one site cannot be a base: %s", name)
	}
	return w, err
}

// startFrom is the wrapper that a training starts from: the one that ships unless another
// is named, or the labels alone are to be learned from, as the paper does.
func startFrom(base, set string, scratch bool) (*models.Wrapper, error) {
	switch {
	case scratch && base != "":
		return nil, usage("leave one of them out", "--from-scratch and --base contradict each other")
	case scratch, base == "" && set == features.Wang2009().Name:
		return nil, nil
	case base == "":
		base = shippedBase
	}
	return readBase(base)
}

// featuresUsage says what --features takes.
const featuresUsage = "feature `set`: full (default with a base), relative (default for labels alone), or wang2009 (the paper to the letter)"
