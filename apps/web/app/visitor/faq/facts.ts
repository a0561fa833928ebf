import { excessWords } from '@nelly/contract/rates/excess-words'
import { cancellationFeeWords } from '@nelly/contract/reservations/cancellation-fee-words'
import { endedOnce } from '@nelly/contract/words/moment-words'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import { forbiddenReturns } from '@nelly/domain/rates/forbidden-pairs'
import type { Rates } from '@nelly/domain/rates/rates'
import { feeWords, returnWords } from '../booking/condition-words.ts'
import { extraPriceWords } from '../extras/extra-words.ts'
import type { I18n } from '../i18n.tsx'
import { beyondFact, depositFact, driversFact, mileageFact, paymentFact } from './terms-facts.ts'

/** What a landing's prices and terms come to, as sentences of the answers. */
export interface RatesFacts {
  /** What the total is made of. */
  readonly parts: string
  /** Each extra with its price; blank where there are none. */
  readonly extras: string
  /** Minutes beyond whole days that cost nothing. */
  readonly minutes: number
  readonly cancellation: string
  /** Who may drive; blank where the landing says nothing. */
  readonly drivers: string
  /** What may come on top of the price; blank for nothing. */
  readonly fees: string
  /** What may not be returned where; blank where everything may. */
  readonly forbidden: string
  /** What happens after those minutes. */
  readonly beyond: string
  /** What is paid before the pickup; blank for nothing. */
  readonly payment: string
  /** Blank without one. */
  readonly deposit: string
  /** The kilometres of a day; blank where nothing is said of them. */
  readonly mileage: string
  /** What the return may cost; blank for nothing. */
  readonly back: string
}

/** What the facts need of a landing's places. */
type Places = Parameters<typeof forbiddenReturns>[1] & Parameters<typeof feeWords>[1]['places']

/** The facts of a landing's rates, in its language. */
export const ratesFacts = (rates: Rates, places: Places, i18n: I18n): RatesFacts => ({
  parts: partsOf(rates, i18n),
  extras: extrasOf(rates, i18n),
  minutes: rates.days.graceMinutes,
  cancellation: cancellationOf(rates, i18n),
  drivers: driversFact(rates, i18n),
  fees: sentences(feeWords(rates, { vehicle: null, places, hasTrip: false }, i18n)),
  forbidden: forbiddenFact(rates, places, i18n),
  beyond: beyondFact(rates, i18n),
  payment: paymentFact(rates, i18n),
  deposit: depositFact(rates, i18n),
  mileage: mileageFact(rates, i18n),
  back: sentences(returnWords(rates, i18n)),
})

const sentences = (words: readonly string[]): string => words.map((each) => endedOnce(`${each}.`)).join(' ')

/** Each place at which what was picked up elsewhere may not be returned. Source: rules.md, "Places". */
const forbiddenFact = ({ oneWay }: Rates, places: Places, { t, language }: I18n): string =>
  forbiddenReturns(oneWay, places)
    .map(({ place, notFrom }) => {
      const pickups = new Intl.ListFormat(language, { type: 'disjunction' }).format(notFrom)
      return t('faq.returnNot', { place, pickups })
    })
    .join(' ')

function partsOf({ fees, extras, tax, currency }: Rates, { t, language }: I18n): string {
  const always = fees.filter(({ when, vehicles }) => when === 'always' && vehicles === null)
  const parts = [
    t('faq.priceDays'),
    ...(extras.length > 0 ? [t('faq.priceExtras')] : []),
    ...always.map(({ name, per, amount }) => {
      const fee = uncapitalized(name[language])
      return amount !== null && per === 'rental'
        ? t('faq.priceFee', { fee, price: formatMoney({ minor: amount, currency }) })
        : fee
    }),
    ...(tax.percent > 0 ? [t('faq.priceTax', { percent: tax.percent / 100, tax: tax.name[language] })] : []),
  ]
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
}

function extrasOf({ extras, tax, currency }: Rates, i18n: I18n): string {
  const { t, language } = i18n
  const money = (minor: MinorUnits) => i18n.money({ minor, currency })
  const priced = extras
    .map((extra) => ({ extra, excess: excessWords(extra, language, money) }))
    .filter(({ extra, excess }) => extra.offer !== 'included' || excess !== null)
    .map(({ extra, excess }) => {
      const price =
        extra.offer === 'included'
          ? uncapitalized(t('extras.included'))
          : extraPriceWords(extra, currency, i18n)
      return `${extra.name[language]}: ${excess === null ? price : `${price}, ${excess}`}`
    })
  if (priced.length === 0) return ''
  const all = endedOnce(`${priced.join('; ')}.`)
  return tax.included || tax.percent === 0 ? all : `${all} ${t('faq.extrasTax', { tax: tax.name[language] })}`
}

function cancellationOf({ cancellation, prepayment, currency }: Rates, { t, language }: I18n): string {
  const words = (fee: Rates['cancellation']['earlier']) => cancellationFeeWords(fee, currency, language)
  const steps = cancellation.within.toSorted((one, other) => other.hours - one.hours)
  const [first] = steps
  const { afterPickup } = cancellation
  return [
    first
      ? t('review.termsEarly', { hours: first.hours, fee: words(cancellation.earlier) })
      : t('review.termsAlways', { fee: words(cancellation.earlier) }),
    ...steps.map((step) => t('review.termsLate', { hours: step.hours, fee: words(step) })),
    t(prepayment === null ? 'review.termsNever' : 'review.termsNeverPrepaid'),
    afterPickup !== 'all'
      ? t('review.termsNoShow', { fee: words(afterPickup) })
      : t(prepayment === null ? 'review.termsNone' : 'review.termsPrepaidKept'),
  ].join(' ')
}

/** A name in the middle of a sentence; abbreviations stay as they are. */
const uncapitalized = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
