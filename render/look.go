package render

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"golang.org/x/sync/errgroup"

	"galley/page"
	"galley/render/snapshot"
	"galley/render/tab"
)

// lookAtAll reads the full styles of the subtrees of roots into the page.
func (d *Document) lookAtAll(ctx context.Context, roots []page.NodeID) error {
	p := d.page
	var apart []page.NodeID
	for i, root := range roots {
		// A title inside the body has its look with the body.
		inside := func(other page.NodeID) bool { return other != root && other != page.None && p.Contains(other, root) }
		if root == page.None || slices.ContainsFunc(roots, inside) || slices.Contains(roots[:i], root) {
			continue
		}
		apart = append(apart, root)
	}
	if len(apart) == 0 {
		return nil
	}
	look, err := d.lookAt(ctx, apart)
	if err != nil {
		return err
	}
	if len(look.Tags) != len(apart) || len(look.Index) != len(apart) {
		return errMoved
	}
	rows, err := look.styles()
	if err != nil {
		return err
	}
	if look.Fonts != nil { // those of what was read before as well
		d.page.Fonts, d.page.Broken = look.Fonts, look.Broken
	}
	styles := map[styleKey]int32{}
	for i, root := range apart {
		if err := look.apply(p, root, i, rows, styles); err != nil {
			return err
		}
	}
	return nil
}

// lookAt reads the styles of subtrees with one call, where the document did not change since
// the snapshot.
func (d *Document) lookAt(ctx context.Context, roots []page.NodeID) (*looks, error) {
	has := make([][]snapshot.Pseudos, len(roots))
	for i, root := range roots {
		for _, id := range elementsAround(d.page, root) {
			has[i] = append(has[i], d.live.Pseudo[id])
		}
	}
	if places, tags, ok := d.places(roots); ok {
		var look *looks
		err := d.world.Evaluate(ctx, "galley.stylesAt", &look, d.browser.opts.Limits.Nodes, has, places, tags, d.live.Elements, d.after.changes)
		if err != nil || look == nil || look.Tags != nil {
			return d.whole(look, err)
		}
	}
	objects, err := d.resolve(ctx, roots)
	if err != nil {
		return nil, err
	}
	arguments := make([]*runtime.CallArgument, 0, 2+len(roots))
	for _, v := range []any{d.browser.opts.Limits.Nodes, has} {
		text, err := json.Marshal(v)
		if err != nil {
			return nil, err
		}
		arguments = append(arguments, &runtime.CallArgument{Value: text})
	}
	for _, o := range objects {
		arguments = append(arguments, &runtime.CallArgument{ObjectID: o})
	}
	res, err := chromedp.Call(ctx, runtime.CallFunctionOn, runtime.CallFunctionOnParams{
		FunctionDeclaration: "function(...given) { return galley.styles(...given); }",
		ObjectID:            objects[0], Arguments: arguments, ReturnByValue: new(true),
	})
	if err != nil {
		return nil, err
	}
	var look *looks
	err = tab.Decode(res.Result, res.ExceptionDetails, &look)
	return d.whole(look, err)
}

// whole is a look that was read, or why it was not.
func (d *Document) whole(look *looks, err error) (*looks, error) {
	if err != nil {
		return nil, err
	}
	if look == nil {
		return nil, &page.LimitError{What: "nodes", Limit: int64(d.browser.opts.Limits.Nodes)}
	}
	return look, nil
}

// places are where nodes are among the elements of the document, and their tags. It is false where
// one is elsewhere, in a frame or a shadow tree, or the document may have changed unseen.
func (d *Document) places(nodes []page.NodeID) (places []int32, tags []string, ok bool) {
	for _, n := range nodes {
		places, tags = append(places, d.live.Places[n]), append(tags, d.page.Nodes[n].Tag)
	}
	return places, tags, d.after.known && !slices.Contains(places, snapshot.NoPlace)
}

// resolve gives nodes of the page names that scripts of the world may call them by. All
// are asked for at a time.
func (d *Document) resolve(ctx context.Context, nodes []page.NodeID) ([]runtime.RemoteObjectID, error) {
	objects := make([]runtime.RemoteObjectID, len(nodes))
	var asked errgroup.Group
	for i, n := range nodes {
		asked.Go(func() error {
			res, err := chromedp.Call(ctx, dom.ResolveNode, dom.ResolveNodeParams{
				BackendNodeID: d.live.Backend[n], ExecutionContextID: d.world.ID,
			})
			if err == nil {
				objects[i] = res.Object.ObjectID
			}
			return err
		})
	}
	return objects, asked.Wait()
}

// elementsAround are the elements around root, the nearest one first, and then those of
// its subtree in their order: as look.js goes through them.
func elementsAround(p *page.Page, root page.NodeID) []page.NodeID {
	elements := slices.Collect(p.Ancestors(root))
	for id := root; id < p.Nodes[root].End; id++ {
		if p.Nodes[id].Kind == page.Element {
			elements = append(elements, id)
		}
	}
	return elements
}
