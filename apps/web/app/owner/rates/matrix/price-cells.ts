import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import type { VehicleId } from '@nelly/domain/ids'
import type { MinorUnits } from '@nelly/domain/money'
import type { NamedVehicle } from '@nelly/domain/priced-vehicle'
import type { PriceCell, Rates } from '@nelly/domain/rates/rates'
import { type RatesWork, withUnread } from '../editor/rates-editor.ts'
import { parseTypedPrice, type READINGS, type TypedPrice, type TypedUnitPrice } from './typed-price.ts'

/** A cell of the price table; `season` is null outside of all seasons. */
export type CellPlace = Pick<PriceCell, 'vehicleId' | 'season' | 'fromDays'>

/** The key of a cell's field. */
export const cellKey = ({ vehicleId, season, fromDays }: CellPlace): string =>
  `prices.${vehicleId}.${fromDays}.${season ?? ''}`

/** The key of the field of a vehicle's own price per day. */
export const ownPriceKey = (vehicleId: VehicleId): string => cellKey({ vehicleId, season: null, fromDays: 1 })

const isAt =
  ({ vehicleId, season, fromDays }: CellPlace) =>
  (cell: CellPlace): boolean =>
    cell.vehicleId === vehicleId && cell.season === season && cell.fromDays === fromDays

/** The operator's own price in a cell. */
export function ownPrice({ prices }: Rates, place: CellPlace): PriceCell | undefined {
  let cells = cellsByKey.get(prices)
  if (!cells) {
    cells = new Map(prices.map((cell) => [cellKey(cell), cell]))
    cellsByKey.set(prices, cells)
  }
  return cells.get(cellKey(place))
}

/** The cells of each list by their keys: a table asks for hundreds of them at each edit. */
const cellsByKey = new WeakMap<Rates['prices'], ReadonlyMap<string, PriceCell>>()

/** Whether a cell is the vehicle's own price per day. */
export const isVehiclePrice = ({ season, fromDays }: CellPlace): boolean => season === null && fromDays === 1

/** The text of a cell; what was typed is kept where it is not a price. */
export interface TypedCell {
  readonly place: CellPlace
  readonly text: string
}

/** The work after cells were typed or pasted: empty ones inherit again. */
export const withCells = (work: RatesWork, cells: readonly TypedCell[], decimals: DecimalSign): RatesWork =>
  cells.reduce((now, cell) => withCell(now, cell, decimals), work)

function withCell(work: RatesWork, { place, text }: TypedCell, decimals: DecimalSign): RatesWork {
  const typed = typedPriceAt(place, text, work.rates.currency, decimals)
  if (typed.kind === 'ambiguous' || typed.kind === 'invalid') return withUnread(work, cellKey(place), text)
  return withPrice(work, place, typed.kind === 'price' ? typed.price : undefined)
}

/** What was typed into a cell; a vehicle's own price is of one day. */
export function typedPriceAt(
  place: CellPlace,
  text: string,
  currency: Currency,
  decimals: DecimalSign,
): TypedPrice {
  const typed = parseTypedPrice(text, currency, decimals)
  const prices = typed.kind === 'price' ? [typed.price] : typed.kind === 'ambiguous' ? typed.readings : []
  return isVehiclePrice(place) && prices.some(({ perDays }) => perDays !== 1) ? { kind: 'invalid' } : typed
}

/** The work with one answer for all of these cells that can be read in two ways. */
export const withReadings = (
  work: RatesWork,
  asked: readonly { readonly place: CellPlace }[],
  reading: (typeof READINGS)[number],
  decimals: DecimalSign,
): RatesWork =>
  asked.reduce((now, { place }) => {
    const typed = typedPriceAt(place, now.unread[cellKey(place)] ?? '', now.rates.currency, decimals)
    return typed.kind === 'ambiguous' ? withPrice(now, place, typed.readings[reading]) : now
  }, work)

/** The work with a price in a cell, or without one. */
export function withPrice(work: RatesWork, place: CellPlace, price: TypedUnitPrice | undefined): RatesWork {
  const sound = withUnread(work, cellKey(place), undefined)
  if (isVehiclePrice(place)) return withBasePrice(sound, place.vehicleId, price?.amount)
  const { prices } = sound.rates
  const at = prices.findIndex(isAt(place))
  const cell = price && { ...place, amount: price.amount, perDays: price.perDays }
  if (at < 0 && !cell) return sound
  const next =
    at < 0 ? [...prices, ...(cell ? [cell] : [])] : prices.toSpliced(at, 1, ...(cell ? [cell] : []))
  return { ...sound, rates: { ...sound.rates, prices: next } }
}

/** The work with a vehicle's own price per day; without an amount, the stored one. */
function withBasePrice(work: RatesWork, vehicle: VehicleId, amount: MinorUnits | undefined): RatesWork {
  const { [vehicle]: _, ...others } = work.basePrices
  return { ...work, basePrices: amount === undefined ? others : { ...others, [vehicle]: amount } }
}

/** The cells of a pasted block, from one cell to the right and down, as far as the table goes. */
export function pastedCells(
  block: readonly (readonly string[])[],
  from: CellPlace,
  vehicles: readonly NamedVehicle[],
  tiers: readonly number[],
): TypedCell[] {
  const row = vehicles.findIndex(({ id }) => id === from.vehicleId)
  const column = tiers.indexOf(from.fromDays)
  return block.flatMap((texts, down) =>
    texts.flatMap((text, right) => {
      const vehicle = vehicles[row + down]
      const fromDays = tiers[column + right]
      if (!vehicle || fromDays === undefined) return []
      return { place: { vehicleId: vehicle.id, season: from.season, fromDays }, text }
    }),
  )
}

/** The work with another list of tiers; the cells of those that are gone go with them. */
export function withTiers(work: RatesWork, tiers: readonly number[]): RatesWork {
  const sorted = [...new Set([1, ...tiers])].sort((one, other) => one - other)
  const prices = work.rates.prices.filter(({ fromDays }) => sorted.includes(fromDays))
  const unread = Object.fromEntries(
    Object.entries(work.unread).filter(
      ([key]) => !key.startsWith('prices.') || sorted.includes(Number(key.split('.')[2])),
    ),
  )
  return { ...work, rates: { ...work.rates, tiers: sorted, prices }, unread }
}
