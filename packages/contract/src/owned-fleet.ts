import type { Block } from '@nelly/domain/blocks'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import { ownedBlock, toBlockAnswer } from './blocks.ts'
import type { FleetAnswer } from './fleet.ts'

/** A reservation as a bar of the fleet's calendar. Its days are `yyyy-mm-dd`, its times `HH:mm` at the rental place. */
export interface FleetBar {
  id: number
  firstName: string
  lastName: string
  pickup: { date: string; time: string }
  return: { date: string; time: string }
  /** How long the unit is held after the return. */
  turnaroundMinutes: number
  /** Whether the operator chose its unit. */
  isPinned: boolean
}

/** A row of the calendar: one of a vehicle's units, and its bars by pickup. */
export interface FleetUnit {
  unit: number
  plate: string | null
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
  /** Of one unit or of all, by their beginning. */
  blocks: readonly Block[]
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

/** A reservation's bar. */
export const fleetBarOf = ({
  id,
  firstName,
  lastName,
  during,
  turnaroundMinutes,
  isPinned,
}: Pick<FleetBar, 'id' | 'firstName' | 'lastName' | 'turnaroundMinutes' | 'isPinned'> & {
  during: RentalPeriod
}): FleetBar => ({
  id,
  firstName,
  lastName,
  pickup: { date: dateOf(during.pickup), time: timeOf(during.pickup) },
  return: { date: dateOf(during.return), time: timeOf(during.return) },
  turnaroundMinutes,
  isPinned,
})

export const toFleetAnswer = ({ landingId, vehicles, ...calendar }: Fleet): FleetAnswer => ({
  id_landing: landingId,
  ...calendar,
  vehicles: vehicles.map(({ picture, isOnSale, units, blocks, ...vehicle }) => ({
    ...vehicle,
    image: picture,
    on_sale: isOnSale,
    blocks: blocks.map(toBlockAnswer),
    units: units.map(({ bars, ...unit }) => ({ ...unit, reservations: bars.map(barAnswer) })),
  })),
})

const barAnswer = (bar: FleetBar): BarAnswer => ({
  id: bar.id,
  name: bar.firstName,
  last_name: bar.lastName,
  date_of_departure: bar.pickup.date,
  time_of_departure: bar.pickup.time,
  date_of_arrival: bar.return.date,
  time_of_arrival: bar.return.time,
  turnaround_minutes: bar.turnaroundMinutes,
  pinned: bar.isPinned,
})

/** Parses the calendar of an answer. */
export const ownedFleet = (answer: FleetAnswer): Fleet => ({
  landingId: answer.id_landing,
  timezone: answer.timezone,
  today: answer.today,
  from: answer.from,
  days: answer.days,
  vehicles: answer.vehicles.map(({ image, units, on_sale, blocks, ...vehicle }) => ({
    ...vehicle,
    isOnSale: on_sale,
    blocks: blocks.map(ownedBlock),
    picture: image,
    units: units.map(({ reservations, ...unit }) => ({ ...unit, bars: reservations.map(fleetBar) })),
  })),
})

type BarAnswer = FleetAnswer['vehicles'][number]['units'][number]['reservations'][number]

const fleetBar = (answer: BarAnswer): FleetBar => ({
  id: answer.id,
  firstName: answer.name,
  lastName: answer.last_name,
  pickup: { date: answer.date_of_departure, time: answer.time_of_departure },
  return: { date: answer.date_of_arrival, time: answer.time_of_arrival },
  turnaroundMinutes: answer.turnaround_minutes,
  isPinned: answer.pinned,
})
