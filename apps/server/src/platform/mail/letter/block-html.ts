import { type Html, html } from './html.ts'
import type { Block, Fact } from './letter.ts'
import type { LetterColours } from './letter-colours.ts'
import { FONT } from './letter-styles.ts'

/** A part of a letter as a row of its table. */
export const blockHtml = (block: Block, colours: LetterColours): Html =>
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

const amounts = ({ lines, total }: Amounts, { ink, line }: LetterColours): Html => {
  const row = (label: string, amount: string, style: string, above = 6) => html`<tr>
<td class="ink line" style="padding:${above}px 12px 6px 0;${style};color:${ink}">${label}</td>
<td class="ink line" align="right" style="padding:${above}px 0 6px;white-space:nowrap;font-variant-numeric:tabular-nums;${style};color:${ink}">${amount}</td>
</tr>`
  const usual = `font:15px/1.4 ${FONT}`
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse">
${lines.map(({ label, amount }) => row(label, amount, usual))}
<tr><td colspan="2" style="height:6px;font-size:0;line-height:6px">&nbsp;</td></tr>
${row(total.label, total.amount, `font:700 18px/1.4 ${FONT};border-top:1px solid ${line}`, 10)}
</table>`
}

type Action = Extract<Block, { kind: 'action' }>

const button = ({ label, url }: Action, { action, actionEdge, onAction, link }: LetterColours): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="action" style="background-color:${action};border:2px solid ${actionEdge};border-radius:8px">
<a href="${url}" class="action" style="display:inline-block;padding:12px 22px;font:700 16px/1.25 ${FONT};color:${onAction};text-decoration:none;border-radius:8px">${label}</a>
</td></tr></table>
<p style="margin:10px 0 0;font:13px/1.5 ${FONT}"><a href="${url}" class="link" style="color:${link}">${url}</a></p>`
