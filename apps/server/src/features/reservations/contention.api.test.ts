import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { connectedAnew } from '../../../tests/support/test-database.ts'
import { auditReservations } from '../../../tests/support/trust/audit-reservations.ts'
import { emptyLedger } from '../../../tests/support/trust/ledger.ts'
import { peakWithin, type Rental } from '../../../tests/support/trust/sweep.ts'
import { createApp } from '../../app.ts'

const DAYS = 12
const UNITS = 3

/** The concurrent requests, as days from 5 March 2027. */
const crowd = fc.array(fc.record({ start: fc.nat(DAYS), length: fc.integer({ min: 1, max: 5 }) }), {
  minLength: 12,
  maxLength: 30,
})

// Rule of "States and transitions": server/features/inventory/take-unit.ts, server/features/reservations/last-unit.api.test.ts
test('with concurrent bookings on two servers, no unit is booked twice, and no booking is refused that the peak allows', async () => {
  const { app, parts, addOwner } = await startTestApp()
  const other = await createApp({ ...parts, db: await connectedAnew(parts.db) })
  onTestFinished(() => other.close())
  const landing = await addLanding(parts, await addOwner())
  const query = async (text: string) =>
    ((await parts.db.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] }).rows

  await fc.assert(
    fc.asyncProperty(crowd, async (requests) => {
      const vehicle = await addVehicle(parts, landing, { units: UNITS })
      const ledger = emptyLedger(landing)
      const sent = await Promise.all(
        requests.map(async ({ start, length }, nth) => {
          const rental = { start, end: start + length }
          const key = `${vehicle}-${nth}`
          const answer = await send(nth % 2 ? app : other, booking(landing, vehicle, days(rental)), key)
          if (answer.statusCode === 201) ledger.reservations[key] = answer.json().reference
          return { rental, status: answer.statusCode }
        }),
      )
      expect(sent.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
      expect(await auditReservations(query, ledger)).toEqual([])
      // Nothing is cancelled: a refused booking only conflicted with reservations that exist at the end.
      const standing = sent.filter(({ status }) => status === 201).map(({ rental }) => rental)
      const refused = sent.filter(({ status }) => status === 409).map(({ rental }) => rental)
      expect(refused.filter((rental) => peakWithin(standing, rental) < UNITS)).toEqual([])
    }),
    { numRuns: 8 },
  )
}, 120_000)

/** Days as a booking's dates. */
function days({ start, end }: Rental) {
  const date = (day: number) => new Date(Date.UTC(2027, 2, 5 + day)).toISOString().slice(0, 10)
  return { date_of_departure: date(start), date_of_arrival: date(end) }
}
