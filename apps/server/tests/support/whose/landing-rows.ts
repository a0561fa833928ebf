import type { LandingId, PersonId } from '@nelly/domain/ids'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent } from '@nelly/domain/rates/rates'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import {
  drawerShifts,
  landings,
  locations,
  partners,
  places,
  poolFeeds,
  ratesVersions,
  reviews,
  sitePreviewLinks,
  units,
  vehiclePictures,
  vehicleSpecialFeatures,
} from '../../../src/platform/db/schema.ts'
import type { Parts } from '../../../src/platform/parts.ts'
import { addLanding, addVehicle, poolOf } from '../rental.ts'
import type { TestApp } from '../test-app.ts'
import { added } from './added.ts'
import { blocked, importedTo, joinedPools } from './fleet-rows.ts'
import { asked, byCard, paid, sold } from './money-rows.ts'
import type { Named } from './named.ts'
import { contracted, customersOf, photographed, quoted, reserved, waiting } from './reservation-rows.ts'

export type Common = Pick<
  Named,
  | 'user'
  | 'member'
  | 'invitation'
  | 'session'
  | 'passkey'
  | 'token'
  | 'account'
  | 'feature'
  | 'deletedLanding'
  | 'name'
> & {
  commission: number
}

export async function makeLanding(
  nelly: TestApp,
  common: Common,
  word: string,
  shown: string,
): Promise<Named> {
  const { db, now } = nelly.parts
  const createdAt = now()
  const owner = { id: common.user as PersonId }
  const landing = await addLanding(nelly.parts, owner, landingOf(common.name, shown))
  const pair = { pickupPlace: shown, returnPlace: shown }
  const location = await added(
    db
      .insert(locations)
      .values({ landingId: landing, ...pair, createdAt })
      .returning(),
  )
  const offered = { name: shown, isPickup: true, isReturn: true, position: 0 }
  const place = await added(
    db
      .insert(places)
      .values({ landingId: landing, ...offered, address: word, phone: word, createdAt })
      .returning(),
  )
  const words = { name: shown, description: shown, brand: shown, features: [shown] }
  const vehicle = await addVehicle(nelly.parts, landing, {
    ...words,
    units: 500,
    commission: common.commission,
  })
  const pool = await poolOf(db, vehicle)
  const [otherPool, joinedPool] = await joinedPools(nelly.parts, common.user, word)
  const picture = { path: `vehicles/${shown}/picture.jpg`, width: 1, height: 1, sources: [] }
  const image = await added(
    db.insert(vehiclePictures).values({ vehicleId: vehicle, position: 0, picture, createdAt }).returning(),
  )
  if (word === shown) {
    await db.insert(vehicleSpecialFeatures).values({ vehicleId: vehicle, specialFeatureId: common.feature })
  }
  await db.insert(units).values({
    poolId: pool,
    number: 1,
    plate: word,
    plateKey: word.toUpperCase(),
    damages: word,
    notes: word,
    insuranceUntil: '2027-03-15' as CalendarDate,
  })
  const reservation = await reserved(nelly, landing, vehicle, word)
  await db.insert(reviews).values({
    reservationId: reservation,
    landingId: landing,
    secretHash: `${word} ${landing}`,
    askedAt: createdAt,
    stars: 4,
    text: word,
    name: word,
    language: 'es',
    givenAt: createdAt,
  })
  const [customer, otherCustomer] = await customersOf(nelly.parts, reservation, word)
  const block = await blocked(nelly, common.user, { landing, vehicle, note: word })
  const quote = await quoted(nelly.parts, { landing, vehicle, word })
  const wish = await waiting(nelly.parts, landing, word)
  const ledgerEntry = await paid(nelly.parts, { reservation, landing, account: common.account, word })
  const drawerShift = await added(
    db
      .insert(drawerShifts)
      .values({
        ...{ accountId: common.account, placeId: 1_000_000 + place, placeName: word },
        ...{ openedAt: createdAt, opening: [] },
      })
      .returning(),
  )
  const photograph = await photographed(nelly.parts, { reservation, account: common.account, word })
  const saleDocument = await sold(nelly.parts, { reservation, account: common.account, word })
  const contract = await contracted(nelly.parts, common.account, reservation)
  const [payLink, slip] = await asked(nelly.parts, { reservation, account: common.account, word })
  const [gateway, attempt] = await byCard(nelly.parts, { reservation, account: common.account, word })
  const partner = await added(
    db
      .insert(partners)
      .values({
        ...{ accountId: common.account, name: word, code: `${word}-${landing}`, percent: percent(10) },
        createdAt,
      })
      .returning(),
  )
  const [imported, appliedImport] = await importedTo(nelly.parts, { landing, account: common.account, word })
  const feed = await added(
    db
      .insert(poolFeeds)
      .values({
        poolId: pool,
        name: word,
        url: `https://example.com/${word}.ics`,
        dueAt: createdAt,
        createdAt,
      })
      .returning(),
  )
  const previewLink = await added(
    db
      .insert(sitePreviewLinks)
      .values({
        landingId: landing,
        secretHash: `${word} ${landing}`,
        createdAt,
        endsAt: new Date('2099-01-01'),
      })
      .returning(),
  )
  await addRates(nelly.parts, landing, common.user, word)
  const { commission: _, ...names } = common
  return {
    ...names,
    landing,
    location,
    place,
    block,
    quote,
    wish,
    ledgerEntry,
    drawerShift,
    photograph,
    contract,
    saleDocument,
    payLink,
    slip,
    gateway,
    attempt,
    partner,
    import: imported,
    appliedImport,
    feed,
    previewLink,
    vehicle,
    pool,
    otherPool,
    joinedPool,
    image,
    reservation,
    customer,
    otherCustomer,
  }
}

export const landingOf = (name: string, word: string): Partial<typeof landings.$inferInsert> => ({
  name,
  displayName: word,
  logo: { path: `logos/${word}/logo.png`, width: 1, height: 1, sources: [] },
  metaTitle: word,
  metaDescription: word,
})

/** The first version of a landing's rates, with the owner's word in its snapshot. */
async function addRates({ db, now }: Parts, landing: LandingId, person: number, word: string): Promise<void> {
  await db.insert(ratesVersions).values({
    landingId: landing,
    version: 1,
    rates: DEFAULT_RATES,
    snapshot: { vehicles: [], places: [{ id: 1, name: word }] },
    digest: word,
    createdAt: now(),
    personId: person,
  })
  await db.update(landings).set({ ratesVersion: 1 }).where(eq(landings.id, landing))
}
