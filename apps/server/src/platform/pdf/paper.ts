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
  readonly titleSize: number
  /** Whose it is: their name first. */
  readonly identity: readonly string[]
  readonly author: string
  readonly language: string
  readonly now: Date
}

type Paper = ReturnType<typeof newPaper>

/** A PDF for people and screen readers alike that begins with whose it is and with its title. */
export function newPaper({ size, margin, title, titleSize, identity, author, language, now }: PaperOptions) {
  const { doc, file } = newDocument({
    size,
    margin,
    pdfVersion: '1.7',
    tagged: true,
    subset: PDF_UA,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: now },
    lang: language,
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const tagged = (tag: string, text: string, style: Style) =>
    void root.add(doc.struct(tag, {}, () => write(doc, text, style)))
  const [name = '', ...lines] = identity
  tagged('P', name, { size: 17, weight: 700 })
  doc.y += 3
  for (const line of lines) tagged('P', line, { size: 9, colour: MUTED })
  doc.y += 20
  tagged('H1', title, { size: titleSize, weight: 700 })
  const end = (): Promise<Buffer> => {
    root.end()
    doc.end()
    return file
  }
  return { doc, root, tagged, end }
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

/** Rows beneath a heading. */
export interface RowGroup extends Required<RowStyle> {
  readonly title: string
  readonly rows: readonly Row[]
}

/** A heading beneath what was written last, on another page where little room is left beneath it. */
export function drawHeading({ doc, tagged }: Paper, text: string): void {
  keepTogether(doc, 80)
  doc.y += 18
  tagged('H2', text, { size: 12, weight: 700 })
  doc.y += 4
}

/** A group under its heading. */
export function drawGroup(paper: Paper, { title, rows, ...style }: RowGroup): void {
  drawHeading(paper, title)
  drawRows(paper.doc, paper.root, rows, style)
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
