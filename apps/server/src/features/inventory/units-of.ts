import { type OwnedUnit, UNIT_STATES, type UnitListQuery, type UnitState } from '@nelly/contract/units/units'
import { NEVER } from '@nelly/domain/blocks/blocks'
import { folded } from '@nelly/domain/folded'
import type { AccountId, LandingId, VehicleId } from '@nelly/domain/ids'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { fleetDaysOf, fleetState } from '@nelly/domain/units/fleet-days'
import { dueService } from '@nelly/domain/units/maintenance'
import { duePapers, PAPER_WARNING_DAYS, PAPERS, type PaperExpiries } from '@nelly/domain/units/papers'
import { plateKey } from '@nelly/domain/units/plate'
import { isOutOfService, UNKNOWN_UNIT, type UnitDetails } from '@nelly/domain/units/unit'
import { clocksAt, dateOf } from '@nelly/domain/wall-clock'
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { foldedSql } from '../../platform/db/folded-sql.ts'
import { periodFromRange } from '../../platform/db/period-range.ts'
import { blocks, landings, pools, reservations, units, vehicles } from '../../platform/db/schema.ts'
import type { Page } from '../../platform/http/pagination-headers.ts'
import { clockThere } from './clock-there.ts'
import { isFirstOffer } from './first-offer.ts'
import { isLivingOf } from './published.ts'
import { whereUnitsAre } from './where-units-are.ts'

/** Which of an account's units are read; all by default. */
type UnitFilter = Partial<Pick<UnitListQuery, 'landingId' | 'vehicleId' | 'number' | 'state' | 'search'>> & {
  /** Those for which it is said when they are to be maintained. */
  readonly isMaintained?: boolean
}

/** The units of an account that its vehicles offer, each with the first vehicle that does, by landing, vehicle and number; a page of them where one is given. */
export async function unitsOf(
  db: Database,
  account: AccountId,
  instant: Date,
  filter: UnitFilter = {},
  page?: Page,
): Promise<OwnedUnit[]> {
  const found = numbered(
    db
      .select({
        pool: pools.id,
        vehicleId: vehicles.id,
        vehicleName: vehicles.name,
        landingId: landings.id,
        landingName: landings.displayName,
        timezone: landings.timezone,
        number: NUMBER,
        unit: KNOWN,
        out: blocks.during,
        outReason: blocks.note,
        offFleet: OFF_FLEET,
      })
      .from(vehicles)
      .$dynamic(),
  )
    .where(await matching(db, account, instant, filter))
    .orderBy(asc(landings.id), asc(vehicles.id), asc(NUMBER))
  const rows = await (page ? found.limit(page.size).offset((page.number - 1) * page.size) : found)
  const whereIs = await whereUnitsAre(
    db,
    rows.map(({ pool }) => pool),
  )
  const clockOf = clocksAt(instant)
  return rows.map(({ pool, timezone, unit, out, outReason, offFleet, vehicleId, landingId, ...named }) => {
    const today = dateOf(clockOf(timezone))
    const details = unit ? detailsOf({ unit, out, outReason, offFleet }) : { ...UNKNOWN_UNIT, revision: 0 }
    return {
      ...details,
      ...whereIs(pool, named.number),
      ...named,
      vehicleId: vehicleId as VehicleId,
      landingId: landingId as LandingId,
      isOutOfService: isOutOfService(details, today),
      fleet: fleetState(details, today),
      due: duePapers(details, today),
      service: dueService(details, today) ?? null,
    }
  })
}

/** How many units match. */
export async function countUnits(
  db: Database,
  account: AccountId,
  instant: Date,
  filter: UnitFilter,
): Promise<number> {
  const [counted] = await numbered(db.select({ count: count() }).from(vehicles).$dynamic()).where(
    await matching(db, account, instant, filter),
  )
  return counted?.count ?? 0
}

