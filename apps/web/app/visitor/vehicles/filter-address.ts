import { type Currency, decimalsOf } from '@nelly/domain/currency'
import { toMajorUnits, toMinorUnits } from '@nelly/domain/money'
import { FUELS } from '@nelly/domain/units/unit'
import type { VehicleFilters } from '@nelly/domain/vehicles/vehicle-filters'
import { transmission, vehicleType } from '@nelly/domain/vehicles/vehicle-options'
import { VEHICLE_ORDERS, type VehicleOrder } from '@nelly/domain/vehicles/vehicle-order'
import { line } from '../booking/line.ts'

const LONGEST = 80
const MOST_FEATURES = 40

/**
 * Parses the filters of an address, its price in the landing's currency; invalid ones are ignored. The highest price is that
 * of the trip where it has dates, else of a day, as the cards show it.
 */
export function readFilters(
  params: URLSearchParams,
  { currency, hasDates }: { readonly currency: Currency; readonly hasDates: boolean },
): VehicleFilters {
  const text = (name: string) => line(params.get(name) ?? '', LONGEST) || undefined
  const count = (name: string) => {
    const given = Number(text(name) ?? Number.NaN)
    return Number.isInteger(given) && given > 0 && given < 1000 ? given : undefined
  }
  const price = (name: string) => {
    const given = Number(text(name) ?? Number.NaN)
    return given >= 10 ** -decimalsOf(currency) && given < 1e10 ? toMinorUnits(given, currency) : undefined
  }
  const type = vehicleType(text('type') ?? '')
  const gear = transmission(text('transmission') ?? '')
  return {
    text: text('q'),
    capacity: count('capacity'),
    luggage: count('luggage'),
    type: type.ok ? type.value : undefined,
    transmission: gear.ok ? gear.value : undefined,
    brand: text('brand'),
    doors: count('doors'),
    fuel: FUELS.find((fuel) => fuel === text('fuel')),
    maxPricePerDay: hasDates ? undefined : price(PRICE_FIELD.maxPricePerDay),
    maxTotal: hasDates ? price(PRICE_FIELD.maxTotal) : undefined,
    features: [...new Set(params.getAll('feature').map((feature) => line(feature, LONGEST)))]
      .filter((feature) => feature !== '')
      .slice(0, MOST_FEATURES),
  }
}

/** The parameters of the highest price of a day and of a trip. */
export const PRICE_FIELD = { maxPricePerDay: 'max_price', maxTotal: 'max_total' } as const

/** The filters as parameters of an address. */
export function filterFields(filters: VehicleFilters, currency: Currency): [string, string][] {
  const amount = (name: keyof typeof PRICE_FIELD): [string, number | undefined] => {
    const minor = filters[name]
    return [PRICE_FIELD[name], minor === undefined ? undefined : toMajorUnits({ minor, currency })]
  }
  const single: [string, string | number | undefined][] = [
    ['q', filters.text],
    ['capacity', filters.capacity],
    ['luggage', filters.luggage],
    ['type', filters.type],
    ['transmission', filters.transmission],
    ['brand', filters.brand],
    ['doors', filters.doors],
    ['fuel', filters.fuel],
    amount('maxPricePerDay'),
    amount('maxTotal'),
  ]
  return [
    ...single.flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...(filters.features ?? []).map((feature): [string, string] => ['feature', feature]),
  ]
}

const SORT = 'sort'

/** Parses the order of an address; undefined for the landing's own. */
export const readOrder = (params: URLSearchParams): VehicleOrder | undefined =>
  VEHICLE_ORDERS.find((order) => order === params.get(SORT))

/** How many vehicles the list shows at first, and how many more each time. */
export const LIST_STEP = 12

const SHOWN = 'show'

/** Parses how many vehicles of the list an address shows; the first ones alone unless it says whole steps. */
export function readShown(params: URLSearchParams): number {
  const shown = Number(params.get(SHOWN))
  return Number.isSafeInteger(shown) && shown > 0 && shown % LIST_STEP === 0 ? shown : LIST_STEP
}

/** Filters, order and how many are shown, as parameters of an address. */
export const listFields = (
  filters: VehicleFilters,
  order: VehicleOrder | undefined,
  currency: Currency,
  shown = LIST_STEP,
): [string, string][] => [
  ...filterFields(filters, currency),
  ...(order === undefined ? [] : [[SORT, order] as [string, string]]),
  ...(shown === LIST_STEP ? [] : [[SHOWN, String(shown)] as [string, string]]),
]
