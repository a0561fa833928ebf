import type { ClosingTime, TimeInterval } from '@nelly/domain/places/opening-hours'
import { type CalendarDate, dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import type { Language } from '../wire.ts'
import { TRAITS } from './languages.ts'

/** Who reads a date or a time: visitors read a clock of 12 hours, operators one of 24. Source: decision 0090. */
export interface Reader {
  readonly language: Language
  readonly clock: '12h' | '24h'
}

/** A visitor of a landing, who reads `2:30 p. m.` */
export const visitorReading = (language: Language): Reader => ({ language, clock: '12h' })

/** An operator, who reads `14:30`. */
export const operatorReading = (language: Language): Reader => ({ language, clock: '24h' })

const NO_BREAK = '\u00a0'

/** A time of day: `2:30 p. m.`, `2:30 PM` or `14:30`. It does not break between lines. */
export function timeWords(time: ClosingTime, { language, clock }: Reader): string {
  if (clock === '24h') return time
  return `${hourAndMinute(time)}${NO_BREAK}${TRAITS[language].halves[halfOf(time)]}`
}

/** A span of times: `8:00 a. m.–12:30 p. m.`, `2:00–6:00 p. m.` or `14:00–18:00`. One time alone where it has no length. */
export function intervalWords({ from, to }: TimeInterval, reader: Reader): string {
  if (from === to) return timeWords(from, reader)
  const isOneHalf = reader.clock === '12h' && halfOf(from) === halfOf(to) && to !== '24:00'
  return `${isOneHalf ? hourAndMinute(from) : timeWords(from, reader)}–${timeWords(to, reader)}`
}

const halfOf = (time: ClosingTime): 0 | 1 => (hourOf(time) % 24 < 12 ? 0 : 1)

const hourOf = (time: ClosingTime): number => Number(time.slice(0, 2))

const hourAndMinute = (time: ClosingTime): string => `${hourOf(time) % 12 || 12}${time.slice(2)}`

const DAY_STYLES = {
  /** `Fri, Dec 12` */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `Fri, Dec 12, 2027` */
  dated: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** `Friday, December 12, 2027` */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `Dec 12` */
  plain: { day: 'numeric', month: 'short' },
  /** `Dec 12, 2027` */
  plainDated: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** How a day is written: with its weekday or without, with its year or without. */
export type DayStyle = keyof typeof DAY_STYLES

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formatters are costly to make: each is made once. */
function dayFormat(language: Language, style: DayStyle): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(TRAITS[language].dateLocale, { ...DAY_STYLES[style], timeZone: 'UTC' })
  formats.set(key, made)
  return made
}

/** A day in a style. */
export const dayWords = (date: CalendarDate, language: Language, style: DayStyle): string =>
  dayFormat(language, style).format(new Date(`${date}T00:00Z`))

/** A day and a time of day: `Fri, Dec 12, 2027, 2:30 PM`. */
export const momentWords = (at: WallClock, reader: Reader, style: DayStyle): string =>
  `${dayWords(dateOf(at), reader.language, style)}, ${timeWords(timeOf(at), reader)}`

/**
 * A text whose sentences end with one full stop, also where its last words bring their own: `Abre 8:00 a. m..` is
 * `Abre 8:00 a. m.`, and `Caribe S.R.L..` is `Caribe S.R.L.` Three dots stay.
 */
export const endedOnce = (text: string): string => text.replace(/([^.\s]\.)\.(?![./\p{L}\p{N}])/gu, '$1')
