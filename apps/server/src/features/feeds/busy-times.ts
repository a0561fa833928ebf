import { ok, type Result, refuse } from '@nelly/domain/result'
import { isTimezone, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import ICAL from 'ical.js'

/** A time in which a calendar says that a vehicle is taken, in wall clock at the rental place. */
export interface BusyTime {
  /** Its identity within the calendar; that of a repeated event has the start of the occurrence. */
  readonly key: string
  readonly from: WallClock
  readonly to: WallClock
}

export interface FeedWindow {
  readonly timezone: string
  /** What ends before or begins after is left out. */
  readonly from: WallClock
  readonly to: WallClock
}

/** How our own calendars of vehicles end the names of their events. */
export const OWN_EVENTS = '@busy.nelly'

/** Busy times of one feed. */
const MOST_TIMES = 1_000
/** Occurrences of repeated events that are looked at, also those outside of the window. */
const MOST_STEPS = 20_000

/**
 * The times that an iCalendar file says are taken, by their beginning: neither cancelled nor marked as free, nor our own that come
 * back. A whole day
 * begins at midnight; a time without a zone is one at the rental place.
 *
 * Source: RFC 5545; rules.md, "Calendars of other channels".
 */
export function busyTimes(
  text: string,
  window: FeedWindow,
): Result<readonly BusyTime[], 'not-a-calendar' | 'too-many-events'> {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    if (calendar.name !== 'vcalendar') return refuse('not-a-calendar')
    return timesOf(eventsOf(calendar), window)
  } catch {
    return refuse('not-a-calendar')
  }
}

/** The events, each with the occurrences that were moved. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  const moved = Map.groupBy(
    all.filter((event) => event.isRecurrenceException()),
    ({ uid }) => uid,
  )
  const own = all.filter((event) => !event.isRecurrenceException())
  for (const event of own) {
    for (const exception of moved.get(event.uid) ?? [])
      if (event.isRecurring()) event.relateException(exception)
  }
  return own
}

function timesOf(
  events: readonly ICAL.Event[],
  window: FeedWindow,
): Result<readonly BusyTime[], 'too-many-events'> {
  const times = new Map<string, BusyTime>()
  let steps = 0
  for (const event of events) {
    for (const { item, startDate, endDate, recurrenceId } of occurrencesOf(event)) {
      steps += 1
      if (steps > MOST_STEPS || times.size >= MOST_TIMES) return refuse('too-many-events')
      const from = wallClockOf(startDate, item, window.timezone)
      const to = wallClockOf(endDate, item, window.timezone)
      if (recurrenceId && wallClockOf(recurrenceId, event, window.timezone) >= window.to) break
      if (
        !isBusy(item) ||
        event.uid?.endsWith(OWN_EVENTS) ||
        to <= from ||
        to <= window.from ||
        from >= window.to
      )
        continue
      const key = recurrenceId ? `${event.uid}/${recurrenceId}` : event.uid
      times.set(key, { key, from, to })
    }
  }
  return ok([...times.values()].sort((one, other) => (one.from < other.from ? -1 : 1)))
}

type Occurrence = Pick<ICAL.Event, 'startDate' | 'endDate'> & {
  readonly item: ICAL.Event
  readonly recurrenceId: ICAL.Time | null
}

function* occurrencesOf(event: ICAL.Event): Generator<Occurrence> {
  if (!event.isRecurring()) {
    yield { item: event, startDate: event.startDate, endDate: event.endDate, recurrenceId: null }
    return
  }
  const starts = event.iterator()
  for (let start = starts.next(); start; start = starts.next()) yield event.getOccurrenceDetails(start)
}

/** RFC 5545, 3.8.1.11 and 3.8.2.7. */
const isBusy = ({ component }: ICAL.Event): boolean =>
  `${component.getFirstPropertyValue('status') ?? ''}`.toUpperCase() !== 'CANCELLED' &&
  `${component.getFirstPropertyValue('transp') ?? ''}`.toUpperCase() !== 'TRANSPARENT'

/** A time of an event on the clock at the rental place. Zones are those of the file, else those that everybody knows. */
function wallClockOf(time: ICAL.Time, { component }: ICAL.Event, timezone: string): WallClock {
  const { year, month, day, hour, minute, second, isDate, zone } = time
  const written = new Temporal.PlainDateTime(year, month, day, isDate ? 0 : hour, isDate ? 0 : minute, second)
  if (isDate) return clockOf(written)
  if (zone !== ICAL.Timezone.localTimezone) return wallClockIn(timezone, time.toJSDate())
  const named = component.getFirstProperty('dtstart')?.getParameter('tzid')
  if (typeof named !== 'string' || !isTimezone(named)) return clockOf(written)
  return wallClockIn(timezone, new Date(written.toZonedDateTime(named).epochMilliseconds))
}

const clockOf = (at: Temporal.PlainDateTime) => at.toString({ smallestUnit: 'minute' }) as WallClock
