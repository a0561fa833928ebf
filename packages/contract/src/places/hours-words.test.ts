import { minorUnits } from '@nelly/domain/money'
import type { ClosingTime, PlaceHours, TimeInterval, WeekHours } from '@nelly/domain/places/opening-hours'
import type { CalendarDate, ClockTime } from '@nelly/domain/wall-clock'
import { describe, expect, test } from 'vitest'
import { operatorReading, visitorReading } from '../words/moment-words.ts'
import { exceptionLine, exceptionLines, outsideLines, todayWords, weekWords } from './hours-words.ts'

const READERS = [visitorReading('es'), visitorReading('en')] as const
const [ES, EN] = READERS
/** With usual spaces instead of those that do not break. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

const daily = (...texts: string[]): TimeInterval[] =>
  texts.map((text) => {
    const [from, to] = text.split('-')
    return { from: from as ClockTime, to: to as ClosingTime }
  })
const office = daily('08:00-12:30', '14:00-18:00')
const exception = (from: string, to: string, hours: string[], note = '') => ({
  from: from as CalendarDate,
  to: to as CalendarDate,
  hours: daily(...hours),
  note,
})

describe('a week is written as people write it:', () => {
  for (const { hours, es, en } of [
    {
      hours: { 1: office, 2: office, 3: office, 4: office, 5: office, 6: daily('09:00-13:00'), 7: [] },
      es: 'lun–vie 8:00 a. m.–12:30 p. m., 2:00–6:00 p. m.; sáb 9:00 a. m.–1:00 p. m.; dom cerrado',
      en: 'Mon–Fri 8:00 AM–12:30 PM, 2:00–6:00 PM; Sat 9:00 AM–1:00 PM; Sun closed',
    },
    { hours: {}, es: 'todos los días las 24 horas', en: 'every day 24 hours' },
    { hours: { 7: [] }, es: 'lun–sáb las 24 horas; dom cerrado', en: 'Mon–Sat 24 hours; Sun closed' },
    {
      hours: { 1: daily('00:00-24:00'), 2: [], 4: [], 5: [], 6: [], 7: [] },
      es: 'lun las 24 horas; mar cerrado; mié las 24 horas; jue–dom cerrado',
      en: 'Mon 24 hours; Tue closed; Wed 24 hours; Thu–Sun closed',
    },
  ] as { hours: WeekHours; es: string; en: string }[]) {
    test(es, () => expect(READERS.map((reader) => spaced(weekWords(hours, reader)))).toEqual([es, en]))
  }
})

/** 10 May 2027 is a Monday. */
const place: PlaceHours = {
  hours: { 1: office, 7: [] },
  exceptions: [
    exception('2027-12-25', '2027-12-25', [], 'Navidad'),
    exception('2027-05-20', '2027-05-22', ['09:00-12:00']),
    exception('2027-05-12', '2027-05-12', [], 'Inventario'),
  ],
  outside: { pickup: [], return: [] },
}

for (const { date, es, en } of [
  {
    date: '2027-05-10',
    es: 'Abierto hoy 8:00 a. m.–12:30 p. m., 2:00–6:00 p. m.',
    en: 'Open today 8:00 AM–12:30 PM, 2:00–6:00 PM',
  },
  { date: '2027-05-11', es: 'Abierto hoy las 24 horas', en: 'Open today 24 hours' },
  { date: '2027-05-12', es: 'Cerrado hoy (Inventario)', en: 'Closed today (Stocktaking)' },
  { date: '2027-05-16', es: 'Cerrado hoy', en: 'Closed today' },
]) {
  test(`on ${date}: ${es}`, () => {
    const words = READERS.map((reader) => todayWords(place, date as CalendarDate, reader))
    expect(words.map(spaced)).toEqual([es, en])
  })
}

test('visitors are told of exceptions of the next 60 days, the nearest first', () => {
  expect(exceptionLines(place, '2027-05-10' as CalendarDate, ES)).toEqual([
    { days: '12 may', hours: 'cerrado (Inventario)' },
    { days: '20 may–22 may', hours: '9:00\u00a0a.\u00a0m.–12:00\u00a0p.\u00a0m.' },
  ])
  expect(exceptionLines(place, '2027-05-23' as CalendarDate, EN)).toEqual([])
  expect(exceptionLines(place, '2027-12-25' as CalendarDate, EN)).toEqual([
    { days: 'Dec 25', hours: 'closed (Christmas)' },
  ])
})

test('visitors are not told of hours that an earlier exception overrides', () => {
  const overridden = {
    exceptions: [
      exception('2027-11-25', '2027-12-05', [], 'Vacaciones'),
      exception('2027-11-30', '2027-12-07', ['08:00-12:00']),
    ],
  }
  expect(exceptionLines(overridden, '2027-11-20' as CalendarDate, operatorReading('es'))).toEqual([
    { days: '25 nov–5 dic', hours: 'cerrado (Vacaciones)' },
    { days: '6 dic–7 dic', hours: '08:00–12:00' },
  ])
})

describe('windows with a fee are told once for both ends of a rental:', () => {
  const fee = (from: string, to: string, amount: number) => ({
    from: from as ClockTime,
    to: to as ClosingTime,
    amount: minorUnits(amount),
  })
  const evening = fee('18:00', '22:00', 2000)
  const place = (outside: PlaceHours['outside']): PlaceHours => ({ hours: {}, exceptions: [], outside })
  test.each<[what: string, place: PlaceHours, lines: unknown[]]>([
    [
      'the same for both',
      place({ pickup: [evening], return: [evening] }),
      [{ at: 'both', hours: '18:00–22:00', amount: 2000 }],
    ],
    [
      'one for each',
      place({ pickup: [evening], return: [fee('06:00', '08:00', 1500)] }),
      [
        { at: 'pickup', hours: '18:00–22:00', amount: 2000 },
        { at: 'return', hours: '06:00–08:00', amount: 1500 },
      ],
    ],
    [
      'the same at another price',
      place({ pickup: [evening], return: [fee('18:00', '22:00', 2500)] }),
      [
        { at: 'pickup', hours: '18:00–22:00', amount: 2000 },
        { at: 'return', hours: '18:00–22:00', amount: 2500 },
      ],
    ],
    ['none where it is always open', { ...place({ pickup: [evening], return: [] }), hours: null }, []],
  ])('%s', (_what, given, lines) => {
    expect(outsideLines(given, operatorReading('es'))).toEqual(lines)
  })
})

test('the owner reads a note as it was typed', () =>
  expect(exceptionLine(exception('2027-12-25', '2027-12-25', [], 'navidad'), EN).hours).toBe(
    'closed (navidad)',
  ))

test('an exception of any year is told with its year', () => {
  const closed = exception('2027-12-31', '2028-01-02', [])
  expect(exceptionLine(closed, ES, { withYear: true }).days).toBe('31 dic 2027–2 ene 2028')
  expect(exceptionLine(closed, EN, { withYear: true }).days).toBe('Dec 31, 2027–Jan 2, 2028')
})
