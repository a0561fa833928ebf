import type { CalendarBar, CalendarUnit, CalendarVehicle } from '@nelly/contract/overview/calendar'
import type { WallClock } from '@nelly/domain/wall-clock'

/** Noon of 10 March. */
export const NOON = '2027-03-10T12:00' as WallClock

/** A confirmed reservation from one moment to another, such as `2027-03-10T10:00`. */
export function bar(id: number, from: string, to: string, changes: Partial<CalendarBar> = {}): CalendarBar {
  const at = (moment: string) => ({ date: moment.slice(0, 10), time: moment.slice(11) })
  return {
    id,
    landingId: 1,
    vehicleId: 1,
    reference: `K7Q4-9MXT-000${id}`,
    firstName: 'Ana',
    lastName: 'Pérez',
    pickup: at(from),
    return: at(to),
    pickupPlace: 'Aeropuerto',
    returnPlace: 'Aeropuerto',
    turnaroundMinutes: 0,
    isPinned: false,
    status: 'confirmed',
    isOverdue: false,
    isAtRisk: false,
    isDoNotRent: false,
    revision: 0,
    ...changes,
  }
}

/** A unit with its bars. */
export const unit = (
  number: number,
  bars: readonly CalendarBar[] = [],
  changes: Partial<CalendarUnit> = {},
): CalendarUnit => ({
  unit: number,
  plate: null,
  place: null,
  isOut: false,
  isOutOfService: false,
  bars,
  ...changes,
})

/** A vehicle on sale with its units, offered on the first landing. */
export const vehicle = (
  id: number,
  units: readonly CalendarUnit[],
  changes: Partial<CalendarVehicle> = {},
): CalendarVehicle => ({
  id,
  name: `Kia ${id}`,
  timezone: 'America/Santo_Domingo',
  picture: null,
  isOnSale: true,
  deleted: false,
  offers: [{ vehicleId: id, landingId: 1 }],
  units,
  blocks: [],
  ...changes,
})
