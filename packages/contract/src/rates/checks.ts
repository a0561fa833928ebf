import { type Currency, decimalsOf, isCurrency } from '@nelly/domain/currency'
import { folded } from '@nelly/domain/folded'
import { areAmountsSafe } from '@nelly/domain/rates/largest-total'
import { parseCalendarDate } from '@nelly/domain/wall-clock'
import { chargeName } from './charges.ts'
import { ratesOf } from './document.ts'
import type { LocalizedInput } from './fields.ts'
import { bothLanguages } from './fields.ts'
import { RATES_PROBLEMS, type RatesProblem } from './problem-words.ts'
import { type RatesDocument, ratesDocument } from './schemas/document.ts'

type Path = readonly (string | number)[]
type Report = (path: Path, problem: RatesProblem) => void

/** The document with what no single field tells: known ids, nothing twice, ranges in order, decimals of the currency. */
export const checkedRates = ratesDocument.superRefine((document, context) => {
  const report: Report = (path, problem) =>
    context.addIssue({
      code: 'custom',
      path: [...path],
      params: { words: RATES_PROBLEMS[problem] },
      message: problem,
    })
  checkDays(document, report)
  checkSeasons(document, report)
  checkPrices(document, report)
  checkCharges(document, report)
  checkOffers(document, report)
  checkTerms(document, report)
  if (isCurrency(document.currency)) checkDecimals(document, document.currency, [], report)
  if (context.issues.length === 0 && !areAmountsSafe(ratesOf(document))) report([], 'amounts-too-large')
  if (document.display?.currency === document.currency) report(['display', 'currency'], 'currency-same')
})

function checkDays({ days, tiers }: RatesDocument, report: Report): void {
  checkAscending(
    days?.part_days?.map((one) => one.up_to_hours),
    report,
    (n) => ['days', 'part_days', n, 'up_to_hours'],
  )
  if (tiers?.length && tiers[0] !== 1) report(['tiers', 0], 'tiers-from-one')
  checkAscending(tiers, report, (n) => ['tiers', n])
}

