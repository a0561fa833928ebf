import { bySystem } from '@nelly/domain/actor'
import type { AccountId } from '@nelly/domain/ids'
import { PAPERS } from '@nelly/domain/units/papers'
import { addDays, dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import { changeUnit } from '../../features/units/change-unit.ts'
import type { Database } from '../../platform/db/database.ts'
import { known } from './accepted.ts'
import type { AddedBusiness } from './add-business.ts'

/** For how many days from today papers are valid, unless the demo says otherwise. */
const USUALLY_VALID = { insurance: 210, inspection: 95, marbete: 130 }

/** Tells the plates and papers of a business's units. */
export async function addUnits(
  tx: Database,
  account: AccountId,
  { business, timezone, vehicles }: AddedBusiness,
  now: Date,
): Promise<void> {
  const today = dateOf(wallClockIn(timezone, now))
  for (const { vehicle, number, validFor, fuel = 'gasoline', ...details } of business.units ?? []) {
    const days: Partial<Record<(typeof PAPERS)[number], number>> = { ...USUALLY_VALID, ...validFor }
    const papers = PAPERS.flatMap((paper) => {
      const left = days[paper]
      return left === undefined ? [] : [[`${paper}Until`, addDays(today, left)]]
    })
    const changes = { ...details, fuel, ...Object.fromEntries(papers), isLowerConfirmed: false }
    const which = { vehicleId: known(vehicles, vehicle), number }
    const changed = await changeUnit(tx, bySystem(account), which, changes, now)
    if (!changed.ok) throw new Error(`the demo's unit is refused: ${JSON.stringify(changed)}`)
  }
}
