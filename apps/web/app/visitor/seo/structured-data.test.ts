import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import { NO_REVIEWS, type SiteReviews } from '@nelly/contract/reviews/site-reviews'
import type { LandingId } from '@nelly/domain/ids'
import { dollars } from '@nelly/domain/testing/dollars'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { expect, test } from 'vitest'
import { aVehicle } from '../../testing/a-vehicle.ts'
import { questionsThing, rentalThing, vehicleThing, wayThing } from './json-ld.ts'
import { robotsOf } from './robots-of.ts'
import { structuredData } from './structured-data.tsx'

const today = '2027-05-10' as CalendarDate
const KNOWN = {
  ...{ address: 'Calle del Sol 1', latitude: 18.5, longitude: -68.4, phone: '+1 809 555 0100' },
  hours: { 6: [{ from: '20:00', to: '24:00' }], 7: [] },
  exceptions: [
    { from: '2027-05-01', to: '2027-05-09', hours: [], note: '' },
    { from: '2027-12-25', to: '2027-12-25', hours: [], note: 'Navidad' },
  ],
}
const publicAddress = (path: string) => `https://nelly.example${path}`
const landing = {
  id: 1 as LandingId,
  address: 'sun-cars',
  localAddress: 'sun-cars',
  displayName: 'Sun Cars',
  language: 'en',
  languages: ['es', 'en'],
  logo: { path: 'logos/sun.png', width: 250, height: 80, sources: [] },
  pickupPlaces: ['Santiago', 'Punta Cana'],
  places: [{ name: 'Punta Cana', ...KNOWN }],
  showRatings: true,
  canonicalUrl: null,
  site: { contact: { phone: '', email: '', whatsapp: '', address: '' } },
  phones: { '+1 809 555 0100': '18095550100' },
} as unknown as VisitedLanding
const WORDS = { type: 'Sedan', transmission: 'Automatic', fuel: 'Diesel' }
const vehicle = aVehicle({
  description: 'A small one',
  pricePerDay: dollars(45.5),
  brand: 'Kia',
  doors: 4,
  fuel: 'diesel',
  pictures: [{ path: 'vehicles/a.jpg', width: 900, height: 600, sources: [] }],
  additions: 'both',
})

test('text of an owner cannot end the script of structured data, and is read as it was written', () => {
  const name = '</script><!-- <script>alert(1)</script>'
  const text = structuredData([{ '@type': 'AutoRental', name }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toBe(name)
})

// Rule of "Found and shared": web/visitor/seo/json-ld.ts, web/visitor/seo/structured-data.tsx, e2e/found.journey.ts
test('structured data has a vehicle’s price per day without tax and its operator, and no invented stars', () => {
  const thing = vehicleThing(landing, vehicle, publicAddress, WORDS)
  expect(thing).toMatchObject({
    '@type': 'Car',
    url: 'https://nelly.example/sun-cars/vehicles/7',
    image: ['https://nelly.example/storage/vehicles/a.jpg'],
    brand: { name: 'Kia' },
    numberOfDoors: 4,
    fuelType: 'Diesel',
    offers: {
      '@type': 'Offer',
      price: '45.50',
      priceCurrency: 'USD',
      priceSpecification: { unitCode: 'DAY', valueAddedTaxIncluded: false },
      seller: { '@id': 'https://nelly.example/sun-cars#rental' },
    },
  })
  expect(structuredData([thing])).not.toMatch(/rating|review/i)
})

test('structured data has the average and the count of the stars that customers gave a vehicle', () => {
  const rated = { ...vehicle, reviewFigures: { count: 3, stars: 13 } }
  expect(vehicleThing(landing, rated, publicAddress, WORDS)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, ratingCount: 3, bestRating: 5 },
  })
})

test('structured data describes a vehicle in the language of its page', () => {
  const inEnglish = { ...vehicle, descriptionEn: 'In English' }
  expect(vehicleThing(landing, inEnglish, publicAddress, WORDS).description).toBe('In English')
  const spanish: VisitedLanding = { ...landing, language: 'es' }
  expect(vehicleThing(spanish, inEnglish, publicAddress, WORDS).description).toBe('A small one')
})

