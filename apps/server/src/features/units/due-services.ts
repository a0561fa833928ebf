import type { UnitToMaintain } from '@nelly/contract/units/units'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { unitsOf } from '../inventory/units-of.ts'

/**
 * The units of an account that are to be maintained, or soon are, overdue ones first. Those that are not on the fleet any more are left
 * out.
 *
 * Source: rules.md, "Units".
 */
export async function dueServices(
  db: Database,
  account: AccountId,
  now: Date,
  landingId?: LandingId,
): Promise<UnitToMaintain[]> {
  const found = await unitsOf(db, account, now, { landingId, isMaintained: true })
  return found
    .flatMap(({ service, fleet, ...unit }) => (service && fleet !== 'after' ? [{ ...unit, service }] : []))
    .sort((one, other) => Number(other.service.isOverdue) - Number(one.service.isOverdue))
}
