import { ALWAYS_OPEN } from '@nelly/domain/opening-hours'
import { placeChoices } from '@nelly/domain/places'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, test } from 'vitest'
import { databaseUpTo } from '../../../tests/support/database-up-to.ts'
import { migrateEmbedded } from './embedded.ts'
import { locations, places } from './schema.ts'

const LANDINGS = `
  insert into accounts (email, created_at) values ('sol@example.com', now());
  insert into landings
    (account_id, name, display_name, logo, color_primary, color_secondary, default_language, timezone, created_at, updated_at)
    select 1, name, name, '{}', '#000000', '#ffffff', 'es', 'UTC', now(), now()
    from (values ('first'), ('second'), ('third'), ('fourth')) as given (name)`

/** The pairs of landings 1, 2 …, in the order in which they were added. */
const PAIRS: readonly (readonly [number, string, string])[] = [
  [1, 'Santiago', 'La Romana'],
  [2, 'Santo Domingo', 'Punta Cana'],
  [1, 'La Romana', 'Santiago'],
  [2, ' santo  DOMINGO ', 'Púnta Cana'],
  [1, 'Samaná', 'Aeropuerto del Cibao'],
  [1, 'Santiago', 'Samaná'],
  [2, 'PUNTA CANÁ', 'Santo Domingo'],
  [4, 'АЭРОПОРТ', 'АЭРОПОРТ'],
  [4, 'Аэропорт', 'İstanbul'],
]

/** What visitors of a landing of the version before chose from. */
function formerChoices(landing: number) {
  const fold = (name: string) =>
    name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ')
  const distinct = (names: string[]) =>
    names.filter((name, index) => names.findIndex((other) => fold(other) === fold(name)) === index)
  const pairs = PAIRS.filter(([of]) => of === landing)
  return {
    pickupPlaces: distinct(pairs.map(([, pickup]) => pickup)),
    returnPlaces: distinct(pairs.map(([, , back]) => back)),
  }
}

test('the pairs of a landing become places, and its visitors see the same choices in the same order', async () => {
  const pglite = await databaseUpTo(18)
  await pglite.exec(LANDINGS)
  const statement =
    "insert into locations (landing_id, pickup_place, return_place, created_at) values ($1, $2, $3, '2026-01-01T00:00:00Z')"
  for (const pair of PAIRS) await pglite.query(statement, [...pair])
  const db = drizzle(pglite)
  const before = await db.select().from(locations).orderBy(locations.id)
  await migrateEmbedded(db)

  const made = await db.select().from(places).orderBy(places.landingId, places.position)
  const of = (landing: number) => made.filter(({ landingId }) => landingId === landing)
  for (const landing of [1, 3, 4]) expect(placeChoices(of(landing))).toEqual(formerChoices(landing))
  expect(of(1).map(({ name, isPickup, isReturn }) => [name, isPickup, isReturn])).toEqual([
    ['Santiago', true, true],
    ['La Romana', true, true],
    ['Samaná', true, true],
    ['Aeropuerto del Cibao', false, true],
  ])
  // A place has one spelling: that of the first pair which begins with it.
  expect(placeChoices(of(2))).toEqual({
    pickupPlaces: ['Santo Domingo', 'PUNTA CANÁ'],
    returnPlaces: ['PUNTA CANÁ', 'Santo Domingo'],
  })
  expect(made.every(({ kind, deletedAt }) => kind === 'office' && deletedAt === null)).toBe(true)
  expect(made[0]?.createdAt).toEqual(new Date('2026-01-01T00:00:00Z'))
  expect(await db.select().from(locations).orderBy(locations.id)).toEqual(before)
})

test('a place that is older than opening hours is always open', async () => {
  const pglite = await databaseUpTo(21)
  await pglite.exec(LANDINGS)
  await pglite.exec(
    "insert into places (landing_id, name, is_pickup, is_return, position, created_at) values (1, 'Samaná', true, true, 0, now())",
  )
  const db = drizzle(pglite)
  await migrateEmbedded(db)
  expect(await db.select().from(places)).toMatchObject([{ name: 'Samaná', ...ALWAYS_OPEN }])
})
