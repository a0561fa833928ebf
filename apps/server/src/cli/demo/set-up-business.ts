import type { AccountId, LandingId } from '@nelly/domain/ids'
import { bySystem, type Principal } from '@nelly/domain/reservations/actor'
import { PAPERS, type Paper } from '@nelly/domain/units/papers'
import {
  addDays,
  type CalendarDate,
  type ClockTime,
  dateOf,
  wallClock,
  wallClockIn,
} from '@nelly/domain/wall-clock'
import { addBlock } from '../../features/blocks/add-block.ts'
import { importRates } from '../../features/rates/rates-file.ts'
import { saveIn } from '../../features/rates/save-rates.ts'
import { changeUnit } from '../../features/units/change-unit.ts'
import type { Database } from '../../platform/db/database.ts'
import { specialFeatures, vehicleSpecialFeatures } from '../../platform/db/schema.ts'
import { accepted, known, unchanged } from './accepted.ts'
import type { AddedBusiness } from './add-business.ts'

/** For how many days from today papers are valid, unless the demo says otherwise. */
const USUALLY_VALID = { insurance: 210, inspection: 95, marbete: 130 }
/** Blocks are from a morning to an evening. */
const MORNING = '08:00' as ClockTime
const EVENING = '18:00' as ClockTime

/**
 * Attaches the special features of a business to its vehicles and saves its rates, as its operator did on the day it opened; tells of its
 * units, and blocks some of them before anybody books: the reservations then take the others.
 */
export async function setUpBusiness(
  tx: Database,
  account: AccountId,
  added: AddedBusiness,
  { opened, now }: { opened: Date; now: Date },
): Promise<void> {
  const who = { ...bySystem(account), landing: added.landing }
  const today = dateOf(wallClockIn(added.timezone, now))
  await attachSpecialFeatures(tx, account, added, opened)
  await saveRates(tx, who, added, { opened, today })
  await describeUnits(tx, who, added, { today, now })
  await addBlocks(tx, who, added, { opened, today })
}

type Who = Principal & { landing: LandingId }

async function attachSpecialFeatures(
  tx: Database,
  account: AccountId,
  { business, vehicles }: AddedBusiness,
  createdAt: Date,
): Promise<void> {
  const rows = Object.entries(business.specialFeatures).map(([name, description]) => ({
    accountId: account,
    name,
    description,
    createdAt,
  }))
  const catalogue = await tx
    .insert(specialFeatures)
    .values(rows)
    .returning({ id: specialFeatures.id, name: specialFeatures.name })
  const idOf = new Map(catalogue.map(({ id, name }) => [name, id]))
  const attached = business.vehicles.flatMap((vehicle) =>
    vehicle.specialFeatures.map((name) => ({
      vehicleId: known(vehicles, vehicle.name),
      specialFeatureId: known(idOf, name),
    })),
  )
  await tx.insert(vehicleSpecialFeatures).values(attached)
}

/** Imports the file of a business that has its own rates; its second currency has the rate of today. */
async function saveRates(
  tx: Database,
  who: Who,
  { business }: AddedBusiness,
  { opened, today }: { opened: Date; today: CalendarDate },
): Promise<void> {
  if (!business.rates) return
  const { rates, unmatched } = accepted(await importRates(tx, who.account, who.landing, business.rates))
  const display = rates.display && { ...rates.display, date: today }
  const edit = { rates: { ...rates, display }, prices: [], keptAmounts: 'all' } as const
  const saved = await saveIn(tx, who, edit, opened)
  if (!saved.ok || unmatched.length > 0)
    throw new Error(`the demo's rates are refused: ${JSON.stringify({ saved, unmatched })}`)
}

/** Tells the plates and papers of units. */
async function describeUnits(
  tx: Database,
  who: Who,
  { business, vehicles }: AddedBusiness,
  { today, now }: { today: CalendarDate; now: Date },
): Promise<void> {
  for (const { vehicle, number, validFor, fuel = 'gasoline', ...details } of business.units) {
    const days: Partial<Record<Paper, number | undefined>> = { ...USUALLY_VALID, ...validFor }
    const papers = PAPERS.flatMap((paper) => {
      const left = days[paper]
      return left === undefined ? [] : [[`${paper}Until`, addDays(today, left)]]
    })
    const changes = { ...details, fuel, ...Object.fromEntries(papers), isLowerConfirmed: false }
    const which = { vehicleId: known(vehicles, vehicle), number }
    const changed = await changeUnit(tx, who, which, changes, now)
    if (!changed.ok) throw new Error(`the demo's unit is refused: ${JSON.stringify(changed)}`)
  }
}

async function addBlocks(
  tx: Database,
  who: Who,
  { business, landing, vehicles }: AddedBusiness,
  { opened, today }: { opened: Date; today: CalendarDate },
): Promise<void> {
  for (const { vehicle, from, to, ...block } of business.blocks) {
    const period = {
      from: wallClock(addDays(today, from), MORNING),
      to: wallClock(addDays(today, to), EVENING),
    }
    const fields = { ...block, ...period, vehicleId: known(vehicles, vehicle) }
    const made = await addBlock(tx, who, landing, { fields, now: opened }, unchanged)
    if (!made.ok) throw new Error(`the demo's block is refused: ${JSON.stringify(made)}`)
  }
}
