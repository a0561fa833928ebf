import { type Html, html, jsonScript } from './html.ts'
import type { Block, Fact, Letter } from './letter.ts'
import { type LetterColours, letterColours } from './letter-colours.ts'

/** Fonts that every mail program has. */
const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * The letter as HTML for mail programs: tables, inline styles for light, and a style sheet for those that support dark.
 * `about` is its markup, as JSON-LD.
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

/** The logo is on a ground of its own, on which it is visible. */
const head = (
  { sender }: Letter,
  { band, onBand, line }: LetterColours,
): Html => html`<tr><td class="band" style="background-color:${band};border-bottom:1px solid ${line};padding:16px 24px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${sender.logo === undefined ? [] : [logo(sender.logo, sender.name)]}
<td style="font:700 18px/1.3 ${FONT};color:${onBand}">${sender.name}</td>
</tr></table>
</td></tr>`

const logo = (
  { url, ground }: NonNullable<Letter['sender']['logo']>,
  name: string,
): Html => html`<td style="padding:0 16px 0 0">
<img src="${url}" alt="${name}" height="40" style="display:block;height:40px;width:auto;max-width:160px;padding:6px;background-color:${ground};border-radius:8px;border:0">
</td>`

/** Its own text needs no escaping: all of it is ours. */
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

/** A block of a letter as a row of its table. */
const blockHtml = (block: Block, colours: LetterColours): Html =>
  html`<tr><td style="padding:20px 24px 0">${content(block, colours)}</td></tr>`

function content(block: Block, colours: LetterColours): Html {
  switch (block.kind) {
    case 'facts':
      return html`${title(block.title, colours)}${block.facts.map((fact) => factHtml(fact, colours))}${note(block.note, colours)}`
    case 'amounts':
      return html`${title(block.title, colours)}${amounts(block, colours)}${note(block.note, colours)}`
    case 'list':
      return html`${title(block.title, colours)}<ul class="ink" style="margin:0;padding:0 0 0 20px;font:15px/1.6 ${FONT};color:${colours.ink}">${block.items.map((item) => html`<li>${item}</li>`)}</ul>`
    case 'action':
      return html`${button(block, colours)}${note(block.hint, colours)}`
    case 'reach':
      return html`${title(block.title, colours)}${block.lines.map((line) => paragraph(line, colours))}${block.facts.map((fact) => factHtml(fact, colours))}`
  }
}

const title = (text: string, { ink, line }: LetterColours): Html =>
  html`<h2 class="ink line" style="margin:0 0 12px;padding:16px 0 0;border-top:1px solid ${line};font:700 17px/1.3 ${FONT};color:${ink}">${text}</h2>`

const paragraph = (text: string, { ink }: LetterColours): Html =>
  html`<p class="ink" style="margin:0 0 10px;font:15px/1.5 ${FONT};color:${ink}">${text}</p>`

const note = (text: string | undefined, { muted }: LetterColours): Html =>
  text === undefined
    ? html``
    : html`<p class="muted" style="margin:10px 0 0;font:13px/1.5 ${FONT};color:${muted}">${text}</p>`

const factHtml = ({ label, lines }: Fact, { ink, muted }: LetterColours): Html =>
  html`<p class="muted" style="margin:0;font:13px/1.4 ${FONT};color:${muted}">${label}</p>
<p class="ink" style="margin:0 0 12px;font:16px/1.45 ${FONT};color:${ink}">${lines.map((line, index) => html`${index > 0 ? [html`<br>`] : []}<bdi>${line}</bdi>`)}</p>`

type Amounts = Extract<Block, { kind: 'amounts' }>

const amounts = ({ lines, total, after = [] }: Amounts, { ink, muted, line }: LetterColours): Html => {
  const row = (label: string, amount: string, style: string, above = 6) => html`<tr>
<td class="ink line" valign="top" style="padding:${above}px 12px 6px 0;${style};color:${ink}">${label}</td>
<td class="ink line" align="right" valign="top" style="padding:${above}px 0 6px;white-space:nowrap;font-variant-numeric:tabular-nums;${style};color:${ink}">${amount}</td>
</tr>`
  const usual = `font:15px/1.4 ${FONT}`
  // Below both cells: beside a wide amount it would break within its words.
  const hint = total.hint
    ? [
        html`<tr><td colspan="2" class="muted" align="right" style="padding:0 0 6px;font:13px/1.4 ${FONT};color:${muted}">${total.hint}</td></tr>`,
      ]
    : []
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse">
${lines.map(({ label, amount }) => row(label, amount, usual))}
<tr><td colspan="2" style="height:6px;font-size:0;line-height:6px">&nbsp;</td></tr>
${row(total.label, total.amount, `font:700 18px/1.4 ${FONT};border-top:1px solid ${line}`, 10)}
${hint}
${after.map(({ label, amount }) => row(label, amount, usual))}
</table>`
}

type Action = Extract<Block, { kind: 'action' }>

const button = ({ label, url }: Action, { action, actionEdge, onAction, link }: LetterColours): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="action" style="background-color:${action};border:2px solid ${actionEdge};border-radius:8px">
<a href="${url}" class="action" style="display:inline-block;padding:12px 22px;font:700 16px/1.25 ${FONT};color:${onAction};text-decoration:none;border-radius:8px">${label}</a>
</td></tr></table>
<p style="margin:10px 0 0;font:13px/1.5 ${FONT}"><a href="${url}" class="link" style="color:${link}">${url}</a></p>`
