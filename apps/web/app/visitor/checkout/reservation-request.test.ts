import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { USD } from '@nelly/domain/currency'
import type { LandingId } from '@nelly/domain/ids'
import type { HexColour } from '@nelly/domain/landings/colours'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { plainDocument } from '@nelly/domain/site/site-document'
import type { WallClock } from '@nelly/domain/wall-clock'
import { describe, expect, test } from 'vitest'
import { aVehicle } from '../../testing/a-vehicle.ts'
import { readBooking } from '../booking/booking-address.ts'
import { othersOf } from '../booking/several-vehicles.ts'
import { type Contact, readContact } from './contact.ts'
import { reservationRequest } from './reservation-request.ts'

const landing: VisitedLanding = {
  id: 3 as LandingId,
  address: 'isla-drive',
  localAddress: 'isla-drive',
  displayName: 'Isla Drive',
  logo: { path: 'logo.png', width: 250, height: 80, sources: [] },
  favicon: null,
  colours: { primary: '#0b7285' as HexColour, secondary: '#ff922b' as HexColour },
  language: 'es',
  languages: ['es'],
  timezone: 'America/Santo_Domingo',
  showRatings: true,
  bookingMode: 'instant',
  answerHours: 24,
  currency: USD,
  pickupPlaces: ['Santo Domingo'],
  returnPlaces: ['La Romana'],
  places: [],
  site: plainDocument({ logo: '', primary: '#000000' as HexColour, secondary: '#ffffff' as HexColour }, 'es'),
  sitePictures: {},
  phones: {},
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  robots: null,
  canonicalUrl: null,
  publication: null,
  suspension: null,
}
const search =
  'arrival_place=La+Romana&number_of_persons=4&date_of_departure=2026-12-12&date_of_arrival=2026-12-15&vehicle=7&baby_seat=2' +
  '&driver_age=22&additional_drivers=1&discount_code=VERANO&also=vehicle%3D8%26baby_seat%3D1'
const alone = readBooking(new URLSearchParams(search), landing, '2026-12-01T09:00' as WallClock, {
  timezone: 'America/Santo_Domingo',
  extras: DEFAULT_RATES.extras,
  broken: () => [],
})
const booking = { ...alone, others: othersOf(new URLSearchParams(search), DEFAULT_RATES.extras) }
const maria: Contact = {
  firstName: ' María José ',
  lastName: "O'Neill 王",
  email: 'maria@example.com',
  phone: '+1 (809) 555-0101 ext. 7',
  persons: '3',
  comment: '',
  terms: true,
  publication: '',
}
const asked = (contact: Partial<Contact>) => {
  if (!booking.period) throw new Error('the trip of these tests has dates')
  return reservationRequest({
    landing,
    vehicle: aVehicle(),
    period: booking.period,
    booking,
    contact: { ...maria, ...contact },
  })
}

test('a reservation request has the trip of the address, its vehicles as they were chosen, and the contact data of the form', () =>
  expect(asked({})).toEqual({
    ok: true,
    booking: {
      landing: 3,
      vehicle: 8,
      persons: 3,
      bags: 0,
      customer: {
        firstName: 'María José',
        lastName: "O'Neill 王",
        email: 'maria@example.com',
        phone: '+1 (809) 555-0101 ext. 7',
      },
      comment: null,
      pickupPlace: 'Santo Domingo',
      returnPlace: 'La Romana',
      period: { pickup: '2026-12-12T10:00', return: '2026-12-15T17:00' },
      extras: [{ code: 'baby_seat', quantity: 1 }],
      driverAge: 22,
      additionalDrivers: 0,
      discountCode: 'VERANO',
      others: [{ vehicle: 7, extras: [{ code: 'baby_seat', quantity: 2 }], additionalDrivers: 1 }],
    },
  }))

describe("missing and invalid fields are reported in the landing's language", () => {
  const required = 'Este campo es obligatorio.'
  for (const { contact, errors } of [
    { contact: { firstName: ' ' }, errors: { firstName: required } },
    { contact: { email: '' }, errors: { email: required } },
    { contact: { email: 'maria' }, errors: { email: 'Indica un correo electrónico válido.' } },
    { contact: { phone: '1'.repeat(41) }, errors: { phone: 'Usa hasta 40 caracteres.' } },
    {
      contact: { phone: '12' },
      errors: { phone: 'Indica un teléfono de 7 a 15 dígitos, como +1 809 555 0199.' },
    },
    { contact: { terms: false }, errors: { terms: 'Acepta los términos para reservar.' } },
    {
      contact: { lastName: '', terms: false },
      errors: { lastName: required, terms: 'Acepta los términos para reservar.' },
    },
  ]) {
    test(Object.keys(errors).join(' and '), () => expect(asked(contact)).toEqual({ ok: false, errors }))
  }
})

test('the party is the form’s and not the search’s: two by default, one at least', () => {
  expect(asked({ persons: ' ' })).toMatchObject({ booking: { persons: 2 } })
  expect(asked({ persons: '0' })).toEqual({
    ok: false,
    errors: { persons: 'Indica como mínimo 1.' },
  })
  expect(asked({ persons: 'dos' })).toEqual({
    ok: false,
    errors: { persons: 'Indica un número.' },
  })
})

test('the comment is optional', () => expect(asked({ comment: '  ' }).ok).toBe(true))

test('any form can be parsed', () => {
  const form = new FormData()
  form.set('name', new Blob(['x']))
  form.set('terms', 'yes')
  expect(readContact(form)).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    persons: '',
    comment: '',
    terms: false,
    publication: '',
  })
})
