import { randomUUID } from 'node:crypto'
import type { AccountId, LandingId, ReservationId, VehicleId } from '@nelly/domain/ids'
import type { WallClock } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import { numberOf } from '../../../src/features/contracts/contract-row.ts'
import { makeContract } from '../../../src/features/contracts/make-contract.ts'
import { appendReservationEvent } from '../../../src/features/history/reservation-events.ts'
import { reservationColumns } from '../../../src/features/inventory/is-reservation.ts'
import { type ChangeDetails, replacedOf } from '../../../src/features/reservations/changes/change-details.ts'
import {
  contracts,
  customers,
  quotes,
  reservationPhotographs,
  reservations,
  waitingWishes,
} from '../../../src/platform/db/schema.ts'
import type { Parts } from '../../../src/platform/parts.ts'
import { booking, send } from '../rental.ts'
import type { TestApp } from '../test-app.ts'
import { added } from './added.ts'

/** A customer's reservation, with the owner's word in it. */
export async function reserved(
  { app, parts }: TestApp,
  landing: LandingId,
  vehicle: VehicleId,
  word: string,
): Promise<number> {
  const customer = {
    name: word,
    last_name: word,
    email: `${word}@example.com`,
    description: word,
  }
  const answer = await send(app, booking(landing, vehicle, customer))
  if (answer.statusCode !== 201) throw new Error(`no reservation: ${answer.body}`)
  const { id } = answer.json()
  await changed(parts, id)
  return id
}

/** A change of a reservation in its history, so that there is one to undo, and a return, so that charges are proposed. */
async function changed({ db, now }: Parts, id: number): Promise<void> {
  await db.update(reservations).set({ returnedAt: now() }).where(eq(reservations.id, id))
  const [row] = await db.select(reservationColumns).from(reservations).where(eq(reservations.id, id))
  if (!row) throw new Error('the reservation is gone')
  const details: ChangeDetails = {
    fields: ['party'],
    overridden: [],
    total: { from: row.totalMinor, to: row.totalMinor, currency: row.currency },
    revision: row.revision,
    before: replacedOf(row),
  }
  const actor = { kind: 'system' } as const
  await appendReservationEvent(db, { reservationId: id, kind: 'changed', actor, at: now(), details })
}

/** The customer of a reservation, with the owner's word in their notes, and another one of the account. */
export async function customersOf({ db, now }: Parts, id: number, word: string): Promise<[number, number]> {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
  const about = { notes: word, doNotRentAt: now(), doNotRentReason: word }
  const [customer] = await db
    .update(customers)
    .set(about)
    .where(eq(customers.id, row?.customerId ?? 0))
    .returning()
  if (!customer) throw new Error('the customer is gone')
  const { id: _, ...columns } = customer
  return [customer.id, await added(db.insert(customers).values(columns).returning())]
}

/** A photograph of the handover of a reservation, in files that are none but hold the owner's word. */
export async function photographed(
  { db, files, now }: Parts,
  of: { reservation: number; account: number; word: string },
): Promise<number> {
  const path = `photographs/${randomUUID()}/photograph.jpg`
  const smallPath = `thumbnails/${randomUUID()}/thumbnail.jpg`
  for (const one of [path, smallPath]) await files.put(one, Buffer.from(of.word))
  const row = {
    ...{ accountId: of.account, reservationId: of.reservation, end: 'out' as const },
    ...{ path, smallPath, sha256: of.word, createdAt: now() },
  }
  return added(db.insert(reservationPhotographs).values(row).returning())
}

/** The contract of a reservation, with a file that is none, as drawing takes time. */
export async function contracted({ db, now }: Parts, account: number, reservation: number): Promise<string> {
  const which = { account: account as AccountId, id: reservation as ReservationId, now: now() }
  const made = await makeContract(db, which)
  if (!made.ok) throw new Error(`no contract: ${made.refusal}`)
  const file = Buffer.from('%PDF')
  await db
    .update(contracts)
    .set({ file, sha256: 'f'.repeat(64) })
    .where(eq(contracts.id, made.value.id))
  return numberOf(made.value)
}

/** Somebody who waits for any vehicle of a landing, with the owner's word in it. */
export const waiting = ({ db, now }: Parts, landing: LandingId, word: string): Promise<number> =>
  added(
    db
      .insert(waitingWishes)
      .values({
        ...{
          landingId: landing,
          email: `${word}@example.com`,
          language: 'es',
          createdAt: now(),
          confirmedAt: now(),
        },
        during: {
          pickup: '2099-03-10T10:00' as WallClock,
          return: '2099-03-12T10:00' as WallClock,
        },
        ...{ pickupPlace: word, returnPlace: word, secretHash: `${word} ${landing}` },
      })
      .returning(),
  )

/** An open quote of the vehicle at the price of the reservation, with the owner's word in it. */
export async function quoted(
  { db, now }: Parts,
  { landing, vehicle, word }: { landing: LandingId; vehicle: VehicleId; word: string },
): Promise<number> {
  const [booked] = await db.select().from(reservations).where(eq(reservations.landingId, landing))
  if (!booked) throw new Error('the reservation is gone')
  const { during, persons, bags, quote: price } = booked
  const row = {
    landingId: landing,
    secret: `${word} ${landing}`,
    secretHash: `${word} ${landing}`,
    offered: [[{ vehicleId: vehicle, name: word, price, extras: [], additionalDrivers: 0 }]],
    ...{ during, persons, bags },
    ...{ pickupPlace: word, returnPlace: word },
    ...{ firstName: word, lastName: word, phone: '+1 809 555 0142', email: `${word}@example.com` },
    language: 'es' as const,
    createdAt: now(),
    expiresAt: new Date('2099-01-01'),
  }
  return added(db.insert(quotes).values(row).returning())
}
