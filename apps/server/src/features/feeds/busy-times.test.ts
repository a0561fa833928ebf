import type { ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { describe, expect, test } from 'vitest'
import { busyTimes } from './busy-times.ts'

const window = {
  timezone: 'America/Santo_Domingo',
  from: '2026-12-01T00:00' as WallClock,
  to: '2027-02-01T00:00' as WallClock,
  dayStarts: '00:00' as ClockTime,
  dayEnds: '00:00' as ClockTime,
}
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Island',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

const spans = (text: string) => {
  const times = busyTimes(text, window)
  return times.ok ? times.value.busy.map(({ from, to }) => `${from} ${to}`) : times.refusal
}

describe('a feed’s events are busy times on the clock of the rental place', () => {
  test.each([
    [
      'whole days',
      event('UID:1', 'DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261213'),
      ['2026-12-10T00:00 2026-12-13T00:00'],
    ],
    [
      'one day without an end',
      event('UID:1', 'DTSTART;VALUE=DATE:20261210'),
      ['2026-12-10T00:00 2026-12-11T00:00'],
    ],
    [
      'UTC',
      event('UID:1', 'DTSTART:20261210T140000Z', 'DTEND:20261211T020000Z'),
      ['2026-12-10T10:00 2026-12-10T22:00'],
    ],
    [
      'without a zone',
      event('UID:1', 'DTSTART:20261210T140000', 'DURATION:PT2H'),
      ['2026-12-10T14:00 2026-12-10T16:00'],
    ],
    [
      'a zone that is known by its name',
      event(
        'UID:1',
        'DTSTART;TZID=Europe/Madrid:20261210T140000',
        'DTEND;TZID=Europe/Madrid:20261210T160000',
      ),
      ['2026-12-10T09:00 2026-12-10T11:00'],
    ],
    [
      'a zone of the file',
      `${ZONE}\r\n${event('UID:1', 'DTSTART;TZID=Island:20261210T140000', 'DTEND;TZID=Island:20261210T160000')}`,
      ['2026-12-10T13:00 2026-12-10T15:00'],
    ],
    [
      'repeated, one left out and one moved',
      `${event('UID:1', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20261208')}\r\n${event(
        'UID:1',
        'RECURRENCE-ID;VALUE=DATE:20261215',
        'DTSTART;VALUE=DATE:20261216',
        'DTEND;VALUE=DATE:20261218',
      )}`,
      [
        '2026-12-01T00:00 2026-12-02T00:00',
        '2026-12-16T00:00 2026-12-18T00:00',
        '2026-12-22T00:00 2026-12-23T00:00',
      ],
    ],
    [
      'repeated without an end, as far as the window goes',
      event('UID:1', 'DTSTART;VALUE=DATE:20200115', 'RRULE:FREQ=MONTHLY'),
      ['2026-12-15T00:00 2026-12-16T00:00', '2027-01-15T00:00 2027-01-16T00:00'],
    ],
    ['cancelled', event('UID:1', 'DTSTART;VALUE=DATE:20261210', 'STATUS:CANCELLED'), []],
    ['marked as free', event('UID:1', 'DTSTART;VALUE=DATE:20261210', 'TRANSP:TRANSPARENT'), []],
    ['of another year', event('UID:1', 'DTSTART;VALUE=DATE:20241210'), []],
    ['that ends before it begins', event('UID:1', 'DTSTART:20261210T140000Z', 'DTEND:20261210T120000Z'), []],
    [
      'one of them twice',
      `${event('UID:1', 'DTSTART;VALUE=DATE:20261210')}\r\n${event('UID:1', 'DTSTART;VALUE=DATE:20261210')}`,
      ['2026-12-10T00:00 2026-12-11T00:00'],
    ],
  ])('%s', (_, events, expected) => {
    expect(spans(calendar(events))).toEqual(expected)
  })
})

test('an occurrence keeps its key when it is moved, so that it is known again', () => {
  const weekly = event('UID:a', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=2')
  const moved = event('UID:a', 'RECURRENCE-ID;VALUE=DATE:20261208', 'DTSTART;VALUE=DATE:20261209')
  const keys = (text: string) => {
    const times = busyTimes(text, window)
    return times.ok && times.value.busy.map(({ key }) => key)
  }
  expect(keys(calendar(weekly))).toEqual(['a/2026-12-01', 'a/2026-12-08'])
  expect(keys(calendar(weekly, moved))).toEqual(keys(calendar(weekly)))
})

test('a thousand coming times are read, also with one that is over behind them', () => {
  const coming = Array.from({ length: 1_000 }, (_, n) => event(`UID:${n}`, 'DTSTART;VALUE=DATE:20261210'))
  const found = busyTimes(calendar(...coming, event('UID:over', 'DTSTART;VALUE=DATE:20200101')), window)
  expect(found.ok && found.value.busy.length).toBe(1_000)
})

describe('what is no calendar, or says too much, is refused', () => {
  test.each([
    ['nothing', '', 'not-a-calendar'],
    ['a page', '<!doctype html><title>Sign in</title>', 'not-a-calendar'],
    ['a card', 'BEGIN:VCARD\r\nFN:Ana\r\nEND:VCARD', 'not-a-calendar'],
    ['half a file', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1', 'not-a-calendar'],
    [
      'every second of years',
      calendar(event('UID:1', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
      'too-many-events',
    ],
    [
      'a thousand and one events',
      calendar(...Array.from({ length: 1_001 }, (_, n) => event(`UID:${n}`, 'DTSTART;VALUE=DATE:20261210'))),
      'too-many-events',
    ],
  ])('%s', (_, text, refusal) => {
    expect(spans(text)).toBe(refusal)
  })
})
