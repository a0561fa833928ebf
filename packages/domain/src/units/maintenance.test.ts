import { expect, test } from 'vitest'
import type { CalendarDate } from '../wall-clock.ts'
import { dueService } from './maintenance.ts'

const today = '2027-05-10' as CalendarDate
const none = {
  serviceEveryKm: null,
  serviceEveryMonths: null,
  lastServiceKm: null,
  lastServiceOn: null,
  odometer: null,
}
const on = (day: string) => day as CalendarDate
const byKm = { ...none, serviceEveryKm: 5000, lastServiceKm: 40_000 }
const byMonths = { ...none, serviceEveryMonths: 6 }

for (const { unit, ...is } of [
  { what: 'nothing is said', unit: none, is: undefined },
  { what: 'the odometer is not known', unit: byKm, is: undefined },
  { what: '501 km are left', unit: { ...byKm, odometer: 44_499 }, is: undefined },
  {
    what: '500 km are left',
    unit: { ...byKm, odometer: 44_500 },
    is: { km: 45_000, on: null, isOverdue: false },
  },
  {
    what: 'the kilometres are reached',
    unit: { ...byKm, odometer: 45_000 },
    is: { km: 45_000, on: null, isOverdue: true },
  },
  {
    what: 'it never was, at 5,000 km',
    unit: { ...none, serviceEveryKm: 5000, odometer: 5000 },
    is: { km: 5000, on: null, isOverdue: true },
  },
  { what: 'it never was, by months', unit: byMonths, is: undefined },
  { what: '15 days are left', unit: { ...byMonths, lastServiceOn: on('2026-11-25') }, is: undefined },
  {
    what: '14 days are left',
    unit: { ...byMonths, lastServiceOn: on('2026-11-24') },
    is: { km: null, on: '2027-05-24', isOverdue: false },
  },
  {
    what: 'the day has come',
    unit: { ...byMonths, lastServiceOn: on('2026-11-10') },
    is: { km: null, on: '2027-05-10', isOverdue: true },
  },
  {
    what: 'the month has no such day',
    unit: { ...byMonths, serviceEveryMonths: 8, lastServiceOn: on('2026-08-31') },
    is: { km: null, on: '2027-04-30', isOverdue: true },
  },
  {
    what: 'both are near',
    unit: { ...byKm, odometer: 44_600, serviceEveryMonths: 6, lastServiceOn: on('2026-11-20') },
    is: { km: 45_000, on: '2027-05-20', isOverdue: false },
  },
])
  test(`on 10 May 2027 maintenance where ${is.what}`, () => expect(dueService(unit, today)).toEqual(is.is))
