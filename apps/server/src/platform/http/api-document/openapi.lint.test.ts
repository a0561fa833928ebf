import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../tests/support/test-app.ts'

const run = promisify(execFile)
const server = fileURLToPath(new URL('../../../../', import.meta.url))
let folder = ''
let file = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nelly-openapi-'))
  file = join(folder, 'openapi.json')
  const { app } = await startTestApp()
  await writeFile(file, (await app.inject('/api/openapi.json')).body)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** No telemetry, and no check for a newer version. */
const env = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  CI: 'true',
  NO_COLOR: '1',
}

test('Redocly reports no problems', async () => {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json')
  const args = ['lint', file, '--config', 'redocly.yaml', '--format', 'json']
  const { output, code } = await run(process.execPath, [join(dirname(manifest), 'bin/cli.js'), ...args], {
    cwd: server,
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout }) => ({ output: stdout, code: 0 }),
    ({ stdout, stderr, code }) => ({ output: `${stdout}${stderr}`, code }),
  )
  expect(code, output).toBe(0)
  expect(JSON.parse(output).problems).toEqual([])
}, 120_000)
