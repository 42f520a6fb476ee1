package document

// BaseCSS is said of every document, before the generated classes, which win
// over it. Nothing may be wider than the window.
const BaseCSS = `body{margin:0;padding:24px 16px}
.g-part{display:flow-root;margin:0 auto;overflow-wrap:break-word}
img,svg,video,audio{max-width:100%}
img,video{height:auto}
pre{overflow-x:auto}
.g-frame,.g-canvas{display:block;box-sizing:border-box;max-width:100%;border:1px solid;padding:8px;overflow:hidden}
`

// narrowCSS is said of documents with columns, floats or tables, which a narrow screen
// has no room for: tables scroll, and those that only lay out what is in their cells have these one below the other,
// as high as what they hold: the height of a cell is the least that it has, that of a block is all.
const narrowCSS = `@media (max-width:600px){
.g-part .g-row{display:grid;grid:none;grid-template-columns:minmax(0,1fr);justify-items:stretch}
.g-part .g-row>*{grid-area:auto;grid-template-rows:none;order:0;min-width:0;margin-left:0;margin-right:0}
.g-part .g-row>:not(.g-small){width:auto}
.g-part .g-row>:not(img){max-width:100%}
.g-part .g-float{float:none;left:auto;right:auto;box-sizing:border-box;max-width:100%;margin-left:0;margin-right:0}
.g-part .g-col{display:block;float:none;left:auto;right:auto;box-sizing:border-box;width:auto;max-width:100%;margin-left:0;margin-right:0}
.g-part>.g-beside{margin:0}
.g-part .g-table{display:block;overflow-x:auto;width:fit-content;max-width:100%}
.g-part .g-fits{max-width:100%}
.g-part .g-grid{border:0;padding:0}
.g-part .g-cells,.g-part .g-cells>tbody,.g-part .g-cells>tbody>tr,.g-part .g-cells>tbody>tr>td{display:block;float:none;width:auto;height:auto;max-width:100%}
.g-part .g-cells>tbody>tr>td{display:flow-root}
.g-part .g-hang{max-width:calc(100% - 32px)}
.g-part .g-wrap{white-space:normal}
.g-part .g-breaks{overflow-wrap:break-word}
}
`

// turnCSS is said of documents with turned boxes: on a narrow screen, up to whose edge parts may
// reach, their corners would reach out of it. The body cuts them off at the edge of the window, which
// it does by itself only where the root has an overflow of its own.
const turnCSS = "@media (max-width:600px){html{overflow-x:hidden}body{overflow-x:clip}}\n"

// PlainCSS dresses documents whose look is not known.
const PlainCSS = `:root{color-scheme:light dark}
body{max-width:40em;margin:0 auto;font:1.0625em/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:#1a1a1a;background:#fff}
h1,h2,h3,h4,h5,h6{line-height:1.25}
a{color:#0b57a4}
figure{margin:1.5em 0}
figcaption{font-size:.875em;opacity:.8}
blockquote{margin:1.5em 0;padding-left:1em;border-left:3px solid}
pre,code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.9em}
table{border-collapse:collapse;display:block;overflow-x:auto;max-width:100%}
td,th{border:1px solid;padding:.25em .5em}
@media (prefers-color-scheme:dark){body{color:#ddd;background:#161616}a{color:#8ab8ee}}
`
