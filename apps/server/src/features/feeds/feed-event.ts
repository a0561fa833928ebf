import type { Unclear } from '@nelly/contract/feeds/feeds'
import ICAL from 'ical.js'
import type { ContentLine } from './calendar-parts.ts'
import type { Zone } from './feed-zones.ts'

/** A day, or a time on a clock. */
export interface Moment {
  readonly at: Temporal.PlainDateTime
  readonly isDay: boolean
  readonly zone: Zone
}

/** From when to when; without an end, it is the event's length. */
export interface Span {
  readonly start: Moment
  readonly end?: Moment
}

/** An event as it is written, not yet repeated. */
export interface FeedEvent {
  /** Empty where it has none. */
  readonly uid: string
  readonly summary: string
  /** The number of its revision. */
  readonly sequence: number
  /** Neither cancelled nor marked as free. */
  readonly isBusy: boolean
  /** Undefined where it can't be read. */
  readonly start: Moment | undefined
  /** When it ends that begins then; undefined where that can't be read. */
  endOf(start: Moment): Moment | undefined
  readonly rules: readonly Rule[]
  /** When it takes place besides. */
  readonly added: readonly Span[]
  /** When it does not take place. */
  readonly left: readonly Moment[]
  /** The occurrence of its series that it stands for, or from which on it does. */
  readonly replaces: { readonly moment: Moment; readonly andFuture: boolean } | undefined
  readonly unclear: Set<Unclear>
}

/** A rule of recurrence, and the moment after which it no longer holds. */
export interface Rule {
  readonly recur: ICAL.Recur
  readonly until: Moment | undefined
}

/** Zones by their names in the file, and the one at the rental place, in which times without a zone are. */
export interface Zones {
  readonly here: Zone
  readonly utc: Zone
  named(name: string): Zone | undefined
}

/**
 * Reads an event of an iCalendar file, as far as it can be understood.
 *
 * Source: RFC 5545, 3.6.1; rules.md, "Calendars of other channels".
 */
export function feedEvent(lines: readonly ContentLine[], zones: Zones): FeedEvent {
  const first = (name: string) => lines.find((line) => line.name === name)
  const unclear = new Set<Unclear>()
  /** The moment of a value; where there is none, that is told. */
  const moment = (value: string, { params }: ContentLine, about: Unclear): Moment | undefined => {
    const read = momentOf(value, params.get('TZID'), zones)
    if (!read) unclear.add(about)
    else if (read.isUnknownZone) unclear.add('zone')
    return read
  }
  const valuesOf = (name: string) =>
    lines
      .filter((line) => line.name === name)
      .flatMap((line) => line.value.split(',').flatMap((value) => (value === '' ? [] : [{ value, line }])))

  const begins = first('DTSTART')
  const start = begins && moment(begins.value, begins, 'time')
  const endOf = lengthOf(start, first('DTEND'), first('DURATION'), moment)
  const replaced = first('RECURRENCE-ID')
  const replacedMoment = replaced && moment(replaced.value, replaced, 'repetition')
  const status = first('STATUS')?.value.toUpperCase()
  return {
    uid: first('UID')?.value ?? '',
    summary: plain(first('SUMMARY')?.value ?? ''),
    sequence: Number.parseInt(first('SEQUENCE')?.value ?? '', 10) || 0,
    isBusy: status !== 'CANCELLED' && first('TRANSP')?.value.toUpperCase() !== 'TRANSPARENT',
    start,
    endOf,
    rules: lines
      .filter(({ name, value }) => name === 'RRULE' && value !== '')
      .flatMap(({ value }) => {
        const rule = ruleOf(value.toUpperCase(), zones)
        if (!rule) unclear.add('repetition')
        return rule ?? []
      }),
    added: valuesOf('RDATE').flatMap(({ value, line }) => {
      const [from = '', to] = value.split('/')
      const begin = moment(from, line, 'repetition')
      if (!begin) return []
      if (to === undefined) return [{ start: begin }]
      const end = to.includes('P') ? after(begin, to) : moment(to, line, 'repetition')
      if (!end) unclear.add('repetition')
      return [{ start: begin, ...(end && { end }) }]
    }),
    left: valuesOf('EXDATE').flatMap(({ value, line }) => moment(value, line, 'repetition') ?? []),
    replaces: replacedMoment && {
      moment: replacedMoment,
      andFuture: replaced.params.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    },
    unclear,
  }
}

function ruleOf(text: string, zones: Zones): Rule | undefined {
  const ends = /(?:^|;)UNTIL=([^;]*)/.exec(text)?.[1]
  const until = ends === undefined ? undefined : momentOf(ends, undefined, zones)
  if (ends !== undefined && !until) return undefined
  try {
    // Its end may be on another clock than its beginning, which the library does not know.
    return { recur: ICAL.Recur.fromString(text.replace(/(?:^|;)UNTIL=[^;]*/, '')), until }
  } catch {
    return undefined
  }
}

/** A date or a time; undefined for one that does not exist. */
export function momentOf(
  value: string,
  named: string | undefined,
  { here, utc, named: find }: Zones,
): (Moment & { isUnknownZone?: boolean }) | undefined {
  const [, day, time, isUtc] = /^(\d{8})(?:T(\d{4}(?:\d\d)?)(Z?))?$/i.exec(value) ?? []
  if (day === undefined) return undefined
  try {
    if (time === undefined)
      return { at: Temporal.PlainDate.from(day).toPlainDateTime(), isDay: true, zone: here }
    const at = Temporal.PlainDateTime.from(`${day}T${time}`)
    if (isUtc) return { at, isDay: false, zone: utc }
    const zone = named === undefined ? here : find(named)
    return { at, isDay: false, zone: zone ?? here, ...(!zone && { isUnknownZone: true }) }
  } catch {
    return undefined
  }
}

/** Moves a moment by a duration: days by the calendar, hours by elapsed time. Undefined for what is no duration. */
export function after({ at, isDay, zone }: Moment, duration: string): Moment | undefined {
  try {
    const { weeks, days, hours, minutes, seconds } = Temporal.Duration.from(duration)
    const date = at.add({ weeks, days })
    const elapsed = Temporal.Duration.from({ hours, minutes, seconds }).total('milliseconds')
    if (elapsed === 0) return { at: date, isDay, zone }
    return { at: zone.clockAt(zone.instantOf(date) + elapsed), isDay: false, zone }
  } catch {
    return undefined
  }
}

/** When an event ends that begins then: as long after as the first time, by the clocks that both are on. */
function lengthOf(
  start: Moment | undefined,
  ends: ContentLine | undefined,
  duration: ContentLine | undefined,
  moment: (value: string, line: ContentLine, about: Unclear) => Moment | undefined,
): FeedEvent['endOf'] {
  if (ends) {
    const end = moment(ends.value, ends, 'time')
    if (!start || !end) return () => undefined
    // Some write the last day of several, or the only one, as their end.
    const shown =
      start.isDay && end.isDay && end.at.equals(start.at) ? { ...end, at: end.at.add({ days: 1 }) } : end
    return ({ at }) => ({ ...shown, at: shown.at.add(start.at.until(at)) })
  }
  return (from) => after(from, duration?.value ?? (from.isDay ? 'P1D' : 'PT0S'))
}

/** A text as its reader sees it. */
const plain = (text: string): string =>
  text
    .replaceAll(/\\[nN]/g, ' ')
    .replaceAll(/\\([\\;,])/g, '$1')
    .trim()
    .slice(0, MOST_SUMMARY)

/** Characters of a summary. */
const MOST_SUMMARY = 120
