import type { Import } from '@nelly/contract/imports/imports'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { OwnedUnit } from '@nelly/contract/units/units'
import type { ImportId, LandingId } from '@nelly/domain/ids'
import type { UnitValues } from '@nelly/domain/imports/fleet-plan'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import {
  blocks,
  type DoneByImport,
  type KeptByUndo,
  pools,
  reservations,
  units,
  vehicles,
} from '../../platform/db/schema.ts'
import type { Parts } from '../../platform/parts.ts'
import { blockAllUnits } from '../inventory/block-units.ts'
import { unitsOf } from '../inventory/units-of.ts'
import { blockUnit } from '../units/block-unit.ts'
import { columnsOfUnit, heldPool, holdFleet } from './apply-import.ts'
import { importAnswer } from './import-answer.ts'
import { importsOf, undoableUntil } from './import-store.ts'

/** What undoes the parts of an import; what is kept is noted. */
interface Work {
  readonly tx: Database
  readonly principal: Principal
  readonly at: Date
  readonly kept: KeptByUndo[]
}

/**
 * Takes an import back within seven days: what it added goes, what it changed is as it was. What was reserved or edited since stays and
 * is listed.
 *
 * Source: rules.md, "Import".
 */
export const undoImport = (
  { db, now }: Parts,
  principal: Principal,
  id: ImportId,
): Promise<Outcome<Import>> =>
  inTransaction(db, async (tx): Promise<Outcome<Import>> => {
    const { account } = principal
    const at = now()
    const mine = importsOf(account, tx)
    const held = await mine.hold(id)
    if (!held) return refuse('import-not-found')
    const until = undoableUntil(held)
    if (!until || until <= at || !held.done) return refuse('import-not-undoable')
    if (!(await holdFleet(tx, account, held.landingId as LandingId))) return refuse('import-not-undoable')
    const work: Work = { tx, principal, at, kept: [] }
    const { done } = held
    await removeVehicles(work, done)
    await removeUnits(work, done)
    await restoreUnits(work, done)
    await restoreVehicles(work, done)
    await mine.change(held.id, { state: 'undone', undoneAt: at, kept: work.kept })
    const answer = await importAnswer(tx, account, id, at)
    return answer ? ok(answer) : refuse('import-not-found')
  })

/** Deletes the vehicles that were added, with their pools. */
async function removeVehicles({ tx, at, kept }: Work, done: DoneByImport): Promise<void> {
  for (const added of done.vehicles) {
    const [vehicle] = await tx
      .select({ name: vehicles.name, poolId: vehicles.poolId, revision: vehicles.revision })
      .from(vehicles)
      .where(and(eq(vehicles.id, added.id), isNull(vehicles.deletedAt)))
    if (!vehicle) continue
    const why =
      vehicle.revision !== added.revision || vehicle.poolId !== added.poolId
        ? 'edited'
        : await usedSince(tx, added.poolId, done, added)
    if (why) {
      kept.push({ vehicle: vehicle.name, plate: null, why })
      continue
    }
    await tx.update(vehicles).set({ deletedAt: at, updatedAt: at }).where(eq(vehicles.id, added.id))
    await tx.delete(blocks).where(eq(blocks.poolId, added.poolId))
    await tx.delete(units).where(eq(units.poolId, added.poolId))
    await tx.update(pools).set({ deletedAt: at }).where(eq(pools.id, added.poolId))
  }
}

/** How the pool of an added vehicle was used since; undefined where it was not. */
async function usedSince(
  tx: Database,
  poolId: number,
  done: DoneByImport,
  { id, units: count }: DoneByImport['vehicles'][number],
): Promise<KeptByUndo['why'] | undefined> {
  if ((await tx.$count(reservations, and(eq(reservations.poolId, poolId), isNull(reservations.blockId)))) > 0)
    return 'reserved'
  const [pool] = await tx.select({ units: pools.units }).from(pools).where(eq(pools.id, poolId))
  const revisions = new Map(
    done.units.filter((unit) => unit.poolId === poolId).map((unit) => [unit.number, unit.revision]),
  )
  const there = await tx.select().from(units).where(eq(units.poolId, poolId))
  const isEdited =
    pool?.units !== count ||
    there.some((unit) => unit.revision !== revisions.get(unit.number)) ||
    (await tx.$count(blocks, and(eq(blocks.poolId, poolId), ne(blocks.reason, 'off_fleet')))) > 0 ||
    (await tx.$count(
      vehicles,
      and(eq(vehicles.poolId, poolId), ne(vehicles.id, id), isNull(vehicles.deletedAt)),
    )) > 0
  return isEdited ? 'edited' : undefined
}

