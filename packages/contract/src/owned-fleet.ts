import type { FleetAnswer } from './fleet.ts'

/** A reservation as a bar of the fleet's calendar. Its days are `yyyy-mm-dd`, its times `HH:mm` at the rental place. */
export interface FleetBar {
  id: number
  firstName: string
  lastName: string
  pickup: { date: string; time: string }
  return: { date: string; time: string }
}

/** A row of the calendar: one of a vehicle's units, and its bars by pickup. */
export interface FleetUnit {
  unit: number
  bars: readonly FleetBar[]
}

/** A vehicle of the calendar; a deleted one is listed for its reservations only. */
export interface FleetVehicle {
  id: number
  name: string
  /** Path of its first picture below `/storage/`. */
  picture: string | null
  isOnSale: boolean
  deleted: boolean
  units: readonly FleetUnit[]
}

/** The calendar of a landing's fleet over some days; `today` is the day at the rental place. */
export interface Fleet {
  landingId: number
  timezone: string
  today: string
  from: string
  days: number
  vehicles: readonly FleetVehicle[]
}

/** Parses the calendar of an answer. */
export const ownedFleet = (answer: FleetAnswer): Fleet => ({
  landingId: answer.id_landing,
  timezone: answer.timezone,
  today: answer.today,
  from: answer.from,
  days: answer.days,
  vehicles: answer.vehicles.map(({ image, units, on_sale, ...vehicle }) => ({
    ...vehicle,
    isOnSale: on_sale,
    picture: image,
    units: units.map(({ unit, reservations }) => ({ unit, bars: reservations.map(fleetBar) })),
  })),
})

const fleetBar = (
  answer: FleetAnswer['vehicles'][number]['units'][number]['reservations'][number],
): FleetBar => ({
  id: answer.id,
  firstName: answer.name,
  lastName: answer.last_name,
  pickup: { date: answer.date_of_departure, time: answer.time_of_departure },
  return: { date: answer.date_of_arrival, time: answer.time_of_arrival },
})
