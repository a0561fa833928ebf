import type { AccountId, PhotographId } from '@nelly/domain/ids'
import { mayRemovePhotograph } from '@nelly/domain/reservations/photographs'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { reservationPhotographs } from '../../platform/db/schema.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import type { Parts } from '../../platform/parts.ts'
import { findPhotograph, lockPhotographed } from './photographs-of.ts'

type RemovalRefusal = 'photograph-not-found' | 'photograph-not-possible'

/** Removes an account's photograph with its files, until its reservation is closed. Source: rules.md, "The life of a reservation". */
export async function removePhotograph(
  parts: Pick<Parts, 'db' | 'files'>,
  account: AccountId,
  id: PhotographId,
): Promise<Result<undefined, RemovalRefusal>> {
  const removed = await inTransaction(parts.db, async (tx): Promise<Result<string[], RemovalRefusal>> => {
    const photograph = await findPhotograph(tx, account, id)
    const reservation = photograph && (await lockPhotographed(tx, account, photograph.reservationId))
    if (!reservation) return refuse('photograph-not-found')
    if (!mayRemovePhotograph(reservation.status)) return refuse('photograph-not-possible')
    const { path, smallPath } = reservationPhotographs
    const [gone] = await tx
      .delete(reservationPhotographs)
      .where(eq(reservationPhotographs.id, id))
      .returning({ path, smallPath })
    return gone ? ok(Object.values(gone)) : refuse('photograph-not-found')
  })
  if (!removed.ok) return removed
  await removeFiles(parts, removed.value)
  return ok(undefined)
}
