import { login } from '@nelly/contract/specified/accounts'
import { removeLocation } from '@nelly/contract/specified/locations'
import { listReservations } from '@nelly/contract/specified/reservations'
import { createVehicle, readVehicle } from '@nelly/contract/specified/vehicles'
import { expect, test } from 'vitest'
import { addressOf, bodyOf } from './request-parts.ts'

test('the path of a call is below /api, with its parameters filled in', () => {
  expect(addressOf(readVehicle, { landingId: 3, vehicleId: 7 })).toBe('/api/vehicles/3/7')
  expect(addressOf(listReservations, { landingId: 3 })).toBe('/api/reservations/3')
})

test('the query follows the path, without what is undefined', () => {
  expect(addressOf(removeLocation, { landingId: 3 }, { location_id: 9 })).toBe(
    '/api/landing/3/locations?location_id=9',
  )
  expect(addressOf(removeLocation, { landingId: 3 }, { location_id: undefined })).toBe(
    '/api/landing/3/locations',
  )
})

test('a call without files sends JSON', () =>
  expect(bodyOf(login, { email: 'a@b.do', password: 'x' })).toBe('{"email":"a@b.do","password":"x"}'))

test('a call with files sends a form: fields first, then each file under its index', () => {
  const form = bodyOf(
    createVehicle,
    { name: 'Kia Rio', brand: undefined, price: 45 },
    {
      images: [new File(['1'], 'front.png'), new File(['2'], 'side.png')],
    },
  ) as FormData
  expect([...form.keys()]).toEqual(['name', 'price', 'images[0]', 'images[1]'])
  expect(form.get('price')).toBe('45')
  expect((form.get('images[1]') as File).name).toBe('side.png')
})

test('in a form a list is its JSON, and what is emptied is blank', () => {
  const form = bodyOf(createVehicle, { features: ['usb', 'techo'], doors: null }) as FormData
  expect([...form]).toEqual([
    ['features', '["usb","techo"]'],
    ['doors', ''],
  ])
})
