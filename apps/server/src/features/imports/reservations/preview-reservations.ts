import type { LandingId } from '@nelly/domain/ids'
import { planReservations } from '@nelly/domain/imports/plan-reservations'
import { readTable } from '@nelly/domain/imports/read-table'
import type { Reading } from '@nelly/domain/imports/reading'
import type { ReservationValues } from '@nelly/domain/imports/reservation-fields'
import { currentRates } from '../../inventory/current-rates.ts'
import type { ImportPreview, ToPreview } from '../kind-of-import.ts'
import { sheetOf } from '../sheet-of.ts'
import { presentReservations } from './present-reservations.ts'
import { storeReservations } from './store-reservations.ts'

/** Compares a file with the reservations of a landing and with what else holds its fleet. */
export async function previewReservations(what: ToPreview): Promise<ImportPreview> {
  const { db, row, landing } = what
  const reading = readTable('reservations', sheetOf(row), row.columns, {
    choices: row.choices,
    currency: landing.currency,
  }) as Reading<ReservationValues>
  const rates = await currentRates(db, landing.id as LandingId)
  const plan = planReservations(reading, row.defaults, await presentReservations(what, rates))
  return {
    reading,
    rows: plan.rows,
    lacking: plan.lacking,
    newVehicles: 0,
    store: (work) => storeReservations(work, { plan, rates, fileName: row.fileName }),
  }
}
