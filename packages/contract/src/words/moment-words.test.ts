import type { ClosingTime } from '@nelly/domain/places/opening-hours'
import type { CalendarDate, ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import {
  dayWords,
  endedOnce,
  intervalWords,
  momentWords,
  operatorReading,
  timeWords,
  visitorReading,
} from './moment-words.ts'

const es = visitorReading('es')
const en = visitorReading('en')
const operator = operatorReading('en')

test.each([
  ['00:00', '12:00 a. m.', '12:00 AM', '00:00'],
  ['00:05', '12:05 a. m.', '12:05 AM', '00:05'],
  ['08:00', '8:00 a. m.', '8:00 AM', '08:00'],
  ['11:59', '11:59 a. m.', '11:59 AM', '11:59'],
  ['12:00', '12:00 p. m.', '12:00 PM', '12:00'],
  ['14:30', '2:30 p. m.', '2:30 PM', '14:30'],
  ['23:59', '11:59 p. m.', '11:59 PM', '23:59'],
  ['24:00', '12:00 a. m.', '12:00 AM', '24:00'],
])('%s is %s and %s for visitors, %s for operators', (time, ...words) =>
  expect([es, en, operator].map((reader) => spaced(timeWords(time as ClosingTime, reader)))).toEqual(words),
)

test('a time never breaks between two lines', () =>
  expect(timeWords('14:30' as ClockTime, es) + timeWords('14:30' as ClockTime, en)).not.toContain(' '))

test.each([
  ['08:00', '12:30', '8:00 a. m.–12:30 p. m.', '8:00 AM–12:30 PM', '08:00–12:30'],
  ['08:00', '11:30', '8:00–11:30 a. m.', '8:00–11:30 AM', '08:00–11:30'],
  ['14:00', '18:00', '2:00–6:00 p. m.', '2:00–6:00 PM', '14:00–18:00'],
  ['12:00', '13:00', '12:00–1:00 p. m.', '12:00–1:00 PM', '12:00–13:00'],
  ['06:00', '24:00', '6:00 a. m.–12:00 a. m.', '6:00 AM–12:00 AM', '06:00–24:00'],
  ['20:00', '24:00', '8:00 p. m.–12:00 a. m.', '8:00 PM–12:00 AM', '20:00–24:00'],
  ['09:00', '09:00', '9:00 a. m.', '9:00 AM', '09:00'],
])('%s to %s is %s and %s for visitors, %s for operators', (from, to, ...words) => {
  const interval = { from: from as ClockTime, to: to as ClosingTime }
  expect([es, en, operator].map((reader) => spaced(intervalWords(interval, reader)))).toEqual(words)
})

test.each([
  ['short', 'lun, 10 may', 'Mon, May 10'],
  ['dated', 'lun, 10 may 2027', 'Mon, May 10, 2027'],
  ['long', 'lunes, 10 de mayo de 2027', 'Monday, May 10, 2027'],
  ['plain', '10 may', 'May 10'],
  ['plainDated', '10 may 2027', 'May 10, 2027'],
] as const)('a day in the style %s is %s and %s', (style, ...words) => {
  const date = '2027-05-10' as CalendarDate
  expect((['es', 'en'] as const).map((language) => dayWords(date, language, style))).toEqual(words)
})

test('a moment is a day and a time', () => {
  const at = '2027-05-10T14:30' as WallClock
  expect([es, en, operator].map((reader) => spaced(momentWords(at, reader, 'dated')))).toEqual([
    'lun, 10 may 2027, 2:30 p. m.',
    'Mon, May 10, 2027, 2:30 PM',
    'Mon, May 10, 2027, 14:30',
  ])
})

test.each([
  ['Abre 8:00 a. m..', 'Abre 8:00 a. m.'],
  ['Hasta las 5:00 p.\u00a0m.. Después, no.', 'Hasta las 5:00 p.\u00a0m. Después, no.'],
  ['«Hasta las 5:00 p. m..»', '«Hasta las 5:00 p. m.»'],
  ['(hasta las 5:00 p. m..)', '(hasta las 5:00 p. m.)'],
  ['Se la pagas a Caribe S.R.L..', 'Se la pagas a Caribe S.R.L.'],
  ['Calle del Sol 1..', 'Calle del Sol 1.'],
  ['Abre 8:00 AM.', 'Abre 8:00 AM.'],
  ['Espera...', 'Espera...'],
  ['Mira ../logo.png y a/../b', 'Mira ../logo.png y a/../b'],
])('%s ends once', (text, ended) => expect(endedOnce(text)).toBe(ended))

/** With usual spaces instead of those that do not break. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')
