import type { VehicleId } from '@nelly/domain/ids'
import type { Carried } from './booking/booking.ts'
import { bookingSearch } from './booking/booking-address.ts'

/** The addresses of a landing's pages, each carrying the booking on; list and vehicle carry the filters as well. */
export const linksOf = (address: string, booking: Carried, filters: readonly [string, string][] = []) => ({
  /** The home page, with the current search. */
  home: `/${address}${bookingSearch(booking)}`,
  vehicles: `/${address}/vehicle${bookingSearch(booking, filters)}`,
  vehicle: (id: VehicleId) => `/${address}/vehicles/${id}${bookingSearch(booking, filters)}`,
  /** The vehicle's page without the booking. */
  vehiclePage: (id: VehicleId) => `/${address}/vehicles/${id}`,
  extras: `/${address}/additions${bookingSearch(booking)}`,
  /** The extras, with this vehicle chosen. */
  select: (vehicle: VehicleId) => `/${address}/additions${bookingSearch({ ...booking, vehicle })}`,
  review: `/${address}/review${bookingSearch(booking)}`,
})

export type Links = ReturnType<typeof linksOf>
