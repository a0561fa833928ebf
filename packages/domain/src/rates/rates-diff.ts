import type { VehicleId } from '../ids.ts'
import { isEqual } from '../is-equal.ts'
import { LANGUAGES } from '../languages.ts'
import type { LocalizedText } from '../localized-text.ts'
import type { MinorUnits } from '../money.ts'
import type { PricedVehicle } from '../priced-vehicle.ts'
import type { PriceCell, Rates } from './rates.ts'

/** A field of a part or an entry that differs; without values where they are lists or texts. */
export interface FieldChange {
  /** The path below the part, as `within` or `percent`. */
  readonly field: string
  readonly values: { readonly from: Scalar; readonly to: Scalar } | null
}
type Scalar = string | number | boolean | null

/** The lists of rates whose entries have a name. */
export type NamedList = 'seasons' | 'extras' | 'fees' | 'offers' | 'priceList' | 'questions'
/** The rest of the rates, by field. */
export type RatesPart = Exclude<keyof Rates, NamedList | 'prices' | 'currency' | 'tiers'>

/** One difference between two versions. */
export type RatesChange =
  | { readonly kind: 'currency'; readonly from: string; readonly to: string }
  | { readonly kind: 'tiers'; readonly from: readonly number[]; readonly to: readonly number[] }
  | {
      readonly kind: 'base_price'
      readonly vehicleId: VehicleId
      readonly from: MinorUnits
      readonly to: MinorUnits
    }
  /** A cell of the price matrix; null where there is none. */
  | {
      readonly kind: 'price'
      readonly cell: Pick<PriceCell, 'vehicleId' | 'season' | 'fromDays'>
      readonly from: CellPrice | null
      readonly to: CellPrice | null
    }
  /** More changed cells of a season than are worth a line each. */
  | { readonly kind: 'prices'; readonly season: string | null; readonly count: number }
  | { readonly kind: 'added' | 'removed'; readonly list: NamedList; readonly name: LocalizedText }
  | {
      readonly kind: 'entry'
      readonly list: NamedList
      readonly name: LocalizedText
      readonly fields: readonly FieldChange[]
    }
  | { readonly kind: 'order'; readonly list: NamedList }
  | { readonly kind: 'part'; readonly part: RatesPart; readonly fields: readonly FieldChange[] }
type CellPrice = Pick<PriceCell, 'amount' | 'perDays'>

/** Rates with the prices per day of the vehicles at that time. */
export interface PricedRates {
  readonly rates: Rates
  readonly vehicles: readonly PricedVehicle[]
}

/** Changed prices of one season that are told one by one. */
const MOST_CELLS = 12

/** What is different, in the order of the document. */
export function ratesDiff(before: PricedRates, after: PricedRates): RatesChange[] {
  const [old, now] = [before.rates, after.rates]
  const { currency, tiers, seasons, prices, extras, fees, offers, priceList, questions, ...parts } = now
  return [
    ...(old.currency === currency ? [] : [{ kind: 'currency' as const, from: old.currency, to: currency }]),
    ...basePriceChanges(before, after),
    ...(isEqual(old.tiers, tiers) ? [] : [{ kind: 'tiers' as const, from: old.tiers, to: tiers }]),
    ...entryChanges('seasons', old.seasons, seasons, ({ id }) => id),
    ...priceChanges(old, now),
    ...entryChanges('extras', old.extras, extras, ({ code }) => code),
    ...entryChanges('fees', old.fees, fees, ({ code }) => code),
    ...entryChanges('offers', old.offers, offers, ({ id }) => id),
    ...(Object.keys(parts) as RatesPart[]).flatMap((part) => {
      const fields = fieldChanges(old[part], now[part])
      return fields.length > 0 ? [{ kind: 'part' as const, part, fields }] : []
    }),
    ...entryChanges('priceList', old.priceList, priceList, ({ code }) => code),
    ...entryChanges('questions', old.questions, questions, ({ id }) => id),
  ]
}

function basePriceChanges(before: PricedRates, after: PricedRates): RatesChange[] {
  const old = new Map(before.vehicles.map(({ id, pricePerDay }) => [id, pricePerDay]))
  const isSameCurrency = before.rates.currency === after.rates.currency
  return after.vehicles.flatMap(({ id, pricePerDay }) => {
    const from = old.get(id)
    if (from === undefined || (from === pricePerDay && isSameCurrency)) return []
    return [{ kind: 'base_price' as const, vehicleId: id, from, to: pricePerDay }]
  })
}

/** Seasons have ids of letters, digits, hyphens and underscores, never an empty one. */
const keyOf = ({ vehicleId, season, fromDays }: PriceCell) => `${vehicleId} ${fromDays} ${season ?? ''}`

function priceChanges(before: Rates, after: Rates): RatesChange[] {
  const isSameCurrency = before.currency === after.currency
  const old = new Map(before.prices.map((cell) => [keyOf(cell), cell]))
  const now = new Map(after.prices.map((cell) => [keyOf(cell), cell]))
  const changed = [...new Map([...old, ...now])].flatMap(([key, cell]) => {
    const [from, to] = [priceOf(old.get(key)), priceOf(now.get(key))]
    const { vehicleId, season, fromDays } = cell
    return isSameCurrency && isEqual(from, to)
      ? []
      : [{ kind: 'price' as const, cell: { vehicleId, season, fromDays }, from, to }]
  })
  return [...Map.groupBy(changed, ({ cell }) => cell.season)].flatMap(([season, cells]): RatesChange[] =>
    cells.length > MOST_CELLS ? [{ kind: 'prices', season, count: cells.length }] : cells,
  )
}

const priceOf = (cell: PriceCell | undefined): CellPrice | null =>
  cell ? { amount: cell.amount, perDays: cell.perDays } : null

function entryChanges<T extends { readonly name: LocalizedText }>(
  list: NamedList,
  before: readonly T[],
  after: readonly T[],
  idOf: (entry: T) => string,
): RatesChange[] {
  const old = new Map(before.map((entry) => [idOf(entry), entry]))
  const now = new Map(after.map((entry) => [idOf(entry), entry]))
  const stayed = [...old.keys()].filter((id) => now.has(id))
  const isMoved = !isEqual(
    stayed,
    [...now.keys()].filter((id) => old.has(id)),
  )
  const removed = [...old].filter(([id]) => !now.has(id))
  return [
    ...removed.map(([, { name }]) => ({ kind: 'removed' as const, list, name })),
    ...[...now].flatMap(([id, entry]): RatesChange[] => {
      const earlier = old.get(id)
      const { name } = entry
      if (!earlier) return [{ kind: 'added', list, name }]
      const fields = fieldChanges(earlier, entry)
      return fields.length > 0 ? [{ kind: 'entry', list, name, fields }] : []
    }),
    ...(isMoved ? [{ kind: 'order' as const, list }] : []),
  ]
}

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object'

/** The scalars that differ, and the lists; an object that appears or goes is one field. */
function fieldChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isEqual(before, after)) return []
  if (isScalar(before) && isScalar(after)) return [{ field: path, values: { from: before, to: after } }]
  if (isScalar(before) || isScalar(after) || Array.isArray(before) || isText(after)) {
    return [{ field: path, values: null }]
  }
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  return Object.keys({ ...old, ...now }).flatMap((key) =>
    fieldChanges(old[key] ?? null, now[key] ?? null, path === '' ? key : `${path}.${key}`),
  )
}

/** Whether it is a text in every language. */
const isText = (value: unknown) =>
  typeof value === 'object' && value !== null && LANGUAGES.every((language) => language in value)
