import type { Import } from '@nelly/contract/imports/imports'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, ImportId, LandingId, PoolId, VehicleId } from '@nelly/domain/ids'
import {
  type PlannedRow,
  UNIT_COLUMNS,
  type UnitValues,
  type VehicleValues,
} from '@nelly/domain/imports/fleet-plan'
import { pick } from '@nelly/domain/pick'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { plateKey } from '@nelly/domain/units/plate'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, type DoneByImport, landings, pools, units, vehicles } from '../../platform/db/schema.ts'
import { isStale } from '../../platform/is-stale.ts'
import type { Parts } from '../../platform/parts.ts'
import { blockAllUnits } from '../inventory/block-units.ts'
import { type HeldPool, lockVehicles } from '../inventory/hold-pool.ts'
import { isLivingOf } from '../inventory/published.ts'
import { blockAddedUnits, blockUnit } from '../units/block-unit.ts'
import { importAnswer } from './import-answer.ts'
import { type ImportRow, importsOf } from './import-store.ts'
import { countsOf, type ImportPreview, previewImport } from './preview-import.ts'

/** Rows of one insert. */
const CHUNK = 500

/**
 * Stores what an import says of the fleet, in one transaction and once: of two at a time the second is refused. Its preview is made
 * anew of the fleet as it is behind the locks.
 */
export const applyImport = (
  { db, now }: Parts,
  { account, actor }: Principal,
  id: ImportId,
  edit: { readonly revision?: number | undefined },
): Promise<Outcome<Import>> =>
  inTransaction(db, async (tx): Promise<Outcome<Import>> => {
    const at = now()
    const mine = importsOf(account, tx)
    const held = await mine.hold(id)
    if (!held) return refuse('import-not-found')
    if (held.state !== 'open') return refuse('import-applied')
    if (isStale(edit, held)) {
      const newest = await importAnswer(tx, account, id, at)
      return newest ? refuse('changed-meanwhile', { newest }) : refuse('import-not-found')
    }
    const landing = await holdFleet(tx, account, held.landingId as LandingId)
    if (!landing) return refuse('landing-not-found')
    const preview = await previewImport(tx, account, held, at)
    if (preview.reading.questions.length > 0) return refuse('import-questions')
    const work = { tx, account, landing, by: { actor, at } }
    const { done, refused } = await store(work, held, preview)
    const rows = preview.plan.rows.map((row): PlannedRow => {
      if (!refused.has(row.line)) return row
      const refusals = [...row.refusals, { field: 'onFleet', code: 'reserved-then' } as const]
      return { ...row, effect: 'refused', changes: [], refusals }
    })
    await mine.change(held.id, { state: 'applied', appliedAt: at, rows, done, counts: countsOf(rows) })
    const answer = await importAnswer(tx, account, id, at)
    return answer ? ok(answer) : refuse('import-not-found')
  })

/** What stores the parts of an import. */
interface Work {
  readonly tx: Database
  readonly account: AccountId
  readonly landing: { readonly id: number; readonly timezone: string }
  readonly by: { readonly actor: Principal['actor']; readonly at: Date }
}

/** Locks the fleet of an account until the transaction ends, in the order of bookings and of changes of units. Answers the landing. */
export async function holdFleet(
  tx: Database,
  account: AccountId,
  landing: LandingId,
): Promise<Work['landing'] | undefined> {
  const offered = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .where(and(isLivingOf(account), isNull(vehicles.deletedAt)))
  await lockVehicles(
    tx,
    offered.map(({ id }) => id as VehicleId),
  )
  const [found] = await tx
    .select({ id: landings.id, timezone: landings.timezone })
    .from(landings)
    .where(and(isLivingOf(account), eq(landings.id, landing)))
    .for('share')
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account)).for('no key update')
  return found
}

interface UnitToStore {
  readonly poolId: number
  readonly number: number
  readonly values: UnitValues
}

async function store(
  work: Work,
  { landingId }: ImportRow,
  { plan, fleet }: ImportPreview,
): Promise<{ done: DoneByImport; refused: ReadonlySet<number> }> {
  const { tx, by } = work
  const changed = await changeUnits(work, { plan, fleet })
  const changedVehicles = []
  for (const { vehicle, values } of plan.changedVehicles) {
    const [row] = await tx
      .update(vehicles)
      .set({ ...columnsOfVehicle(values), updatedAt: by.at })
      .where(eq(vehicles.id, vehicle.id))
      .returning({ revision: vehicles.revision })
    const before = pick(vehicle, Object.keys(values) as (keyof VehicleValues)[])
    changedVehicles.push({ id: vehicle.id, revision: row?.revision ?? 0, before })
  }
  const added: UnitToStore[] = []
  const poolsGrown = []
  for (const [poolId, more] of Map.groupBy(plan.addedUnits, ({ vehicle }) => vehicle.poolId)) {
    const from = fleet.units.filter((unit) => unit.poolId === poolId).length
    const to = from + more.length
    await tx.update(pools).set({ units: to }).where(eq(pools.id, poolId))
    await blockAllUnits(tx, { id: poolId, units: to })
    // What is still known of units that were removed is of others.
    await tx.delete(units).where(and(eq(units.poolId, poolId), gt(units.number, from)))
    poolsGrown.push({ id: poolId, from, to })
    added.push(...more.map(({ values }, index) => ({ poolId, number: from + index + 1, values })))
  }
  const addedVehicles = []
  for (const { name, values, units: its } of plan.newVehicles) {
    const vehicle = await addVehicle(work, { landingId, name, values, units: its.length })
    addedVehicles.push({ ...vehicle, units: its.length })
    added.push(
      ...its.map((unit, index) => ({ poolId: vehicle.poolId, number: index + 1, values: unit.values })),
    )
  }
  await addUnits(work, added)
  return {
    refused: changed.refused,
    done: {
      vehicles: addedVehicles,
      changedVehicles,
      pools: poolsGrown,
      units: [
        ...changed.done,
        ...added.map(({ poolId, number }) => ({ poolId, number, revision: 1, before: null })),
      ],
    },
  }
}

