import type { LandingId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts, landings, reservations } from '../../../platform/db/schema.ts'
import { standingReservation } from '../../inventory/held-units.ts'
import { reservationColumns } from '../../inventory/is-reservation.ts'
import { placesOf } from '../../inventory/places-of.ts'
import { toVisitor } from './addressed-mails.ts'
import { asMailed, mailedLanding } from './mailed-reservation.ts'
import { enqueueMails } from './outbox.ts'
import { feeBlock, operatorBlock, tripBlock } from './reservation-blocks.ts'

/** Mails that are written and enqueued together. */
const BATCH = 200

/** The visitor's mail when the landing of their reservation is deleted for good: nothing is left to be seen of it. */
const landingDeleted = toVisitor('operatorCancellation', ({ reservation, i18n, t, named, now }) => ({
  lead: t('operatorCancellation.lead.other', named),
  blocks: [
    feeBlock(reservation, i18n, t('operatorCancellation.noFee', named)),
    tripBlock(reservation, i18n),
    operatorBlock(reservation, i18n),
  ],
  footer: [t('operatorCancellation.erased')],
  isCancelled: true,
  calendarOf: now,
}))

/**
 * Tells the customers of a landing whose rentals are to come that these are cancelled, before the landing is deleted for good. The mails
 * are written at once, as what they are about goes.
 *
 * Source: rules.md, "Deleting".
 */
export async function mailLandingDeleted(
  tx: Database,
  landing: LandingId,
  { origin, now }: { origin: string; now: Date },
): Promise<void> {
  const [found] = await tx
    .select(mailedLanding)
    .from(landings)
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .where(eq(landings.id, landing))
  if (!found) return
  const places = await placesOf(tx, landing)
  const clock = wallClockIn(found.timezone, now).replace('T', ' ')
  for (let last = 0; ; ) {
    const rows = await tx
      .select(reservationColumns)
      .from(reservations)
      .where(
        and(
          eq(reservations.landingId, landing),
          gt(reservations.id, last),
          standingReservation,
          ne(reservations.email, ''),
          sql`${reservations.status} in ('requested', 'confirmed')`,
          sql`lower(${reservations.during}) >= ${clock}::timestamp`,
        ),
      )
      .orderBy(asc(reservations.id))
      .limit(BATCH)
    const mails = rows.map((row) => {
      const mailed = asMailed(row, found, places, { plate: null, doNotRentReason: null })
      const content = landingDeleted(
        { ...mailed, cancellationFeeMinor: minorUnits(0) },
        {
          ...{ origin, now, link: '', ownerLink: '', wish: '', declineReason: '' },
          cancellation: { reason: 'other' },
          ...{ change: undefined, review: undefined },
        },
      )
      return { kind: 'landing-deleted' as const, to: row.email, content }
    })
    await enqueueMails(tx, null, { mails, origin, now })
    if (rows.length < BATCH) return
    last = rows.at(-1)?.id ?? last
  }
}
