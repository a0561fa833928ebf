import { type MinorUnits, minorUnits } from '../money.ts'
import { type CalendarDate, type ClockTime, dateOf, timeOf, type WallClock } from '../wall-clock.ts'
import type { Weekday } from '../weeks.ts'
import { weekdayOf } from '../weeks.ts'

// Source of all of these: rules.md, "Opening hours".

/** The end of an interval; `24:00` is the midnight that ends the day. Compared as text, it is in order of time. */
export type ClosingTime = ClockTime | '24:00'

/** From one time of a day to a later one of the same day, both included. */
export interface TimeInterval {
  readonly from: ClockTime
  readonly to: ClosingTime
}

/** The hours of each weekday: none is closed, a missing weekday is always open. */
export type WeekHours = { readonly [day in Weekday]?: readonly TimeInterval[] }

/** The hours of the days from one to another, both included, in place of the week's. None is closed. */
export interface HoursException {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly hours: readonly TimeInterval[]
  /** What visitors read about it, such as the name of a holiday; blank for nothing. */
  readonly note: string
}

/** When a vehicle is handed over outside of the hours of an open day, and what that costs, in the landing's currency. */
export interface FeeWindow extends TimeInterval {
  readonly amount: MinorUnits
}

/** The two ends of a rental. */
export type HandoverKind = 'pickup' | 'return'

/** When vehicles are handed over at a place, by the clock there. */
export interface PlaceHours {
  /** Null: always open. */
  readonly hours: WeekHours | null
  /** The first that holds a date has it. */
  readonly exceptions: readonly HoursException[]
  readonly outside: { readonly [kind in HandoverKind]: readonly FeeWindow[] }
}

/** The hours of a place that has set none. */
export const ALWAYS_OPEN: PlaceHours = { hours: null, exceptions: [], outside: { pickup: [], return: [] } }

/** Whether a place charges for pickups or returns out of hours. */
export const chargesOutOfHours = ({ outside }: Pick<PlaceHours, 'outside'>): boolean =>
  outside.pickup.length + outside.return.length > 0

/** Whether a vehicle is handed over at a moment, and what that costs. */
export type Handover =
  | { readonly kind: 'open' }
  | ({ readonly kind: 'for-a-fee' } & FeeWindow)
  | {
      readonly kind: 'closed'
      readonly isClosedAllDay: boolean
      /** The hours of that day; none where it is closed all day. */
      readonly opens: readonly TimeInterval[]
      /** That of the exception which has the day; blank for none. */
      readonly note: string
    }

/** The hours of a date, whether of an exception or of the week. */
export interface HoursOfDay {
  /** `always`: the whole day; none: closed. */
  readonly opens: readonly TimeInterval[] | 'always'
  /** That of the exception which has the day; blank for none. */
  readonly note: string
}

/** The hours of a place on a date. The first exception that holds it replaces the weekday whole. */
export function hoursOn({ hours, exceptions }: PlaceHours, date: CalendarDate): HoursOfDay {
  const exception = exceptions.find(({ from, to }) => from <= date && date <= to)
  if (exception) return { opens: exception.hours, note: exception.note }
  return { opens: hours?.[weekdayOf(date)] ?? 'always', note: '' }
}

/**
 * Whether a vehicle is picked up or returned at a place at a moment. Both ends of an interval count; a day without hours is closed, and
 * then no fee opens it.
 *
 * Source: rules.md, "Opening hours".
 */
export function handoverAt(place: PlaceHours, moment: WallClock, kind: HandoverKind): Handover {
  const { opens, note } = hoursOn(place, dateOf(moment))
  const isNow = ({ from, to }: TimeInterval) => from <= timeOf(moment) && timeOf(moment) <= to
  if (opens === 'always' || opens.some(isNow)) return { kind: 'open' }
  const isClosedAllDay = opens.length === 0
  const window = isClosedAllDay ? undefined : place.outside[kind].find(isNow)
  return window ? { kind: 'for-a-fee', ...window } : { kind: 'closed', isClosedAllDay, opens, note }
}

/** What a handover costs there beside the rental: 0 within the hours, and where it is closed. */
export function outOfHoursFee(place: PlaceHours, moment: WallClock, kind: HandoverKind): MinorUnits {
  const handover = handoverAt(place, moment, kind)
  return handover.kind === 'for-a-fee' ? handover.amount : minorUnits(0)
}
