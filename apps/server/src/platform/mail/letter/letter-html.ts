import { blockHtml } from './block-html.ts'
import { type Html, html, jsonScript } from './html.ts'
import type { Letter } from './letter.ts'
import { type LetterColours, letterColours } from './letter-colours.ts'
import { FONT } from './letter-styles.ts'

/**
 * The letter as HTML that mail programs can show: tables, inline styles for light, and a style sheet for those that know dark.
 * `about` is what machines may read of it, as JSON-LD.
 */
export function asHtml(letter: Letter, about?: object): string {
  const light = letterColours(letter.sender.colour, 'light')
  const dark = letterColours(letter.sender.colour, 'dark')
  return html`<!doctype html>
<html lang="${letter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<title>${letter.heading}</title>
<style>${darkStyles(dark)}</style>
${about ? [jsonScript(about)] : []}
</head>
<body class="ground" style="margin:0;padding:0;background-color:${light.ground};overflow-wrap:anywhere;word-break:break-word">
<div style="display:none;max-height:0;overflow:hidden">${letter.lead}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background-color:${light.ground}">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="surface" style="width:100%;max-width:600px;background-color:${light.surface};border:1px solid ${light.line};border-radius:12px;border-collapse:separate;overflow:hidden">
${head(letter, light)}
<tr><td style="padding:28px 24px 4px">
<h1 class="ink" style="margin:0 0 8px;font:700 24px/1.25 ${FONT};color:${light.ink}">${letter.heading}</h1>
<p class="ink" style="margin:0;font:16px/1.5 ${FONT};color:${light.ink}">${letter.lead}</p>
</td></tr>
${letter.blocks.map((block) => blockHtml(block, light))}
<tr><td style="padding:0 24px 28px"></td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:16px 24px">
${letter.footer.map((line) => html`<p class="muted" style="margin:0 0 6px;font:13px/1.5 ${FONT};color:${light.muted}">${line}</p>`)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup
}

/** The logo stands on white, whatever its own colours: it was drawn for paper. */
const head = (
  { sender }: Letter,
  { band, onBand, line }: LetterColours,
): Html => html`<tr><td class="band" style="background-color:${band};border-bottom:1px solid ${line};padding:16px 24px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${sender.logo === undefined ? [] : [logo(sender.logo, sender.name)]}
<td style="font:700 18px/1.3 ${FONT};color:${onBand}">${sender.name}</td>
</tr></table>
</td></tr>`

const logo = (url: string, name: string): Html => html`<td style="padding:0 16px 0 0">
<img src="${url}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:160px;padding:6px;background-color:#ffffff;border-radius:8px;border:0">
</td>`

/** Its own text needs no escape: all of it is ours. */
const darkStyles = (dark: LetterColours): Html => ({
  markup: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:${dark.ground}!important}
.surface{background-color:${dark.surface}!important;border-color:${dark.line}!important}
.band{border-color:${dark.line}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.line{border-color:${dark.line}!important}
.action{background-color:${dark.action}!important;border-color:${dark.actionEdge}!important;color:${dark.onAction}!important}
.link{color:${dark.link}!important}
}`,
})
