package render

import (
	"context"

	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"galley/page"
	"galley/render/tab"
)

// What a script drew on a canvas is kept as a picture, of at most maxCanvas bytes as
// a data URI, for at most maxCanvases canvases of a page.
const (
	maxCanvas   = 1 << 20
	maxCanvases = 16
)

// canvasJS is empty for what the page may not read itself: pictures of others.
const canvasJS = `function(limit) {
	try { const u = this.toDataURL('image/png'); return u.length > limit ? '' : u; } catch { return ''; }
}`

// canvases gives the canvases whose full styles were read what they show, as Node.Src.
func (d *Document) canvases(ctx context.Context) error {
	left := maxCanvases
	for i := range d.page.Nodes {
		node := &d.page.Nodes[i]
		if node.Tag != "canvas" || node.Hidden || node.Box.Empty() || len(d.page.StyleOf(page.NodeID(i)).Look) == 0 {
			continue
		}
		if left--; left < 0 {
			break
		}
		// One that is gone meanwhile stays without a picture.
		if shot, err := d.canvas(ctx, page.NodeID(i)); err == nil {
			node.Src = shot
		}
	}
	return ctx.Err()
}

func (d *Document) canvas(ctx context.Context, n page.NodeID) (string, error) {
	object, err := chromedp.Call(ctx, dom.ResolveNode, dom.ResolveNodeParams{
		BackendNodeID: d.live.Backend[n], ExecutionContextID: d.world.ID,
	})
	if err != nil {
		return "", err
	}
	res, err := chromedp.Call(ctx, runtime.CallFunctionOn, runtime.CallFunctionOnParams{
		FunctionDeclaration: canvasJS, ObjectID: object.Object.ObjectID, ReturnByValue: new(true),
		Arguments: []*runtime.CallArgument{{Value: []byte("1048576")}},
	})
	if err != nil {
		return "", err
	}
	var shot string
	if err := tab.Decode(res.Result, res.ExceptionDetails, &shot); err != nil {
		return "", err
	}
	if len(shot) > maxCanvas {
		return "", nil
	}
	return shot, nil
}