/** Removes units that were added to pools that there were, from the last one on as far as none was used. */
async function removeUnits({ tx, kept }: Work, done: DoneByImport): Promise<void> {
  for (const { id, from, to } of done.pools) {
    const [pool] = await tx
      .select()
      .from(pools)
      .where(and(eq(pools.id, id), isNull(pools.deletedAt)))
    if (!pool) continue
    const there = await tx.select().from(units).where(eq(units.poolId, id))
    const taken = await tx
      .select({ unit: reservations.unit, block: reservations.blockId, reason: blocks.reason })
      .from(reservations)
      .leftJoin(blocks, eq(blocks.id, reservations.blockId))
      .where(and(eq(reservations.poolId, id), gt(reservations.unit, from)))
    const [one] = await tx
      .select({ name: vehicles.name })
      .from(vehicles)
      .where(and(eq(vehicles.poolId, id), isNull(vehicles.deletedAt)))
    let left = pool.units
    for (let number = to; number > from && left === number; number--) {
      if (whyKept(number) === undefined) left = number - 1
    }
    for (let number = from + 1; number <= Math.min(to, pool.units); number++) {
      if (number > left) continue
      const plate = there.find((unit) => unit.number === number)?.plate ?? null
      // One below a used one stays with it, as units are numbered without gaps.
      kept.push({ vehicle: one?.name ?? pool.name, plate, why: whyKept(number) ?? 'edited' })
    }
    if (left === pool.units) continue
    await tx.update(pools).set({ units: left }).where(eq(pools.id, id))
    await tx.delete(units).where(and(eq(units.poolId, id), gt(units.number, left)))
    await tx.delete(blocks).where(and(eq(blocks.poolId, id), gt(blocks.unit, left)))
    await blockAllUnits(tx, { id, units: left })

    function whyKept(number: number): KeptByUndo['why'] | undefined {
      const added = done.units.find((unit) => unit.poolId === id && unit.number === number)
      const ofUnit = taken.filter(({ unit }) => unit === number)
      if (ofUnit.some(({ block }) => block === null)) return 'reserved'
      const unit = there.find((row) => row.number === number)
      return unit && unit.revision !== added?.revision ? 'edited' : undefined
    }
  }
}

/** Gives units that were changed what they had before. */
async function restoreUnits({ tx, principal, at, kept }: Work, done: DoneByImport): Promise<void> {
  const changed = done.units.filter(({ before }) => before !== null)
  if (changed.length === 0) return
  const present = new Map<string, OwnedUnit>()
  const pooled = await tx
    .select({ vehicle: vehicles.id, pool: vehicles.poolId })
    .from(vehicles)
    .where(inArray(vehicles.poolId, [...new Set(changed.map(({ poolId }) => poolId))]))
  const poolOf = new Map(pooled.map(({ vehicle, pool }) => [vehicle as number, pool]))
  for (const unit of await unitsOf(tx, principal.account, at))
    present.set(`${poolOf.get(unit.vehicleId)}/${unit.number}`, unit)
  for (const { poolId, number, revision, before } of changed) {
    const unit = present.get(`${poolId}/${number}`)
    if (!unit || !before) continue
    const values = before as UnitValues
    const why = unit.revision === revision ? await whyNotRented(values, unit, poolId) : 'edited'
    if (why) {
      kept.push({ vehicle: unit.vehicleName, plate: unit.plate, why })
      continue
    }
    await tx
      .update(units)
      .set(columnsOfUnit(values))
      .where(and(eq(units.poolId, poolId), eq(units.number, number)))
  }

  /** Gives a unit its former days on the fleet, unless reservations are in the way. */
  async function whyNotRented(values: UnitValues, unit: OwnedUnit, poolId: number) {
    if (values.onFleet === unit.onFleet && values.offFleet === unit.offFleet) return undefined
    const by = { actor: principal.actor, at }
    const pool = await heldPool(tx, poolId, at)
    const blocked = await blockUnit(tx, pool, unit.number, { ...unit, ...values }, by)
    return blocked.ok ? undefined : 'reserved'
  }
}

/** Gives vehicles that were changed what they had before. */
async function restoreVehicles({ tx, at, kept }: Work, done: DoneByImport): Promise<void> {
  for (const { id, revision, before } of done.changedVehicles) {
    const [vehicle] = await tx
      .select({ name: vehicles.name, revision: vehicles.revision })
      .from(vehicles)
      .where(and(eq(vehicles.id, id), isNull(vehicles.deletedAt)))
    if (!vehicle) continue
    if (vehicle.revision === revision)
      await tx
        .update(vehicles)
        .set({ ...before, updatedAt: at })
        .where(eq(vehicles.id, id))
    else kept.push({ vehicle: vehicle.name, plate: null, why: 'edited' })
  }
}
