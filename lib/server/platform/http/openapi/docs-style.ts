import { FIRST_FONTS } from '@/lib/content/fonts';

/** For pages rendered without Next.js: /api/docs and the problem page of a form. */
export const DOCS_STYLE = `
@font-face { font-family: Text; font-weight: 400 700; font-display: swap; src: url('${FIRST_FONTS.text.file}') format('woff2'); }
@font-face { font-family: Display; font-weight: 600 800; font-display: swap; src: url('${FIRST_FONTS.display.file}') format('woff2'); }
:root { color-scheme: light; --ink: #161d23; --soft: #4a5a66; --line: #dde6ec; --ground: #edf2f5; --action: #a84300; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; color: var(--ink); background: #fff;
  font: 1rem/1.5 Text, system-ui, sans-serif; overflow-wrap: anywhere; }
h1, .brand { font-family: Display, Text, sans-serif; letter-spacing: -.02em; }
h1 { font-size: 2rem; line-height: 1.15; }
.brand { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; margin-bottom: 3rem; color: var(--ink);
  font-size: 1.25rem; font-weight: 700; text-decoration: none; }
h2 { font-size: 1.25rem; margin: 0 0 .5rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
a { color: var(--action); }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { position: static; }
nav { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 0 1.5rem; }
nav h2 { grid-column: 1 / -1; font-size: 1rem; margin-top: 1rem; }
nav ul { display: contents; }
nav li { list-style: none; }
nav a { display: block; padding: .625rem 0; }
section { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); scroll-margin-top: 1rem; }
code, .call { font-family: ui-monospace, monospace; font-size: .9375em; }
.call { padding: .5rem .75rem; background: var(--ground); border-radius: .375rem; }
section ul { padding-left: 1.25rem; }
section li { margin: .25rem 0; color: var(--soft); }
section li > code, summary > code { color: var(--ink); font-weight: 600; }
summary { cursor: pointer; padding: .375rem 0; }
.or { margin: 1rem 0 0; font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; margin: 1.25rem 0 .25rem; }
th, td { text-align: left; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
dt { font-weight: 600; margin-top: .75rem; }
dd { margin: 0; color: var(--soft); }
dd p { margin: .125rem 0; }
`;
