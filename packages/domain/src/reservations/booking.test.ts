import { describe, expect, test } from 'vitest'
import type { VehicleId } from '../ids.ts'
import { type Booking, eachVehicle, placeInBooking, referenceOfVehicle } from './booking.ts'

const [small, large] = [7, 8] as VehicleId[]
const booking = {
  vehicle: small,
  extras: [{ code: 'gps', quantity: 1 }],
  additionalDrivers: 2,
  driverAge: 30,
  pickupPlace: 'Santiago',
} as unknown as Booking

describe('a booking of several vehicles', () => {
  test('shares all but vehicle, extras and additional drivers', () =>
    expect(eachVehicle({ ...booking, others: [{ vehicle: large as VehicleId, extras: [] }] })).toEqual([
      booking,
      { ...booking, vehicle: large, extras: [], additionalDrivers: 0 },
    ]))

  test('of one vehicle is that booking', () => expect(eachVehicle(booking)).toEqual([booking]))

  for (const place of [1, 2, 10])
    test(`tells place ${place} by its reference`, () =>
      expect(placeInBooking(referenceOfVehicle('K7Q4-9MXT-3HRD', place))).toBe(place))
})
