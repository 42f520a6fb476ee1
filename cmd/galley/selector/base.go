package selector

import (
	"galley/cmd/galley/exit"
	"galley/features/subtree"
	"galley/models"
	"galley/models/shipped"
)

// ShippedBase is what --base takes for the wrapper that ships.
const ShippedBase = "pretrained"

// ReadBase is the wrapper to start from: the shipped one by name, or one of a file; nil
// where none is named.
func ReadBase(name string) (*models.Wrapper, error) {
	switch name {
	case "":
		return nil, nil
	case ShippedBase:
		return shipped.Laid(), nil
	}
	w, err := ReadWrapper(name)
	if err == nil && w.Networks == nil {
		err = exit.Usagef("name a wrapper of networks, such as the one that ships", "a wrapper that was trained on one site cannot be a base: %s", name)
	}
	return w, err
}

// StartFrom is the wrapper that a training starts from: the one that ships unless another
// is named, or the labels alone are to be learned from, as the paper does.
func StartFrom(base, set string, scratch bool) (*models.Wrapper, error) {
	switch {
	case scratch && base != "":
		return nil, exit.Usagef("leave one of them out", "--from-scratch and --base contradict each other")
	case scratch, base == "" && set == subtree.Wang2009().Name:
		return nil, nil
	case base == "":
		base = ShippedBase
	}
	return ReadBase(base)
}

// FeaturesUsage says what --features takes.
const FeaturesUsage = "feature `set`: full (default with a base), relative (default for labels alone), or wang2009 (the paper to the letter)"
