import type { LandingId, PersonId, VehicleId } from '@nelly/domain/ids'
import type { HexColour } from '@nelly/domain/landings/colours'
import type { Robots } from '@nelly/domain/landings/robots'
import { minorUnits } from '@nelly/domain/money'
import { plainDocument } from '@nelly/domain/site/site-document'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { beginSite } from '../../src/features/site/begin-site.ts'
import { addPublication, addSitePicture } from '../../src/features/site/site-rows.ts'
import { landings, pools, vehicles } from '../../src/platform/db/schema.ts'
import type { StoredPicture } from '../../src/platform/db/stored-picture.ts'
import type { Parts } from '../../src/platform/parts.ts'
import { accountOf } from './account-of.ts'

/** Every landing that is added has it among the pictures of its site. */
const LOGO: StoredPicture = { path: 'logos/sun.png', width: 250, height: 80, sources: [] }
let named = 0

/** A published landing of an owner's, for tests of bookings. */
export async function addLanding(
  parts: Pick<Parts, 'db' | 'now'>,
  owner: { id: PersonId },
  changes: Partial<typeof landings.$inferInsert> = {},
): Promise<LandingId> {
  const accountId = await accountOf(parts.db, owner.id)
  named += 1
  return insertLanding(parts, {
    accountId,
    name: `sun-cars-${named}`,
    displayName: `Sun Cars ${named}`,
    ...changes,
  })
}

async function insertLanding(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  landing: Partial<typeof landings.$inferInsert> & Pick<typeof landings.$inferInsert, 'accountId' | 'name'>,
): Promise<LandingId> {
  const [row] = await db
    .insert(landings)
    .values({
      displayName: landing.name,
      logo: LOGO,
      colorPrimary: '#0a7d5a',
      colorSecondary: '#f4b400',
      defaultLanguage: 'es',
      timezone: 'America/Santo_Domingo',
      status: 'published',
      createdAt: now(),
      updatedAt: now(),
      publishedAt: now(),
      ...landing,
    })
    .returning()
  if (!row) throw new Error('an insert answered no row')
  await addSiteOf(db, row)
  return row.id as LandingId
}

/** The site of a landing that was added to the database itself: its draft and, if it is published, its first publication. */
export async function addSiteOf(db: Parts['db'], row: typeof landings.$inferSelect): Promise<void> {
  const landing = row.id as LandingId
  const look = {
    logo: row.logo.path,
    primary: row.colorPrimary as HexColour,
    secondary: row.colorSecondary as HexColour,
  }
  const inMain = (text: string | null) => ({ ...NO_TEXT, [row.defaultLanguage]: text ?? '' })
  const document = plainDocument(look, row.defaultLanguage, {
    title: inMain(row.metaTitle),
    description: inMain(row.metaDescription),
    keywords: inMain(row.metaKeywords),
    socialTitle: inMain(row.ogTitle),
    socialDescription: inMain(row.ogDescription),
    socialPicture: row.ogImage,
    favicon: row.favicon,
    robots: row.robots as Robots | null,
    canonical: row.canonicalUrl,
  })
  const by = { actor: { kind: 'system' }, now: row.createdAt } as const
  await addSitePicture(db, landing, { path: row.logo.path, picture: row.logo, now: row.createdAt })
  await addSitePicture(db, landing, { path: LOGO.path, picture: LOGO, now: row.createdAt })
  await beginSite(db, landing, document, by)
  if (row.status === 'published') await addPublication(db, landing, { document, kind: 'published' }, by)
}

/** Whether a draft of the same account offers the units of each vehicle too: see the README of the tests. */
export const IS_SHARED = process.env.NELLY_SHARED_POOLS === '1'

/** A vehicle at 45 dollars a day with a pool of its own, by default of one unit. */
export async function addVehicle(
  parts: Pick<Parts, 'db' | 'now'>,
  landing: LandingId,
  { units, poolId, ...changes }: Partial<typeof vehicles.$inferInsert> & { units?: number } = {},
): Promise<VehicleId> {
  const { db, now } = parts
  const name = changes.name ?? 'Kia Rio'
  const pool = poolId ?? (await addPool(db, landing, { name, ...(units && { units }), createdAt: now() }))
  const id = await insertVehicle(parts, landing, { poolId: pool, name, ...changes })
  if (IS_SHARED && poolId === undefined) await offerElsewhere(parts, id)
  return id
}

async function insertVehicle(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  landing: LandingId,
  vehicle: Partial<typeof vehicles.$inferInsert> & Pick<typeof vehicles.$inferInsert, 'poolId' | 'name'>,
): Promise<VehicleId> {
  const [row] = await db
    .insert(vehicles)
    .values({
      landingId: landing,
      description: 'A small one',
      pricePerDay: minorUnits(4500),
      luggage: 2,
      seats: 5,
      type: 'sedan',
      transmission: 'automatic',
      createdAt: now(),
      updatedAt: now(),
      ...vehicle,
    })
    .returning({ id: vehicles.id })
  return row?.id as VehicleId
}

