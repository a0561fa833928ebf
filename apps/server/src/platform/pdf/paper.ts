import type { Weight } from '../images/share/fonts.ts'
import { newDocument } from './new-document.ts'
import { setFont, textRuns } from './text-runs.ts'

const [INK, LINE] = ['#14171c', '#d9dce1']
export const MUTED = '#565d68'

// The library's types lack it.
const PDF_UA = String('PDF/UA') as PDFKit.Mixins.PDFSubsets

interface PaperOptions {
  readonly size: 'A4' | 'A5'
  readonly margin: number
  readonly title: string
  readonly author: string
  readonly language: string
  readonly now: Date
}

/** A PDF for people and screen readers alike. */
export function newPaper({ size, margin, title, author, language, now }: PaperOptions) {
  return newDocument({
    size,
    margin,
    pdfVersion: '1.7',
    tagged: true,
    subset: PDF_UA,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: now },
    lang: language,
  })
}

export interface Style {
  readonly x?: number
  readonly width?: number
  readonly size: number
  readonly weight?: Weight
  readonly colour?: string
  readonly align?: 'left' | 'right'
}

/** A text beneath what was written last, broken where it is wider than its place. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  {
    x = doc.page.margins.left,
    width = doc.page.width - doc.page.margins.right - x,
    size,
    weight = 500,
    colour = INK,
    align = 'left',
  }: Style,
): void {
  const runs = textRuns(text, weight)
  const last = runs.length - 1
  doc.x = x
  runs.forEach((run, index) => {
    setFont(doc, run, size).fillColor(colour)
    doc.text(run.text, { width, align, continued: index < last })
  })
}

/** Goes on on another page where this one has not as many points left. */
export function keepTogether(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.maxY()) doc.addPage()
}

/** Draws what says nothing, so that screen readers leave it out. */
export function decoration(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** A name and what it is. */
export interface Row {
  readonly name: string
  readonly value: string
  readonly isStrong?: boolean
}

interface RowStyle {
  /** How wide the names are. */
  readonly names: number
  readonly align?: 'left' | 'right'
}

/** Rows with a line beneath each, as a list. */
export function drawRows(
  doc: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  rows: readonly Row[],
  style: RowStyle,
): void {
  const list = doc.struct('L')
  root.add(list)
  for (const row of rows) drawRow(doc, list, row, style)
  list.end()
}

function drawRow(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  { name, value, isStrong = false }: Row,
  { names, align = 'left' }: RowStyle,
): void {
  const item = doc.struct('LI')
  list.add(item)
  const { left, right } = doc.page.margins
  const inner = doc.page.width - left - right
  const height = Math.max(
    setFont(doc, { part: 'latin', weight: 500 }, 10).heightOfString(value, { width: inner - names }),
    doc.heightOfString(name, { width: names - 8 }),
  )
  keepTogether(doc, height + 14)
  const top = doc.y + 7
  let bottom = top
  const cell = (tag: string, text: string, cellStyle: Style) => {
    doc.y = top
    item.add(doc.struct(tag, {}, () => write(doc, text, cellStyle)))
    bottom = Math.max(bottom, doc.y)
  }
  cell('Lbl', name, { size: 10, colour: MUTED, width: names - 8 })
  cell('LBody', value, {
    x: left + names,
    width: inner - names,
    size: 10,
    weight: isStrong ? 700 : 500,
    align,
  })
  item.end()
  doc.y = bottom + 7
  const line = doc.y
  decoration(doc, () =>
    doc
      .moveTo(left, line)
      .lineTo(left + inner, line)
      .lineWidth(0.5)
      .stroke(LINE),
  )
}
