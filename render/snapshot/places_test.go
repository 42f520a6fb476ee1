package snapshot

import (
	"encoding/json"
	"testing"

	"galley/page"
)

// placed is a document with a pseudo-element, a template, a shadow tree with what is slotted
// into it, and a frame.
const placed = `{"documents":[{"nodes":{
	"parentIndex": [-1,0,1,2,2,4,2,6,6,2,2,10],
	"nodeType":    [9,1,1,1,1,1,1,1,1,1,1,1],
	"nodeName":    [-1,0,1,2,3,4,5,6,7,8,9,7],
	"nodeValue":   [-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],
	"backendNodeId":[1,2,3,4,5,6,7,8,9,10,11,12],
	"attributes":[[],[],[],[],[],[],[],[],[],[],[],[]],
	"pseudoType":{"index":[3],"value":[10]},
	"shadowRootType":{"index":[7],"value":[11]},
	"contentDocumentIndex":{"index":[9],"value":[1]}},
	"layout":{"nodeIndex":[1,9],"bounds":[[0,0,9,9],[0,0,9,9]],"styles":[[],[]]}},
	{"nodes":{"parentIndex":[-1,0],"nodeType":[9,1],"nodeName":[-1,0],"nodeValue":[-1,-1],"backendNodeId":[13,14],"attributes":[[],[]]},
	"layout":{"nodeIndex":[1],"bounds":[[0,0,9,9]],"styles":[[]]}}],
	"strings":["HTML","BODY","::before","TEMPLATE","B","MY-BOX","SLOT","I","IFRAME","P","before","open"]}`

func TestPlaces(t *testing.T) {
	var answer Answer
	if err := json.Unmarshal([]byte(placed), &answer); err != nil {
		t.Fatal(err)
	}
	p, live, err := Convert(&answer, Options{Columns: Columns{Frames: true}})
	if err != nil {
		t.Fatal(err)
	}
	want := []struct {
		tag   string
		place int32
	}{{"html", 0}, {"body", 1}, {"template", 2}, {"my-box", 3}, {"slot", NoPlace}, {"i", 4}, {"iframe", 5}, {"html", NoPlace}, {"p", 6}, {"i", 7}}
	if len(p.Nodes) != len(want) {
		t.Fatalf("%d nodes, want %d", len(p.Nodes), len(want))
	}
	for id, w := range want {
		if p.Nodes[id].Tag != w.tag || live.Places[id] != w.place {
			t.Errorf("node %d: %s at %d, want %s at %d", page.NodeID(id), p.Nodes[id].Tag, live.Places[id], w.tag, w.place)
		}
	}
	if live.Elements != 8 {
		t.Errorf("%d elements, want 8", live.Elements)
	}
}