function checkAscending(
  values: readonly number[] | null | undefined,
  report: Report,
  at: (n: number) => Path,
): void {
  values?.forEach((value, n) => {
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
    (seasons ?? []).map(({ id }) => id.toLowerCase()),
    report,
    (n) => ['seasons', n, 'id'],
  )
  seasons?.forEach((season, n) => {
    if (!bothLanguages(season.name)) report(['seasons', n, 'name'], 'required')
    for (const [i, range] of (season.ranges ?? []).entries()) {
      checkRange(range, ['seasons', n, 'ranges', i], report)
    }
    for (const field of ['weekdays', 'no_pickup', 'no_return'] as const) {
      checkUnique(season[field] ?? [], report, (i) => ['seasons', n, field, i])
    }
    checkOrder(season.min_days, season.max_days, ['seasons', n, 'max_days'], report)
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
  const known = new Set(seasons?.map(({ id }) => id))
  const steps = new Set(tiers?.length ? tiers : [1])
  const keys = (prices ?? []).map((cell) =>
    JSON.stringify([cell.vehicle_id, cell.season ?? null, cell.from_days ?? 1]),
  )
  checkUnique(keys, report, (n) => ['prices', n])
  prices?.forEach((cell, n) => {
    const from = cell.from_days ?? 1
    if (cell.season && !known.has(cell.season)) report(['prices', n, 'season'], 'season-unknown')
    if (!steps.has(from)) report(['prices', n, 'from_days'], 'tier-unknown')
    else if (!cell.season && from === 1) report(['prices', n, 'from_days'], 'base-price')
  })
}

function checkCharges({ extras, fees }: RatesDocument, report: Report): void {
  for (const [list, charges] of [
    ['extras', extras ?? []],
    ['fees', fees ?? []],
  ] as const) {
    checkUnique(
      charges.map(({ code }) => code.toLowerCase()),
      report,
      (n) => [list, n, 'code'],
    )
    charges.forEach((charge, n) => {
      if (!chargeName(charge)) report([list, n, 'name'], 'required')
      const isFree = 'offer' in charge && charge.offer === 'included'
      const missing = charge.amount === null || charge.amount === undefined
      if (missing && !isFree) report([list, n, 'amount'], 'required')
      if (!missing && charge.per === 'percent' && !isPercent(charge.amount)) {
        report([list, n, 'amount'], 'percent-bounds')
      }
    })
  }
  fees?.forEach((fee, n) => {
    if (fee.when === 'driver_age' && !fee.ages) report(['fees', n, 'ages'], 'required')
    checkOrder(fee.ages?.from, fee.ages?.to, ['fees', n, 'ages', 'to'], report)
  })
}

const isPercent = (value: number | null | undefined) =>
  typeof value === 'number' && value <= 100 && Number(value.toFixed(2)) === value

function checkOffers({ offers }: RatesDocument, report: Report): void {
  checkUnique(
    (offers ?? []).map(({ id }) => id.toLowerCase()),
    report,
    (n) => ['offers', n, 'id'],
  )
  const codes = (offers ?? []).map(({ code }, n) => (code ? folded(code) : n))
  checkUnique(codes, report, (n) => ['offers', n, 'code'])
  offers?.forEach((offer, n) => {
    if (!bothLanguages(offer.name)) report(['offers', n, 'name'], 'required')
    if (!isOneOf([offer.percent, offer.amount])) report(['offers', n, 'percent'], 'one-of-percent-amount')
    if (offer.kind === 'code' && !offer.code) report(['offers', n, 'code'], 'required')
    if (offer.kind !== 'code' && offer.code) report(['offers', n, 'code'], 'code-only-of-code')
    for (const field of ['booked', 'pickup'] as const) {
      checkOrder(offer[field]?.from, offer[field]?.to, ['offers', n, field, 'to'], report)
    }
    checkOrder(offer.lead_days?.min, offer.lead_days?.max, ['offers', n, 'lead_days', 'max'], report)
  })
}

const isOneOf = (values: readonly unknown[]) =>
  values.filter((value) => value !== null && value !== undefined).length === 1

function checkTerms(document: RatesDocument, report: Report): void {
  const { one_way, drivers, prepayment, deposit, cancellation, mileage, rules } = document
  const pairs = one_way?.pairs ?? []
  checkUnique(
    pairs.map(({ from, to }) => `${from} ${to}`),
    report,
    (n) => ['one_way', 'pairs', n],
  )
  pairs.forEach((pair, n) => {
    if (pair.from === pair.to) report(['one_way', 'pairs', n, 'to'], 'same-place')
    if (!pair.forbidden && typeof pair.amount !== 'number') {
      report(['one_way', 'pairs', n, 'amount'], 'required')
    }
  })
  checkOrder(drivers?.min_age, drivers?.max_age, ['drivers', 'max_age'], report)
  if (prepayment && !isOneOf([prepayment.percent, prepayment.amount])) {
    report(['prepayment', 'percent'], 'one-of-percent-amount')
  }
  const fees = [
    ['earlier', cancellation?.earlier] as const,
    ['after_pickup', cancellation?.after_pickup === 'all' ? null : cancellation?.after_pickup] as const,
    ...(cancellation?.within ?? []).map((fee, n) => [n, fee] as const),
  ]
  for (const [at, fee] of fees) {
    const path: Path = typeof at === 'number' ? ['cancellation', 'within', at] : ['cancellation', at]
    if (fee && !isOneOf([fee.amount, fee.percent, fee.days])) report(path, 'one-of-fee')
  }
  checkUnique(
    (cancellation?.within ?? []).map(({ hours }) => hours),
    report,
    (n) => ['cancellation', 'within', n, 'hours'],
  )
  for (const [path, list] of [
    [['drivers', 'vehicles'], drivers?.vehicles],
    [['deposit'], deposit],
    [['mileage'], mileage],
    [['rules', 'vehicles'], rules?.vehicles],
  ] as const) {
    checkUnique(
      (list ?? []).map((one) => one.vehicle_id ?? null),
      report,
      (n) => [...path, n, 'vehicle_id'],
    )
  }
  checkOrder(rules?.min_days, rules?.max_days, ['rules', 'max_days'], report)
}

const AMOUNTS = new Set(['amount', 'max_amount', 'per_extra_km', 'deposit', 'excess'])

function checkDecimals(value: unknown, currency: Currency, path: Path, report: Report): void {
  if (typeof value !== 'object' || value === null) return
  const isShare = 'per' in value && value.per === 'percent'
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'object')
      checkDecimals(one, currency, [...path, Array.isArray(value) ? Number(key) : key], report)
    else if (AMOUNTS.has(key) && !(isShare && key === 'amount') && hasMoreDecimals(one, currency)) {
      report([...path, key], 'decimals')
    }
  }
}

const hasMoreDecimals = (value: unknown, currency: Currency) =>
  typeof value === 'number' && Number(value.toFixed(decimalsOf(currency))) !== value

/** The texts that are there in one language alone, by their path in the document. */
export function textsInOneLanguage(document: RatesDocument): { path: string; missing: 'es' | 'en' }[] {
  const texts: [string, LocalizedInput | null | undefined][] = [
    ['tax.name', document.tax?.name],
    ...(document.seasons ?? []).map((one, n): [string, LocalizedInput] => [`seasons.${n}.name`, one.name]),
    ...(document.extras ?? []).flatMap((one, n): [string, LocalizedInput | null | undefined][] => [
      [`extras.${n}.name`, one.name],
      [`extras.${n}.description`, one.description],
    ]),
    ...(document.fees ?? []).map((one, n): [string, LocalizedInput | null | undefined] => [
      `fees.${n}.name`,
      one.name,
    ]),
    ...(document.offers ?? []).map((one, n): [string, LocalizedInput] => [`offers.${n}.name`, one.name]),
  ]
  return texts.flatMap(([path, text]) => {
    if (Boolean(text?.es) === Boolean(text?.en)) return []
    return [{ path, missing: text?.es ? ('en' as const) : ('es' as const) }]
  })
}
