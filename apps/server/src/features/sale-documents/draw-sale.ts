import { dayWords } from '@nelly/contract/words/moment-words'
import { saleDocumentIn } from '@nelly/contract/words/sale-document'
import type { Currency } from '@nelly/domain/currency'
import { currencySign, formatMoney, type MinorUnits, minorUnits } from '@nelly/domain/money'
import { PESO, SALE_FORMS } from '@nelly/domain/sales/sale'
import type { SaleContent } from '@nelly/domain/sales/sale-content'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { drawable } from '../../platform/images/share/fonts.ts'
import { drawGroup, MUTED, newPaper, type RowGroup } from '../../platform/pdf/paper.ts'
import { identityLines } from '../ledger/identity-lines.ts'

const [FACT_NAMES, LINE_NAMES] = [150, 290]

/** What the file of a sale document holds. */
export interface PaperSale {
  readonly content: SaleContent
  /** As it is printed, and that of the document it corrects. */
  readonly number: string
  readonly corrects: string | null
  readonly day: CalendarDate
  readonly closedAt: Date
  readonly currency: Currency
  readonly rate: number | null
  readonly fiscalNumber: string | null
}

/** A sale document as a PDF of pages of A4, for people and screen readers alike. */
export function drawSale(sale: PaperSale): Promise<Buffer> {
  const { content, number } = sale
  const { language, operator, reason } = content
  const t = saleDocumentIn(language)
  const title = t('title', { number })
  const notes = [
    sale.corrects && t('corrects', { number: sale.corrects }),
    reason && t('reason', { reason }),
    t('made', { day: dayWords(sale.day, language, 'plainDated') }),
    sale.fiscalNumber && t('fiscal', { number: sale.fiscalNumber }),
    t('notFiscal'),
  ].flatMap((note) => (note ? [drawable(note)] : []))
  const groups = groupsOf(sale)
  const paper = newPaper({
    size: 'A4',
    margin: 56,
    title,
    titleSize: 16,
    identity: identityLines(operator, language),
    author: operator.name,
    language,
    now: sale.closedAt,
  })
  const { doc, tagged, end } = paper
  doc.y += 3
  for (const note of notes) tagged('P', note, { size: 9, colour: MUTED })
  for (const group of groups) drawGroup(paper, group)
  return end()
}

/** What it shows, by headings; rows without a value, and headings without a row, are left out. */
function groupsOf({ content, currency, rate }: PaperSale): RowGroup[] {
  const { language, buyer, pesos } = content
  const t = saleDocumentIn(language)
  const money = (minor: MinorUnits) => formatMoney({ minor, currency })
  const inPesos = (minor: MinorUnits) => formatMoney({ minor, currency: PESO })
  const both = (amount: MinorUnits, peso: MinorUnits) =>
    rate === null ? money(amount) : `${money(amount)}  ·  ${inPesos(peso)}`
  const withoutTax = (sums: Pick<SaleContent, 'tax' | 'total'>) => minorUnits(sums.total - sums.tax)
  const day = (date: CalendarDate) => dayWords(date, language, 'plainDated')
  const document = buyer?.document && t(`documents.${buyer.document.kind}`, { number: buyer.document.number })
  const facts: [string, string | null | undefined][] = [
    [t('rows.name'), buyer?.name],
    [t('rows.document'), document],
    [t('rows.reference'), content.reference],
    [t('rows.vehicle'), content.vehicle],
    [t('rows.days'), t('days', { from: day(content.from), to: day(content.to) })],
    [t('rows.rate'), rate === null ? null : `${currencySign(currency)}1 = ${currencySign(PESO)}${rate}`],
  ]
  const groups: RowGroup[] = [
    {
      title: t('customer'),
      names: FACT_NAMES,
      align: 'left',
      rows: facts.flatMap(([name, value]) => (value ? [{ name, value: drawable(value) }] : [])),
    },
    {
      title: t('sale'),
      names: LINE_NAMES,
      align: 'right',
      rows: [
        ...content.lines.map(({ label, note, amount, pesos: peso }) => ({
          name: drawable(note === null ? label : `${label}: ${note}`),
          value: both(amount, peso),
        })),
        { name: t('rows.subtotal'), value: both(withoutTax(content), withoutTax(pesos)) },
        { name: TAX, value: both(content.tax, pesos.tax) },
        { name: t('rows.total'), value: both(content.total, pesos.total), isStrong: true },
      ],
    },
    {
      title: t('forms'),
      names: LINE_NAMES,
      align: 'right',
      rows: SALE_FORMS.filter((form) => content.forms[form] !== 0).map((form) => ({
        name: t(`waysToPay.${form}`),
        value: both(content.forms[form], pesos.forms[form]),
      })),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

/** The tax on sales of the Dominican Republic, by its own name in every language. */
const TAX = 'ITBIS'
