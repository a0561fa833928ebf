import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startSession } from '../../http/session-store.ts'
import { openStores } from '../../open-stores.ts'
import { addLanding, addVehicle, booking } from '../../testing/rental.ts'
import { addOwner } from '../accounts/add-owner.ts'

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))
const WEB = fileURLToPath(new URL('../../testing/smallest-web-app', import.meta.url))
const CRASHES = 10
const GUESTS = 40

test('ten times killed amid reservations, the server has lost none that it acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nelly-crash-'))
  let server: Server | undefined
  onTestFinished(async () => {
    await server?.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const { wish, landing, token } = await rentalIn(folder)
  const acknowledged = new Map<string, string>()

  for (let crash = 0; crash < CRASHES; crash++) {
    const running = await startServer(folder)
    server = running
    const enough = acknowledged.size + 1 + 3 * crash
    await Promise.all(
      Array.from({ length: GUESTS }, async (_, guest) => {
        const key = `crash-${crash}-guest-${guest}`
        const reference = await running.reserve(wish, key).catch(() => undefined)
        if (reference !== undefined) acknowledged.set(key, reference)
        if (acknowledged.size >= enough) await running.kill()
      }),
    )
    await running.kill()
  }

  server = await startServer(folder)
  const kept = new Set(await server.references(landing, token))
  expect([...acknowledged.values()].filter((reference) => !kept.has(reference))).toEqual([])
  expect(acknowledged.size).toBeGreaterThanOrEqual(CRASHES)
  for (const [key, reference] of [...acknowledged].slice(-5)) {
    expect(await server.reserve(wish, key)).toBe(reference)
  }
}, 300_000)

/** A data folder with a published landing whose vehicle has units for everybody, and the owner's token. */
async function rentalIn(folder: string) {
  const stores = await openStores(readConfig({ DATA_DIR: folder }))
  if (!stores) throw new Error('the folder is held by another process')
  const parts = { db: stores.db, now: () => new Date() }
  const owner = await addOwner(
    stores.db,
    { email: 'a@example.com', name: 'Ana', password: 'a good password' },
    new Date(),
  )
  if (!owner.ok) throw new Error(owner.refusal)
  const landing = await addLanding(parts, owner.value)
  const vehicle = await addVehicle(parts, landing, { units: 500 })
  const { token } = await startSession(stores.db, owner.value.id, new Date())
  await stores.close()
  const day = (away: number) => new Date(Date.now() + away * 86_400_000).toISOString().slice(0, 10)
  const wish = booking(landing, vehicle, { date_of_departure: day(5), date_of_arrival: day(8) })
  return { wish, landing, token }
}

interface Server {
  /** The reference of the reservation the server acknowledged. Rejects where it gave no whole answer. */
  reserve(wish: object, key: string): Promise<string>
  references(landing: number, token: string): Promise<string[]>
  /** As `kill -9` does; resolves when the process is gone. */
  kill(): Promise<void>
}

async function startServer(folder: string): Promise<Server> {
  const child = spawn(process.execPath, [MAIN, WEB], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const origin = await originOf(child)
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return {
    kill,
    async reserve(wish, key) {
      const answer = await fetch(`${origin}/api/reservations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(wish),
      })
      const told = (await answer.json()) as { reference: string }
      if (answer.status !== 201) throw new Error(`not acknowledged: ${answer.status}`)
      return told.reference
    },
    async references(landing, token) {
      const answer = await fetch(`${origin}/api/reservations/${landing}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as { reference: string }[]).map(({ reference }) => reference)
    },
  }
}

/** Where the server says it listens. */
async function originOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the server has no output')
  for await (const line of createInterface({ input: stdout })) {
    const found = /listening at (http:\S+)/.exec(line)?.[1]
    if (found) {
      stdout.resume()
      return found
    }
  }
  throw new Error('the server ended before it listened')
}
