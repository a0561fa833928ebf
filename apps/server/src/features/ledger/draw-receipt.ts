import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { momentWords, visitorReading } from '@nelly/contract/words/moment-words'
import type { MoneyKind, PaymentMethod } from '@nelly/domain/ledger/entry'
import { currencySign, formatMoney, type Money } from '@nelly/domain/money'
import type { WallClock } from '@nelly/domain/wall-clock'
import { drawable } from '../../platform/images/share/fonts.ts'
import { newDocument } from '../../platform/pdf/new-document.ts'
import { textRuns, widthOf } from '../../platform/pdf/text-runs.ts'

/** A5 in points, upright. */
const WIDTH = 419.53
const MARGIN = 40
const INNER = WIDTH - 2 * MARGIN
/** How wide the names of the rows are. */
const NAMES = 120
const [INK, MUTED, LINE, GROUND] = ['#14171c', '#565d68', '#d9dce1', '#f2f4f7']

// The library's types lack it.
const PDF_UA = String('PDF/UA') as PDFKit.Mixins.PDFSubsets

/** What a receipt says. */
export interface Receipt {
  /** As it is printed. */
  readonly number: string
  readonly kind: MoneyKind
  /** The number of the receipt that this one reverses. */
  readonly reverses: string | null
  /** The number of the receipt by which this one was reversed. */
  readonly reversedBy: string | null
  readonly operator: {
    readonly name: string
    readonly legalName: string | null
    readonly taxNumber: string | null
    readonly legalAddress: string | null
  }
  readonly amount: Money
  /** The amount in the currency of the reservation. */
  readonly booked: Money
  /** How much of the currency of the amount one of the reservation's was; null where they are the same. */
  readonly rate: number | null
  readonly method: PaymentMethod | null
  /** By the clock of the rental place. */
  readonly at: WallClock
  readonly reference: string
  readonly vehicle: string
  /** Blank where they were erased. */
  readonly customer: string
  readonly language: Language
  readonly now: Date
}