/** How many units are in each state. */
export async function unitsInStates(
  db: Database,
  account: AccountId,
  instant: Date,
  landingId: LandingId | undefined,
): Promise<{ state: UnitState; units: number }[]> {
  const clock = await clockThere(account, db, instant)
  const counts = UNIT_STATES.map(
    (state) => [state, sql<number>`count(*) filter (where ${isIn(state, clock)})`.mapWith(Number)] as const,
  )
  const [counted] = await numbered(db.select(Object.fromEntries(counts)).from(vehicles).$dynamic()).where(
    await matching(db, account, instant, { landingId }),
  )
  return UNIT_STATES.map((state) => ({ state, units: counted?.[state] ?? 0 }))
}

/** What is stored of a unit, but for what its plate is compared by. */
const { plateKey: _, place: __, placedAt: ___, ...KNOWN } = getTableColumns(units)
type KnownRow = Omit<typeof units.$inferSelect, 'plateKey' | 'place' | 'placedAt'>

/** The number of a unit, from 1: what is not known of has no row. */
const NUMBER = sql<number>`numbers.number`.mapWith(Number)

/** A query of vehicles with a row for each unit, and with what is known of it. */
const numbered = <Q extends PgSelect>(query: Q) =>
  query
    .innerJoin(pools, eq(pools.id, vehicles.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .innerJoin(sql`generate_series(1, ${pools.units}) as numbers (number)`, sql`true`)
    .leftJoin(units, and(eq(units.poolId, pools.id), eq(units.number, NUMBER)))
    .leftJoin(blocks, isOutBlock)

/** SQL condition: whether a unit matches; its landing's clock is read where a state depends on it. */
const matching = async (
  db: Database,
  account: AccountId,
  instant: Date,
  { landingId, vehicleId, number, state, search = '', isMaintained = false }: UnitFilter,
): Promise<SQL | undefined> =>
  and(
    isLivingOf(account),
    isNull(vehicles.deletedAt),
    landingId === undefined ? undefined : eq(landings.id, landingId),
    vehicleId === undefined ? isFirstOffer(landingId) : eq(vehicles.id, vehicleId),
    number === undefined ? undefined : eq(NUMBER, number),
    state && isIn(state, await clockThere(account, db, instant)),
    holding(search),
    isMaintained ? or(isNotNull(units.serviceEveryKm), isNotNull(units.serviceEveryMonths)) : undefined,
  )

/** SQL condition by the wall clock at a unit's landing: the domain's `duePapers` and `isOutOfService`, and whether there is no plate. */
function isIn(state: UnitState, clock: SQL): SQL {
  if (state === 'without-plate') return isNull(units.plate)
  if (state === 'out-of-service') return sql`lower(${blocks.during})::date <= ${clock}::date`
  const expiries = PAPERS.map((paper) => units[`${paper}Until` as const])
  return sql`least(${sql.join(expiries, sql`, `)}) <= ${clock}::date + ${PAPER_WARNING_DAYS}::integer`
}

/** SQL condition: whether every word of a search is in what is said of a unit, or all of it is a part of the plate. */
function holding(search: string): SQL | undefined {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const plate = plateKey(search)
  return or(
    plate === '' ? undefined : sql`strpos(${units.plateKey}, ${plate}) > 0`,
    and(...words.map((word) => sql`strpos(${SEARCHED}, ${word}) > 0`)),
  )
}

const SEARCHED = foldedSql(
  sql`concat_ws(' ', ${vehicles.name}, ${units.colour}, ${units.notes}, ${units.vin}, ${units.year})`,
)

/** SQL condition: the domain's `isOfUnit`. */
export const isBlockOfUnit = sql`(${blocks.reason} = 'off_fleet' or upper(${blocks.during}) = ${NEVER}::timestamp)`

/** SQL condition: whether a block is the one of a unit that is out of service. */
const isOutBlock = and(
  eq(blocks.poolId, units.poolId),
  eq(blocks.unit, units.number),
  isBlockOfUnit,
  ne(blocks.reason, 'off_fleet'),
)

/** Within a query of units: the times in which each is not on the fleet. The table is named, as another may be joined. */
const OFF_FLEET = sql<
  string[] | null
>`(select json_agg(b.during::text) from blocks b where b.pool_id = ${units.poolId} and b.unit = ${units.number} and b.reason = 'off_fleet')`

/** What lists show of a unit. */
type KnownInLists = Pick<UnitDetails, 'plate' | 'outFrom' | 'onFleet' | 'offFleet'> & PaperExpiries

/** The same of what is known of units of these pools: by pool, and then by number. */
async function knownUnits(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<number, KnownInLists>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      poolId: units.poolId,
      number: units.number,
      plate: units.plate,
      insuranceUntil: units.insuranceUntil,
      inspectionUntil: units.inspectionUntil,
      marbeteUntil: units.marbeteUntil,
      otherUntil: units.otherUntil,
      out: blocks.during,
      offFleet: OFF_FLEET,
    })
    .from(units)
    .leftJoin(blocks, and(isOutBlock, inArray(blocks.poolId, [...ids])))
    .where(inArray(units.poolId, [...ids]))
  const byPool = Map.groupBy(rows, ({ poolId }) => poolId)
  const known = ({ number, out, offFleet, ...said }: (typeof rows)[number]) =>
    [number, { ...said, ...notRented({ out, offFleet }) }] as const
  return new Map([...byPool].map(([id, ofPool]) => [id, new Map(ofPool.map(known))]))
}

