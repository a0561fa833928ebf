/** A line of an event: `name` and the names of its parameters in capitals. */
export interface ContentLine {
  readonly name: string
  readonly params: ReadonlyMap<string, string>
  readonly value: string
}

/** What a calendar is read for. */
interface CalendarParts {
  readonly events: readonly (readonly ContentLine[])[]
  /** Answers of who is busy when, which some channels publish in place of events. */
  readonly busy: readonly (readonly ContentLine[])[]
  /** Definitions of time zones, each as the text of its component. */
  readonly zones: readonly string[]
}

/** The lines that tell when an event is, and how it is called. Others may be as broken as they like. */
const READ = new Set([
  ...['UID', 'SUMMARY', 'STATUS', 'TRANSP', 'SEQUENCE', 'DTSTART', 'DTEND', 'DURATION', 'FREEBUSY'],
  ...['RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
])

/**
 * The components of an iCalendar file, of all calendars in it. Lines that are none, as after a raw line break in a description, are
 * left out. Undefined where it is no calendar, or only the beginning of one.
 *
 * Source: RFC 5545, 3.1 and 3.6.
 */
export function calendarParts(text: string): CalendarParts | undefined {
  const events: ContentLine[][] = []
  const busy: ContentLine[][] = []
  const zones: string[][] = []
  const open: string[] = []
  let isCalendar = false
  for (const line of linesOf(text)) {
    const [, side, named] = /^(BEGIN|END):\s*(\S+)\s*$/i.exec(line) ?? []
    const component = named?.toUpperCase() ?? ''
    if (side?.toUpperCase() === 'BEGIN') {
      if (open.length === 0 && component !== 'VCALENDAR') return undefined
      // Its end is missing where the next one begins.
      if (TOP.has(component)) open.length = 1
      open.push(component)
      if (open.length === 2 && component === 'VEVENT') events.push([])
      if (open.length === 2 && component === 'VFREEBUSY') busy.push([])
      if (open.length === 2 && component === 'VTIMEZONE') zones.push([])
    }
    if (open[1] === 'VTIMEZONE' && !line.endsWith(':')) zones.at(-1)?.push(line)
    if (side?.toUpperCase() === 'END' && open.includes(component)) {
      open.length = open.lastIndexOf(component)
      isCalendar ||= component === 'VCALENDAR'
    } else if (open.length === 0 && !isCalendar) {
      return undefined
    } else if (!side && open.length === 2) {
      const read = contentLine(line)
      if (read && open[1] === 'VEVENT') events.at(-1)?.push(read)
      if (read && open[1] === 'VFREEBUSY') busy.at(-1)?.push(read)
    }
  }
  if (!isCalendar || open.length > 0) return undefined
  return { events, busy, zones: zones.map((lines) => lines.join('\r\n')) }
}

/** Components of which none is within another. */
const TOP = new Set(['VEVENT', 'VTIMEZONE', 'VFREEBUSY', 'VTODO', 'VJOURNAL'])

/** The lines as they were before they were folded. */
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')

function contentLine(line: string): ContentLine | undefined {
  const name = /^[\w-]+/.exec(line)?.[0].toUpperCase()
  if (!name || !READ.has(name)) return undefined
  const [, params = '', value] = /^[\w-]+((?:;[\w-]+=(?:"[^"]*"|[^":;])*)*):(.*)$/s.exec(line) ?? []
  if (value === undefined) return undefined
  const read = params.matchAll(/;([\w-]+)=((?:"[^"]*"|[^":;])*)/g)
  return {
    name,
    params: new Map(
      [...read].map(([, key = '', held = '']) => [key.toUpperCase(), held.replaceAll('"', '')]),
    ),
    value: value.trim(),
  }
}
