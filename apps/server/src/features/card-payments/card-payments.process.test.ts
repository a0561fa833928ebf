import { expect, test } from 'vitest'
import { killPayments, SECRETS_KEY } from '../../../tests/support/azul/killed-payments.ts'
import { dataFolder, startServer } from '../../../tests/support/server-process.ts'
import { queryingFolder } from '../../../tests/support/trust/query.ts'
import { makeRentalHouse } from '../../../tests/support/trust/rental-house.ts'

// More kills: `npm run faults -- card-payments --kills 200`.
test('of payments that AZUL approved as the server was killed, each is in the ledger once or listed as unknown', async () => {
  const env = { DATA_DIR: await dataFolder(), SECRETS_KEY, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  const house = await makeRentalHouse(env)
  const faults = await killPayments({
    house,
    kills: 10,
    start: () => startServer(env),
    hurry: () =>
      queryingFolder(`${env.DATA_DIR}/database`, async (query) => {
        await query(`update jobs set run_at = now() where kind = 'look-up-payment'`)
      }),
  })
  expect(faults).toEqual([])
}, 600_000)
