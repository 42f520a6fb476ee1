// Package flags has the flags that commands share: the browser, the network, what requests
// say of their sender, manners towards hosts, how articles are written, and inputs. Each
// group is a struct that options of commands embed.
package flags