/** Offers the units of a vehicle on a draft of its account too, which has no other purpose. */
export async function offerElsewhere(parts: Pick<Parts, 'db' | 'now'>, vehicle: VehicleId): Promise<void> {
  const { db } = parts
  const [{ vehicle: offered, landing } = {}] = await db
    .select({ vehicle: vehicles, landing: landings })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(eq(vehicles.id, vehicle))
  if (!offered || !landing) throw new Error('there is no such vehicle')
  const { accountId, timezone } = landing
  const name = `elsewhere-${accountId}-${timezone.toLowerCase().replaceAll(/[^a-z]/g, '-')}`
  const [there] = await db.select({ id: landings.id }).from(landings).where(eq(landings.name, name))
  const elsewhere =
    (there?.id as LandingId | undefined) ??
    (await insertLanding(parts, { accountId, name, timezone, status: 'draft', publishedAt: null }))
  await insertVehicle(parts, elsewhere, { poolId: offered.poolId, name: offered.name, isOnSale: false })
}

/** A pool of a landing's account. */
async function addPool(
  db: Parts['db'],
  landing: LandingId,
  pool: Pick<typeof pools.$inferInsert, 'name' | 'units' | 'createdAt'>,
): Promise<number> {
  const [there] = await db.select().from(landings).where(eq(landings.id, landing))
  if (!there) throw new Error('there is no such landing')
  const { accountId, timezone } = there
  const [row] = await db
    .insert(pools)
    .values({ ...pool, accountId, timezone })
    .returning({ id: pools.id })
  return row?.id as number
}

/** The pool that a vehicle offers. */
export async function poolOf(db: Parts['db'], vehicle: number): Promise<number> {
  const [row] = await db.select({ pool: vehicles.poolId }).from(vehicles).where(eq(vehicles.id, vehicle))
  if (!row) throw new Error('there is no such vehicle')
  return row.pool
}

/** Gives a vehicle's pool another number of units, without what the product does besides. */
export async function setUnits(db: Parts['db'], vehicle: number, units: number): Promise<void> {
  await db
    .update(pools)
    .set({ units })
    .where(eq(pools.id, await poolOf(db, vehicle)))
}

/** The request of a visitor who books for three days, from 10 to 13 March 2027. */
export const booking = (landing: LandingId, vehicle: VehicleId, changes: Record<string, unknown> = {}) => ({
  id_landing: landing,
  id_vehicle: vehicle,
  number_person: 2,
  number_bag: 1,
  name: 'María',
  last_name: 'Peña',
  phone: '+1 809 555 0199',
  email: 'maria@example.com',
  place_of_departure: 'Santiago',
  arrival_place: 'La Romana',
  date_of_departure: '2027-03-10',
  time_of_departure: '10:00',
  date_of_arrival: '2027-03-13',
  time_of_arrival: '10:00',
  ...changes,
})

/** The same at the desk, without an e-mail address. */
export const walkIn = (vehicle: VehicleId, changes: Record<string, unknown> = {}) => ({
  vehicle,
  persons: 2,
  bags: 1,
  firstName: 'María',
  lastName: 'Peña',
  phone: '+1 809 555 0199',
  pickupPlace: 'Santiago',
  returnPlace: 'La Romana',
  pickupDate: '2027-03-10',
  pickupTime: '10:00',
  returnDate: '2027-03-13',
  returnTime: '10:00',
  ...changes,
})

/** Sends a booking, with a key if one is given. */
export const send = (app: FastifyInstance, payload: object, key?: string): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/reservations',
    payload,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })

/** The dates of a booking, given as days and hours of March 2027: `from('10 09:00', '12 09:00')`. */
export function from(pickup: string, back: string) {
  const [day, time] = pickup.split(' ')
  const [lastDay, lastTime] = back.split(' ')
  return {
    date_of_departure: `2027-03-${day}`,
    time_of_departure: time,
    date_of_arrival: `2027-03-${lastDay}`,
    time_of_arrival: lastTime,
  }
}

/** The dates of a booking as the operator's own calls take them. */
export const atDesk = (dates: ReturnType<typeof from>) => ({
  pickupDate: dates.date_of_departure,
  pickupTime: dates.time_of_departure,
  returnDate: dates.date_of_arrival,
  returnTime: dates.time_of_arrival,
})
export const moved = (pickup: string, back: string) => atDesk(from(pickup, back))

/** How many responses there were of each status. */
export function tally(answers: readonly { statusCode: number }[]): Record<number, number> {
  const byStatus = Map.groupBy(answers, ({ statusCode }) => statusCode)
  return Object.fromEntries([...byStatus].map(([status, those]) => [status, those.length]))
}
