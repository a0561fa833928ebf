import type { MinorUnits } from '@nelly/domain/money'
import type { LineReason, QuoteLine } from '@nelly/domain/rates/quote'
import type { BasisPoints } from '@nelly/domain/rates/rates'
import type { Language } from '../wire.ts'
import { pricesIn } from '../words/prices.ts'
import { excessWords } from './excess-words.ts'

/** A line of a price in words: the same on pages, in mails and in lists. */
interface LineWords {
  readonly label: string
  /** Why it costs what it does, and the excess of a cover; null where the label says it all. */
  readonly reason: string | null
}

/** Writes an amount in the currency of the price. */
type Write = (amount: MinorUnits) => string

/**
 * A line in words. The operator's own names are used where they gave some.
 *
 * Source: rules.md, "Price of a rental".
 */
export const lineWords = (line: QuoteLine, language: Language, write: Write): LineWords => ({
  label: labelOf(line, language, write),
  reason: reasonOf(line, language, write),
})

/** A share such as `12.5%`, as both languages write it on these pages. */
const percentWords = (share: BasisPoints): string => `${share / 100}%`

function labelOf(line: QuoteLine, language: Language, write: Write): string {
  const t = pricesIn(language)
  const name = line.name?.[language]
  switch (line.kind) {
    case 'rental':
      // Agreed as a whole.
      if (line.unitAmount === null) return name ?? t('lines.rental')
      return `${name ?? t('lines.rental')}, ${t('days', { count: line.days ?? 0 })} × ${unitWords(line, language, write)}`
    case 'extra':
    case 'fee': {
      const counted = line.quantity > 1 || line.kind === 'extra' ? `${name} × ${line.quantity}` : `${name}`
      return line.days === null ? counted : `${counted}, ${t('days', { count: line.days })}`
    }
    case 'out_of_hours':
      return t(`lines.${line.reason.kind === 'out_of_hours' ? line.reason.at : 'pickup'}`)
    default:
      return name ?? t(`lines.${line.kind}`)
  }
}

/** The price of a day, or of a week or month. */
function unitWords({ unitAmount, perDays }: QuoteLine, language: Language, write: Write): string {
  const price = unitAmount === null ? '' : write(unitAmount)
  return perDays === 1 ? price : pricesIn(language)('perDays', { price, count: perDays })
}

function reasonOf(line: QuoteLine, language: Language, write: Write): string | null {
  const t = pricesIn(language)
  const { reason } = line
  const limited = 'limited' in reason && reason.limited
  const words = [
    basisWords(line, language, write),
    limited ? t('reasons.atMost') : null,
    excessWords(line, language, write),
  ].filter((each) => each !== null)
  return words.length === 0 ? null : words.join(', ')
}

function basisWords(line: QuoteLine, language: Language, write: Write): string | null {
  const t = pricesIn(language)
  const { reason } = line
  switch (reason.kind) {
    case 'tier':
      return reason.fromDays > 1 ? t('reasons.tier', { count: reason.fromDays }) : null
    case 'season':
      return seasonWords(reason, language)
    case 'part_day':
      return t('reasons.part_day', {
        hours: t('hours', { count: reason.hours }),
        share: percentWords(reason.percent),
        price: unitWords(line, language, write),
      })
    case 'offer':
      return reason.percent === null ? null : t('reasons.offer', { share: percentWords(reason.percent) })
    case 'per_day':
      return line.unitAmount === null ? null : t('reasons.per_day', { price: write(line.unitAmount) })
    case 'per_rental':
      return t('reasons.per_rental')
    case 'percent':
      return t('reasons.percent', { share: percentWords(reason.percent), amount: write(reason.of) })
    case 'included':
      return t('reasons.included')
    default:
      return null
  }
}

function seasonWords(
  { name, percent, fromDays }: LineReason & { kind: 'season' },
  language: Language,
): string {
  const t = pricesIn(language)
  const share = percent === null ? '' : percentWords(Math.abs(percent) as BasisPoints)
  const season = t(`reasons.${!percent ? 'season' : percent > 0 ? 'more' : 'less'}`, {
    name: name[language],
    share,
  })
  return fromDays !== null && fromDays > 1 ? `${season}, ${t('reasons.tier', { count: fromDays })}` : season
}
