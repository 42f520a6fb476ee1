package fused

import (
	_ "embed"
	"encoding/json"
	"sync"
)

// fitted are the weights of the method, which has none but for blocks: fitted to the
// articles of WCXB's development split (CC-BY-4.0) by models/shipped/scripts/fit
// with -blocks.
//
//go:embed weights.json
var fitted []byte

// defaultModel is the model of those weights.
var defaultModel = sync.OnceValue(func() *Model {
	var w Weights
	err := json.Unmarshal(fitted, &w)
	if err == nil {
		var m *Model
		if m, err = NewModel(w); err == nil {
			return m
		}
	}
	panic(err) // the weights are part of the program, and TestWeights reads them
})
