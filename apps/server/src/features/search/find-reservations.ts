import { type FoundReservation, MOST_FOUND } from '@nelly/contract/search/search'
import type { AccountId } from '@nelly/domain/ids'
import { bestFirst, rankOf, type SearchRank, type SearchTerms } from '@nelly/domain/search/search-terms'
import { dateOf } from '@nelly/domain/wall-clock'
import { and, desc, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, reservations } from '../../platform/db/schema.ts'
import { isReservation } from '../inventory/is-reservation.ts'
import { isLivingOf } from '../inventory/published.ts'
import { sumsOfReservation } from '../ledger/ledger-of.ts'
import { isCustomer } from './is-customer.ts'

/** The most characters of a reference, with its hyphens, and the place in a booking of several vehicles. */
const REFERENCE_LENGTH = 17

/** The most reservations that are read of those whose reference has a beginning. */
const MOST_READ = 100

/** How many of the newest reservations of each landing are searched for a customer, and of all landings together. */
const SEARCHED_FOR_CUSTOMER = { ofLanding: 2_000, ofAccount: 20_000 }

/** An account's reservations by reference, number, and the customer's name, e-mail and phone; the newest first. */
export async function findReservations(
  db: Database,
  account: AccountId,
  terms: SearchTerms,
): Promise<FoundReservation[]> {
  const found = [...(await byName(db, account, terms)), ...(await byCustomer(db, account, terms))]
  const byId = new Map(found.map((one) => [one.id, one]))
  const newestFirst = [...byId.values()].sort((one, other) => other.id - one.id)
  return bestFirst(
    newestFirst.map((row) => toFound(row, terms)),
    MOST_FOUND,
  )
}

const FOUND = {
  id: reservations.id,
  reference: reservations.reference,
  firstName: reservations.firstName,
  lastName: reservations.lastName,
  email: reservations.email,
  phone: reservations.phone,
  erasedAt: reservations.erasedAt,
  vehicleName: reservations.vehicleName,
  landingName: landings.displayName,
  during: reservations.during,
  status: reservations.status,
  balance: sumsOfReservation.balance,
  currency: reservations.currency,
}

const selectFound = (db: Database) =>
  db.select(FOUND).from(reservations).innerJoin(landings, eq(landings.id, reservations.landingId))

type FoundRow = Awaited<ReturnType<typeof selectFound>>[number]

/** Those of a number, or whose reference has a beginning: by the indexes of both, over all accounts. */
async function byName(
  db: Database,
  account: AccountId,
  { reference, number }: SearchTerms,
): Promise<FoundRow[]> {
  const named = or(
    number === undefined ? undefined : eq(reservations.id, number),
    reference === undefined ? undefined : hasReference(reference),
  )
  if (!named) return []
  const living = and(isLivingOf(account), isReservation, isNull(reservations.deletedAt))
  return selectFound(db).where(and(living, named)).limit(MOST_READ)
}

/** The range is what the index finds; a database may compare hyphens last, so the beginning is compared as well. */
const hasReference = (beginning: string): SQL | undefined =>
  and(
    gte(reservations.reference, beginning),
    lte(reservations.reference, beginning.padEnd(REFERENCE_LENGTH, 'Z')),
    sql`starts_with(${reservations.reference}, ${beginning})`,
  )

/** Those of customers, among the newest of each landing, so that it is as quick with a million. */
async function byCustomer(db: Database, account: AccountId, terms: SearchTerms): Promise<FoundRow[]> {
  const isFound = isCustomer(reservations, terms)
  if (!isFound) return []
  const { ofLanding, ofAccount } = SEARCHED_FOR_CUSTOMER
  const share = Math.ceil(ofAccount / Math.max(1, await db.$count(landings, isLivingOf(account))))
  const newest = db
    .select()
    .from(reservations)
    .where(and(eq(reservations.landingId, landings.id), isReservation, isNull(reservations.deletedAt)))
    .orderBy(desc(reservations.id))
    .limit(Math.min(ofLanding, share))
    .as('reservations')
  return db
    .select(FOUND)
    .from(landings)
    .innerJoinLateral(newest, sql`true`)
    .where(and(isLivingOf(account), isFound))
    .orderBy(desc(reservations.id))
    .limit(MOST_FOUND)
}

function toFound({ email, phone, erasedAt, during, ...row }: FoundRow, terms: SearchTerms): FoundReservation {
  return {
    ...row,
    isErased: erasedAt !== null,
    pickup: dateOf(during.pickup),
    back: dateOf(during.return),
    rank: rankOfReservation({ ...row, email, phone }, terms),
  }
}

type Searched = Pick<FoundRow, 'id' | 'reference' | 'firstName' | 'lastName' | 'email' | 'phone'>

function rankOfReservation(
  { id, reference, firstName, lastName, email, phone }: Searched,
  terms: SearchTerms,
): SearchRank {
  const isNamed = id === terms.number || reference === terms.reference
  if (isNamed || phone.replace(/\D/g, '') === terms.phoneDigits) return 'exact'
  return rankOf(terms, `${firstName} ${lastName}`, email) ?? 'part'
}
