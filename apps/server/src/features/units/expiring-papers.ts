import type { ExpiringPaper } from '@nelly/contract/units/units'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { unitsOf } from '../inventory/units-of.ts'

/**
 * The papers of an account's units that have expired or expire within 30 days, the earliest first.
 *
 * Source: rules.md, "Units".
 */
export async function expiringPapers(
  db: Database,
  account: AccountId,
  now: Date,
  landingId?: LandingId,
): Promise<ExpiringPaper[]> {
  const found = await unitsOf(db, account, now, { landingId, state: 'due' })
  return found
    .flatMap(({ due, vehicleId, vehicleName, landingId, landingName, number, plate }) =>
      due.map((paper) => ({ ...paper, vehicleId, vehicleName, landingId, landingName, number, plate })),
    )
    .sort((one, other) => (one.until < other.until ? -1 : one.until > other.until ? 1 : 0))
}
