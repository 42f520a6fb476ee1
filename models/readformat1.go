package models

import (
	"encoding/json"

	"galley/features/wang"
	"galley/models/stage"
	"galley/page"
)

// format1 is wrapper.json of version 1: two machines without a base.
type format1 struct {
	Features struct {
		Set     string         `json:"set"`
		Version int            `json:"version"`
		Body    []columnHeader `json:"body"`
		Title   []columnHeader `json:"title"`
	} `json:"features"`
	Viewport page.Size   `json:"viewport"`
	Limits   wang.Limits `json:"limits"`
	Record   Record      `json:"record"`
}

// readFormat1 turns a header of version 1 into one of version 2. All its columns have
// version 1.
func readFormat1(text []byte) (*header, error) {
	var old format1
	if err := json.Unmarshal(text, &old); err != nil {
		return nil, DamagedError(headerPart, err)
	}
	h := &header{Format: 1, Boxes: true, Viewport: old.Viewport, Limits: &old.Limits, Record: old.Record,
		Set: &setName{old.Features.Set, old.Features.Version}}
	for _, s := range []stageHeader{{Stage: stage.Body, Columns: old.Features.Body}, {Stage: stage.Title, Columns: old.Features.Title}} {
		s.Model = modelMachine
		for i := range s.Columns {
			s.Columns[i].Version = 1
		}
		h.Stages = append(h.Stages, s)
	}
	return h, nil
}
