import type { MinorUnits } from '@nelly/domain/money'
import { closureIn } from '@nelly/domain/places/closures'
import { exceptionsThatHold } from '@nelly/domain/places/exceptions-that-hold'
import {
  type FeeWindow,
  type HandoverKind,
  type HoursException,
  type HoursOfDay,
  hoursOn,
  type PlaceHours,
  type WeekHours,
} from '@nelly/domain/places/opening-hours'
import { weekGroups } from '@nelly/domain/places/week-groups'
import { addDays, type CalendarDate } from '@nelly/domain/wall-clock'
import type { Weekday } from '@nelly/domain/weeks'
import en from '../../messages/en/hours.json' with { type: 'json' }
import es from '../../messages/es/hours.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { dayWords, intervalWords, type Reader } from '../words/moment-words.ts'
import { translatorsOf } from '../words/translators.ts'

const hoursIn = translatorsOf({ es, en })

/** Some days and their hours, as people write them. */
export interface HoursLine {
  readonly days: string
  readonly hours: string
}

/** Hours as people write them: `8:00 a. m.–12:30 p. m., 2:00–6:00 p. m.` */
export const hoursWords = (opens: HoursOfDay['opens'], reader: Reader): string => {
  const t = hoursIn(reader.language)
  if (opens === 'always' || opens.some(isWholeDay)) return t('always')
  return opens.length === 0 ? t('closed') : opens.map((one) => intervalWords(one, reader)).join(', ')
}

/** When a place hands over outside of its hours, for pickups and returns alike or for one of them, and what that costs. */
export interface OutsideLine {
  readonly at: HandoverKind | 'both'
  /** As people write them: `6:00–10:00 p. m.` */
  readonly hours: string
  readonly amount: MinorUnits
}

/** The windows in which a place hands over for a fee; none where it is always open. */
export function outsideLines({ hours, exceptions, outside }: PlaceHours, reader: Reader): OutsideLine[] {
  if (hours === null && exceptions.length === 0) return []
  const lineOf = (at: OutsideLine['at'], window: FeeWindow) => ({
    at,
    hours: intervalWords(window, reader),
    amount: window.amount,
  })
  const isIn = (windows: readonly FeeWindow[], { from, to, amount }: FeeWindow) =>
    windows.some((one) => one.from === from && one.to === to && one.amount === amount)
  return [
    ...outside.pickup.map((one) => lineOf(isIn(outside.return, one) ? 'both' : 'pickup', one)),
    ...outside.return.filter((one) => !isIn(outside.pickup, one)).map((one) => lineOf('return', one)),
  ]
}

const isWholeDay = ({ from, to }: Pick<FeeWindow, 'from' | 'to'>): boolean =>
  from === '00:00' && to === '24:00'

/** The hours of a week, days that are alike in one line: `lun–vie` with its hours. */
export const weekLines = (hours: WeekHours, reader: Reader): HoursLine[] =>
  weekGroups(hours).map(({ from, to, opens }) => ({
    days:
      from === 1 && to === 7
        ? hoursIn(reader.language)('everyDay')
        : range(dayName(from, reader.language), dayName(to, reader.language)),
    hours: hoursWords(opens, reader),
  }))

/** The hours of a week in one line: `lun–vie 08:00–18:00; sáb–dom cerrado`. */
export const weekWords = (hours: WeekHours, reader: Reader): string =>
  weekLines(hours, reader)
    .map((line) => `${line.days} ${line.hours}`)
    .join('; ')

const dayName = (day: Weekday, language: Language): string => hoursIn(language)(`weekdays.${day}`)

const range = (from: string, to: string): string => (from === to ? from : `${from}–${to}`)

/** The hours of a day in one sentence: `Abierto hoy 8:00–11:30 a. m.`, `Cerrado hoy (Navidad)`. */
export function todayWords(place: PlaceHours, today: CalendarDate, reader: Reader): string {
  const { opens, note } = hoursOn(place, today)
  const t = hoursIn(reader.language)
  const isClosed = opens !== 'always' && opens.length === 0
  const sentence = isClosed ? t('closedToday') : t('today', { hours: hoursWords(opens, reader) })
  return withNote(sentence, note, reader.language)
}

/** Words with the note of their day behind them, in the language where it is a usual one: `Cerrado hoy (Navidad)`. */
export const withNote = (words: string, note: string, language: Language): string =>
  note ? `${words} (${closureIn(note, language)})` : words

/** How many days ahead visitors are told of exceptions. */
const EXCEPTION_DAYS = 60

/** The exceptions of the days to come as far as they hold, the nearest first, with their notes in the reader's language. */
export const exceptionLines = (
  { exceptions }: Pick<PlaceHours, 'exceptions'>,
  today: CalendarDate,
  reader: Reader,
): HoursLine[] =>
  exceptionsThatHold(exceptions, today)
    .filter(({ from }) => from <= addDays(today, EXCEPTION_DAYS))
    .map((exception) => ({ ...exception, note: closureIn(exception.note, reader.language) }))
    .map((exception) => exceptionLine(exception, reader))

/** One exception with its note as typed: `25 dic` with `cerrado (Navidad)`; with the years where any may be meant. */
export const exceptionLine = (
  { from, to, hours, note }: HoursException,
  reader: Reader,
  { withYear = false } = {},
): HoursLine => {
  const words = (date: CalendarDate) => dayWords(date, reader.language, withYear ? 'plainDated' : 'plain')
  return {
    days: range(words(from), words(to)),
    hours: note ? `${hoursWords(hours, reader)} (${note})` : hoursWords(hours, reader),
  }
}
