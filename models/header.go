package models

import (
	"galley/features/wang"
	"galley/models/network"
	"galley/models/site"
	"galley/page"
)

// header is wrapper.json, which docs/formats.md describes.
type header struct {
	Format     int                 `json:"format_version"`
	Boxes      bool                `json:"boxes"` // the wrapper needs laid-out pages
	Viewport   page.Size           `json:"viewport,omitzero"`
	Set        *setName            `json:"feature_set,omitempty"` // of machines
	Limits     *wang.Limits        `json:"limits,omitempty"`      // of machines
	Stages     []stageHeader       `json:"stages"`
	Thresholds *network.Thresholds `json:"thresholds,omitempty"` // of networks
	Blend      *site.Blend         `json:"blend,omitempty"`      // with a base
	Site       *string             `json:"site,omitempty"`       // with a base: the file of what is different on the labelled site
	Record     Record              `json:"record"`
}

type setName struct {
	Name    string `json:"name"`
	Version int    `json:"version"`
}

// stageHeader describes one stage: the kind of its model, its file and its columns.
type stageHeader struct {
	Stage   string         `json:"stage"`
	Model   string         `json:"model"` // "svm" or "network"
	File    string         `json:"file"`
	Columns []columnHeader `json:"columns"`
}

// columnHeader is a column and the version of its meaning. Machines read (value - mean) /
// sd; networks have their scales in their own files.
type columnHeader struct {
	Name    string  `json:"name"`
	Version int     `json:"version"`
	Mean    float64 `json:"mean,omitempty"`
	SD      float64 `json:"sd,omitempty"`
}

// The kinds of models.
const (
	modelMachine = "svm"
	modelNetwork = "network"
)