/** The receipt of a payment or a deposit as a PDF for people and screen readers alike, on a page of A5. */
export function drawReceipt(receipt: Receipt): Promise<Buffer> {
  const { operator, amount, language } = receipt
  const t = elsewhereIn(language)
  const title = t('receipt.title', { number: receipt.number })
  const kind = t(`receipt.kinds.${receipt.kind}`)
  const what = receipt.reverses ? t('receipt.reversalOf', { kind }) : kind
  const [name = '', ...identity] = identityOf(receipt)
  const rows = rowsOf(receipt).filter(({ value }) => value)
  const note = t('receipt.notFiscal')
  const sum = formatMoney(amount)
  const all = [title, what, name, ...identity, ...rows.flatMap((row) => [row.name, row.value]), note, sum]
  const { doc, file } = newDocument(all.join(''), {
    size: 'A5',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    subset: PDF_UA,
    displayTitle: true,
    info: { Title: title, Author: operator.name, CreationDate: receipt.now },
    lang: language,
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const tagged = (tag: string, text: string, style: Style) =>
    root.add(doc.struct(tag, {}, () => write(doc, text, style)))

  tagged('P', name, { size: 17, weight: 700 })
  doc.y += 3
  for (const line of identity) tagged('P', line, { size: 9, colour: MUTED })
  doc.y += 20
  tagged('H1', title, { size: 12, weight: 700 })
  doc.y += 8
  keepTogether(doc, 90)
  const top = doc.y
  decoration(doc, () => doc.roundedRect(MARGIN, top, INNER, 76, 8).fill(GROUND))
  doc.y = top + 14
  tagged('P', what, { x: MARGIN + 16, size: 11, colour: MUTED })
  doc.y = top + 31
  const fitting = (INNER - 32) / widthOf(doc, textRuns(sum, 700), 1)
  tagged('P', sum, { x: MARGIN + 16, size: Math.min(26, fitting), weight: 700 })
  doc.y = top + 90
  const list = doc.struct('L')
  root.add(list)
  for (const row of rows) drawRow(doc, list, row)
  doc.y += 16
  tagged('P', note, { size: 9, colour: MUTED })
  root.end()
  doc.end()
  return file
}

/** Who took or gave the money, line by line: the name of the business, and what is known of who it is on paper. */
function identityOf({ operator: { name, legalName, taxNumber, legalAddress }, language }: Receipt): string[] {
  const t = elsewhereIn(language)
  const isDominican = /^(\d{9}|\d{11})$/.test(taxNumber ?? '')
  return [
    name,
    legalName === name ? '' : legalName,
    taxNumber && t(isDominican ? 'receipt.rnc' : 'receipt.taxNumber', { number: taxNumber }),
    ...(legalAddress ?? '').split('\n'),
  ]
    .map((line) => drawable(line ?? ''))
    .filter(Boolean)
}

interface Row {
  readonly name: string
  readonly value: string
  readonly isStrong: boolean
}

/** What else it says; rows without a value are left out. */
function rowsOf(receipt: Receipt): Row[] {
  const { amount, booked, rate, method, language } = receipt
  const t = elsewhereIn(language)
  const values = {
    reversedBy: receipt.reversedBy ?? '',
    reverses: receipt.reverses ?? '',
    at: momentWords(receipt.at, visitorReading(language), 'dated'),
    method: method ? t(`receipt.methods.${method}`) : '',
    rate: rate === null ? '' : `${currencySign(booked.currency)}1 = ${currencySign(amount.currency)}${rate}`,
    booked: rate === null ? '' : formatMoney(booked),
    customer: receipt.customer,
    reference: receipt.reference,
    vehicle: receipt.vehicle,
  }
  return (Object.keys(values) as (keyof typeof values)[]).map((key) => ({
    name: t(`receipt.rows.${key}`),
    value: drawable(values[key]),
    isStrong: key === 'reversedBy',
  }))
}

function drawRow(
  doc: PDFKit.PDFDocument,
  list: PDFKit.PDFStructureElement,
  { name, value, isStrong }: Row,
): void {
  const item = doc.struct('LI')
  list.add(item)
  const height = doc.font('latin 500', 10).heightOfString(value, { width: INNER - NAMES })
  keepTogether(doc, height + 14)
  const top = doc.y + 7
  let bottom = top
  const cell = (tag: string, text: string, style: Style) => {
    doc.y = top
    item.add(doc.struct(tag, {}, () => write(doc, text, style)))
    bottom = Math.max(bottom, doc.y)
  }
  cell('Lbl', name, { size: 10, colour: MUTED, width: NAMES })
  cell('LBody', value, { x: MARGIN + NAMES, size: 10, weight: isStrong ? 700 : 500, width: INNER - NAMES })
  item.end()
  doc.y = bottom + 7
  const line = doc.y
  decoration(doc, () =>
    doc
      .moveTo(MARGIN, line)
      .lineTo(WIDTH - MARGIN, line)
      .lineWidth(0.5)
      .stroke(LINE),
  )
}

interface Style {
  readonly x?: number
  readonly width?: number
  readonly size: number
  readonly weight?: 500 | 700
  readonly colour?: string
}

/** A text beneath what was written last, broken where it is wider than its place. */
function write(
  doc: PDFKit.PDFDocument,
  text: string,
  { x = MARGIN, width = WIDTH - MARGIN - x, size, weight = 500, colour = INK }: Style,
): void {
  const runs = textRuns(text, weight)
  const last = runs.length - 1
  doc.x = x
  runs.forEach((run, index) => {
    doc.font(run.font, size).fillColor(colour)
    doc.text(run.text, { width, continued: index < last })
  })
}

/** Goes on on another page where this one has not as many points left. */
function keepTogether(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.maxY()) doc.addPage()
}

/** Draws what says nothing, so that screen readers leave it out. */
function decoration(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}
