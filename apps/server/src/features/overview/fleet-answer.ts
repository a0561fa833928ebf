import type { FleetAnswer } from '@nelly/contract/fleet'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import type { Fleet, FleetReservation, FleetVehicle } from './fleet.ts'

/** The calendar of a fleet as the wire spells it. */
export const fleetAnswer = ({ landing, timezone, today, from, days, vehicles }: Fleet): FleetAnswer => ({
  id_landing: landing,
  timezone,
  today,
  from,
  days,
  vehicles: vehicles.map((vehicle) => ({
    id: vehicle.id,
    name: vehicle.name,
    image: vehicle.picture,
    on_sale: vehicle.onSale,
    deleted: vehicle.deletedAt !== null,
    units: unitsOf(vehicle),
  })),
})

/**
 * All units of a vehicle, and those beyond them that are booked still: where a vehicle's units became fewer, a reservation
 * keeps the number it had. A deleted vehicle has but those that are booked.
 */
function unitsOf({ units, deletedAt, reservations }: FleetVehicle): FleetAnswer['vehicles'][number]['units'] {
  const booked = Map.groupBy(reservations, ({ unit }) => unit)
  const there = deletedAt ? [] : Array.from({ length: units }, (_, index) => index + 1)
  const shown = [...new Set([...there, ...booked.keys()])].sort((a, b) => a - b)
  return shown.map((unit) => ({ unit, reservations: (booked.get(unit) ?? []).map(bar) }))
}

const bar = ({ id, firstName, lastName, during }: FleetReservation) => ({
  id,
  name: firstName,
  last_name: lastName,
  date_of_departure: dateOf(during.pickup),
  time_of_departure: timeOf(during.pickup),
  date_of_arrival: dateOf(during.return),
  time_of_arrival: timeOf(during.return),
})
