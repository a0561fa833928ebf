import type { LandingPrices, OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { paymentRows } from '@nelly/contract/reservations/payment-rows'
import { priceRows } from '@nelly/contract/reservations/price-rows'
import type { PlaceId } from '@nelly/domain/ids'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type { Quote } from '@nelly/domain/rates/quote'
import { type QuoteRequest, quoteRental } from '@nelly/domain/rates/quote-rental'
import { anyPriced } from '@nelly/domain/rates/testing/any-priced'
import { dollars } from '@nelly/domain/testing/dollars'
import { dateOf, HOME_TIMEZONE, timeOf } from '@nelly/domain/wall-clock'
import fc from 'fast-check'
import { createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bookingSearch, readBooking } from '../booking/booking-address.ts'
import { priced } from '../booking/price.ts'
import { i18nIn } from '../both-languages.ts'
import { Speaking } from '../i18n.tsx'
import { PriceLines } from './price-lines.tsx'
import { TripPrice } from './trip-price.tsx'

const NO_PLACES = { pickupPlaces: [], returnPlaces: [] }
const PLACES = ['Aeropuerto Las Américas', 'Samaná', 'Punta Cana']
const ELSEWHERE = 'Hotel del cliente'
const nameOf = (place: PlaceId | null) => (place === null ? ELSEWHERE : (PLACES[place - 1] ?? ELSEWHERE))
const placeNamed = (name: string) => (PLACES.indexOf(name) + 1 || null) as PlaceId | null

/** The address at which a wish is priced. */
function addressOf({ vehicle, wish }: QuoteRequest): string {
  const { period, driverAge, additionalDrivers, discountCode } = wish
  return bookingSearch({
    given: {
      pickupDate: dateOf(period.pickup),
      pickupTime: timeOf(period.pickup),
      returnDate: dateOf(period.return),
      returnTime: timeOf(period.return),
      pickupPlace: nameOf(wish.pickupPlace),
      returnPlace: nameOf(wish.returnPlace),
    },
    vehicle: vehicle.id,
    extras: wish.extras,
    typed: {
      ...(driverAge !== null && { driverAge: String(driverAge) }),
      ...(additionalDrivers > 0 && { additionalDrivers: String(additionalDrivers) }),
      ...(discountCode !== null && { discountCode }),
    },
  })
}

/** The landing's prices as pages have them. */
const pricesOf = (request: QuoteRequest): LandingPrices => ({
  version: request.ratesVersion,
  rates: request.rates.rates,
  quote: (vehicle, trip) =>
    quoteRental({
      ...request,
      vehicle,
      wish: {
        ...request.wish,
        period: trip.period,
        pickupPlace: placeNamed(trip.pickupPlace),
        returnPlace: placeNamed(trip.returnPlace),
        isSamePlace: trip.pickupPlace === trip.returnPlace,
        extras: trip.extras,
        driverAge: trip.driverAge ?? null,
        additionalDrivers: trip.additionalDrivers ?? 0,
        discountCode: trip.discountCode ?? null,
      },
    }),
  longer: () => [],
  broken: () => [],
  standing: () => 'only',
})

/** The amounts of a list of lines, each a description of its own. */
const amountsIn = (markup: string) => [...markup.matchAll(/<dd>([^<]*)/g)].map(([, text = '']) => text.trim())

test('a card, a list and every page with lines show the price of a booking, read from an address', () => {
  for (const { request, quote } of fc.sample(anyPriced, { numRuns: 30, seed: 1 }))
    for (const language of ['es', 'en'] as const) {
      const prices = pricesOf(request)
      const extras = prices.rates.extras
      const params = new URLSearchParams(addressOf(request))
      const booking = readBooking(params, NO_PLACES, request.now, {
        timezone: HOME_TIMEZONE,
        extras,
        broken: () => [],
      })
      const vehicle = priced({ prices, booking }, request.vehicle as unknown as OfferedVehicle)
      expect(vehicle.quote).toEqual(quote)

      const render = (part: ReactElement) =>
        renderToStaticMarkup(h(Speaking, { value: i18nIn(language) }, part))
      const { currency, total } = quote
      const written = (minor: MinorUnits) => formatMoney({ minor, currency })
      const expected = [
        total,
        ...priceRows(quote, language).map(({ amount }) => amount),
        ...paymentRows(quote, language).map(({ amount }) => amount),
      ].map(written)
      expect(amountsIn(render(h(PriceLines, { quote })))).toEqual(expected)
      expect(render(h(TripPrice, { vehicle: { ...vehicle, currency } }))).toContain(`>${written(total)}<`)
    }
})

// Rule of "An operator's own prices": contract/reservations/prepayment-words.ts, domain/rates/terms-of.ts, web/visitor/ui/prepayment-words.tsx, web/visitor/ui/price-lines.tsx, server/features/reservations/mail/reservation-blocks.ts, web/owner/rates/forms/prepayment-fields.tsx, web/visitor/faq/facts.test.ts, contract/rates/document.test.ts, server/features/reservations/mail/price-terms.test.ts
test('a reservation that is off lists its price, and neither what is to be paid nor a deposit', () => {
  const [quote] = fc.sample(anyPriced, { numRuns: 1, seed: 1 }).map((one) => one.quote)
  if (!quote) throw new Error('there is no price')
  const booked: Quote = { ...quote, prepayment: dollars(30), dueAtPickup: dollars(70), deposit: dollars(300) }
  const render = (isOff: boolean) =>
    renderToStaticMarkup(h(Speaking, { value: i18nIn('en') }, h(PriceLines, { quote: booked, isOff })))
  for (const label of ['To pay before the pickup', 'To pay at the pickup', 'Deposit']) {
    expect(render(false)).toContain(label)
    expect(render(true)).not.toContain(label)
  }
})
