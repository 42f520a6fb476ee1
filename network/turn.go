package network

import "context"

// A Turn waits until the next request for a document of a host may be sent. Whoever is
// given a turn sends at once, and then calls sent, also where the request came to
// nothing: until then nobody else has a turn at the host. host has the port where the
// address names one.
type Turn func(ctx context.Context, host string) (sent func(), err error)

// turnKey is the key of a Turn in a context.
type turnKey struct{}

// WithTurn has every request for a document that is made under the context wait for its
// turn: the first one, and those that redirects and scripts lead to. What a page loads
// besides documents of its main frame waits for none.
func WithTurn(ctx context.Context, turn Turn) context.Context {
	return context.WithValue(ctx, turnKey{}, turn)
}

// TurnOf is the Turn of a context, nil without one.
func TurnOf(ctx context.Context) Turn {
	turn, _ := ctx.Value(turnKey{}).(Turn)
	return turn
}