/** What is known of a unit, with the blocks that say when it is out of service and not on the fleet. */
const detailsOf = ({
  unit: { poolId, ...known },
  out,
  outReason,
  offFleet,
}: {
  unit: KnownRow
  out: RentalPeriod | null
  outReason: string | null
  offFleet: readonly string[] | null
}): Omit<UnitDetails, 'place'> & { revision: number } => ({
  ...known,
  ...notRented({ out, offFleet }),
  outReason,
})

/** By the blocks of a unit: since when it is out of service, and its days on the fleet. */
const notRented = ({
  out,
  offFleet,
}: {
  out: RentalPeriod | null
  offFleet: readonly string[] | null
}): Pick<UnitDetails, 'outFrom' | 'onFleet' | 'offFleet'> => ({
  ...fleetDaysOf((offFleet ?? []).map(periodFromRange)),
  outFrom: out && dateOf(out.pickup),
})

type UnitAtGlance = Pick<
  OwnedUnit,
  'place' | 'isOut' | 'plate' | 'onFleet' | 'offFleet' | 'fleet' | 'isOutOfService' | 'due'
>

/** What the calendar shows of units of these pools at an instant; nothing is known of others. */
export async function unitsAtGlance<P extends { readonly id: number; readonly timezone: string }>(
  db: Database,
  pools: readonly P[],
  instant: Date,
): Promise<(pool: P, unit: number) => UnitAtGlance> {
  const ids = pools.map(({ id }) => id)
  const known = await knownUnits(db, ids)
  const whereIs = await whereUnitsAre(db, ids)
  const clockOf = clocksAt(instant)
  return ({ id, timezone }, unit) => {
    const details = known.get(id)?.get(unit) ?? UNKNOWN_UNIT
    const { plate, onFleet, offFleet } = details
    const today = dateOf(clockOf(timezone))
    return {
      ...whereIs(id, unit),
      plate,
      onFleet,
      offFleet,
      fleet: fleetState(details, today),
      isOutOfService: isOutOfService(details, today),
      due: duePapers(details, today),
    }
  }
}

/** The plates of units of these pools, by the number of the unit. */
export async function platesOf(
  db: Database,
  ids: readonly number[],
): Promise<(pool: number, unit: number) => string | null> {
  const known = await knownUnits(db, ids)
  return (pool, unit) => known.get(pool)?.get(unit)?.plate ?? null
}

/** The plate of a unit, where it is known. */
export const plateOf = async (db: Database, pool: number, unit: number): Promise<string | null> =>
  (await platesOf(db, [pool]))(pool, unit)

/** Within a query of reservations: what is known of the unit of each. The table is named, as `units` has the same columns. */
const ofUnit = (column: 'plate' | 'damages') =>
  sql<string | null>`(select u.${sql.identifier(column)} from units u
    where u.pool_id = ${reservations}.pool_id and u.number = ${reservations}.unit)`
export const plateOfReservation = ofUnit('plate')
export const damagesOfReservation = ofUnit('damages')
