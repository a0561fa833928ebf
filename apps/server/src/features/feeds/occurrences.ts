import ICAL from 'ical.js'
import type { FeedEvent, Moment, Rule, Span } from './feed-event.ts'
import type { Zone } from './feed-zones.ts'

/** An occurrence of an event that takes place. */
interface Occurrence {
  /** Its identity within the calendar; empty where its event has none. */
  readonly key: string
  readonly event: FeedEvent
  readonly start: Moment
  /** Undefined where it can't be read. */
  readonly end: Moment | undefined
}

interface Limits {
  /** The zone at the rental place. */
  readonly here: Zone
  /** How many occurrences are looked at; negative once there were more. */
  steps: number
  /** Whether a moment is too far ahead. */
  isOver(moment: Moment): boolean
}

/**
 * When the events of a calendar take place, each as often as it is repeated. Of an event that is there in several revisions, the newest
 * counts. An occurrence that was moved is at its new time, also where its series does not know it.
 *
 * Source: RFC 5545, 3.8.4.4, 3.8.5 and 3.8.7.4.
 */
export function* occurrences(events: readonly FeedEvent[], limits: Limits): Generator<Occurrence> {
  for (const [uid, ofOne] of Map.groupBy(events, (event) => event.uid)) {
    const isSeries = (event: FeedEvent) => event.replaces === undefined
    if (uid === '') for (const event of ofOne) yield* ofSeries(event, [], limits)
    else {
      const replacing = ofOne.filter((event) => !isSeries(event))
      const moved = Map.groupBy(replacing, ({ replaces }) => replaces && idOf(replaces.moment))
      const replacements = [...moved.values()].flatMap(newestOf)
      const series = newestOf(ofOne.filter(isSeries))
      const used = new Set<FeedEvent>()
      for (const event of series) yield* ofSeries(event, replacements, limits, used)
      for (const event of replacements)
        if (!used.has(event) && event.replaces)
          yield* taking(event, `${uid}/${idOf(event.replaces.moment)}`, limits)
    }
  }
}

/** Those of the highest revision. */
function newestOf(events: readonly FeedEvent[]): FeedEvent[] {
  const newest = Math.max(...events.map(({ sequence }) => sequence))
  return events.filter(({ sequence }) => sequence === newest)
}

function* taking(event: FeedEvent, key: string, limits: Limits, span?: Span): Generator<Occurrence> {
  limits.steps -= 1
  const start = span?.start ?? event.start
  if (event.isBusy && start) yield { key, event, start, end: span?.end ?? event.endOf(start) }
}

/** An event and its repetitions, of which those in `replacements` are at another time; these are added to `used`. */
function* ofSeries(
  event: FeedEvent,
  replacements: readonly FeedEvent[],
  limits: Limits,
  used = new Set<FeedEvent>(),
): Generator<Occurrence> {
  const { start: first, uid } = event
  if (!first || !event.isBusy) return
  const inSeries = (moment: Moment) => asOf(moment, first, limits.here)
  const isRepeated = event.rules.length > 0 || event.added.length > 0
  const left = new Set(
    event.left.map((moment) => idOf(!first.isDay && moment.isDay ? moment : inSeries(moment))),
  )
  const isLeftOut = ({ at, isDay, zone }: Moment) =>
    left.has(idOf({ at, isDay, zone })) || left.has(idOf({ at, isDay: true, zone }))
  const moved = new Map(
    replacements.flatMap((one) =>
      // One that can't be read replaces nothing.
      one.replaces && (one.start || !one.isBusy) ? [[idOf(inSeries(one.replaces.moment)), one] as const] : [],
    ),
  )
  const onwards = [...moved.values()]
    .flatMap((one) => (one.replaces?.andFuture ? [{ one, from: inSeries(one.replaces.moment) }] : []))
    .sort((a, b) => Temporal.PlainDateTime.compare(b.from.at, a.from.at))
  for (const span of startsOf(event, first, inSeries, limits)) {
    const id = idOf(span.start)
    const key = isRepeated && uid !== '' ? `${uid}/${id}` : uid
    const replacement = moved.get(id)
    const later = onwards.find(({ from }) => Temporal.PlainDateTime.compare(from.at, span.start.at) < 0)
    if (replacement) {
      used.add(replacement)
      yield* taking(replacement, key, limits)
    } else if (isLeftOut(span.start)) limits.steps -= 1
    else if (later) {
      const { start } = later.one
      const shifted = start && { ...start, at: start.at.add(later.from.at.until(span.start.at)) }
      yield* taking(later.one, key, limits, shifted && { start: shifted })
    } else yield* taking(event, key, limits, span)
  }
}

/** When a series begins, each time once: first as it says itself, which its rules need not know. */
function* startsOf(
  event: FeedEvent,
  first: Moment,
  inSeries: (moment: Moment) => Moment,
  limits: Limits,
): Generator<Span> {
  const seen = new Set<string>()
  const isNew = ({ start }: Span) => seen.size < seen.add(idOf(start)).size
  const begin = { start: first }
  if (isNew(begin)) yield begin
  for (const { start, ...end } of event.added) {
    const span = { start: inSeries(start), ...end }
    if (isNew(span)) yield span
  }
  for (const rule of event.rules) {
    try {
      for (const start of repeated(rule, first, inSeries, limits)) if (isNew({ start })) yield { start }
    } catch {
      event.unclear.add('repetition')
    }
  }
}

function* repeated(
  { recur, until }: Rule,
  first: Moment,
  inSeries: (moment: Moment) => Moment,
  limits: Limits,
): Generator<Moment> {
  const { year, month, day, hour, minute, second } = first.at
  const last = until && lastOf(until, first, inSeries)
  const starts = recur.iterator(
    ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: first.isDay }),
  )
  for (let next = starts.next(); next && limits.steps >= 0; next = starts.next()) {
    const at = first.isDay
      ? new Temporal.PlainDateTime(next.year, next.month, next.day)
      : new Temporal.PlainDateTime(next.year, next.month, next.day, next.hour, next.minute, next.second)
    const start = { ...first, at }
    if (limits.isOver(start) || (last && Temporal.PlainDateTime.compare(at, last) > 0)) return
    yield start
  }
}

/** The last time at which a series may begin, by its own clock; a day is one as it is written. */
function lastOf(until: Moment, first: Moment, inSeries: (moment: Moment) => Moment): Temporal.PlainDateTime {
  if (first.isDay || until.isDay) return until.at.toPlainDate().toPlainDateTime('23:59:59')
  return inSeries(until).at
}

/** A moment as those of a series are written: a day, or a time on the series' clock. */
function asOf(moment: Moment, first: Moment, here: Zone): Moment {
  const { at, isDay, zone } = moment
  if (first.isDay && !isDay) {
    // Midnight at the rental place may be written in another zone; any other time stands for the day that it names.
    const there = here.clockAt(zone.instantOf(at))
    const isMidnight = there.toPlainTime().equals(new Temporal.PlainTime())
    return { ...first, at: (isMidnight ? there : at).toPlainDate().toPlainDateTime() }
  }
  if (isDay && !first.isDay) return { ...first, at: at.toPlainDate().toPlainDateTime(first.at.toPlainTime()) }
  return isDay || zone.name === first.zone.name
    ? { ...first, at }
    : { ...first, at: first.zone.clockAt(zone.instantOf(at)) }
}

/** A moment as text: the same for the same moment on the same clock. */
const idOf = ({ at, isDay, zone }: Moment): string =>
  isDay
    ? at.toPlainDate().toString()
    : `${at.toString({ smallestUnit: 'second' })}${zone.name === 'UTC' ? 'Z' : ''}`
