import { addDays, type CalendarDate } from '../wall-clock.ts'

/** After how many kilometres or months a unit is to be maintained, and when it was last; null is not said. */
export interface Maintenance {
  readonly serviceEveryKm: number | null
  readonly serviceEveryMonths: number | null
  /** The reading of the odometer, in kilometres. */
  readonly lastServiceKm: number | null
  readonly lastServiceOn: CalendarDate | null
}

/** From how many kilometres and days before it is due its operator is told. */
export const SERVICE_WARNING_KM = 500
export const SERVICE_WARNING_DAYS = 14

/** The most kilometres and months between two times. */
export const MAX_SERVICE_KM = 100_000
export const MAX_SERVICE_MONTHS = 60

/** That a unit is to be maintained, or soon is. */
export interface DueService {
  /** The reading of the odometer at which it is due; null where kilometres do not say so. */
  readonly km: number | null
  /** The day on which it is due; null where the calendar does not say so. */
  readonly on: CalendarDate | null
  readonly isOverdue: boolean
}

/**
 * Whether a unit is to be maintained by its odometer or by the calendar, whichever comes first; undefined where neither is near. Without
 * a last time, kilometres count from 0, and months do not count.
 *
 * Source: rules.md, "Units".
 */
export function dueService(
  { odometer, ...unit }: Maintenance & { readonly odometer: number | null },
  today: CalendarDate,
): DueService | undefined {
  const km = unit.serviceEveryKm === null ? null : (unit.lastServiceKm ?? 0) + unit.serviceEveryKm
  const on =
    unit.serviceEveryMonths === null || unit.lastServiceOn === null
      ? null
      : monthsAfter(unit.lastServiceOn, unit.serviceEveryMonths)
  const isNear = {
    km: km !== null && odometer !== null && odometer >= km - SERVICE_WARNING_KM,
    on: on !== null && today >= addDays(on, -SERVICE_WARNING_DAYS),
  }
  if (!isNear.km && !isNear.on) return undefined
  return {
    km: isNear.km ? km : null,
    on: isNear.on ? on : null,
    isOverdue: (km !== null && odometer !== null && odometer >= km) || (on !== null && today >= on),
  }
}

/** The same day some months later; the last one of a month that has no such day. */
function monthsAfter(day: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10) as CalendarDate
}
