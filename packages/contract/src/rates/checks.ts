import { decimalsOf, isCurrency } from '@nelly/domain/currency'
import { folded } from '@nelly/domain/folded'
import { amountsOf } from '@nelly/domain/rates/amounts'
import { areAmountsSafe } from '@nelly/domain/rates/largest-total'
import type { Rates } from '@nelly/domain/rates/rates'
import { parseCalendarDate } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import { bothLanguages, chargeName, ratesOf, textsInOneLanguage } from './document.ts'
import { MAX_AMOUNT } from './fields.ts'
import { type RatesProblem, ratesProblem } from './problem-words.ts'
import { type RatesDocument, ratesDocument } from './schemas/document.ts'

type Path = readonly (string | number)[]
type Report = (path: Path, problem: RatesProblem) => void

/** Rates that were sent and are sound in themselves. */
export interface CheckedRates {
  readonly rates: Rates
  /** Their texts that were there in one language alone, by their path. */
  readonly oneLanguage: readonly string[]
}

/** The document with amounts that its currency can have. */
const boundedRates = ratesDocument.superRefine((document, context) => {
  if (!isCurrency(document.currency)) return
  const maximum = MAX_AMOUNT * 10 ** decimalsOf(document.currency)
  for (const { at, amount } of amountsOf(ratesOf(document))) {
    if (amount <= maximum) continue
    const path = at.path.split('.')
    context.addIssue({ code: 'too_big', origin: 'number', maximum, inclusive: true, input: amount, path })
  }
})

/** Whether a stored document is one that could have been saved. */
export const areStoredRates = (stored: unknown): boolean => boundedRates.safeParse(stored).success

/** The document with what no single field tells: known ids, nothing twice, ranges in order. */
export const checkedRates = boundedRates
  .superRefine((document, context) => {
    const report: Report = (path, problem) =>
      context.addIssue({
        code: 'custom',
        path: [...path],
        params: { words: ratesProblem(problem) },
        message: problem,
      })
    checkDays(document, report)
    checkSeasons(document, report)
    checkPrices(document, report)
    checkCharges(document, report)
    checkOffers(document, report)
    checkTerms(document, report)
    checkQuestions(document, report)
    if (context.issues.length === 0 && !areAmountsSafe(ratesOf(document))) report([], 'amounts-too-large')
    if (document.display?.currency === document.currency) report(['display', 'currency'], 'currency-same')
  })
  .transform(
    (document): CheckedRates => ({ rates: ratesOf(document), oneLanguage: textsInOneLanguage(document) }),
  ) as unknown as z.ZodType<CheckedRates, Rates>

function checkDays({ days, tiers }: RatesDocument, report: Report): void {
  checkAscending(
    days.partDays.map((one) => one.upToHours),
    report,
    (n) => ['days', 'partDays', n, 'upToHours'],
  )
  if (tiers.length > 0 && tiers[0] !== 1) report(['tiers', 0], 'tiers-from-one')
  checkAscending(tiers, report, (n) => ['tiers', n])
}

function checkAscending(values: readonly number[], report: Report, at: (n: number) => Path): void {
  values.forEach((value, n) => {
    if (n > 0 && value <= (values[n - 1] as number)) report(at(n), 'ascending')
  })
}

/** Reports each value that is there for the second time. */
export function checkUnique(values: readonly unknown[], report: Report, at: (n: number) => Path): void {
  const seen = new Set<unknown>()
  values.forEach((value, n) => {
    if (seen.has(value)) report(at(n), 'repeated')
    seen.add(value)
  })
}

function checkSeasons({ seasons }: RatesDocument, report: Report): void {
  checkUnique(
    seasons.map(({ id }) => id.toLowerCase()),
    report,
    (n) => ['seasons', n, 'id'],
  )
  seasons.forEach((season, n) => {
    if (!bothLanguages(season.name)) report(['seasons', n, 'name'], 'required')
    for (const [i, range] of season.ranges.entries()) {
      checkRange(range, ['seasons', n, 'ranges', i], report)
    }
    for (const field of ['weekdays', 'noPickup', 'noReturn'] as const) {
      checkUnique(season[field] ?? [], report, (i) => ['seasons', n, field, i])
    }
    checkOrder(season.minDays, season.maxDays, ['seasons', n, 'maxDays'], report)
  })
}

/** Any year with a 29 February will do for a day of each year. */
const isReal = (day: string) => parseCalendarDate(day.length === 5 ? `2028-${day}` : day).ok

function checkRange(range: { from: string; to: string }, path: Path, report: Report): void {
  const unreal = (['from', 'to'] as const).filter((end) => !isReal(range[end]))
  for (const end of unreal) report([...path, end], 'date-unreal')
  if (unreal.length > 0) return
  if (range.from.length !== range.to.length) report([...path, 'to'], 'range-mixed')
  else if (range.from.length > 5 && range.to < range.from) report([...path, 'to'], 'reversed')
}

function checkOrder(
  from: number | string | null | undefined,
  to: number | string | null | undefined,
  path: Path,
  report: Report,
): void {
  if (from !== null && from !== undefined && to !== null && to !== undefined && to < from) {
    report(path, typeof to === 'number' ? 'most-below-least' : 'reversed')
  }
}

function checkPrices({ prices, seasons, tiers }: RatesDocument, report: Report): void {
  const known = new Set(seasons.map(({ id }) => id))
  const steps = new Set(tiers.length > 0 ? tiers : [1])
  const keys = prices.map((cell) => JSON.stringify([cell.vehicleId, cell.season, cell.fromDays]))
  checkUnique(keys, report, (n) => ['prices', n])
  prices.forEach((cell, n) => {
    const from = cell.fromDays
    if (cell.season && !known.has(cell.season)) report(['prices', n, 'season'], 'season-unknown')
    if (!steps.has(from)) report(['prices', n, 'fromDays'], 'tier-unknown')
    else if (!cell.season && from === 1) report(['prices', n, 'fromDays'], 'base-price')
  })
}

