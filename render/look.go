package render

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/page"
)

// lookJS reads the computed styles of a subtree; see the file.
//
//go:embed look.js
var lookJS string

// lookAtAll reads the full styles of the subtrees of roots into the page.
func (d *Document) lookAtAll(ctx context.Context, roots []page.NodeID) error {
	p := d.page
	roots = slices.DeleteFunc(slices.Clone(roots), func(n page.NodeID) bool { return n == page.None })
	for i, root := range roots {
		// A title inside the body has its look with the body.
		inside := func(other page.NodeID) bool { return other != root && p.Contains(other, root) }
		if slices.ContainsFunc(roots, inside) || slices.Contains(roots[:i], root) {
			continue
		}
		if err := d.lookAt(ctx, root); err != nil {
			return err
		}
	}
	return nil
}

// subtreeLook is what lookJS answers.
type subtreeLook struct {
	Tags   []string
	Index  []int
	Styles [][]string
}

func (d *Document) lookAt(ctx context.Context, root page.NodeID) error {
	node, err := chromedp.Call(ctx, dom.ResolveNode, dom.ResolveNodeParams{
		BackendNodeID: d.backend[root], ExecutionContextID: d.world.id,
	})
	if err != nil {
		return err
	}
	properties, err := json.Marshal(page.LookProperties)
	if err != nil {
		return err
	}
	generated, err := json.Marshal(page.GeneratedProperties)
	if err != nil {
		return err
	}
	res, err := chromedp.Call(ctx, runtime.CallFunctionOn, runtime.CallFunctionOnParams{
		FunctionDeclaration: lookJS,
		ObjectID:            node.Object.ObjectID,
		Arguments: []*runtime.CallArgument{
			{Value: properties}, {Value: fmt.Appendf(nil, "%d", d.tab.opts.Limits.Nodes)}, {Value: generated},
		},
		ReturnByValue: new(true),
	})
	if err != nil {
		return err
	}
	var look *subtreeLook
	if err := decode(res.Result, res.ExceptionDetails, &look); err != nil {
		return err
	}
	if look == nil {
		return &page.LimitError{What: "nodes", Limit: int64(d.tab.opts.Limits.Nodes)}
	}
	return applyLook(d.page, root, look)
}

// errMoved says that the live document is not the one of the snapshot any more, or
// shows the script less than the snapshot (closed shadow trees).
var errMoved = errors.New("the document changed after the snapshot")

// applyLook gives the elements of the subtree, and those around it, their full
// styles. The script walked
// the live document, the page is a snapshot of it: they must agree tag by tag.
func applyLook(p *page.Page, root page.NodeID, look *subtreeLook) error {
	// Those around the subtree come first, as the script gives them.
	elements := slices.Collect(p.Ancestors(root))
	for id := root; id < p.Nodes[root].End; id++ {
		if p.Nodes[id].Kind == page.Element {
			elements = append(elements, id)
		}
	}
	if len(elements) != len(look.Tags) || len(elements) != len(look.Index) {
		return errMoved
	}
	for i, id := range elements {
		row := look.Index[i]
		if p.Nodes[id].Tag != look.Tags[i] || row < 0 || row >= len(look.Styles) || len(look.Styles[row]) != len(page.LookProperties) {
			return errMoved
		}
	}
	type key struct {
		core int32
		look int
	}
	interned := map[key]int32{}
	for i, id := range elements {
		n, k := &p.Nodes[id], key{p.Nodes[id].Style, look.Index[i]}
		style, ok := interned[k]
		if !ok {
			style = int32(len(p.Styles))
			var core page.Style
			if n.Style != page.NoStyle {
				core = p.Styles[n.Style]
			}
			core.Look = look.Styles[k.look]
			p.Styles = append(p.Styles, core)
			interned[k] = style
		}
		n.Style = style
	}
	return nil
}
