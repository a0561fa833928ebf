import type { LandingId, PersonId, VehicleId } from '@nelly/domain/ids'
import { NO_CHOICES } from '@nelly/domain/imports/choices'
import type { Principal } from '@nelly/domain/reservations/actor'
import type { WallClock } from '@nelly/domain/wall-clock'
import { addBlock } from '../../../src/features/blocks/add-block.ts'
import { imports, poolJoins, pools } from '../../../src/platform/db/schema.ts'
import type { Parts } from '../../../src/platform/parts.ts'
import { accountOf } from '../account-of.ts'
import type { TestApp } from '../test-app.ts'
import { added } from './added.ts'

/** A file of an account that waits, and one that was applied, with the owner's word in them. */
export async function importedTo(
  { db, now }: Parts,
  { landing, account, word }: { landing: LandingId; account: number; word: string },
): Promise<readonly [number, number]> {
  const createdAt = now()
  const file = {
    ...{ accountId: account, landingId: landing, kind: 'fleet' as const, fileName: `${word}.csv` },
    file: {
      sheets: [{ name: null, heads: ['placa'], rows: [{ line: 2, cells: [word] }] }],
      ...{ hiddenSheets: [], encoding: 'utf-8' as const, delimiter: ',' as const },
    },
    ...{ columns: ['plate' as const], choices: NO_CHOICES, defaults: {}, createdAt },
    counts: { new: 0, changed: 0, same: 0, refused: 1 },
  }
  const nothing = { vehicles: [], changedVehicles: [], pools: [], units: [] }
  const applied = { ...file, state: 'applied' as const, appliedAt: createdAt, rows: [], done: nothing }
  return [
    await added(db.insert(imports).values(file).returning()),
    await added(db.insert(imports).values(applied).returning()),
  ]
}

/** A pool that no vehicle offers, and one that was joined to it. */
export async function joinedPools(
  { db, now }: Parts,
  user: number,
  name: string,
): Promise<readonly [number, number]> {
  const accountId = await accountOf(db, user as PersonId)
  const row = { accountId, name, timezone: 'America/Santo_Domingo', createdAt: now() }
  const [kept, joined] = [
    await added(db.insert(pools).values(row).returning()),
    await added(db.insert(pools).values(row).returning()),
  ]
  const nothing = { reservations: [], vehicles: [], blocks: [], feeds: [], calendars: [], described: [] }
  const before = { units: 1, paired: { units: 1, numbers: [1] }, ...nothing }
  await db.insert(poolJoins).values({ poolId: kept, joinedId: joined, joinedAt: now(), before })
  return [kept, joined]
}

/** A block of one of the vehicle's units, with the owner's word in its note. */
export async function blocked(
  { parts: { db, now } }: TestApp,
  user: number,
  { landing, vehicle, note }: { landing: LandingId; vehicle: VehicleId; note: string },
): Promise<number> {
  const account = await accountOf(db, user as PersonId)
  const principal: Principal = { account, actor: { kind: 'person', id: user as PersonId } }
  const fields = {
    vehicleId: vehicle,
    unit: 400,
    from: '2027-03-11T10:00' as WallClock,
    to: '2027-03-12T10:00' as WallClock,
    reason: 'maintenance' as const,
    note,
  }
  const made = await addBlock(db, principal, landing, { fields, now: now() }, async (_, block) => block.id)
  if (!made.ok) throw new Error(`no block: ${made.refusal}`)
  return made.value
}
