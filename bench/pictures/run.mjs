// Twelve photographs of 12 megapixels, or the number of `--photographs`, added to a vehicle at once: the time until all
// their copies are made compared with the same conversions alone, the latency of other requests meanwhile, and the
// memory.
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { loginOverHttp } from '../../apps/server/tests/support/login-over-http.ts'
import { median, quantile, report, say, table } from '../lib/figures.mjs'
import { heldTogether } from '../lib/memory.mjs'
import { withOwnServer } from '../lib/own-server.mjs'
import { others } from './others.mjs'
import { photographs } from './photographs.mjs'
import { vipsAlone } from './vips.mjs'

const { values } = parseArgs({ options: { photographs: { type: 'string', default: '12' } } })
const COUNT = Number(values.photographs)
const IDLE_MS = 30_000

const folder = mkdtempSync(join(tmpdir(), 'nelly-pictures-'))
const script = (name) => fileURLToPath(new URL(name, import.meta.url))
const started = async (name, args) =>
  (await promisify(execFile)(process.execPath, [script(name), ...args], { maxBuffer: 1e8 })).stdout

try {
  const from = join(folder, 'from')
  mkdirSync(from)
  const paths = await photographs(from, COUNT)
  const megabytes = paths.reduce((sum, path) => sum + statSync(path).size, 0) / 1e6
  say(`${COUNT} photographs, ${megabytes.toFixed(1)} MB`)
  const alone = Number(await started('./alone.mjs', [folder, ...paths]))
  say(`sharp alone: ${(alone / 1000).toFixed(1)} s`)
  const vips = await vipsAlone(folder, paths)
  say(vips.why ?? `vips alone: ${(vips.milliseconds / 1000).toFixed(1)} s`)
  const data = join(folder, 'data')
  const variables = { DATA_DIR: data, RATE_LIMITS: 'off' }
  const run = await withOwnServer((origin, { pid }) => measured(origin, pid, { data, paths }), variables)
  const request = (name) => {
    const [idle, during] = [run.idle[name], run.during[name]]
    const cells = [median(idle), quantile(idle, 0.99), median(during), quantile(during, 0.99)]
    const ratio = quantile(during, 0.99) / quantile(idle, 0.99)
    return [name, idle.length, during.length, ...cells.map((cell) => cell.toFixed(1)), ratio.toFixed(2)]
  }
  const heads = [
    'asked meanwhile',
    'times idle',
    'times meanwhile',
    'idle ms p50',
    'p99',
    'meanwhile p50',
    'p99',
    'p99 ratio',
  ]
  const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1)
  const shown = [
    table(
      ['', 'seconds', 'of sharp alone'],
      [
        ['sharp alone, one after another', seconds(alone), '1.00'],
        vips.why
          ? [vips.why, '–', '–']
          : [
              `vipsthumbnail alone (${vips.version}), its encoders’ versions its own`,
              seconds(vips.milliseconds),
              (vips.milliseconds / alone).toFixed(2),
            ],
        ['until the upload was answered', seconds(run.answered), (run.answered / alone).toFixed(2)],
        ['until all copies were there', seconds(run.whole), (run.whole / alone).toFixed(2)],
      ],
    ),
    table(heads, Object.keys(run.idle).map(request)),
    table(
      ['memory of the server and all it started', 'MB'],
      [
        ['before', run.memory.before.toFixed(0)],
        ['most', run.memory.most.toFixed(0)],
        ['more', (run.memory.most - run.memory.before).toFixed(0)],
      ],
    ),
  ].join('\n\n')
  report('pictures', `Pictures, ${COUNT} of 4000 x 3000 pixels, ${megabytes.toFixed(1)} MB`, shown, {
    alone,
    vips,
    ...run,
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measured(origin, pid, { data, paths }) {
  const [email, password] = readFileSync(join(data, 'demo-login'), 'utf8').trim().split(' ')
  const { token, user } = await (await loginOverHttp(origin, { email, password })).json()
  const [owner, headers] = [user.id, { authorization: `Bearer ${token}` }]
  const call = async (path) => (await fetch(origin + path, { headers })).json()
  const [{ id: landing, name }, beside] = await call(`/api/landing/${owner}`)
  const missing = async () => {
    const found = await call(`/api/vehicles/${landing}`)
    return found.flatMap(({ images }) => images).filter(({ sources }) => sources.length === 0).length
  }
  while ((await missing()) > 0) await pause(1000)
  // The process that made the demo's copies ends by itself.
  await pause(12_000)
  const asked = [
    { name: 'cached page of the landing', url: `${origin}/${name}` },
    { name: 'cached page of another', url: `${origin}/${beside.name}` },
    { name: 'drawn page', url: `${origin}/${name}/vehicle?persons=2` },
    { name: 'call', url: `${origin}/api/landing/${owner}`, headers },
  ]
  await others(asked, pause(5000))
  const before = heldTogether(pid)
  const idle = await others(asked, pause(IDLE_MS))
  const watch = spawn(process.execPath, [script('../lib/watch-memory.mjs'), String(pid)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const began = performance.now()
  const converted = started('./upload.mjs', [origin, token, landing, ...paths]).then(async (told) => {
    const { milliseconds } = JSON.parse(told)
    say(`answered after ${(milliseconds / 1000).toFixed(1)} s`)
    for (let left = COUNT; left > 0; ) {
      await pause(250)
      const now = await missing()
      if (now < left)
        say(`${COUNT - now} of ${COUNT} converted after ${((performance.now() - began) / 1000).toFixed(1)} s`)
      left = now
    }
    return { answered: milliseconds, whole: performance.now() - began }
  })
  const during = await others(asked, converted)
  watch.kill('SIGTERM')
  const most = Number(await text(watch.stdout))
  return { idle, during, ...(await converted), memory: { before, most } }
}
