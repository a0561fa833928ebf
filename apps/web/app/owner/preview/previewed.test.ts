import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { USD } from '@nelly/domain/currency'
import type { PlaceId, VehicleId } from '@nelly/domain/ids'
import { ALWAYS_OPEN } from '@nelly/domain/places/opening-hours'
import { expect, test } from 'vitest'
import { aVehicle } from '../../testing/a-vehicle.ts'
import { type PreviewedLanding, previewOf as previewOfSite } from './previewed.ts'
import { withStartingSite } from './with-starting-site.ts'

const previewOf = (shown: PreviewedLanding, unnamed: string, size: Parameters<typeof previewOfSite>[2]) =>
  previewOfSite(withStartingSite(shown), unnamed, size)

const vehicle: OwnedVehicle = {
  ...aVehicle({ id: 1 as VehicleId, description: 'Sedán' }),
  landingId: 1,
  specialFeatures: [],
  bluetooth: false,
  siriusxm: false,
  gps: false,
  automatic: false,
  appleCar: false,
  pictures: [],
  commission: 0,
  units: 1,
  isOnSale: true,
  comingReservations: 0,
  alsoOffered: [],
  revision: 0,
}
const place = {
  code: null,
  kind: 'office',
  isPickup: true,
  isReturn: true,
  address: null,
  latitude: null,
  longitude: null,
  instructionsEs: null,
  instructionsEn: null,
  phone: null,
  currency: USD,
  ...ALWAYS_OPEN,
} as const
const begun = { name: '', logo: undefined, primary: '', secondary: '', language: null }

test('an empty form is previewed with a name, neutral colours and a language', () => {
  const { landing, vehicles } = previewOf(begun, 'Tu landing', undefined)
  expect(landing).toMatchObject({
    displayName: 'Tu landing',
    colours: { primary: '#5b6b6e', secondary: '#c9d2d3' },
    language: 'es',
  })
  expect(landing.logo.path).toMatch(/^data:image\/svg\+xml,/)
  expect(vehicles).toEqual([])
})

test('the chosen values are shown as visitors will see them', () => {
  const { landing } = previewOf(
    {
      ...begun,
      name: ' Búho Rent ',
      logo: '/storage/logos/1.png',
      primary: '#ABC',
      language: 'en',
      places: [
        { ...place, id: 1 as PlaceId, name: 'Samaná', isPickup: false, position: 0, revision: 0 },
        { ...place, id: 2 as PlaceId, name: 'Santiago', position: 1, revision: 0 },
      ],
    },
    'Tu landing',
    { width: 250, height: 80 },
  )
  expect(landing).toMatchObject({
    displayName: 'Búho Rent',
    logo: { path: 'logos/1.png', width: 250, height: 80 },
    colours: { primary: '#aabbcc' },
    language: 'en',
    pickupPlaces: ['Santiago'],
    returnPlaces: ['Samaná', 'Santiago'],
  })
})

test('hidden vehicles are not shown, and others take their places', () => {
  const vehicles = [1, 2, 3, 4, 5].map((id) => ({ ...vehicle, id: id as VehicleId, isOnSale: id !== 2 }))
  expect(previewOf({ ...begun, vehicles }, '', undefined).vehicles.map(({ id }) => id)).toEqual([1, 3, 4])
})

test('an incomplete colour changes nothing yet', () =>
  expect(previewOf({ ...begun, primary: '#12' }, '', undefined).landing.colours.primary).toBe('#5b6b6e'))
