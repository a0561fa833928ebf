import type { Calendar, CalendarBar, CalendarUnit, CalendarVehicle } from '@nelly/contract/overview/calendar'
import { type Block, isOwn } from '@nelly/domain/blocks/blocks'
import { type PossibleMoves, possibleMoves } from '@nelly/domain/calendar/possible-moves'
import type { Row, Slot } from '@nelly/domain/calendar/slots'
import { addMinutes, type WallClock } from '@nelly/domain/wall-clock'
import { momentOf } from '../calendar-window.ts'

interface Placed {
  /** Names it among all bars of the calendar. */
  readonly key: string
  readonly slot: Slot
  readonly possible: PossibleMoves
  readonly vehicle: CalendarVehicle
}

/** A reservation or a block of the calendar, with how it may be moved. */
export type CalendarItem =
  | (Placed & { readonly kind: 'reservation'; readonly bar: CalendarBar })
  | (Placed & { readonly kind: 'block'; readonly block: Block })

/** All reservations and blocks of the calendar by their keys. */
export function itemsOf({ vehicles }: Pick<Calendar, 'vehicles'>): ReadonlyMap<string, CalendarItem> {
  const offers = vehicles.flatMap(({ id, timezone, offers }) =>
    offers.map(({ landingId }) => ({ id, timezone, landingId })),
  )
  const onLanding = idsBy(offers, ({ landingId }) => landingId)
  const inZone = idsBy(offers, ({ timezone }) => timezone)
  const items = vehicles.flatMap((vehicle) => [
    ...vehicle.units.flatMap(({ unit, bars }) =>
      bars.map((bar) =>
        reservationItem(vehicle, { vehicleId: vehicle.id, unit }, bar, onLanding(bar.landingId)),
      ),
    ),
    ...vehicle.blocks.map((block) => blockItem(vehicle, block, inZone(vehicle.timezone))),
  ])
  return new Map(items.map((item) => [item.key, item]))
}

type Ids = ReadonlySet<number>

/** The ids of rows by something that they have in common. */
function idsBy<T extends { readonly id: number }, K>(
  rows: readonly T[],
  keyOf: (row: T) => K,
): (key: K) => Ids {
  const groups = Map.groupBy(rows, keyOf)
  const ids = new Map([...groups].map(([key, group]) => [key, new Set(group.map(({ id }) => id))]))
  return (key) => ids.get(key) ?? new Set()
}

/**
 * The rows of the calendar as the vehicles that a reservation may have, those of its landing: its own stands for its row. Of units that
 * its landing does not offer there is none.
 */
export const vehiclesFor = (
  vehicles: readonly CalendarVehicle[],
  { bar, vehicle: own }: Extract<CalendarItem, { kind: 'reservation' }>,
): CalendarVehicle[] =>
  vehicles.flatMap((row) => {
    const offered = row.offers.find(({ landingId }) => landingId === bar.landingId)?.vehicleId
    const id = row.id === own.id ? bar.vehicleId : offered
    return id === undefined ? [] : [{ ...row, id }]
  })

export const keyOfBar = (id: number | string): string => `bar-${id}`
export const keyOfBlock = (id: number | string): string => `block-${id}`

const reservationItem = (vehicle: CalendarVehicle, row: Row, bar: CalendarBar, rows: Ids): CalendarItem => ({
  kind: 'reservation',
  key: keyOfBar(bar.id),
  slot: { ...row, ...periodOf(bar) },
  possible: { ...possibleMoves(bar.status), vehicles: rows },
  vehicle,
  bar,
})

/** A block moves within its time zone; one of all units stays with its vehicle, and one of another channel or of a unit out of service as it is there. */
const blockItem = (vehicle: CalendarVehicle, block: Block, rows: Ids): CalendarItem => ({
  kind: 'block',
  key: keyOfBlock(block.id),
  slot: { vehicleId: block.vehicleId, unit: block.unit, from: block.from, to: block.to },
  possible: {
    pickup: isOwn(block),
    return: isOwn(block),
    units: block.unit !== null && isOwn(block) ? 'any' : 'none',
    vehicles: rows,
  },
  vehicle,
  block,
})

/** When a rental begins and ends. */
export const periodOf = (rental: Pick<CalendarBar, 'pickup' | 'return'>): Pick<Slot, 'from' | 'to'> => ({
  from: momentOf(rental.pickup),
  to: momentOf(rental.return),
})

/**
 * The next unit of a vehicle, after that of a reservation and then from the first one on, that has nothing in its time and
 * turnaround, as far as the calendar shows. The server has the last word.
 */
export function nextFreeUnit(
  { units, blocks }: Pick<CalendarVehicle, 'units' | 'blocks'>,
  bar: Pick<CalendarBar, 'id' | 'turnaroundMinutes'>,
  slot: Slot,
): CalendarUnit | undefined {
  const held = { from: slot.from, to: addMinutes(slot.to, bar.turnaroundMinutes) }
  const isFree = ({ unit, bars }: CalendarUnit) =>
    !bars.some((one) => one.id !== bar.id && overlaps(held, heldBy(one))) &&
    !blocks.some((block) => (block.unit === null || block.unit === unit) && overlaps(held, block))
  const index = units.findIndex(({ unit }) => unit === slot.unit)
  const others = [...units.slice(index + 1), ...units.slice(0, Math.max(index, 0))]
  return others.find(isFree)
}

interface Time {
  readonly from: WallClock
  readonly to: WallClock
}

function heldBy(bar: CalendarBar): Time {
  const { from, to } = periodOf(bar)
  return { from, to: addMinutes(to, bar.turnaroundMinutes) }
}

const overlaps = (one: Time, other: Time): boolean => one.from < other.to && other.from < one.to
