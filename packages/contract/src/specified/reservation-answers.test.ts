import { currency } from '@nelly/domain/currency'
import { bookedQuote } from '@nelly/domain/rates/testing/booked'
import { expect, test } from 'vitest'
import { toQuoteAnswer } from './quotes.ts'
import { listedReservation, type ReservationAnswer } from './reservation-answers.ts'

const quote = bookedQuote(45, 3, [{ code: 'baby_seat', quantity: 1 }])
const answer = {
  total_price: 217.65,
  currency: 'USD',
  quote: toQuoteAnswer(quote),
  vehicle: { name: 'Kia Rio' },
  landing: { logo: 'logos/sun.png', display_name: 'Sol' },
} as ReservationAnswer

const listed = (changes: Partial<ReservationAnswer> = {}) => listedReservation({ ...answer, ...changes })

test('a price of a list is read as it was stored, with its lines', () => {
  expect(listed()).toMatchObject({
    total: 21765,
    currency: 'USD',
    quote: { lines: quote.lines.map(({ code, kind, name, quantity }) => ({ code, kind, name, quantity })) },
  })
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
  expect(listed({ currency: 'JPY', total_price: 24_000 })).toMatchObject({
    total: 24_000,
    currency: currency('JPY'),
  })
})

test('the picture of a reservation is a path below /storage/, as all pictures are', () => {
  const avatar_url = 'https://rent.example.com/storage/vehicles/7/picture.jpg'
  expect(listed({ avatar_url }).picture).toBe('vehicles/7/picture.jpg')
  expect(listed({ avatar_url: null }).picture).toBeNull()
})
