import type { Fleet, FleetBar, FleetVehicle } from '@nelly/contract/fleet'
import { type Block, isOwn } from '@nelly/domain/blocks/blocks'
import { type PossibleMoves, possibleMoves } from '@nelly/domain/calendar/possible-moves'
import type { Row, Slot } from '@nelly/domain/calendar/slots'
import { periodOf } from './period-of.ts'

interface Placed {
  /** Names it among all bars of the calendar. */
  readonly key: string
  readonly slot: Slot
  readonly possible: PossibleMoves
  readonly vehicle: FleetVehicle
}

/** A reservation or a block of the calendar, with how it may be moved. */
export type CalendarItem =
  | (Placed & { readonly kind: 'reservation'; readonly bar: FleetBar })
  | (Placed & { readonly kind: 'block'; readonly block: Block })

/** All reservations and blocks of the calendar by their keys. */
export function itemsOf({ vehicles }: Pick<Fleet, 'vehicles'>): ReadonlyMap<string, CalendarItem> {
  const items = vehicles.flatMap((vehicle) => [
    ...vehicle.units.flatMap(({ unit, bars }) =>
      bars.map((bar) => reservationItem(vehicle, { vehicleId: vehicle.id, unit }, bar)),
    ),
    ...vehicle.blocks.map((block) => blockItem(vehicle, block)),
  ])
  return new Map(items.map((item) => [item.key, item]))
}

export const keyOfBar = (id: number | string): string => `bar-${id}`
export const keyOfBlock = (id: number | string): string => `block-${id}`

const reservationItem = (vehicle: FleetVehicle, row: Row, bar: FleetBar): CalendarItem => ({
  kind: 'reservation',
  key: keyOfBar(bar.id),
  slot: { ...row, ...periodOf(bar) },
  possible: possibleMoves(bar.status),
  vehicle,
  bar,
})

/** A block of all units stays with its vehicle, and one of another channel or of a unit out of service as it is there. */
const blockItem = (vehicle: FleetVehicle, block: Block): CalendarItem => ({
  kind: 'block',
  key: keyOfBlock(block.id),
  slot: { vehicleId: block.vehicleId, unit: block.unit, from: block.from, to: block.to },
  possible: {
    pickup: isOwn(block),
    return: isOwn(block),
    units: block.unit !== null && isOwn(block) ? 'any' : 'none',
  },
  vehicle,
  block,
})
