import { priceRows } from '@nelly/contract/price-rows'
import type { PublicSite } from '@nelly/contract/public-site'
import { quoteOf } from '@nelly/contract/quotes'
import type { AccountId, VehicleId } from '@nelly/domain/ids'
import { decimalDigits, formatMoney, minorUnits } from '@nelly/domain/money'
import { anyRates } from '@nelly/domain/rates/testing/any-rates'
import { VEHICLE } from '@nelly/domain/rates/testing/wishes'
import { withIds } from '@nelly/domain/rates/with-ids'
import { addMinutes, type WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLanding, addVehicle } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { jobs, reservations } from '../../platform/db/schema.ts'
import { ratesOf } from '../rates/rates-store.ts'
import { contentOf } from '../reservations/mail/put-into-words.ts'

test('card, review, stored reservation, its own page, list, detail, export and mail say the same price', async () => {
  let site: PublicSite | undefined
  const nelly = await startTestApp({
    site: async (_request, context) => {
      site = context.site
      return new Response('')
    },
  })
  await nelly.app.inject({ url: '/any' })
  if (!site) throw new Error('no page was asked for')
  const { db, now } = nelly.parts
  const owner = await nelly.addOwner()
  const account: AccountId = owner.account
  const headers = { 'accept-language': 'en', authorization: `Bearer ${await nelly.signIn(owner)}` }
  const read = (url: string) => nelly.app.inject({ url: `/api${url}`, headers })

  const id = await addLanding(nelly.parts, owner, { name: 'one-price', defaultLanguage: 'en' })
  const vehicle = await addVehicle(nelly.parts, id, { units: 50 })
  const visit = await site.visit('one-price')
  if (visit.kind !== 'found') throw new Error('the landing is not found')
  const { landing } = visit

  const cases = fc.sample(
    fc.record({ rates: anyRates, minutes: fc.integer({ min: 1, max: 45 * 24 * 60 }), pieces: fc.nat(3) }),
    { numRuns: 5, seed: 68 },
  )
  for (const [number, { rates, minutes, pieces }] of cases.entries()) {
    const ofLanding = withIds(rates, {
      vehicle: (of) => (of === VEHICLE ? (vehicle as VehicleId) : undefined),
      place: () => undefined,
    }).rates
    await ratesOf(account, db).add(id, {
      version: number + 1,
      rates: ofLanding,
      snapshot: { vehicles: [], places: [] },
      person: null,
      now: now(),
    })
    const prices = await site.prices(landing)
    const pickup = addMinutes('2027-05-10T10:00' as WallClock, number * 24 * 60)
    const optional = prices.rates.extras.filter(
      ({ group, vehicles }) => group === null && (vehicles === null || vehicles.includes(vehicle)),
    )
    const trip = {
      period: { pickup, return: addMinutes(pickup, minutes) },
      pickupPlace: 'Santiago',
      returnPlace: 'Santiago',
      extras: optional.slice(0, pieces).map(({ code }) => ({ code, quantity: 1 })),
    }
    const quoted = prices.quote({ id: vehicle, pricePerDay: minorUnits(4500) }, trip)
    if (!quoted.ok) throw new Error(quoted.refusal)
    const quote = quoted.value
    expect(quote.ratesVersion).toBe(number + 1)

    const [key, secret] = [`key-${number}`, `secret-${number}`]
    const booking = {
      ...trip,
      landing: id,
      vehicle,
      bags: 0,
      persons: 2,
      comment: null,
      customer: { firstName: 'Eva', lastName: 'Paz', email: 'eva@example.com', phone: '+1 809 555 0100' },
    }
    const expectedTotal = { minor: quote.total, currency: quote.currency }
    const made = await site.reserve(booking, key, { expectedTotal, secret })
    if (!made.ok) throw new Error(made.refusal)

    const [row] = await db.select().from(reservations).where(eq(reservations.reference, made.value.reference))
    expect(row?.quote).toEqual(quote)
    expect([row?.totalMinor, row?.currency]).toEqual([quote.total, quote.currency])
    expect((await site.reservationOfAttempt(id, { key, secret }))?.reservation.quote).toEqual(quote)

    const detail = (await read(`/reservations/${row?.id}/details`)).json()
    expect(quoteOf(detail.quote)).toEqual(quote)
    const [listed] = (await read(`/reservations/${id}`)).json()
    expect([listed.reference, listed.total_price, listed.quote]).toEqual([
      detail.reference,
      detail.total_price,
      detail.quote,
    ])

    const digits = decimalDigits(expectedTotal)
    const table = (await read(`/reservations/export/${owner.id}`)).body
    const exported = table.split('\r\n').find((line) => line.includes(detail.reference)) ?? ''
    expect(exported).toContain(`"${digits}"`)

    const mails = await db
      .select()
      .from(jobs)
      .where(eq(jobs.reservationId, row?.id ?? 0))
    const { text } = mails
      .map(({ payload }) =>
        contentOf({ ...(payload as Parameters<typeof contentOf>[0]), reservationId: row?.id ?? 0 }),
      )
      .find(({ subject }) => subject.startsWith('Your reservation')) ?? { text: '' }
    for (const { label, reason, amount } of priceRows(quote, 'en')) {
      const written = decimalDigits({ minor: amount, currency: quote.currency })
      expect(exported).toContain(`${label}: ${written}`.replaceAll('"', '""'))
      const said = reason === null ? label : `${label} (${reason})`
      expect(text).toContain(`${said}: ${formatMoney({ minor: amount, currency: quote.currency })}`)
    }
    expect(text).toContain(`Total: ${formatMoney(expectedTotal)}`)
  }
})