function checkCharges({ extras, fees }: RatesDocument, report: Report): void {
  for (const [list, charges] of [
    ['extras', extras],
    ['fees', fees],
  ] as const) {
    checkUnique(
      charges.map(({ code }) => code.toLowerCase()),
      report,
      (n) => [list, n, 'code'],
    )
    charges.forEach((charge, n) => {
      if (!chargeName(charge)) report([list, n, 'name'], 'required')
      const isFree = 'offer' in charge && charge.offer === 'included'
      const price = charge.per === 'percent' ? 'percent' : 'amount'
      if (charge[price] === null && !isFree) report([list, n, price], 'required')
    })
  }
  fees.forEach((fee, n) => {
    if (fee.when === 'driver_age' && !fee.ages) report(['fees', n, 'ages'], 'required')
    checkOrder(fee.ages?.from, fee.ages?.to, ['fees', n, 'ages', 'to'], report)
  })
}

function checkOffers({ offers }: RatesDocument, report: Report): void {
  checkUnique(
    offers.map(({ id }) => id.toLowerCase()),
    report,
    (n) => ['offers', n, 'id'],
  )
  const codes = offers.map(({ code }, n) => (code ? folded(code) : n))
  checkUnique(codes, report, (n) => ['offers', n, 'code'])
  offers.forEach((offer, n) => {
    if (!bothLanguages(offer.name)) report(['offers', n, 'name'], 'required')
    if (!isOneOf([offer.percent, offer.amount])) report(['offers', n, 'percent'], 'one-of-percent-amount')
    if (offer.kind === 'code' && !offer.code) report(['offers', n, 'code'], 'required')
    if (offer.kind !== 'code' && offer.code) report(['offers', n, 'code'], 'code-only-of-code')
    for (const field of ['booked', 'pickup'] as const) {
      checkOrder(offer[field]?.from, offer[field]?.to, ['offers', n, field, 'to'], report)
    }
    checkOrder(offer.leadDays?.min, offer.leadDays?.max, ['offers', n, 'leadDays', 'max'], report)
  })
}

function checkQuestions({ questions, extras }: RatesDocument, report: Report): void {
  const known = new Set(extras.map(({ code }) => code))
  checkUnique(
    questions.map(({ id }) => id.toLowerCase()),
    report,
    (n) => ['questions', n, 'id'],
  )
  questions.forEach((question, n) => {
    if (!bothLanguages(question.name)) report(['questions', n, 'name'], 'required')
    question.extras?.forEach((code, i) => {
      if (!known.has(code)) report(['questions', n, 'extras', i], 'extra-unknown')
    })
    if (question.answer !== 'choice') return
    const options = question.options.map((option) => bothLanguages(option)?.es)
    if (options.length < 2) report(['questions', n, 'options'], 'options-few')
    options.forEach((option, i) => {
      if (option === undefined) report(['questions', n, 'options', i], 'required')
    })
    checkUnique(
      options.map((option, i) => option ?? i),
      report,
      (i) => ['questions', n, 'options', i],
    )
  })
}

const isOneOf = (values: readonly unknown[]) => values.filter((value) => value !== null).length === 1

function checkTerms(document: RatesDocument, report: Report): void {
  const { oneWay, drivers, prepayment, deposit, cancellation, mileage, priceList, rules } = document
  const { pairs } = oneWay
  checkUnique(
    pairs.map(({ from, to }) => `${from} ${to}`),
    report,
    (n) => ['oneWay', 'pairs', n],
  )
  pairs.forEach((pair, n) => {
    if (pair.from === pair.to) report(['oneWay', 'pairs', n, 'to'], 'same-place')
    if (!pair.forbidden && pair.amount === null) {
      report(['oneWay', 'pairs', n, 'amount'], 'required')
    }
  })
  checkOrder(drivers.minAge, drivers.maxAge, ['drivers', 'maxAge'], report)
  if (prepayment && !isOneOf([prepayment.percent, prepayment.amount])) {
    report(['prepayment', 'percent'], 'one-of-percent-amount')
  }
  const fees = [
    ['earlier', cancellation.earlier] as const,
    ['afterPickup', cancellation.afterPickup === 'all' ? null : cancellation.afterPickup] as const,
    ...(cancellation.within ?? []).map((fee, n) => [n, fee] as const),
  ]
  for (const [at, fee] of fees) {
    const path: Path = typeof at === 'number' ? ['cancellation', 'within', at] : ['cancellation', at]
    if (fee && !isOneOf([fee.amount, fee.percent, fee.days])) report(path, 'one-of-fee')
  }
  checkUnique(
    (cancellation.within ?? []).map(({ hours }) => hours),
    report,
    (n) => ['cancellation', 'within', n, 'hours'],
  )
  checkUnique(
    priceList.map(({ code }) => code.toLowerCase()),
    report,
    (n) => ['priceList', n, 'code'],
  )
  priceList.forEach(({ name }, n) => {
    if (!bothLanguages(name)) report(['priceList', n, 'name'], 'required')
  })
  for (const [path, list] of [
    [['drivers', 'vehicles'], drivers.vehicles],
    [['deposit'], deposit],
    [['mileage'], mileage],
    [['rules', 'vehicles'], rules.vehicles],
  ] as const) {
    checkUnique(
      list.map((one) => one.vehicleId),
      report,
      (n) => [...path, n, 'vehicleId'],
    )
  }
  checkOrder(rules.minDays, rules.maxDays, ['rules', 'maxDays'], report)
}
