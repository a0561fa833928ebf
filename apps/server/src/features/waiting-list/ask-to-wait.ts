import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { NewWish } from '@nelly/contract/public-site/waiting-list'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { MAX_WISHES, MAX_WISHES_OF_ADDRESS } from '@nelly/domain/waiting-list/waiting-list'
import { and, eq } from 'drizzle-orm'
import { landings, waitingWishes } from '../../platform/db/schema.ts'
import { admitNetwork } from '../../platform/http/network-limit.ts'
import { type Limit, limitKey, take } from '../../platform/http/rate-limits.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import type { Parts } from '../../platform/parts.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { newSecret } from '../reservations/reservation-secret.ts'
import { mailWish } from './mail-wish.ts'

const HOUR = 60 * 60
/** Wishes from one network: guests of a hotel. */
const NETWORK_LIMIT: Limit = { points: 30, seconds: HOUR }
/** Mails by which one address is asked to confirm; what is beyond is answered alike. */
const ADDRESS_LIMIT: Limit = { points: 5, seconds: HOUR }

type Asked = Result<undefined, 'too-many-requests'>

/**
 * Stores a wish that waits to be confirmed, and mails its link. Whether the address waits already, or has too many wishes, is not told:
 * the same wish again is mailed again.
 *
 * Source: rules.md, "Waiting list".
 */
export async function askToWait(
  parts: Pick<Parts, 'db' | 'now' | 'rateLimits'>,
  { id: landingId }: Pick<VisitedLanding, 'id'>,
  { vehicle, period, ...wish }: NewWish,
  { origin, address }: { readonly origin: string; readonly address: string },
): Promise<Asked> {
  const { db, rateLimits } = parts
  const now = parts.now()
  const { admitted } = await admitNetwork(parts, { kind: 'waiting-network', address, limit: NETWORK_LIMIT })
  if (!admitted) return refuse('too-many-requests')
  if (rateLimits && !(await take(db, limitKey('waiting', wish.email), ADDRESS_LIMIT, now)).granted)
    return ok(undefined)
  return transactionWithJobs(db, async (tx): Promise<Asked> => {
    // It may be deleted for good meanwhile: nothing is asked for then.
    const [landing] = await tx
      .select({ id: landings.id })
      .from(landings)
      .where(eq(landings.id, landingId))
      .for('key share')
    if (!landing) return ok(undefined)
    const ofLanding = eq(waitingWishes.landingId, landingId)
    if ((await tx.$count(waitingWishes, ofLanding)) >= MAX_WISHES) return refuse('too-many-requests')
    const ofAddress = and(ofLanding, eq(waitingWishes.email, wish.email))
    if ((await tx.$count(waitingWishes, ofAddress)) >= MAX_WISHES_OF_ADDRESS) return ok(undefined)
    const secret = newSecret()
    const fresh = { language: wish.language, secretHash: secretHashOf(secret), createdAt: now }
    const [stored] = await tx
      .insert(waitingWishes)
      .values({ ...wish, ...fresh, landingId, vehicleId: vehicle ?? null, during: period })
      .onConflictDoUpdate({
        target: [
          waitingWishes.landingId,
          waitingWishes.email,
          waitingWishes.during,
          waitingWishes.pickupPlace,
          waitingWishes.returnPlace,
          waitingWishes.vehicleId,
        ],
        set: { ...fresh, driverAge: wish.driverAge },
      })
      .returning()
    if (!stored) throw new Error('an upsert answered no row')
    await mailWish(tx, stored, { kind: 'waiting-confirm', secret, origin, now })
    return ok(undefined)
  })
}
