import type { ChargedLine } from '@nelly/domain/charges/charged-line'
import type { ProposedCharge } from '@nelly/domain/charges/proposed-charge'
import type { Currency } from '@nelly/domain/currency'
import { formatMoney, type MinorUnits, minorUnits } from '@nelly/domain/money'
import { timeOf } from '@nelly/domain/wall-clock'
import en from '../../messages/en/charges.json' with { type: 'json' }
import es from '../../messages/es/charges.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf } from '../words/translators.ts'

const chargesIn = translatorsOf({ es, en })

/** A proposed charge in words: what it is for, and its arithmetic. */
export interface ChargeWords {
  readonly label: string
  readonly reason: string
}

/** Puts a proposed charge into words, its amounts in the currency of its reservation. */
export const chargeWords = (charge: ProposedCharge, currency: Currency, language: Language): ChargeWords => ({
  label: chargesIn(language)(`${charge.kind}.label`),
  reason: reasonsOf(charge, language, (minor) => formatMoney({ minor, currency }))
    .filter((words) => words !== null)
    .join(', '),
})

/** Puts a line of a charge at the return into words, with what was proposed where it is less, and what somebody wrote of it. */
export function chargedLineWords(line: ChargedLine, currency: Currency, language: Language): ChargeWords {
  const t = chargesIn(language)
  const write = (minor: MinorUnits) => formatMoney({ minor, currency })
  if (line.kind === 'damage') return { label: t('damage'), reason: line.note ?? '' }
  if (line.kind === 'listed') {
    const { name, count, amount } = line
    return { label: name[language], reason: `${count} × ${write(minorUnits(amount / count))}` }
  }
  const { label, reason } = chargeWords({ ...line, amount: line.proposed }, currency, language)
  const less = line.amount < line.proposed && t('less', { amount: write(line.proposed) })
  return { label, reason: [reason, less, line.note].filter(Boolean).join('; ') }
}

function reasonsOf(
  charge: ProposedCharge,
  language: Language,
  write: (amount: MinorUnits) => string,
): (string | null)[] {
  const t = chargesIn(language)
  const booked = (amount: MinorUnits) => (amount > 0 ? t('booked', { amount: write(amount) }) : null)
  switch (charge.kind) {
    case 'kilometres': {
      const { driven, days, perDay, over, perKm } = charge.reckoned
      const km = { driven: grouped(driven), included: grouped(days * perDay), over: grouped(over) }
      return [t('kilometres.why', { ...km, days, perDay: grouped(perDay), price: write(perKm) })]
    }
    case 'fuel': {
      const { missing, perEighth, serviceFee } = charge.reckoned
      return [
        t('fuel.why', { missing, price: write(perEighth) }),
        serviceFee > 0 ? t('fuel.service', { fee: write(serviceFee) }) : null,
      ]
    }
    case 'lateness': {
      const { minutes, days, price, perDays, partDay, booked: share } = charge.reckoned
      const perDay = perDays === 1 ? write(price) : t('perDays', { price: write(price), count: perDays })
      return [
        t('lateness.late', lateFor(minutes)),
        days > 0 ? `${t('days', { count: days })} × ${perDay}` : null,
        partDay &&
          t('lateness.part', { hours: partDay.hours, share: percent(partDay.percent), price: perDay }),
        share > 0 ? t('lateness.booked', { share: percent(share) }) : null,
      ]
    }
    case 'outside-hours': {
      const { at, fee } = charge.reckoned
      return [t('outside-hours.why', { time: timeOf(at), fee: write(fee) }), booked(charge.reckoned.booked)]
    }
    case 'place': {
      const { place, fee, isForbidden } = charge.reckoned
      if (isForbidden) return [t('place.forbidden', { place })]
      return [t('place.why', { place, fee: write(fee) }), booked(charge.reckoned.booked)]
    }
  }
}

/** Whole days, and the rest as `2:30 h`. */
const lateFor = (minutes: number) => ({
  days: Math.floor(minutes / 1440),
  time: `${Math.floor((minutes % 1440) / 60)}:${String(minutes % 60).padStart(2, '0')} h`,
})

const percent = (share: number): string => `${share / 100}%`
const grouped = (count: number): string => count.toLocaleString('en')
