import type { OwnedPlace } from '@nelly/contract/places/places'
import type { AccountId, LandingId, PlaceId } from '@nelly/domain/ids'
import type { OfferedPlace } from '@nelly/domain/places/places'
import { distinctPlaces } from '@nelly/domain/places/same-place'
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, places } from '../../platform/db/schema.ts'
import { isLivingOf } from './published.ts'

/** A landing's place with what only concerns how it is stored, and the currency of its fees. */
export type StoredPlace = OwnedPlace & Pick<OfferedPlace, 'returnPosition'>

/** A landing's places that are not deleted, in the owner's order. */
export async function placesOf(db: Database, landing: LandingId): Promise<StoredPlace[]> {
  const rows = await db
    .select({ ...getTableColumns(places), currency: landings.currency })
    .from(places)
    .innerJoin(landings, eq(landings.id, places.landingId))
    .where(and(eq(places.landingId, landing), isNull(places.deletedAt)))
    .orderBy(asc(places.position), asc(places.id))
  return rows.map((row) => ({ ...row, id: row.id as PlaceId }))
}

/** The places of an account's landings by their names, each once. */
export async function placesOfAccount(db: Database, account: AccountId): Promise<string[]> {
  const rows = await db
    .select({ name: places.name })
    .from(places)
    .innerJoin(landings, eq(landings.id, places.landingId))
    .where(and(isLivingOf(account), isNull(places.deletedAt)))
    .orderBy(asc(landings.id), asc(places.position), asc(places.id))
  return distinctPlaces(rows.map(({ name }) => name))
}

/** Within a query of landings: what visitors choose from at each. */
export function placesOfLanding(db: Database) {
  const { id, name, isPickup, isReturn, position, returnPosition } = places
  const { address, latitude, longitude, phone, hours, exceptions, outside } = places
  const one = sql`json_build_object('id', ${id}, 'name', ${name}, 'isPickup', ${isPickup}, 'isReturn', ${isReturn},
    'position', ${position}, 'returnPosition', ${returnPosition}, 'address', ${address}, 'latitude', ${latitude},
    'longitude', ${longitude}, 'phone', ${phone}, 'hours', ${hours}, 'exceptions', ${exceptions}, 'outside', ${outside})`
  return db
    .select({ all: sql`coalesce(json_agg(${one} order by ${position}, ${id}), '[]')` })
    .from(places)
    .where(and(eq(places.landingId, landings.id), isNull(places.deletedAt)))
}
