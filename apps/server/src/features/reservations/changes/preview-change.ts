import type { ChangeBody, PreviewedChange } from '@nelly/contract/reservations/changes'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import type { Database } from '../../../platform/db/database.ts'
import { displacedBy } from '../../inventory/displaced-by.ts'
import { takenBy } from '../../inventory/taken-by.ts'
import { isTold } from '../mail/change-mails.ts'
import { isPossible, vehicleIn, vehicleRefusal } from './change-reservation.ts'
import { ownReservation } from './own-reservation.ts'
import { planChange } from './plan-change.ts'

/**
 * What a change would do, by the same plan as the change itself; nothing is locked or stored.
 *
 * Source: rules.md, "Changes".
 */
export async function previewChange(
  db: Database,
  { account, id }: { account: AccountId; id: ReservationId },
  edit: ChangeBody,
  instant: Date,
): Promise<Result<PreviewedChange, 'reservation-not-found' | 'vehicle-not-found'>> {
  const own = await ownReservation(db, { account, id, other: edit.vehicle }, instant)
  if (!own) return refuse('reservation-not-found')
  const { row, now, timezone } = own
  const refusal = vehicleRefusal(own, edit)
  if (refusal === 'vehicle-not-found') return refuse(refusal)
  const plan = await planChange(db, row, edit, { vehicleOf: vehicleIn(own), now, timezone, isSaved: false })
  const { after, broken, price, held, assigned } = plan
  const { limit } = broken
  const pool = vehicleIn(own)(after.vehicle).pool.id
  const isFree = limit === undefined && assigned !== undefined
  return ok({
    quote: price?.ok ? price.value : null,
    refusal: refusal
      ? { refusal }
      : isPossible(row, plan)
        ? price && !price.ok
          ? price
          : null
        : { refusal: 'change-not-possible' },
    rules: limit ? [limit] : broken.rules,
    isOverridable: limit === undefined,
    isFree,
    taken:
      isFree || limit ? [] : await takenBy(db, pool, { rental: after.period, held, now, except: row.id }),
    before: row.quote,
    changed: plan.fields,
    isMailed: edit.notify && isTold(after.customer.email, plan.fields),
    unit: assigned?.unit ?? null,
    displaced: await displacedBy(db, pool, assigned?.moved ?? []),
  })
}