test.each([
  ['both', false],
  ['tax', false],
  ['charges', true],
  ['nothing', true],
] as const)('a price per day with %s on top has its tax included: %s', (additions, isIncluded) => {
  expect(vehicleThing(landing, { ...vehicle, additions }, publicAddress, WORDS)).toMatchObject({
    offers: { priceSpecification: { valueAddedTaxIncluded: isIncluded } },
  })
})

test('an operator has name, logo and places', () => {
  expect(
    rentalThing(landing, publicAddress, { description: 'Rent here', reviews: NO_REVIEWS, today }),
  ).toMatchObject({
    '@id': 'https://nelly.example/sun-cars#rental',
    url: 'https://nelly.example/sun-cars',
    image: 'https://nelly.example/storage/logos/sun.png',
    location: [{ name: 'Santiago' }, { name: 'Punta Cana' }],
  })
})

test('an operator has the stars of all customers and the texts on the page; none without reviews', () => {
  const shown: SiteReviews['shown'] = [
    { id: 3, stars: 5, text: 'Todo bien', name: 'Ana R.', language: 'es', givenOn: today },
  ]
  const about = { description: '', today }
  const thing = rentalThing(landing, publicAddress, { ...about, reviews: { count: 3, stars: 13, shown } })
  expect(thing).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.3, ratingCount: 3, bestRating: 5 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ana R.' },
        datePublished: '2027-05-10',
        inLanguage: 'es',
        reviewBody: 'Todo bien',
        reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
      },
    ],
  })
  const starsAlone = rentalThing(landing, publicAddress, {
    ...about,
    reviews: { count: 1, stars: 2, shown: [] },
  })
  expect(starsAlone).toMatchObject({ aggregateRating: { ratingValue: 2 } })
  expect(starsAlone).not.toHaveProperty('review')
  const without = rentalThing(landing, publicAddress, { ...about, reviews: NO_REVIEWS })
  expect(without).not.toHaveProperty('aggregateRating')
})

test('breadcrumbs begin at the landing’s home', () => {
  const way = wayThing(landing, publicAddress, [{ name: 'Vehicles', path: '/vehicle' }])
  expect(way).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Sun Cars', item: 'https://nelly.example/sun-cars' },
      { position: 2, name: 'Vehicles', item: 'https://nelly.example/sun-cars/vehicle' },
    ],
  })
})

test('questions come with their answers', () => {
  expect(questionsThing([{ question: 'How?', answer: 'So.' }])).toMatchObject({
    mainEntity: [{ '@type': 'Question', name: 'How?', acceptedAnswer: { text: 'So.' } }],
  })
})

for (const { robots, listed, says } of [
  { robots: null, listed: true, says: undefined },
  { robots: 'index, follow', listed: true, says: undefined },
  { robots: 'noindex, follow', listed: true, says: 'noindex, follow' },
  { robots: 'index, nofollow', listed: true, says: 'index, nofollow' },
  { robots: null, listed: false, says: 'noindex' },
  { robots: 'index, follow', listed: false, says: 'noindex' },
  { robots: 'index, nofollow', listed: false, says: 'noindex, nofollow' },
] as const) {
  const page = listed ? 'a page that may be listed' : 'a step of a booking'
  test(`where the owner says ${robots}, ${page} says ${says}`, () =>
    expect(robotsOf({ robots }, listed)).toBe(says))
}

test('the operator has the address, phone and hours of the first place that tells them, and each place its own', () => {
  const day = (name: string) => `https://schema.org/${name}`
  const facts = {
    address: 'Calle del Sol 1',
    geo: { '@type': 'GeoCoordinates', latitude: 18.5, longitude: -68.4 },
    telephone: '+18095550100',
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(day),
        ...{ opens: '00:00', closes: '23:59' },
      },
      { dayOfWeek: [day('Saturday')], opens: '20:00', closes: '23:59' },
      { dayOfWeek: [day('Sunday')], opens: '00:00', closes: '00:00' },
      { validFrom: '2027-12-25', validThrough: '2027-12-25', opens: '00:00', closes: '00:00' },
    ].map((one) => ({ '@type': 'OpeningHoursSpecification', ...one })),
  }
  const thing = rentalThing(landing, publicAddress, { description: '', reviews: NO_REVIEWS, today })
  expect(thing).toMatchObject(facts)
  expect(thing.location).toEqual([
    { '@type': 'Place', name: 'Santiago' },
    { '@type': 'Place', name: 'Punta Cana', ...facts },
  ])
})
