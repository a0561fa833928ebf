import type { DrawerShift, DrawerShiftDetails } from '@nelly/contract/ledger/drawer'
import type { AccountId, DrawerShiftId, ReservationId } from '@nelly/domain/ids'
import { cashOf, expectedCash } from '@nelly/domain/ledger/drawer'
import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import {
  drawerShifts,
  landings,
  ledgerEntries,
  people,
  places,
  reservations,
} from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/pagination-headers.ts'
import { isLivingOf } from '../inventory/published.ts'

/** A place of an account; undefined where it has no such place. */
export async function placeOf(db: Database, account: AccountId, id: number) {
  const [place] = await db
    .select({ id: places.id, name: places.name })
    .from(places)
    .innerJoin(landings, eq(landings.id, places.landingId))
    .where(and(eq(places.id, id), isNull(places.deletedAt), isLivingOf(account)))
  return place
}

/** The drawers of an account, the newest first. */
export async function drawerShiftsOf(
  db: Database,
  account: AccountId,
  { state, page }: { readonly state: 'open' | 'closed' | undefined; readonly page: Page },
): Promise<{ readonly shifts: readonly DrawerShift[]; readonly total: number }> {
  const { accountId, closedAt } = drawerShifts
  const isInState = state && (state === 'open' ? isNull(closedAt) : isNotNull(closedAt))
  const where = and(eq(accountId, account), isInState)
  const rows = await withNames(db, where)
    .orderBy(desc(drawerShifts.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size)
  const open = rows.filter(({ shift }) => shift.closedAt === null).map(({ shift }) => shift.id)
  const entries = open.length === 0 ? [] : await entriesOf(db, open)
  return { shifts: rows.map((row) => toShift(row, entries)), total: await db.$count(drawerShifts, where) }
}

/** A drawer of an account with its entries; undefined where it has no such drawer. */
export async function drawerShiftOf(
  db: Database,
  account: AccountId,
  id: DrawerShiftId,
): Promise<DrawerShiftDetails | undefined> {
  const [row] = await withNames(db, and(eq(drawerShifts.id, id), eq(drawerShifts.accountId, account)))
  if (!row) return undefined
  const entries = await entriesOf(db, [id])
  return {
    ...toShift(row, entries),
    entries: entries.map(({ entry, reference, who }) => ({
      id: entry.id,
      kind: entry.kind,
      reversedKind: entry.reversedKind,
      cash: cashOf(entry),
      reservationId: entry.reservationId as ReservationId,
      reference,
      who,
      at: entry.at.toISOString(),
    })),
  }
}

const closers = alias(people, 'closers')

/** The drawers, with who opened and closed each. */
const withNames = (db: Database, where: ReturnType<typeof and>) =>
  db
    .select({ shift: drawerShifts, openedBy: people.name, closedBy: closers.name })
    .from(drawerShifts)
    .leftJoin(people, eq(people.id, drawerShifts.openedBy))
    .leftJoin(closers, eq(closers.id, drawerShifts.closedBy))
    .where(where)

/** The entries of drawers, the oldest first. */
const entriesOf = (db: Database, shifts: number[]) =>
  db
    .select({ entry: ledgerEntries, reference: reservations.reference, who: people.name })
    .from(ledgerEntries)
    .leftJoin(reservations, eq(reservations.id, ledgerEntries.reservationId))
    .leftJoin(people, and(eq(ledgerEntries.actorKind, 'person'), eq(people.id, ledgerEntries.actorId)))
    .where(inArray(ledgerEntries.shiftId, shifts))
    .orderBy(asc(ledgerEntries.id))

type ShiftRow = Awaited<ReturnType<typeof withNames>>[number]
type EntryOfShift = Awaited<ReturnType<typeof entriesOf>>[number]

const toShift = (
  { shift, openedBy, closedBy }: ShiftRow,
  entries: readonly Pick<EntryOfShift, 'entry'>[],
): DrawerShift => ({
  id: shift.id as DrawerShiftId,
  placeId: shift.placeId,
  placeName: shift.placeName,
  openedAt: shift.openedAt.toISOString(),
  openedBy,
  opening: shift.opening,
  expected:
    shift.expected ??
    expectedCash(
      shift.opening,
      entries.filter(({ entry }) => entry.shiftId === shift.id).map(({ entry }) => entry),
    ),
  closedAt: shift.closedAt?.toISOString() ?? null,
  closedBy,
  counted: shift.counted,
  note: shift.note,
})
