// Package listener opens the ports of the commands that serve, and says what they are called.
package listener
