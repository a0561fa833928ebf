import type { LandingId } from '@nelly/domain/ids'
import { bySystem } from '@nelly/domain/reservations/actor'
import { eq } from 'drizzle-orm'
import { userByEmail } from '../../features/accounts/find-user.ts'
import { deleteLanding } from '../../features/landings/delete-landing.ts'
import { deleteLandingForGood } from '../../features/landings/delete-landing-for-good.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, landings, people } from '../../platform/db/schema.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'

/**
 * The temporary e-mail of the demo's operator until everything is there: it marks an interrupted demo. Nobody can have
 * it.
 */
export const EMAIL_MEANWHILE = 'demo-in-the-making@nelly.invalid'

/** Removes what an interrupted start left of its demo, with its files; does nothing where there is none. */
export async function removeHalfMadeDemo(parts: PictureParts): Promise<void> {
  const { db, now } = parts
  const operator = await userByEmail(db, EMAIL_MEANWHILE)
  if (!operator) return
  const principal = bySystem(operator.accountId)
  const made = await db
    .select({ id: landings.id })
    .from(landings)
    .where(eq(landings.accountId, principal.account))
  for (const { id } of made) {
    await deleteLanding(db, principal, id as LandingId, now())
    await deleteLandingForGood(parts, principal, id as LandingId)
  }
  await inTransaction(db, async (tx) => {
    await tx.delete(accounts).where(eq(accounts.id, operator.accountId))
    await tx.delete(people).where(eq(people.id, operator.id))
  })
}
