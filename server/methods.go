package server

import (
	"galley/models/methods"
)

type listed struct{ Body []method }

type method struct {
	Name   string      `json:"name"`
	Paper  string      `json:"paper"`
	Doc    string      `json:"doc"`
	Params []parameter `json:"params"`
}

type parameter struct {
	Name    string  `json:"name"`
	Default float64 `json:"default"`
	Min     float64 `json:"min"`
	Max     float64 `json:"max"`
	Doc     string  `json:"doc"`
}

func listMethods() *listed {
	out := &listed{Body: []method{}}
	for _, m := range methods.All() {
		one := method{m.Name, m.Paper, m.Doc, []parameter{}}
		for _, p := range m.Params {
			one.Params = append(one.Params, parameter(p))
		}
		out.Body = append(out.Body, one)
	}
	return out
}
