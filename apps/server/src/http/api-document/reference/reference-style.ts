/** How the reference looks: a quiet page, its contents at the side where there is room. */
export const REFERENCE_STYLE = `
:root { --ink: #16202c; --soft: #52606f; --line: #dfe4ea; --ground: #f6f8fa; --card: #fff; --accent: #0b5fa5; --code: #eef2f6;
  --get: #0b5fa5; --post: #1a6b3c; --put: #8a5200; --patch: #6b3fa0; --delete: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf1; --soft: #a3b0be; --line: #2c3846; --ground: #10161d; --card: #18212b;
  --accent: #7cc0ff; --code: #222d39; --get: #7cc0ff; --post: #7dd3a0; --put: #f0b860; --patch: #c9a7f5; --delete: #ff9d94 } }
* { box-sizing: border-box }
html { scroll-padding-top: 16px }
body { margin: 0; color: var(--ink); background: var(--ground); font: 16px/1.55 system-ui, sans-serif }
a { color: var(--accent) }
code, pre { font: .875em/1.5 ui-monospace, Menlo, Consolas, monospace }
code { background: var(--code); border-radius: 4px; padding: 1px 4px; overflow-wrap: anywhere }
pre { background: var(--code); border-radius: 8px; padding: 16px; overflow: auto; max-height: 480px }
pre code { padding: 0; background: none }
.skip { position: absolute; left: -999px } .skip:focus { left: 16px; top: 16px; background: var(--card); padding: 8px 16px; z-index: 1 }
nav { padding: 24px; background: var(--card); border-bottom: 1px solid var(--line) }
nav ul { list-style: none; margin: 0 0 16px; padding: 0 }
nav li a { display: flex; gap: 8px; align-items: baseline; padding: 4px 0; color: inherit; text-decoration: none; font-size: .875rem }
nav li a:hover { color: var(--accent) }
nav summary { font-weight: 600; padding: 8px 0 }
.brand { margin: 0 0 16px; font-size: 1.25rem; font-weight: 700 } .brand a { color: inherit; text-decoration: none } .brand span { color: var(--soft); font-weight: 400 }
main { max-width: 960px; padding: 24px 16px 96px }
h1 { font-size: 2rem; line-height: 1.2; margin: 8px 0 24px } h2 { font-size: 1.5rem; margin: 48px 0 0 }
h3 { margin: 0; font-size: 1.125rem } h3 a { color: inherit; text-decoration: none } h3 a:hover { text-decoration: underline }
h4 { margin: 24px 0 8px; font-size: .9375rem }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 24px; margin: 16px 0 }
article:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent) }
.address { margin: 8px 0 16px }
.method { font: 700 .6875rem/1 ui-monospace, Menlo, Consolas, monospace; flex: none; min-width: 48px; display: inline-block }
.get { color: var(--get) } .post { color: var(--post) } .put { color: var(--put) } .patch { color: var(--patch) } .delete { color: var(--delete) }
.access, .note { color: var(--soft); font-size: .8125rem; font-weight: 400 } .access { border: 1px solid var(--line); border-radius: 99px; padding: 1px 8px }
.required { color: var(--delete); font-size: .75rem; font-weight: 400 }
table { width: 100%; border-collapse: collapse; font-size: .875rem }
th, td { text-align: left; vertical-align: top; padding: 8px 16px 8px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
thead th { color: var(--soft); font-weight: 600; font-size: .8125rem } tbody th { font-weight: 400; width: 32% }
summary { cursor: pointer } .answer { margin: 4px 0; font-size: .875rem }
.status { font: 700 .8125rem ui-monospace, Menlo, Consolas, monospace } .good { color: var(--post) } .bad { color: var(--put) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px }
@media (min-width: 1000px) {
  body { display: grid; grid-template-columns: 320px minmax(0, 1fr) }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; border: 0; border-right: 1px solid var(--line) }
  main { padding: 32px 48px 96px }
}
@media (max-width: 600px) {
  article { padding: 16px }
  .fields thead { position: absolute; left: -999px }
  .fields tr { display: block; padding: 8px 0; border-bottom: 1px solid var(--line) }
  .fields th, .fields td { display: block; width: auto; border: 0; padding: 2px 0 }
}
@media (max-width: 999px) { nav { max-height: 40vh; overflow: auto } }
`
