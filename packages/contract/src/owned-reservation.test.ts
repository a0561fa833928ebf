import { currency } from '@nelly/domain/currency'
import { bookedQuote } from '@nelly/domain/rates/testing/booked'
import { expect, test } from 'vitest'
import { ownedReservation } from './owned-reservation.ts'
import { toQuoteAnswer } from './quotes.ts'
import type { ReservationAnswer } from './reservation-answers.ts'

const quote = bookedQuote(45, 3, [{ code: 'baby_seat', quantity: 1 }])
const answer = {
  total_price: 217.65,
  currency: 'USD',
  quote: toQuoteAnswer(quote),
  vehicle: { name: 'Kia Rio' },
} as ReservationAnswer

test('a price is read as it was stored, line by line', () => {
  expect(ownedReservation(answer)).toMatchObject({ total: 21765, currency: 'USD', quote })
})

test('the fields of before lines are the sums of the lines', () => {
  expect(toQuoteAnswer(quote)).toMatchObject({
    days: 3,
    price_per_day: 45,
    rental: 135,
    extras: [{ code: 'baby_seat', quantity: 1, amount: 36 }],
    liability_service: 9.95,
    license_fee: 3.5,
    subtotal: 184.45,
    tax: 33.2,
    total: 217.65,
  })
})

test('an amount of a currency without decimals is read in that currency', () => {
  const inYen = { ...answer, currency: 'JPY', total_price: 24_000 }
  expect(ownedReservation(inYen)).toMatchObject({ total: 24_000, currency: currency('JPY') })
})

test('the picture of a reservation is a path below /storage/, as all pictures are', () => {
  const avatar_url = 'https://rent.example.com/storage/vehicles/7/picture.jpg'
  expect(ownedReservation({ ...answer, avatar_url }).picture).toBe('vehicles/7/picture.jpg')
  expect(ownedReservation({ ...answer, avatar_url: null }).picture).toBeNull()
})
