import type { DrawerCount, DrawerShift, NewDrawerShift } from '@nelly/contract/ledger/drawer'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { DrawerShiftId } from '@nelly/domain/ids'
import { drawerDifferences, expectedCash } from '@nelly/domain/ledger/drawer'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { drawerShifts, ledgerEntries } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import type { Clerk } from './append.ts'
import { drawerShiftOf, placeOf } from './drawer-shifts-of.ts'

type Cashier = Pick<Clerk, 'account' | 'actor' | 'now'>

const personOf = ({ actor }: Cashier) => (actor.kind === 'person' ? actor.id : null)

/** Opens a drawer at a place, where none is open. */
export function openDrawer<Answer>(
  db: Database,
  cashier: Cashier,
  { placeId, opening }: NewDrawerShift,
  respond: Respond<DrawerShift, Answer>,
): Promise<Outcome<Answer>> {
  const { account, now } = cashier
  return inTransaction(db, async (tx): Promise<Outcome<Answer>> => {
    const place = await placeOf(tx, account, placeId)
    if (!place) return refuse('place-not-found')
    const [made] = await tx
      .insert(drawerShifts)
      .values({
        ...{ accountId: account, placeId, placeName: place.name },
        ...{ openedAt: now, openedBy: personOf(cashier), opening },
      })
      .onConflictDoNothing()
      .returning({ id: drawerShifts.id })
    if (!made) return refuse('drawer-open')
    return ok(await respond(tx, await writtenShift(tx, cashier, made.id as DrawerShiftId)))
  })
}

/**
 * Closes a drawer with what was counted. Entries that are being written are waited for; later ones are not in it.
 *
 * Source: rules.md, "Ledger".
 */
export function closeDrawer(
  db: Database,
  cashier: Cashier,
  id: DrawerShiftId,
  { counted, note }: DrawerCount,
): Promise<Outcome<DrawerShift>> {
  return inTransaction(db, async (tx): Promise<Outcome<DrawerShift>> => {
    const isIt = and(eq(drawerShifts.id, id), eq(drawerShifts.accountId, cashier.account))
    const [shift] = await tx.select().from(drawerShifts).where(isIt).for('update')
    if (!shift) return refuse('drawer-shift-not-found')
    if (shift.closedAt) return refuse('drawer-closed')
    const entries = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.shiftId, id))
    const expected = expectedCash(shift.opening, entries)
    const isCounted = expected.every(({ currency }) => counted.some((one) => one.currency === currency))
    if (!isCounted) return refuse('count-missing')
    if (!note && drawerDifferences(expected, counted).length > 0) return refuse('difference-note-missing')
    await tx
      .update(drawerShifts)
      .set({ closedAt: cashier.now, closedBy: personOf(cashier), counted, expected, note: note ?? null })
      .where(isIt)
    return ok(await writtenShift(tx, cashier, id))
  })
}

async function writtenShift(tx: Database, { account }: Cashier, id: DrawerShiftId): Promise<DrawerShift> {
  const shift = await drawerShiftOf(tx, account, id)
  if (!shift) throw new Error('a drawer is gone')
  const { entries: _, ...rest } = shift
  return rest
}
