import type { MinorUnits } from '@nelly/domain/money'
import type { LineReason, QuoteLine } from '@nelly/domain/rates/quote'
import type { BasisPoints } from '@nelly/domain/rates/rates'
import type { Language } from '../wire.ts'
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

const phrases = {
  en: {
    days: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
    hours: (n: number) => `${n} ${n === 1 ? 'hour' : 'hours'}`,
    perDays: (price: string, n: number) => `${price} per ${n} days`,
    perDay: (price: string) => `${price} per day`,
    rental: 'Rental',
    part_day: 'Part of a day',
    offer: 'Discount',
    one_way: 'Return at another place',
    adjustment: 'Adjustment',
    pickup: 'Pickup outside opening hours',
    return: 'Return outside opening hours',
    fromDays: (n: number) => `price from ${n} days on`,
    season: (name: string) => `price of the season “${name}”`,
    more: (share: string, name: string) => `season “${name}”: ${share} more`,
    less: (share: string, name: string) => `season “${name}”: ${share} less`,
    rest: (hours: string, share: string, price: string) => `${hours} beyond full days: ${share} of ${price}`,
    off: (share: string) => `${share} off the rental`,
    perRental: 'once per rental',
    of: (share: string, amount: string) => `${share} of ${amount}`,
    included: 'included',
    atMost: 'up to its maximum',
  },
  es: {
    days: (n: number) => `${n} ${n === 1 ? 'día' : 'días'}`,
    hours: (n: number) => `${n} ${n === 1 ? 'hora' : 'horas'}`,
    perDays: (price: string, n: number) => `${price} por ${n} días`,
    perDay: (price: string) => `${price} por día`,
    rental: 'Alquiler',
    part_day: 'Parte de un día',
    offer: 'Descuento',
    one_way: 'Devolución en otro lugar',
    adjustment: 'Ajuste',
    pickup: 'Recogida fuera de horario',
    return: 'Devolución fuera de horario',
    fromDays: (n: number) => `precio a partir de ${n} días`,
    season: (name: string) => `precio de la temporada «${name}»`,
    more: (share: string, name: string) => `temporada «${name}»: ${share} más`,
    less: (share: string, name: string) => `temporada «${name}»: ${share} menos`,
    rest: (hours: string, share: string, price: string) =>
      `${hours} además de los días completos: ${share} de ${price}`,
    off: (share: string) => `${share} de descuento en el alquiler`,
    perRental: 'una vez por alquiler',
    of: (share: string, amount: string) => `${share} de ${amount}`,
    included: 'incluido',
    atMost: 'hasta su máximo',
  },
} satisfies Record<Language, object>

function labelOf(line: QuoteLine, language: Language, write: Write): string {
  const say = phrases[language]
  const name = line.name?.[language]
  switch (line.kind) {
    case 'rental':
      return `${name ?? say.rental}, ${say.days(line.days ?? 0)} × ${unitWords(line, language, write)}`
    case 'extra':
    case 'fee': {
      const counted = line.quantity > 1 || line.kind === 'extra' ? `${name} × ${line.quantity}` : `${name}`
      return line.days === null ? counted : `${counted}, ${say.days(line.days)}`
    }
    case 'out_of_hours':
      return line.reason.kind === 'out_of_hours' ? say[line.reason.at] : say.pickup
    default:
      return name ?? say[line.kind]
  }
}

/** The price of a day, or of a week or month. */
function unitWords({ unitAmount, perDays }: QuoteLine, language: Language, write: Write): string {
  const price = unitAmount === null ? '' : write(unitAmount)
  return perDays === 1 ? price : phrases[language].perDays(price, perDays)
}

function reasonOf(line: QuoteLine, language: Language, write: Write): string | null {
  const say = phrases[language]
  const { reason } = line
  const limited = 'limited' in reason && reason.limited
  const words = [
    basisWords(line, language, write),
    limited ? say.atMost : null,
    excessWords(line, language, write),
  ].filter((each) => each !== null)
  return words.length === 0 ? null : words.join(', ')
}

function basisWords(line: QuoteLine, language: Language, write: Write): string | null {
  const say = phrases[language]
  const { reason } = line
  switch (reason.kind) {
    case 'tier':
      return reason.fromDays > 1 ? say.fromDays(reason.fromDays) : null
    case 'season':
      return seasonWords(reason, language)
    case 'part_day':
      return say.rest(say.hours(reason.hours), percentWords(reason.percent), unitWords(line, language, write))
    case 'offer':
      return reason.percent === null ? null : say.off(percentWords(reason.percent))
    case 'per_day':
      return line.unitAmount === null ? null : say.perDay(write(line.unitAmount))
    case 'per_rental':
      return say.perRental
    case 'percent':
      return say.of(percentWords(reason.percent), write(reason.of))
    case 'included':
      return say.included
    default:
      return null
  }
}

function seasonWords(
  { name, percent, fromDays }: LineReason & { kind: 'season' },
  language: Language,
): string {
  const say = phrases[language]
  const season =
    percent === null || percent === 0
      ? say.season(name[language])
      : percent > 0
        ? say.more(percentWords(percent), name[language])
        : say.less(percentWords(Math.abs(percent) as BasisPoints), name[language])
  return fromDays !== null && fromDays > 1 ? `${season}, ${say.fromDays(fromDays)}` : season
}
