import { USD } from '@nelly/domain/currency'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { dollars } from '@nelly/domain/testing/dollars'
import { expect, test } from 'vitest'
import { SCRIPTS } from './scripts.ts'
import { NOTHING_STORED, storedBooking } from './stored-booking.ts'

const landing = { id: 3 as LandingId, address: 'sun-cars', currency: USD }
const { extras } = DEFAULT_RATES
const vehicle = { id: 7 as VehicleId, name: 'Kia Rio', pricePerDay: dollars(45) }

test('stores the search, the vehicle and the extras of the address', () =>
  expect(
    storedBooking(
      landing,
      {
        given: { pickupPlace: 'Santiago', pickupDate: '2027-03-10' },
        vehicle: vehicle.id,
        extras: [{ code: 'baby_seat', quantity: 2 }],
        typed: { discountCode: 'VERANO' },
      },
      { vehicle, extras },
    ),
  ).toEqual({
    formValidate: {
      place_of_departure: 'Santiago',
      date_of_departure: '2027-03-10',
      id_landing: 3,
      name_landing: 'sun-cars',
    },
    selectedVehicle: 7,
    selectedExtras: [{ name: 'baby_seat', price: 12, currency: 'USD', quantity: 2 }],
    selectedProduct: { id: 7, name: 'Kia Rio', price: 45, currency: 'USD' },
  }))

test('an address without a booking changes nothing in the storage', () =>
  expect(
    storedBooking(landing, { given: {}, vehicle: undefined, extras: [], typed: {} }, { vehicle, extras }),
  ).toBeUndefined())

test('never writes what the operator stores in the same browser, and only reads it where it shows links for operators', () => {
  const { signedIn, ...others } = SCRIPTS
  expect(signedIn).not.toMatch(/localStorage\.(?:\w+\s*=[^=]|(?:set|remove)Item|clear)/)
  const scripts = Object.values(others).join('\n')
  for (const key of [
    'language',
    'token',
    'NellyUserId',
    'user',
    'sessionExpiry',
    'landingId',
    'landingName',
  ]) {
    expect(Object.keys(NOTHING_STORED)).not.toContain(key)
    expect(scripts).not.toMatch(new RegExp(`['.]${key}\\b`))
  }
})

test('adds no more than a kilobyte to any page', () => {
  for (const script of [SCRIPTS.keep, SCRIPTS.resume]) expect(script.length).toBeLessThan(1024)
  expect((SCRIPTS.keep + SCRIPTS.form).length).toBeLessThan(1024)
})
