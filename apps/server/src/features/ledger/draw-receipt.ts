import type { Language } from '@nelly/contract/wire'
import { elsewhereIn } from '@nelly/contract/words/elsewhere'
import { momentWords, visitorReading } from '@nelly/contract/words/moment-words'
import type { MoneyKind, PaymentMethod } from '@nelly/domain/ledger/entry'
import { currencySign, formatMoney, type Money } from '@nelly/domain/money'
import type { WallClock } from '@nelly/domain/wall-clock'
import { drawable } from '../../platform/images/share/fonts.ts'
import { decoration, drawRows, keepTogether, MUTED, newPaper, type Row } from '../../platform/pdf/paper.ts'
import { textRuns, widthOf } from '../../platform/pdf/text-runs.ts'
import { identityLines, type PaperIdentity } from './identity-lines.ts'

/** A5 in points, upright. */
const WIDTH = 419.53
const MARGIN = 40
const INNER = WIDTH - 2 * MARGIN
/** How wide the names of the rows are. */
const NAMES = 120
const GROUND = '#f2f4f7'

/** What a receipt says. */
export interface Receipt {
  /** As it is printed. */
  readonly number: string
  readonly kind: MoneyKind
  /** The number of the receipt that this one reverses. */
  readonly reverses: string | null
  /** The number of the receipt by which this one was reversed. */
  readonly reversedBy: string | null
  readonly operator: PaperIdentity
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
  const rows = rowsOf(receipt).filter(({ value }) => value)
  const note = t('receipt.notFiscal')
  const sum = formatMoney(amount)
  const { doc, root, tagged, end } = newPaper({
    size: 'A5',
    margin: MARGIN,
    title,
    titleSize: 12,
    identity: identityLines(operator, language),
    author: operator.name,
    language,
    now: receipt.now,
  })
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
  drawRows(doc, root, rows, { names: NAMES })
  doc.y += 16
  tagged('P', note, { size: 9, colour: MUTED })
  return end()
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
