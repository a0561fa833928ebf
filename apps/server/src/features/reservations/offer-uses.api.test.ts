import type { VehicleId } from '@nelly/domain/ids'
import { minorUnits } from '@nelly/domain/money'
import { DEFAULT_RATES } from '@nelly/domain/rates/default-rates'
import { percent } from '@nelly/domain/rates/rates'
import { offer } from '@nelly/domain/rates/testing/wishes'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { reservations } from '../../platform/db/schema.ts'
import { ratesOf } from '../rates/rates-store.ts'

/** A landing with two vehicles and an offer of 10 % that two reservations may have. */
async function withTwoUses() {
  const { app, parts, addOwner } = await startTestApp()
  const owner = await addOwner()
  const landing = await addLanding(parts, owner)
  const vehicles = await Promise.all([1, 2].map(() => addVehicle(parts, landing, { units: 20 })))
  await ratesOf(owner.account, parts.db).add(landing, {
    revision: 1,
    rates: { ...DEFAULT_RATES, offers: [offer('early', { percent: percent(10), uses: 2 })] },
    snapshot: { vehicles: [], places: [] },
    person: null,
    now: parts.now(),
  })
  const book = async (n: number) => {
    const answer = await send(app, booking(landing, vehicles[n % 2] as VehicleId))
    expect(answer.statusCode).toBe(201)
    return answer.json() as { id: number; quote: { lines: { kind: string }[] } }
  }
  return { db: parts.db, now: parts.now, book }
}

const isReduced = ({ quote }: { quote: { lines: { kind: string }[] } }) =>
  quote.lines.some(({ kind }) => kind === 'offer')

test('of many concurrent bookings no more have an offer than it has uses, and a cancellation gives one back', async () => {
  const { db, now, book } = await withTwoUses()
  const made = await Promise.all(Array.from({ length: 10 }, (_, n) => book(n)))
  const reduced = made.filter(isReduced)
  expect(reduced).toHaveLength(2)
  expect(isReduced(await book(0))).toBe(false)
  await db
    .update(reservations)
    .set({ status: 'cancelled', cancelledAt: now(), cancellationFeeMinor: minorUnits(0) })
    .where(eq(reservations.id, reduced[0]?.id ?? 0))
  expect(isReduced(await book(1))).toBe(true)
  expect(isReduced(await book(1))).toBe(false)
})
