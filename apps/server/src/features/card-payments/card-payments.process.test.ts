import { expect, test } from 'vitest'
import { killPayments, SECRETS_KEY } from '../../../tests/support/azul/killed-payments.ts'
import { postgresPlace } from '../../../tests/support/postgres-place.ts'
import { startServer } from '../../../tests/support/server-process.ts'
import { makeRentalHouse } from '../../../tests/support/trust/rental-house.ts'

// More kills, and on the embedded database: `npm run faults -- card-payments`.
test('of payments that AZUL approved as the server was killed, each is in the ledger once or listed as unknown', async () => {
  const place = await postgresPlace()
  const env = { ...place.env, SECRETS_KEY, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  const house = await makeRentalHouse(env)
  const faults = await killPayments({
    house,
    kills: 5,
    start: () => startServer(env),
    hurry: () =>
      place.query(async (query) => {
        await query(`update jobs set run_at = now() where kind = 'look-up-payment'`)
      }),
  })
  expect(faults).toEqual([])
}, 600_000)
