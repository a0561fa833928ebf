import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBlockDesk } from '../../../tests/support/block-desk.ts'
import { addVehicle, booking, from, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

/** Some days of March 2027, from ten to ten. */
const anyDays = fc
  .tuple(fc.integer({ min: 10, max: 18 }), fc.integer({ min: 1, max: 4 }))
  .map(([day, length]) => [`${day} 10:00`, `${day + length} 10:00`] as const)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ days: anyDays }) },
  { weight: 1, arbitrary: fc.record({ days: anyDays, unit: fc.option(fc.integer({ min: 1, max: 3 })) }) },
)

test('a quote says that a vehicle is free exactly where it can be booked, around any blocks', async () => {
  const nelly = await startTestApp()
  const { landing, block } = await openBlockDesk(nelly)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const vehicle = await addVehicle(nelly.parts, landing, { units: 3 })
      for (const { days, ...blocked } of steps) {
        if ('unit' in blocked) {
          const answer = await block(...days, { vehicleId: vehicle, unit: blocked.unit })
          expect([201, 409]).toContain(answer.statusCode)
          continue
        }
        const wish = booking(landing, vehicle, from(...days))
        const quoted = await nelly.app.inject({ method: 'POST', url: '/api/quotes', payload: wish })
        const booked = await send(nelly.app, wish)
        expect([quoted.json().available, booked.statusCode]).toEqual(
          booked.statusCode === 201 ? [true, 201] : [false, 409],
        )
      }
    }),
    { numRuns: 4 },
  )
})
