import { expect, test } from 'vitest'
import { ownedReservation } from './owned-reservation.ts'
import type { ReservationAnswer } from './reservations.ts'

const quote = {
  days: 3,
  price_per_day: 45,
  rental: 135,
  extras: [{ code: 'baby_seat', quantity: 1, amount: 36 }],
  liability_service: 9.95,
  license_fee: 3.5,
  subtotal: 184.45,
  tax: 33.2,
  total: 217.65,
}
const answer = { total_price: 217.65, quote, vehicle: { name: 'Kia Rio' } } as ReservationAnswer

test('the lines of a price are whole cents', () => {
  expect(ownedReservation(answer)).toMatchObject({
    total: 21765,
    quote: {
      days: 3,
      rental: 13500,
      extras: [{ code: 'baby_seat', quantity: 1, amount: 3600 }],
      liabilityService: 995,
      vehicleLicenseFee: 350,
      subtotal: 18445,
      tax: 3320,
    },
  })
})

test('the picture of a reservation is a path below /storage/, as all pictures are', () => {
  const avatar_url = 'https://rent.example.com/storage/vehicles/7/picture.jpg'
  expect(ownedReservation({ ...answer, avatar_url }).picture).toBe('vehicles/7/picture.jpg')
  expect(ownedReservation({ ...answer, avatar_url: null }).picture).toBeNull()
})
