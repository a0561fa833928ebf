import { expect, inject, onTestFinished, test } from 'vitest'
import { addLanding, addVehicle, booking, send } from '../../../tests/support/rental.ts'
import { silentProxy } from '../../../tests/support/silent-proxy.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { urlOfDatabase } from '../../../tests/support/test-database.ts'
import { openServer } from './server.ts'

const onServer = test.skipIf('dump' in inject('testDatabase'))

/** The app on a database behind a proxy, with open connections, and its responses to concurrent reads and bookings. */
async function behindProxy() {
  const direct = await startTestApp()
  const proxy = await silentProxy(await urlOfDatabase(direct.parts.db))
  const { db, subscribe, close } = await openServer(proxy.url, { isBounded: true })
  onTestFinished(async () => {
    await close()
    await proxy.close()
  })
  const owner = await direct.addOwner()
  const landing = await addLanding(direct.parts, owner)
  const vehicle = await addVehicle(direct.parts, landing, { units: 1000 })
  const { app } = await startTestApp({ db, subscribe, pageCacheBytes: 1_000_000 })
  const headers = { authorization: `Bearer ${await direct.signIn(owner)}` }
  const read = async () => (await app.inject({ url: '/api/special-features', headers })).statusCode
  const book = async () => (await send(app, booking(landing, vehicle))).statusCode
  const isReady = async () => (await app.inject('/readyz')).statusCode
  const statuses = async () => {
    const answers = Array.from({ length: 8 }, () => [read(), book()]).flat()
    return [...new Set(await Promise.all([...answers, isReady()]))].sort()
  }
  await Promise.all(Array.from({ length: 8 }, read))
  return { proxy, statuses }
}

const ALL_WELL = [200, 201]
/** Enough for every timeout on a busy machine; `npm run faults -- database-silent` measures the time. */
const patience = { timeout: 25_000, interval: 100 }

onServer(
  'a database host that stops answering gives 503, and all works once it answers again',
  async () => {
    const { proxy, statuses } = await behindProxy()
    proxy.fallSilent()
    expect(await statuses()).toEqual([503])
    expect(await statuses()).toEqual([503])
    proxy.recover()
    await expect.poll(statuses, patience).toEqual(ALL_WELL)
  },
  60_000,
)

onServer(
  'connections that a proxy dropped silently are replaced',
  async () => {
    const { proxy, statuses } = await behindProxy()
    proxy.fallSilent()
    proxy.recover()
    await expect.poll(statuses, patience).toEqual(ALL_WELL)
  },
  60_000,
)
