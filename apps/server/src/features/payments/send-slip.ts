import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { MOST_SLIPS } from '@nelly/domain/payments/pay-link'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { transferSlips } from '../../platform/db/schema.ts'
import { removeFiles } from '../../platform/files/remove-files.ts'
import type { ReceivedUpload } from '../../platform/http/upload.ts'
import { storeSingle } from '../../platform/images/store-single.ts'
import type { PictureParts } from '../../platform/images/stored-files.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { lockReservation } from '../reservations/lock-reservation.ts'
import { putMails } from '../reservations/mail/reservation-mails.ts'
import { type FoundPayLink, openPayLink } from './find-pay-links.ts'

type SlipRefusal = 'pay-link-not-found' | 'pay-link-closed' | 'too-many-slips'

/**
 * Stores the photograph of a transfer that a customer sends by a link, and mails the operator. The same file again is the same slip.
 * Throws `Refused` for what is no photograph.
 *
 * Source: rules.md, "Links to pay".
 */
export async function sendSlip(
  parts: PictureParts,
  {
    token,
    upload,
    origin,
  }: { readonly token: string; readonly upload: ReceivedUpload; readonly origin: string },
): Promise<Result<undefined, SlipRefusal>> {
  const { db, now } = parts
  const opened = await openLink(db, token, now())
  if (!opened.ok) return opened
  // Before the transaction: converting takes seconds.
  const path = await storeSingle(parts, opened.value.link.accountId as AccountId, upload, 'slip')
  const { sha256 } = upload
  let isNamed = false
  try {
    return await transactionWithJobs(db, async (tx): Promise<Result<undefined, SlipRefusal>> => {
      isNamed = false
      await lockReservation(tx, opened.value.reservation.id as ReservationId)
      const found = await openLink(tx, token, now())
      if (!found.ok) return found
      const { link, reservation } = found.value
      const { id: payLinkId, accountId } = link
      const sent = await tx
        .insert(transferSlips)
        .values({ accountId, payLinkId, path, sha256, createdAt: now() })
        .onConflictDoNothing()
        .returning({ id: transferSlips.id })
      isNamed = sent.length > 0
      if (isNamed) await putMails(tx, reservation, { toOperator: 'slip-notice', origin, now: now() })
      return ok(undefined)
    })
  } finally {
    if (!isNamed) await removeFiles(parts, [path])
  }
}

/** The link of a token that takes slips now. */
async function openLink(db: Database, token: string, now: Date): Promise<Result<FoundPayLink, SlipRefusal>> {
  const found = await openPayLink(db, token, now)
  if (!found.ok) return found
  const sent = await db.$count(transferSlips, eq(transferSlips.payLinkId, found.value.link.id))
  return sent < MOST_SLIPS ? found : refuse('too-many-slips')
}
