import type { Unclear, UnclearEvent } from '@nelly/contract/feeds/feeds'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { type ContentLine, calendarParts } from './calendar-parts.ts'
import { type FeedEvent, feedEvent, type Moment, type Zones } from './feed-event.ts'
import { ianaZone, type Zone, zonesOf } from './feed-zones.ts'
import { occurrences } from './occurrences.ts'

/** A time in which a calendar says that a vehicle is taken, in wall clock at the rental place. */
export interface BusyTime {
  /** Its identity within the calendar; that of a repeated event has the start of the occurrence. */
  readonly key: string
  readonly from: WallClock
  readonly to: WallClock
}

/** What a calendar says. */
export interface ReadFeed {
  readonly busy: readonly BusyTime[]
  readonly unclear: readonly UnclearEvent[]
}

export interface FeedWindow {
  readonly timezone: string
  /** What ends before or begins after is left out. */
  readonly from: WallClock
  readonly to: WallClock
  /** When whole days begin and end: the hours at which the vehicle is handed over. */
  readonly dayStarts: ClockTime
  readonly dayEnds: ClockTime
}

/** How our own calendars of vehicles end the names of their events. */
export const OWN_EVENTS = '@busy.nelly'

/** Busy times of one feed. */
const MOST_TIMES = 1_000
/** Occurrences of repeated events that are looked at, also those outside of the window. */
const MOST_STEPS = 20_000
/** Events that are listed as not understood. */
const MOST_UNCLEAR = 100

/**
 * The times that an iCalendar file says are taken, by their beginning: neither cancelled nor marked as free, nor our own that come
 * back. A time without a zone, or in one that nobody knows, is one at the rental place. What can't be understood is listed.
 *
 * Source: RFC 5545; rules.md, "Calendars of other channels".
 */
export function busyTimes(
  text: string,
  window: FeedWindow,
): Result<ReadFeed, 'not-a-calendar' | 'too-many-events'> {
  const parts = calendarParts(text)
  if (!parts) return refuse('not-a-calendar')
  const here = ianaZone(window.timezone)
  const zones: Zones = { here, utc: ianaZone('UTC'), named: zonesOf(parts.zones) }
  const events = [
    ...parts.events.map((lines) => feedEvent(lines, zones)),
    ...parts.busy.flatMap((lines) => busyPeriods(lines, zones)),
  ].filter(({ uid }) => !uid.endsWith(OWN_EVENTS))
  const clock = (moment: Moment, hour: ClockTime) => clockOf(moment, hour, here)
  const limits = { here, steps: MOST_STEPS, isOver: (at: Moment) => clock(at, window.dayStarts) >= window.to }
  const times = new Map<string, BusyTime>()
  const shown = new Set<FeedEvent>()
  const unclear: UnclearEvent[] = []
  const list = ({ summary }: FeedEvent, problem: Unclear) => {
    if (unclear.length < MOST_UNCLEAR) unclear.push({ summary, problem })
  }
  for (const { key, event, start, end } of occurrences(events, limits)) {
    const from = clock(start, window.dayStarts)
    const to = end ? clock(end, window.dayEnds) : from
    if (from >= window.to || (to <= window.from && from < window.from)) continue
    if (to <= from) event.unclear.add('time')
    else {
      const unique = uniqueKey(times, key, { from, to })
      if (!times.has(unique) && times.size >= MOST_TIMES) return refuse('too-many-events')
      times.set(unique, { key: unique, from, to })
      shown.add(event)
    }
  }
  if (limits.steps < 0) return refuse('too-many-events')
  for (const event of events) {
    if (!event.isBusy) continue
    if (!event.start || event.unclear.has('time')) list(event, 'time')
    if (event.unclear.has('repetition')) list(event, 'repetition')
    if (event.unclear.has('zone') && shown.has(event)) list(event, 'zone')
  }
  return ok({ busy: [...times.values()].sort((one, other) => (one.from < other.from ? -1 : 1)), unclear })
}

/** The busy periods of an answer of who is busy when: RFC 5545, 3.6.4. */
const busyPeriods = (lines: readonly ContentLine[], zones: Zones): FeedEvent[] =>
  lines
    .filter(({ name, params }) => name === 'FREEBUSY' && params.get('FBTYPE')?.toUpperCase() !== 'FREE')
    .flatMap(({ params, value }) =>
      value.split(',').map((period) => {
        const [from = '', to = ''] = period.split('/')
        const end = to.includes('P') ? 'DURATION' : 'DTEND'
        return feedEvent(
          [
            { name: 'DTSTART', params, value: from },
            { name: end, params, value: to },
          ],
          zones,
        )
      }),
    )

/** A moment on the clock at the rental place; a day begins there at `hour`. */
function clockOf({ at, isDay, zone }: Moment, hour: ClockTime, here: Zone): WallClock {
  if (isDay) return `${at.toPlainDate()}T${hour}` as WallClock
  const there = zone === here ? at : here.clockAt(zone.instantOf(at))
  return there.toString({ smallestUnit: 'minute' }) as WallClock
}

/**
 * The key of a busy time: an event without a name is known by its times, and of several with one name the first has it alone.
 */
function uniqueKey(
  times: ReadonlyMap<string, BusyTime>,
  key: string,
  { from, to }: Pick<BusyTime, 'from' | 'to'>,
): string {
  const known = times.get(key)
  if (key !== '' && (!known || (known.from === from && known.to === to))) return key
  let unique = `${key}/${from}/${to}`
  // Without names, the same time twice is two events.
  while (key === '' && times.has(unique)) unique += '+'
  return unique
}
