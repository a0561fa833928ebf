import type { CalendarDate } from '@nelly/domain/wall-clock'
import { describe, expect, test } from 'vitest'
import { fieldErrors } from '../refusals/field-words.ts'
import { changeWishBody } from './change-wish.ts'

const days = { today: '2027-03-12' as CalendarDate, pickupDay: '2027-03-10' as CalendarDate }

describe('the days of a wish', () => {
  test.each([
    ['to come', '2027-03-13', '2027-03-14', {}],
    ['today', '2027-03-12', '2027-03-12', {}],
    ['none', '', '', {}],
    ['with the pickup as it is', '2027-03-10', '2027-03-14', {}],
    ['over', '2027-03-11', '2027-03-11', { date_of_departure: 1, date_of_arrival: 1 }],
    ['reversed', '2027-03-14', '2027-03-13', { date_of_arrival: 1 }],
    ['of no calendar', '2027-02-30', '', { date_of_departure: 1 }],
  ])('%s', (_, pickup, back, expected) => {
    const read = changeWishBody(days).safeParse({
      wish: 'One more day',
      date_of_departure: pickup,
      date_of_arrival: back,
    })
    const errors = read.success ? {} : fieldErrors(read.error.issues, 'en')
    expect(Object.fromEntries(Object.entries(errors).map(([field, told]) => [field, told.length]))).toEqual(
      expected,
    )
  })
})
