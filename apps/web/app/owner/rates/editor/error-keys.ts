import type { VehicleId } from '@nelly/domain/ids'
import type { Rates } from '@nelly/domain/rates/rates'
import type { RatesPage } from '../../paths/rates-path.ts'
import { cellKey, ownPriceKey } from '../matrix/price-cells.ts'
import type { RatesWork } from './rates-editor.ts'

/**
 * The messages of a refused save by the keys of the fields. Items of lists are named by their id instead of their place,
 * so that a message stays with its item.
 */
export const errorKeys = (
  errors: Readonly<Record<string, readonly string[]>>,
  { rates, basePrices }: Pick<RatesWork, 'rates' | 'basePrices'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [
      vehiclePriceKey(field, basePrices) ?? keyOf(field.replace(/^rates\./, ''), rates),
      words.join(' '),
    ]),
  )

/** The cell of a vehicle's own price, which is saved beside the rates, at `prices.0` and so on. */
function vehiclePriceKey(field: string, basePrices: RatesWork['basePrices']): string | undefined {
  const [, place] = /^prices\.(\d+)\./.exec(field) ?? []
  const id = place === undefined ? undefined : Object.keys(basePrices)[Number(place)]
  return id && ownPriceKey(Number(id) as VehicleId)
}

function keyOf(path: string, rates: Rates): string {
  const [list = '', place = '', ...rest] = path.split('.')
  const index = Number(place)
  const named = (id: string | undefined, ...field: string[]) => [list, id ?? place, ...field].join('.')
  switch (list) {
    case 'seasons':
    case 'offers':
    case 'questions':
      return named(rates[list][index]?.id, ...rest)
    case 'extras':
    case 'fees':
    case 'priceList':
      return named(rates[list][index]?.code, ...rest)
    case 'prices': {
      const cell = rates.prices[index]
      return cell ? cellKey(cell) : path
    }
    default:
      return path
  }
}

/** The page of the rates that has a field. */
export function pageOf(key: string): RatesPage {
  const [first = ''] = key.split('.')
  return PAGES_OF[first] ?? 'terms'
}

const PAGES_OF: Readonly<Record<string, RatesPage>> = {
  prices: 'prices',
  tiers: 'prices',
  seasons: 'seasons',
  extras: 'extras',
  fees: 'fees',
  tax: 'fees',
  days: 'fees',
  oneWay: 'fees',
  outOfHours: 'fees',
  offers: 'offers',
  rules: 'rules',
  drivers: 'rules',
  questions: 'questions',
}
