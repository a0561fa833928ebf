import { isEqual } from '../is-equal.ts'
import { pick } from '../pick.ts'
import { pricePerDay } from '../rates/price-per-day.ts'
import { plateKey } from '../units/plate.ts'
import {
  ASKED_FIELDS,
  type AskedField,
  type PresentFleet,
  type PricedRow,
  VEHICLE_FIELDS,
  type VehicleValues,
} from './fleet-plan.ts'
import type { ReadFleetRow } from './fleet-reading.ts'
import { nameOf } from './fleet-targets.ts'
import type { ImportField } from './import-kinds.ts'
import type { RowRefusal } from './planned-row.ts'

/** Characters of a vehicle's name. */
const MOST_NAME = 120

/** A row with its price in the currency of the landing; one that it can't have is refused. */
export function pricedRow(
  { line, values: { pricePerDay: given, ...values }, refusals }: ReadFleetRow,
  { currency }: PresentFleet,
): PricedRow {
  if (given === undefined) return { line, values, refusals }
  const price = pricePerDay(given, currency)
  if (price.ok) return { line, values: { ...values, pricePerDay: price.value }, refusals }
  const refused = { field: 'pricePerDay', code: price.refusal, cell: String(given) } as const
  return { line, values, refusals: [...refusals, refused] }
}

/** The lines whose plate an earlier row has. */
export function repeatedPlates(rows: readonly PricedRow[]): ReadonlySet<number> {
  const seen = new Set<string>()
  const repeated = new Set<number>()
  for (const { line, values } of rows) {
    if (values.plate === undefined) continue
    const key = plateKey(values.plate)
    if (seen.has(key)) repeated.add(line)
    seen.add(key)
  }
  return repeated
}

export const vehicleValues = ({ values }: PricedRow): VehicleValues =>
  pick(
    values,
    VEHICLE_FIELDS.filter((field) => values[field] !== undefined),
  )

/** What a row of a vehicle to add lacks, also in what was answered for all of them; counts what it does not tell itself. */
export function lackingRefusals(
  row: PricedRow,
  {
    asked,
    open,
    lacking,
  }: { asked: PricedRow; open: ReadonlySet<ImportField>; lacking: Map<AskedField, number> },
): RowRefusal[] {
  if (row.refusals.some(({ field }) => field === null)) return []
  const refusals: RowRefusal[] = []
  const name = nameOf(row.values)
  if (name === undefined) refusals.push({ field: 'model', code: 'value-missing' })
  else if ([...name].length > MOST_NAME) refusals.push({ field: 'model', code: 'name-too-long' })
  for (const field of ASKED_FIELDS) {
    // One that can't be read is refused for that.
    if (
      row.values[field] !== undefined ||
      open.has(field) ||
      row.refusals.some((refusal) => refusal.field === field)
    )
      continue
    lacking.set(field, (lacking.get(field) ?? 0) + 1)
    if (asked.values[field] === undefined)
      refusals.push(
        asked.refusals.find((refusal) => refusal.field === field) ?? { field, code: 'value-missing' },
      )
  }
  return refusals
}

/** Rows of one vehicle say the same of it. */
export const contradictions = (told: VehicleValues, said: VehicleValues): RowRefusal[] =>
  VEHICLE_FIELDS.flatMap((field) =>
    told[field] === undefined || said[field] === undefined || isEqual(told[field], said[field])
      ? []
      : [{ field, code: 'differs-in-vehicle' } as const],
  )
