import type { Block } from '@nelly/domain/blocks'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { ReservationStatus } from '@nelly/domain/reservation/reservation-status'
import { dateOf, timeOf } from '@nelly/domain/wall-clock'
import type { FleetAnswer } from './fleet.ts'

/** A reservation as a bar of the fleet's calendar. Its days are `yyyy-mm-dd`, its times `HH:mm` at the rental place. */
export interface FleetBar {
  id: number
  reference: string
  firstName: string
  lastName: string
  pickup: { date: string; time: string }
  return: { date: string; time: string }
  /** How long the unit is held after the return. */
  turnaroundMinutes: number
  /** Whether the operator chose its unit. */
  isPinned: boolean
  status: ReservationStatus
  /** Whether the vehicle is out past its return. */
  isOverdue: boolean
  /** Whether an overdue rental holds its unit. */
  isAtRisk: boolean
  /** Whether the operator does not want to rent to its customer. */
  isDoNotRent: boolean
  /** The number of its changes. */
  revision: number
}

/** A row of the calendar: one of a vehicle's units, and its bars by pickup. */
export interface FleetUnit {
  unit: number
  plate: string | null
  /** Whether it is out of service today. */
  isOutOfService: boolean
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
  /** After which vehicle the next part begins; null where there is none. */
  next: number | null
}

/** A reservation's bar. */
export const fleetBarOf = ({
  during,
  ...bar
}: Omit<FleetBar, 'pickup' | 'return'> & { during: RentalPeriod }): FleetBar => ({
  ...bar,
  pickup: { date: dateOf(during.pickup), time: timeOf(during.pickup) },
  return: { date: dateOf(during.return), time: timeOf(during.return) },
})

export const toFleetAnswer = ({ landingId, vehicles, ...calendar }: Fleet): FleetAnswer => ({
  id_landing: landingId,
  ...calendar,
  vehicles: vehicles.map(({ picture, isOnSale, units, blocks, ...vehicle }) => ({
    ...vehicle,
    image: picture,
    on_sale: isOnSale,
    blocks: [...blocks],
    units: units.map(({ bars, isOutOfService, ...unit }) => ({
      ...unit,
      out_of_service: isOutOfService,
      reservations: bars.map(barAnswer),
    })),
  })),
})

const barAnswer = (bar: FleetBar): BarAnswer => ({
  id: bar.id,
  reference: bar.reference,
  name: bar.firstName,
  last_name: bar.lastName,
  date_of_departure: bar.pickup.date,
  time_of_departure: bar.pickup.time,
  date_of_arrival: bar.return.date,
  time_of_arrival: bar.return.time,
  turnaround_minutes: bar.turnaroundMinutes,
  pinned: bar.isPinned,
  status: bar.status,
  overdue: bar.isOverdue,
  at_risk: bar.isAtRisk,
  do_not_rent: bar.isDoNotRent,
  revision: bar.revision,
})

/** Parses the calendar of an answer. */
export const ownedFleet = (answer: FleetAnswer): Fleet => ({
  landingId: answer.id_landing,
  timezone: answer.timezone,
  today: answer.today,
  from: answer.from,
  days: answer.days,
  next: answer.next,
  vehicles: answer.vehicles.map(({ image, units, on_sale, ...vehicle }) => ({
    ...vehicle,
    isOnSale: on_sale,
    picture: image,
    units: units.map(({ reservations, out_of_service, ...unit }) => ({
      ...unit,
      isOutOfService: out_of_service,
      bars: reservations.map(fleetBar),
    })),
  })),
})

type BarAnswer = FleetAnswer['vehicles'][number]['units'][number]['reservations'][number]

const fleetBar = (answer: BarAnswer): FleetBar => ({
  id: answer.id,
  reference: answer.reference,
  firstName: answer.name,
  lastName: answer.last_name,
  pickup: { date: answer.date_of_departure, time: answer.time_of_departure },
  return: { date: answer.date_of_arrival, time: answer.time_of_arrival },
  turnaroundMinutes: answer.turnaround_minutes,
  isPinned: answer.pinned,
  status: answer.status,
  isOverdue: answer.overdue,
  isAtRisk: answer.at_risk,
  isDoNotRent: answer.do_not_rent,
  revision: answer.revision,
})
