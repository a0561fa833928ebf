import { refuse } from '@nelly/domain/result'
import type { Database } from '../../../platform/db/database.ts'
import type { OwnersReservation } from '../lock-with-vehicle.ts'
import { lastChangeOf } from '../reservation-conflict.ts'
import { reservationDetails } from '../reservation-details.ts'

/** Refuses a change that began at an older revision, within the transaction that has locked the reservation. */
export async function changedMeanwhile(tx: Database, which: OwnersReservation, { now }: { now: Date }) {
  const newest = await reservationDetails(tx, which, now)
  if (!newest.ok) return newest
  return refuse('changed-meanwhile', { newest: newest.value, changed: await lastChangeOf(tx, which.id) })
}
