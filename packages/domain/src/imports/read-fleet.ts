import type { Currency } from '../currency.ts'
import type { ImportChoices } from './choices.ts'
import type { FleetReading } from './fleet-reading.ts'
import type { ImportField } from './import-kinds.ts'
import { readTable } from './read-table.ts'
import type { Sheet } from './sheet.ts'

/** What the rows of a sheet say of a fleet. */
export const readFleet = (
  sheet: Sheet,
  columns: readonly (ImportField | null)[],
  choices: ImportChoices,
  currency: Currency,
): FleetReading => readTable('fleet', sheet, columns, { choices, currency }) as FleetReading
