import type { UnitValues } from '@nelly/domain/imports/fleet-plan'
import { plateKey } from '@nelly/domain/units/plate'
import type { units } from '../../../platform/db/schema.ts'

/** Columns of the table for values of a unit; its days on the fleet are blocks. */
export function columnsOfUnit({
  onFleet: _,
  offFleet: __,
  ...values
}: UnitValues): Partial<typeof units.$inferInsert> {
  const { plate } = values
  return plate === undefined ? values : { ...values, plateKey: plate && plateKey(plate) }
}
