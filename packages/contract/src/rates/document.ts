import type { Plain } from '@nelly/domain/brand'
import { USD } from '@nelly/domain/currency'
import { inLanguages } from '@nelly/domain/languages'
import type { LocalizedText } from '@nelly/domain/localized-text'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { type CancellationFee, percent, type Rates } from '@nelly/domain/rates/rates'
import { NO_TEXT } from '@nelly/domain/site/texts'
import type { RatesDocument } from './schemas/document.ts'

/** The largest body with a document, in bytes: one with a price in every cell takes more than a megabyte. */
export const RATES_BODY_BYTES = 3 * 1024 * 1024

/** The product's own texts for the codes of the default document. */
const KNOWN = new Map([...DEFAULT_RATES.extras, ...DEFAULT_RATES.fees].map((one) => [one.code, one]))

const NOTHING: CancellationFee = { amount: null, percent: percent(0), days: null }

/**
 * What holds where nothing is said of cancellations. The amounts of the default document are dollars: in another
 * currency nothing is kept before the pickup. Source: decision 0069.
 */
const usualCancellation = (currency: string): Rates['cancellation'] =>
  currency === USD ? DEFAULT_RATES.cancellation : { earlier: NOTHING, within: [], afterPickup: 'all' }

/** Both languages, the one for the other where it is missing; undefined where both are. */
export function bothLanguages(text: LocalizedText | undefined): LocalizedText | undefined {
  const es = text?.es || text?.en
  const en = text?.en || text?.es
  return es && en ? { es, en } : undefined
}

type ChargeDocument = RatesDocument['extras'][number] | RatesDocument['fees'][number]

/** The name of a charge: the operator's, else the product's own for its code. */
export const chargeName = (one: ChargeDocument): LocalizedText | undefined =>
  bothLanguages(one.name) ?? KNOWN.get(one.code)?.name

const knownDescription = (code: string) => DEFAULT_RATES.extras.find((one) => one.code === code)?.description

/** A document with its texts in both languages, and without what says nothing beside the rest of it. */
export function ratesOf(document: RatesDocument): Rates {
  const {
    tax,
    tiers,
    seasons,
    extras,
    fees,
    offers,
    oneWay,
    prepayment,
    cancellation,
    priceList,
    questions,
  } = document
  const instructions = bothLanguages(prepayment?.instructions)
  const usual = usualCancellation(document.currency)
  const rates: Plain<Rates> = {
    ...document,
    tax: { ...tax, name: bothLanguages(tax.name) ?? DEFAULT_RATES.tax.name },
    tiers: tiers.length > 0 ? tiers : DEFAULT_RATES.tiers,
    seasons: seasons.map((one) => ({
      ...one,
      name: nameOf(one),
      // A list of no days would be a season that never holds: it is meant as no restriction.
      weekdays: one.weekdays?.length ? one.weekdays : null,
    })),
    extras: extras.map((one) => ({
      ...chargeOf(one),
      description: bothLanguages(one.description) ?? knownDescription(one.code) ?? NO_TEXT,
    })),
    fees: fees.map((one) => ({
      ...chargeOf(one),
      places: one.when === 'place' ? one.places : [],
      ages: one.when === 'driver_age' ? one.ages : null,
    })),
    offers: offers.map((one) => ({ ...one, name: nameOf(one), code: one.code || null })),
    oneWay: {
      ...oneWay,
      pairs: oneWay.pairs.map((pair) => ({ ...pair, amount: pair.forbidden ? null : pair.amount })),
    },
    prepayment: prepayment && {
      percent: prepayment.percent,
      amount: prepayment.amount,
      ...(instructions && { instructions }),
    },
    cancellation: {
      earlier: cancellation.earlier ?? usual.earlier,
      within: cancellation.within ?? usual.within,
      afterPickup: cancellation.afterPickup,
    },
    priceList: priceList.map((one) => ({ ...one, name: nameOf({ ...one, id: one.code }) })),
    questions: questions.map((one) => ({
      ...one,
      name: nameOf(one),
      options: one.answer === 'choice' ? one.options.flatMap((option) => bothLanguages(option) ?? []) : [],
    })),
  }
  return rates as Rates
}

const nameOf = ({ id, name }: { id: string; name: LocalizedText }): LocalizedText =>
  bothLanguages(name) ?? inLanguages(() => id)

const chargeOf = <Charge extends ChargeDocument>(one: Charge): Charge => ({
  ...one,
  name: chargeName(one) ?? inLanguages(() => one.code),
  amount: one.per === 'percent' ? null : (one.amount ?? 0),
  percent: one.per === 'percent' ? (one.percent ?? 0) : null,
})

/** The texts that are there in one language alone, by their path in the document. */
export function textsInOneLanguage({
  tax,
  seasons,
  extras,
  fees,
  offers,
  priceList,
  questions,
}: RatesDocument): string[] {
  const names = { seasons, extras, fees, offers, priceList, questions }
  const texts: [string, LocalizedText][] = [
    ['tax.name', tax.name],
    ...Object.entries(names).flatMap(([list, items]) =>
      items.map(({ name }, n): [string, LocalizedText] => [`${list}.${n}.name`, name]),
    ),
    ...extras.map(({ description }, n): [string, LocalizedText] => [`extras.${n}.description`, description]),
    ...questions.flatMap(({ options }, n) =>
      options.map((option, i): [string, LocalizedText] => [`questions.${n}.options.${i}`, option]),
    ),
  ]
  return texts.filter(([, { es, en }]) => Boolean(es) !== Boolean(en)).map(([path]) => path)
}
