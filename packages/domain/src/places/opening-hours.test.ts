import { describe, expect, test } from 'vitest'
import { minorUnits } from '../money.ts'
import type { CalendarDate, ClockTime, WallClock } from '../wall-clock.ts'
import {
  ALWAYS_OPEN,
  type ClosingTime,
  type HandoverKind,
  handoverAt,
  outOfHoursFee,
  type PlaceHours,
  type TimeInterval,
} from './opening-hours.ts'

const interval = (text: string): TimeInterval => {
  const [from, to] = text.split('-')
  return { from: from as ClockTime, to: to as ClosingTime }
}
const daily = (...texts: string[]) => texts.map(interval)
const exception = (from: string, to: string, hours: string[], note = '') => ({
  from: from as CalendarDate,
  to: to as CalendarDate,
  hours: daily(...hours),
  note,
})
const window = (text: string, amount: number) => ({ ...interval(text), amount: minorUnits(amount) })

/** 10 May 2027 is a Monday. */
const office: PlaceHours = {
  hours: {
    1: daily('08:00-12:30', '14:00-18:00'),
    5: daily('20:00-24:00'),
    6: daily('00:00-02:00', '09:00-13:00'),
    7: [],
  },
  exceptions: [
    exception('2027-05-17', '2027-05-17', ['10:00-11:00'], 'Inventario'),
    exception('2027-05-16', '2027-05-18', [], 'Cerrado por obras'),
    exception('2027-05-23', '2027-05-23', ['09:00-12:00']),
  ],
  outside: {
    pickup: [window('06:00-08:00', 1500), window('18:00-22:00', 2000), window('22:00-24:00', 4000)],
    return: [window('18:00-20:00', 1000)],
  },
}

const at = (text: string): WallClock => text.replace(' ', 'T') as WallClock

const shown = (moment: string, kind: HandoverKind = 'pickup'): string => {
  const found = handoverAt(office, at(moment), kind)
  if (found.kind === 'open') return 'open'
  if (found.kind === 'for-a-fee') return `for ${found.amount}`
  const hours = found.opens.map(({ from, to }) => `${from}-${to}`).join(', ')
  return `${found.isClosedAllDay ? 'closed all day' : `closed, opens ${hours}`}${found.note && ` (${found.note})`}`
}

describe('a place with hours', () => {
  for (const { moment, kind, is } of [
    { moment: '2027-05-10 08:00', is: 'open' },
    { moment: '2027-05-10 12:30', is: 'open' },
    { moment: '2027-05-10 12:31', is: 'closed, opens 08:00-12:30, 14:00-18:00' },
    { moment: '2027-05-10 13:59', is: 'closed, opens 08:00-12:30, 14:00-18:00' },
    { moment: '2027-05-10 18:00', is: 'open' },
    { moment: '2027-05-10 18:01', is: 'for 2000' },
    { moment: '2027-05-10 18:01', kind: 'return', is: 'for 1000' },
    { moment: '2027-05-10 22:00', is: 'for 2000' },
    { moment: '2027-05-10 22:01', is: 'for 4000' },
    { moment: '2027-05-10 23:59', is: 'for 4000' },
    { moment: '2027-05-10 22:00', kind: 'return', is: 'closed, opens 08:00-12:30, 14:00-18:00' },
    { moment: '2027-05-10 05:59', is: 'closed, opens 08:00-12:30, 14:00-18:00' },
    { moment: '2027-05-11 03:00', is: 'open' },
    { moment: '2027-05-14 23:59', is: 'open' },
    { moment: '2027-05-15 00:00', is: 'open' },
    { moment: '2027-05-15 02:00', is: 'open' },
    { moment: '2027-05-15 02:01', is: 'closed, opens 00:00-02:00, 09:00-13:00' },
    { moment: '2027-05-30 10:00', is: 'closed all day' },
    { moment: '2027-05-30 19:00', is: 'closed all day' },
    { moment: '2027-05-16 10:00', is: 'closed all day (Cerrado por obras)' },
    { moment: '2027-05-17 10:30', is: 'open' },
    { moment: '2027-05-17 15:00', is: 'closed, opens 10:00-11:00 (Inventario)' },
    { moment: '2027-05-17 19:00', is: 'for 2000' },
    { moment: '2027-05-18 23:59', is: 'closed all day (Cerrado por obras)' },
    { moment: '2027-05-23 10:00', is: 'open' },
  ] as const) {
    const handover = kind ?? ('pickup' as HandoverKind)
    test(`${moment}, ${handover}: ${is}`, () => expect(shown(moment, handover)).toBe(is))
  }
})

test('a place without hours is always open', () => {
  for (const moment of ['2027-05-10 00:00', '2027-12-25 23:59'])
    expect(handoverAt(ALWAYS_OPEN, at(moment), 'pickup')).toEqual({ kind: 'open' })
})

for (const { moment, fee } of [
  { moment: '2027-05-10 10:00', fee: 0 },
  { moment: '2027-05-10 20:00', fee: 2000 },
  { moment: '2027-05-10 03:00', fee: 0 },
]) {
  test(`a pickup on ${moment} costs ${fee} more`, () =>
    expect(outOfHoursFee(office, at(moment), 'pickup')).toBe(fee))
}
