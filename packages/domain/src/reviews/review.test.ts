import { describe, expect, test } from 'vitest'
import { RESERVATION_STATUSES } from '../reservations/reservation-status.ts'
import { averageStars, MAX_REVIEWER, mayBeReviewed, reviewAskedAt, reviewerName } from './review.ts'

test('only a rental whose vehicle is back is reviewed', () => {
  const reviewed = RESERVATION_STATUSES.filter((status) => mayBeReviewed({ status, erasedAt: null }))
  expect(reviewed).toEqual(['returned', 'closed'])
})

test('a rental whose customer was erased is not reviewed', () =>
  expect(mayBeReviewed({ status: 'closed', erasedAt: new Date('2027-03-05') })).toBe(false))

test('a review is asked for two days after the return', () =>
  expect(reviewAskedAt(new Date('2027-03-05T16:30:00Z'))).toEqual(new Date('2027-03-07T16:30:00Z')))

describe('a reviewer is named', () => {
  test.each([
    ['María', 'Peña Ortiz', 'María P.'],
    ['Juan', 'de la Cruz', 'Juan D.'],
    [' Ana ', ' ñuñez', 'Ana Ñ.'],
    ['Prince', '', 'Prince'],
    ['李', '𠮷野', '李 𠮷.'],
    ['A'.repeat(80), 'B', 'A'.repeat(MAX_REVIEWER)],
  ])('%s %s as %s', (first, last, named) => expect(reviewerName(first, last)).toBe(named))
})

describe('the average of', () => {
  test.each([
    [0, 0, null],
    [1, 4, 4],
    [2, 9, 4.5],
    [3, 14, 4.7],
    [23, 106, 4.6],
  ])('%i reviews with %i stars is %s', (count, stars, average) =>
    expect(averageStars({ count, stars })).toBe(average),
  )
})
