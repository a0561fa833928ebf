import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'

test('any text in a booking results in a reservation or a clear refusal', async () => {
  const { app, parts, addOwner } = await startTestApp()
  const landing = await addLanding(parts, await addOwner())
  const vehicle = await addVehicle(parts, landing, { units: 500 })
  const sound = booking(landing, vehicle, { extras: [], description: 'none', idempotency_key: 'key' })
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('\0', '\ud800', '1e400', '99999999999', '-0', '0x10', ' ', 'null', '2027-03-10', '24:00'),
    fc.array(fc.record({ code: fc.constantFrom('baby_seat', 'x'), quantity: fc.jsonValue() }), {
      maxLength: 5,
    }),
  )
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(sound)), odd, { minKeys: 1, maxKeys: 3 })
  await fc.assert(
    fc.asyncProperty(fields, fc.string({ maxLength: 250 }), async (changes, key) => {
      const answer = await send(app, { ...sound, ...changes }, key)
      // 400: the parser refuses JSON with a field called `__proto__`.
      expect([201, 400, 404, 409, 422]).toContain(answer.statusCode)
      if (answer.statusCode !== 201) expect(answer.json()).toHaveProperty('code')
    }),
    { numRuns: 150, examples: [[{ id_landing: { '': JSON.parse('{"__proto__":0}') } }, '']] },
  )
})
