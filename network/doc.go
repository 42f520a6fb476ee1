// Package network decides which addresses a page may reach, and makes the connections.
//
// A [Policy] holds for requests of galley and for Chrome alike. A [Session] is the
// policy for one page: it knows which address was asked for, resolves every name once,
// checks each address of the answer, and connects to a checked address. So a name
// cannot lead somewhere else between the check and the connection (DNS rebinding).
// Chrome reaches the network through a [Gateway], a SOCKS5 proxy in this process, and
// resolves no names itself.
//
// A refusal is a *[RefusedError].
package network
