import type { Filterable } from './vehicle-filters.ts'

/** The orders a visitor can choose, besides the landing's own. Source: rules.md, "Search". */
export const VEHICLE_ORDERS = ['price', 'price-desc', 'size', 'size-desc'] as const
export type VehicleOrder = (typeof VEHICLE_ORDERS)[number]

type Sortable = Pick<Filterable, 'pricePerDay' | 'total' | 'seats' | 'luggage'>
type Compare = (a: Sortable, b: Sortable) => number

const byPrice: Compare = (a, b) => shownPrice(a) - shownPrice(b)
const shownPrice = ({ total, pricePerDay }: Sortable) => total ?? pricePerDay
const bySize: Compare = (a, b) => a.seats - b.seats || a.luggage - b.luggage

const COMPARE: Record<VehicleOrder, Compare> = {
  price: byPrice,
  'price-desc': (a, b) => byPrice(b, a),
  size: bySize,
  'size-desc': (a, b) => bySize(b, a),
}

/** Sorts the vehicles by price, with dates that of the trip, or by size, seats before luggage. The sort is stable; without an order nothing moves. */
export const inOrder = <V extends Sortable>(vehicles: readonly V[], order: VehicleOrder | undefined): V[] =>
  order === undefined ? [...vehicles] : vehicles.toSorted(COMPARE[order])
