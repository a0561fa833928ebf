import { bySystem } from '@nelly/domain/actor'
import type { AccountId } from '@nelly/domain/ids'
import { addDays, dateOf, parseClockTime, wallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { addBlock } from '../../features/blocks/add-block.ts'
import type { Database } from '../../platform/db/database.ts'
import { accepted, known, unchanged } from './accepted.ts'
import type { AddedBusiness } from './add-business.ts'

/** Blocks units, before anybody books: the reservations then take the others. */
export async function addBlocks(
  tx: Database,
  account: AccountId,
  { business, landing, timezone, vehicles }: AddedBusiness,
  { opened, now }: { opened: Date; now: Date },
): Promise<void> {
  const today = dateOf(wallClockIn(timezone, now))
  const at = (day: number, time: string) => wallClock(addDays(today, day), accepted(parseClockTime(time)))
  for (const { vehicle, from, to, ...block } of business.blocks ?? []) {
    const period = { from: at(from, '08:00'), to: at(to, '18:00') }
    const fields = { ...block, ...period, vehicleId: known(vehicles, vehicle) }
    const made = await addBlock(tx, bySystem(account), landing, { fields, now: opened }, unchanged)
    if (!made.ok) throw new Error(`the demo's block is refused: ${JSON.stringify(made)}`)
  }
}