/** Changes units that there are; one whose reservations do not fit its days on the fleet is refused. */
async function changeUnits(
  { tx, by }: Work,
  { plan, fleet }: Pick<ImportPreview, 'plan' | 'fleet'>,
): Promise<{ done: DoneByImport['units'][number][]; refused: ReadonlySet<number> }> {
  const done = []
  const refused = new Set<number>()
  for (const { line, unit, values } of plan.changedUnits) {
    const known = fleet.details.get(unit)
    if (known && hasDays(values)) {
      const pool = await heldPool(tx, unit.poolId, by.at)
      const blocked = await blockUnit(tx, pool, unit.number, { ...known, ...values }, by)
      if (!blocked.ok) {
        refused.add(line)
        continue
      }
    }
    const set = columnsOfUnit(values)
    const [row] = await tx
      .insert(units)
      .values({ poolId: unit.poolId, number: unit.number, ...set, revision: 1 })
      .onConflictDoUpdate({ target: [units.poolId, units.number], set })
      .returning({ revision: units.revision })
    const before = pick(unit, Object.values(UNIT_COLUMNS))
    done.push({ poolId: unit.poolId, number: unit.number, revision: row?.revision ?? 1, before })
  }
  return { done, refused }
}

/** Adds a vehicle with a pool of its own; it is not on sale, as it has neither pictures nor a text that somebody wrote. */
async function addVehicle(
  { tx, account, landing, by: { at } }: Work,
  {
    landingId,
    name,
    values,
    units: count,
  }: { landingId: number; name: string; values: VehicleValues; units: number },
): Promise<{ id: number; poolId: number; revision: number }> {
  const { type, transmission, seats, luggage, pricePerDay } = values
  if (!type || !transmission || !seats || !luggage || !pricePerDay)
    throw new Error('a vehicle was planned that lacks something')
  const [pool] = await tx
    .insert(pools)
    .values({ accountId: account, name, units: count, timezone: landing.timezone, createdAt: at })
    .returning({ id: pools.id })
  if (!pool) throw new Error('the insert returned no pool')
  const [vehicle] = await tx
    .insert(vehicles)
    .values({
      ...columnsOfVehicle(values),
      ...{ landingId, poolId: pool.id, name, description: values.description ?? name },
      ...{ type, transmission, seats, luggage, pricePerDay, isOnSale: false, createdAt: at, updatedAt: at },
    })
    .returning({ id: vehicles.id, poolId: vehicles.poolId, revision: vehicles.revision })
  if (!vehicle) throw new Error('the insert returned no vehicle')
  return vehicle
}

async function addUnits({ tx, by }: Work, added: readonly UnitToStore[]): Promise<void> {
  for (let from = 0; from < added.length; from += CHUNK) {
    const rows = added.slice(from, from + CHUNK).map(({ poolId, number, values }) => {
      const {
        plate = null,
        plateKey: key = null,
        vin = null,
        colour = null,
        year = null,
      } = columnsOfUnit(values)
      return { poolId, number, plate, plateKey: key, vin, colour, year, revision: 1 }
    })
    await tx.insert(units).values(rows)
  }
  const withDays = added.map(({ poolId, number, values: { onFleet = null, offFleet = null } }) => {
    return { poolId, number, onFleet, offFleet }
  })
  await blockAddedUnits(tx, withDays, by.at)
}

/** A pool that this transaction has locked. */
export async function heldPool(tx: Database, id: number, at: Date): Promise<HeldPool> {
  const [pool] = await tx
    .select({ units: pools.units, timezone: pools.timezone })
    .from(pools)
    .where(eq(pools.id, id))
  if (!pool) throw new Error('a locked pool is gone')
  return { ...pool, id: id as PoolId, now: wallClockIn(pool.timezone, at) }
}

const hasDays = ({ onFleet, offFleet }: UnitValues): boolean =>
  onFleet !== undefined || offFleet !== undefined

/** Columns of the table for values of a unit; its days on the fleet are blocks. */
export function columnsOfUnit({
  onFleet: _,
  offFleet: __,
  ...values
}: UnitValues): Partial<typeof units.$inferInsert> {
  const { plate } = values
  return plate === undefined ? values : { ...values, plateKey: plate && plateKey(plate) }
}

const columnsOfVehicle = ({ features, ...values }: VehicleValues) => ({
  ...values,
  ...(features && { features: [...features] }),
})
