import type { CalendarBar, CalendarUnit, CalendarVehicle } from '@nelly/contract/overview/calendar'
import { folded } from '@nelly/domain/folded'
import { distinctPlaces, samePlace } from '@nelly/domain/places/same-place'
import { plateKey } from '@nelly/domain/units/plate'
import { BAR_LOOKS, type BarLook, barLook } from './bar-look.ts'
import type { ClockAt } from './use-clock-at.ts'

/** What reservations of the calendar can be narrowed to: one look, or what needs attention, late or at risk. */
export const FILTERED_STATES = ['attention', ...BAR_LOOKS] as const
/** What its units can be narrowed to. */
export const FILTERED_UNITS = ['on-sale', 'out-of-service'] as const

/** A filter of the calendar; undefined and blank match everything. */
export interface CalendarFilter {
  readonly search: string
  readonly state: (typeof FILTERED_STATES)[number] | undefined
  readonly vehicle: number | undefined
  readonly landing: number | undefined
  /** The name of a place, where it is picked up or returned. */
  readonly place: string | undefined
  readonly units: (typeof FILTERED_UNITS)[number] | undefined
}

/** The filter that matches everything. */
export const NO_FILTER: CalendarFilter = {
  search: '',
  state: undefined,
  vehicle: undefined,
  landing: undefined,
  place: undefined,
  units: undefined,
}

/** Parses a filter from an address. */
export const filterIn = (address: URLSearchParams): CalendarFilter => ({
  search: address.get('search') ?? '',
  state: FILTERED_STATES.find((one) => one === address.get('state')),
  vehicle: Number(address.get('vehicle')) || undefined,
  landing: Number(address.get('landing')) || undefined,
  place: address.get('place') || undefined,
  units: FILTERED_UNITS.find((one) => one === address.get('units')),
})

/**
 * A filter as it applies to a calendar: a vehicle stands for all that offer the same units, and one that is not there, as in an old link,
 * is ignored.
 */
export const filterOf = (vehicles: readonly CalendarVehicle[], filter: CalendarFilter): CalendarFilter => ({
  ...filter,
  vehicle: filter.vehicle && rowOf(vehicles, filter.vehicle)?.id,
})

/** The row of a vehicle, which may be shown as another one that offers the same units. */
export const rowOf = (vehicles: readonly CalendarVehicle[], vehicle: number): CalendarVehicle | undefined =>
  vehicles.find(({ id, offers }) => id === vehicle || offers.some(({ vehicleId }) => vehicleId === vehicle))

/** The names of the places of all reservations, in order; one name is one place. */
export const placesOf = (vehicles: readonly CalendarVehicle[]): string[] => {
  const bars = vehicles.flatMap(({ units }) => units.flatMap((unit) => unit.bars))
  const names = bars.flatMap(({ pickupPlace, returnPlace }) => [pickupPlace, returnPlace])
  return distinctPlaces(names).toSorted((one, other) => one.localeCompare(other))
}

/** Whether a reservation is picked up or returned at a place; all are where none is asked for. */
const isAt = ({ pickupPlace, returnPlace }: CalendarBar, place: string | undefined): boolean =>
  place === undefined || samePlace(pickupPlace, place) || samePlace(returnPlace, place)

/** How many of a filter's fields narrow the calendar. */
export const narrowings = ({ search, ...chosen }: CalendarFilter): number =>
  [search.trim() !== '', ...Object.values(chosen)].filter(Boolean).length

/** A vehicle with those of its units that are shown. */
export interface ShownVehicle {
  readonly vehicle: CalendarVehicle
  readonly units: readonly CalendarUnit[]
}

/** What a filter leaves of a calendar. */
export interface FilteredCalendar {
  readonly vehicles: readonly ShownVehicle[]
  /** The ids of the reservations that match, others of the same unit are dimmed; undefined where all match. */
  readonly matches: ReadonlySet<number> | undefined
  readonly unitCount: number
}

/**
 * The units of a calendar that match, or that have a reservation that does, at the clock of their place. Every word of the search is in the
 * vehicle's name, the plate, the customer's name or the reference; plates and references match whatever their
 * blanks and hyphens. A landing has the units that it offers, with the reservations that it made.
 */
export function filteredCalendar(
  vehicles: readonly CalendarVehicle[],
  filter: CalendarFilter,
  clockAt: ClockAt,
): FilteredCalendar {
  if (narrowings(filter) === 0) {
    return withCount(
      vehicles.map((vehicle) => ({ vehicle, units: vehicle.units })),
      undefined,
    )
  }
  const matches = new Set<number>()
  const isFound = searchOf(filter.search)
  const showsUnit = (vehicle: CalendarVehicle, unit: CalendarUnit): boolean => {
    if (filter.units === 'out-of-service' && !unit.isOutOfService) return false
    const found = unit.bars.filter(
      (bar) =>
        hasState(filter.state, barLook(bar, clockAt(vehicle.timezone))) &&
        (filter.landing === undefined || bar.landingId === filter.landing) &&
        isAt(bar, filter.place) &&
        isFound(vehicle, unit, bar),
    )
    for (const { id } of found) matches.add(id)
    if (found.length > 0) return true
    const isOfReservations = filter.state !== undefined || filter.place !== undefined
    return !isOfReservations && isOfferedOn(vehicle, filter.landing) && isFound(vehicle, unit)
  }
  const shown = vehicles
    .filter(({ id }) => filter.vehicle === undefined || id === filter.vehicle)
    .filter(({ isOnSale, deleted }) => filter.units !== 'on-sale' || (isOnSale && !deleted))
    .map((vehicle) => ({ vehicle, units: vehicle.units.filter((unit) => showsUnit(vehicle, unit)) }))
    .filter(({ units }) => units.length > 0)
  return withCount(shown, matches)
}

const isOfferedOn = ({ offers }: CalendarVehicle, landing: number | undefined): boolean =>
  landing === undefined || offers.some(({ landingId }) => landingId === landing)

const withCount = (
  vehicles: readonly ShownVehicle[],
  matches: FilteredCalendar['matches'],
): FilteredCalendar => ({
  vehicles,
  matches,
  unitCount: vehicles.reduce((sum, { units }) => sum + units.length, 0),
})

const hasState = (state: CalendarFilter['state'], look: BarLook): boolean =>
  state === undefined || state === look || (state === 'attention' && (look === 'late' || look === 'at-risk'))

type Search = (vehicle: CalendarVehicle, unit: CalendarUnit, bar?: CalendarBar) => boolean

function searchOf(search: string): Search {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const key = plateKey(search)
  if (words.length === 0) return () => true
  return ({ name }, { plate }, bar) => {
    const text = folded([name, plate, bar?.firstName, bar?.lastName, bar?.reference].join(' '))
    if (words.every((word) => text.includes(word))) return true
    return key !== '' && [plate, bar?.reference].some((one) => one && plateKey(one).includes(key))
  }
}
