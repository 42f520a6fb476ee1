package networktest

// way is a document that tries to reach the tripwire; see Attacker.filled.
type way struct {
	name, html string
	header     map[string]string
}

// hosts are spellings of loopback, and names that lead there.
var hosts = []string{
	"127.0.0.1", "localhost", "LOCALHOST.", "a.localhost", "2130706433", "0x7f000001", "017700000001", "127.1", "0177.0.0.1", "0x7f.0.0.0x1",
	"127.0.0.1.", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]", "0.0.0.0", "0", "①②⑦.⓪.⓪.①", "127。0。0。1",
	"private.example", "six.example", "mapped.example", "both.example", "rebind.example", "user:password@127.0.0.1",
}

// redirects are what Attacker.redirect knows.
var redirects = []string{
	"redirect 301", "redirect 302", "redirect 303", "redirect 307", "redirect 308", "redirect twice", "redirect name", "redirect rebinding", "redirect user",
	"refresh header", "refresh meta", "script location", "script form",
}

// frames are documents for frames of a page.
var frames = []way{
	{name: "img", html: `<img src=TRIP>`},
	{name: "img srcset", html: `<img srcset="TRIP 1x">`},
	{name: "picture source", html: `<picture><source srcset=TRIP><img></picture>`},
	{name: "input image", html: `<input type=image src=TRIP>`},
	{name: "body background", html: `<body background=TRIP>x`},
	{name: "video", html: `<video src=TRIP preload=auto autoplay muted></video>`},
	{name: "video poster", html: `<video poster=TRIP></video>`},
	{name: "audio source", html: `<audio preload=auto><source src=TRIP></audio>`},
	{name: "track", html: `<video crossorigin><track default src=TRIP></video><script>document.querySelector('track').track.mode = 'showing'</script>`},
	{name: "embed", html: `<embed src=TRIP width=9 height=9>`},
	{name: "object", html: `<object data=TRIP width=9 height=9></object>`},
	{name: "iframe", html: `<iframe src=TRIP></iframe>`},
	{name: "iframe srcdoc", html: `<iframe srcdoc="<img src=TRIP>"></iframe>`},
	{name: "frameset", html: `<frameset><frame src=TRIP></frameset>`},
	{name: "script", html: `<script src=TRIP></script>`},
	{name: "module", html: `<script type=module>import 'TRIP'</script>`},
	{name: "dynamic import", html: `<script>import('TRIP').catch(() => {})</script>`},
	{name: "document write", html: `<script>document.write('<scr' + 'ipt src=TRIP></scr' + 'ipt>')</script>`},
	{name: "style sheet", html: `<link rel=stylesheet href=TRIP>`},
	{name: "css import", html: `<style>@import url(TRIP);</style>`},
	{name: "css background", html: `<p style="background: url(TRIP)">x`},
	{name: "css content", html: `<style>p::before { content: url(TRIP) }</style><p>x`},
	{name: "css mask", html: `<p style="mask-image: url(TRIP)">x`},
	{name: "css list", html: `<li style="list-style-image: url(TRIP)">x`},
	{name: "css border", html: `<p style="border: 9px solid; border-image-source: url(TRIP)">x`},
	{name: "css shape", html: `<p style="float: left; shape-outside: url(TRIP)">x`},
	{name: "font", html: `<style>@font-face { font-family: f; src: url(TRIP) } p { font-family: f }</style><p>x`},
	{name: "font script", html: `<script>new FontFace('f', 'url(TRIP)').load().catch(() => {})</script>`},
	{name: "icon", html: `<link rel=icon href=TRIP>`},
	{name: "manifest", html: `<link rel=manifest href=TRIP>`},
	{name: "preload", html: `<link rel=preload as=image href=TRIP>`},
	{name: "preload header", header: map[string]string{"Link": "<TRIP>; rel=preload; as=script"}},
	{name: "modulepreload", html: `<link rel=modulepreload href=TRIP>`},
	{name: "prefetch", html: `<link rel=prefetch href=TRIP>`},
	{name: "preconnect", html: `<link rel=preconnect href=TRIP>`},
	{name: "preconnect header", header: map[string]string{"Link": "<TRIP>; rel=preconnect"}},
	{name: "dns prefetch", html: `<link rel=dns-prefetch href=//private.example:PORT/>`},
	{name: "prerender", html: `<link rel=prerender href=TRIP>`},
	{name: "speculation rules", html: `<script type=speculationrules>{"prefetch": [{"urls": ["TRIP"], "eagerness": "immediate"}], "prerender": [{"urls": ["TRIP"], "eagerness": "immediate"}]}</script>`},
	{name: "svg image", html: `<svg><image href=TRIP width=9 height=9 /></svg>`},
	{name: "svg use", html: `<svg><use href="TRIP#x"/></svg>`},
	{name: "svg filter", html: `<svg><filter id=f><feImage href=TRIP /></filter><rect width=9 height=9 filter=url(#f) /></svg>`},
	{name: "svg file", html: `<object data=/file/picture.svg type=image/svg+xml></object>`},
	{name: "fetch", html: `<script>fetch('TRIP').catch(() => {})</script>`},
	{name: "fetch no-cors", html: `<script>fetch('TRIP', {mode: 'no-cors', method: 'POST', body: 'x'}).catch(() => {})</script>`},
	{name: "fetch keepalive", html: `<script>fetch('TRIP', {mode: 'no-cors', keepalive: true}).catch(() => {})</script>`},
	{name: "fetch redirect", html: `<script>fetch('/to/redirect-307', {mode: 'no-cors'}).catch(() => {})</script>`},
	{name: "fetch name", html: `<script>fetch('http://private.example:PORT/fetch-name', {mode: 'no-cors'}).catch(() => {})</script>`},
	{name: "fetch rebinding", html: `<script>const go = () => fetch('http://rebind.example:PORT/fetch-rebinding', {mode: 'no-cors'}); go().catch(go).catch(go).catch(() => {})</script>`},
	{name: "fetch later", html: `<script>try { fetchLater('TRIP', {activateAfter: 0}) } catch {}</script>`},
	{name: "local network", html: `<script>fetch('TRIP', {targetAddressSpace: 'loopback'}).catch(() => fetch('TRIP', {targetAddressSpace: 'local'})).catch(() => {})</script>`},
	{name: "xhr", html: `<script>const x = new XMLHttpRequest; x.open('GET', 'TRIP'); x.send()</script>`},
	{name: "xhr blocking", html: `<script>try { const x = new XMLHttpRequest; x.open('GET', 'TRIP', false); x.send() } catch {}</script>`},
	{name: "beacon", html: `<script>navigator.sendBeacon('TRIP', 'x')</script>`},
	{name: "event source", html: `<script>new EventSource('TRIP')</script>`},
	{name: "web socket", html: `<script>new WebSocket('ws://AT:/web-socket')</script>`},
	{name: "web socket secure", html: `<script>new WebSocket('wss://AT:/web-socket')</script>`},
	{name: "web transport", html: `<script>try { new WebTransport('https://AT:/').ready.catch(() => {}); new WebTransport('https://PACKETS/').ready.catch(() => {}) } catch {}</script>`},
	{name: "stun", html: `<script>const c = new RTCPeerConnection({iceServers: [{urls: 'stun:PACKETS'}]}); c.createDataChannel('x'); c.createOffer().then(o => c.setLocalDescription(o))</script>`},
	{name: "turn tcp", html: `<script>const c = new RTCPeerConnection({iceServers: [{urls: ['turn:AT:?transport=tcp', 'turns:AT:?transport=tcp', 'turn:PACKETS'], username: 'u', credential: 'c'}]}); c.createDataChannel('x'); c.createOffer().then(o => c.setLocalDescription(o))</script>`},
	{name: "ice candidate", html: `<script>(async () => { const a = new RTCPeerConnection, b = new RTCPeerConnection; a.createDataChannel('x')
		await a.setLocalDescription(await a.createOffer()); await b.setRemoteDescription(a.localDescription); await b.setLocalDescription(await b.createAnswer()); await a.setRemoteDescription(b.localDescription)
		const m = a.localDescription.sdp.match(/a=mid:(.*)/)[1].trim(); const [h, p] = 'PACKETS'.split(':')
		for (const s of ['udp ' + '2113937151 ' + h + ' ' + p + ' typ host', 'tcp 1518280447 127.0.0.1 PORT typ host tcptype passive']) await a.addIceCandidate({candidate: 'candidate:1 1 ' + s, sdpMid: m}) })().catch(() => {})</script>`},
	{name: "worker", html: `<script>new Worker('/file/worker.js')</script>`},
	{name: "worker blob", html: `<script>new Worker(URL.createObjectURL(new Blob(["fetch('TRIP', {mode: 'no-cors'})"])))</script>`},
	{name: "shared worker", html: `<script>new SharedWorker('/file/shared.js')</script>`},
	{name: "service worker", html: `<script>navigator.serviceWorker?.register('/file/service.js').catch(() => {})</script>`},
	{name: "worklet", html: `<script>CSS.paintWorklet?.addModule('TRIP').catch(() => {}); new OfflineAudioContext(1, 1, 8000).audioWorklet?.addModule('TRIP').catch(() => {})</script>`},
	{name: "form", html: `<form id=f method=post action=TRIP></form><script>f.submit()</script>`},
	{name: "form target", html: `<iframe name=n></iframe><form id=f target=n action=TRIP></form><script>f.submit()</script>`},
	{name: "link ping", html: `<a id=a href=#x ping=TRIP>x</a><script>a.click()</script>`},
	{name: "link download", html: `<a id=a href=TRIP download>x</a><script>a.click()</script>`},
	{name: "popup", html: `<script>open('TRIP')</script>`},
	{name: "location", html: `<script>location = 'TRIP'</script>`},
	{name: "top location", html: `<script>frames.length || document.body?.append(''); const i = document.createElement('iframe'); document.documentElement.append(i); i.contentWindow.location = 'TRIP'</script>`},
	{name: "meta refresh", html: `<meta http-equiv=refresh content="0; url=TRIP">`},
	{name: "refresh header", header: map[string]string{"Refresh": "0; url=TRIP"}},
	{name: "javascript address", html: `<iframe src="javascript:'<img src=TRIP>'"></iframe>`},
	{name: "data address", html: `<iframe src="data:text/html,<img src=TRIP>"></iframe>`},
	{name: "blob address", html: `<iframe id=i></iframe><script>i.src = URL.createObjectURL(new Blob(['<img src=TRIP>'], {type: 'text/html'}))</script>`},
	{name: "base", html: `<base href=TRIP/><img src=x>`},
	{name: "xslt", html: `<iframe src=/file/sheet.xml></iframe>`},
	{name: "csp report", html: `<img src=http://attacker.example/x>`, header: map[string]string{"Content-Security-Policy": "img-src 'none'; report-uri TRIP"}},
	{name: "reporting", html: `<img src=http://attacker.example/x>`, header: map[string]string{"Reporting-Endpoints": `d="TRIP"`, "Report-To": `{"group":"d","max_age":99,"endpoints":[{"url":"TRIP"}]}`, "NEL": `{"report_to":"d","max_age":99,"success_fraction":1}`, "Content-Security-Policy": "img-src 'none'; report-to d"}},
	{name: "alternative service", html: `<img src=/x>`, header: map[string]string{"Alt-Svc": `h2="127.0.0.1:PORT", h3="PACKETS"`}},
	{name: "attribution", html: `<img attributionsrc=TRIP>`},
	{name: "file address", html: `<iframe src="file:///etc/passwd"></iframe><script>fetch('file:///etc/passwd').catch(() => {})</script>`},
	{name: "view-source address", html: `<iframe src="view-source:TRIP"></iframe><script>open('view-source:TRIP')</script>`},
	{name: "chrome address", html: `<iframe src="chrome://net-internals/?TRIP"></iframe><iframe src="chrome://version"></iframe>`},
	{name: "filesystem address", html: `<iframe src="filesystem:TRIP"></iframe><iframe src="ftp://AT:/"></iframe>`},
}

// files are what frames load of the attacker's own host.
var files = map[string]string{
	"worker.js":   `importScripts('TRIP'); `,
	"shared.js":   `fetch('TRIP', {mode: 'no-cors'})`,
	"service.js":  `fetch('TRIP', {mode: 'no-cors'}); importScripts('TRIP')`,
	"picture.svg": `<?xml-stylesheet href="TRIP"?><svg xmlns="http://www.w3.org/2000/svg"><image href="TRIP" width="9" height="9"/></svg>`,
	"sheet.xml":   `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="TRIP"?><!DOCTYPE a SYSTEM "TRIP"><a/>`,
}
