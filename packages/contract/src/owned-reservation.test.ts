import { expect, test } from 'vitest'
import { ownedReservation } from './owned-reservation.ts'
import type { ReservationAnswer } from './reservations.ts'

const answer = { total_price: 175.17, vehicle: { name: 'Kia Rio' } } as ReservationAnswer

test('the picture of a reservation is a path below /storage/, as all pictures are', () => {
  const avatar_url = 'https://rent.example.com/storage/vehicles/7/picture.jpg'
  expect(ownedReservation({ ...answer, avatar_url }).picture).toBe('vehicles/7/picture.jpg')
  expect(ownedReservation({ ...answer, avatar_url: null }).picture).toBeNull()
})
