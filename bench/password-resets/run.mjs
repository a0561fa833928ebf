// Whether the time of an answer tells if an address is known: a forgotten password of a known, an unknown, an invited and a
// suspended address, one after the other in an order that is drawn anew each turn.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addOwner } from '../../apps/server/src/features/accounts/add-owner.ts'
import { suspendAccount } from '../../apps/server/src/features/accounts/platform-accounts.ts'
import { invite } from '../../apps/server/src/features/team/invitations.ts'
import { openEmbedded } from '../../apps/server/src/platform/db/embedded.ts'
import { makeFolder } from '../../apps/server/src/platform/db/make-folder.ts'
import { median, quantile, report, table } from '../lib/figures.mjs'
import { withOwnServer } from '../lib/own-server.mjs'

const { values } = parseArgs({ options: { times: { type: 'string', default: '200' } } })
/** Turns that are not timed: the first ones run uncompiled code. */
const WARMING = 10
/** In which the job of a request, which alone looks at the address, is done before the next is timed. */
const PAUSE_MS = 100
const KINDS = ['known', 'unknown', 'invited', 'suspended']
const addressOf = (kind) => `${kind}@example.com`

async function fill(database) {
  const { db, close } = await openEmbedded(database)
  try {
    const now = new Date()
    const added = async (kind) => {
      const owner = { email: addressOf(kind), name: 'Somebody', password: 'a good password' }
      const outcome = await addOwner(db, owner, now)
      if (!outcome.ok) throw new Error(outcome.refusal)
      return outcome.value
    }
    const known = await added('known')
    const suspended = await added('suspended')
    await suspendAccount(db, suspended.account, null, now)
    const session = { person: known.id, account: known.account }
    const about = { origin: 'http://localhost', language: 'es', now }
    await invite(db, session, { email: addressOf('invited'), role: 'desk' }, about)
  } finally {
    await close()
  }
}

async function timed(origin, kind) {
  const began = performance.now()
  const answer = await fetch(`${origin}/api/password-resets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: addressOf(kind) }),
  })
  const body = await answer.text()
  const took = performance.now() - began
  if (answer.status !== 202 || body !== '') throw new Error(`${kind}: ${answer.status} ${body}`)
  return took
}

const shuffled = () =>
  KINDS.map((kind) => [Math.random(), kind])
    .toSorted(([a], [b]) => a - b)
    .map(([, kind]) => kind)

const folder = mkdtempSync(join(tmpdir(), 'nelly-resets-'))
try {
  const data = join(folder, 'data')
  mkdirSync(data)
  await makeFolder(join(data, 'database'))
  await fill(join(data, 'database'))
  const times = await withOwnServer(
    async (origin) => {
      const times = Object.fromEntries(KINDS.map((kind) => [kind, []]))
      for (let turn = 0; turn < WARMING + Number(values.times); turn++) {
        for (const kind of shuffled()) {
          const took = await timed(origin, kind)
          if (turn >= WARMING) times[kind].push(took)
          await pause(PAUSE_MS)
        }
      }
      return times
    },
    { DATA_DIR: data, DEMO: 'off', RATE_LIMITS: 'off' },
  )
  const medians = KINDS.map((kind) => median(times[kind]))
  const deviation = Math.max(...medians) / Math.min(...medians) - 1
  const rows = KINDS.map((kind, index) => [
    kind,
    medians[index].toFixed(2),
    quantile(times[kind], 0.95).toFixed(2),
  ])
  const text = `${table(['address', 'ms p50', 'p95'], rows)}\n\nThe largest median is ${(deviation * 100).toFixed(1)} % above the smallest; the bar is 5 %.`
  report('password-resets', `Password resets, ${values.times} of each`, text, times)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
