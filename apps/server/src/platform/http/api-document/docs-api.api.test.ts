import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { landings } from '../../db/schema.ts'

const run = promisify(execFile)
const page = new URL('../../../../../../docs/api.md', import.meta.url)

/** The code blocks of the page, in order. */
const blocksOf = (text: string): string[] =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)

test('the examples of docs/api.md work with bash and curl as printed', async () => {
  const { app, parts, addOwner } = await startTestApp({ now: () => new Date() })
  const { email, password } = await addOwner({
    email: 'reader@example.com',
    password: 'as the start prints it',
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo

  const { stdout } = await run(
    'bash',
    ['-euo', 'pipefail', '-c', blocksOf(await readFile(page, 'utf8')).join('\n')],
    {
      env: {
        PATH: process.env.PATH,
        TMPDIR: process.env.TMPDIR ?? '/tmp',
        no_proxy: '*',
        NELLY: `http://127.0.0.1:${port}`,
        EMAIL: email,
        PASSWORD: password,
      },
      timeout: 60_000,
    },
  )

  for (const line of [
    /^signed in as owner \d+$/m,
    /^made landing \d+ at \/curl-cars-\d+$/m,
    /^added vehicle \d+$/m,
    /^there are 2 of it$/m,
    /^the landing is published$/m,
    /^Kia Sportage for US\$45\.5 a day$/m,
    /^reserved for US\$219\.42$/m,
    /^sent twice, booked once$/m,
    /^refused: fields-invalid$/m,
    /^without a token: 401$/m,
    /^found Hopper, US\$219\.42$/m,
    /^on that day Hopper comes back$/m,
    /^unit 1 is out then$/m,
    /^the file has 1 reservation$/m,
    /^the next pickup is on \d{4}-\d\d-\d\d$/m,
    /^another landing called so: false$/m,
    /^added Kia Sportage \(copy\)$/m,
    /^all is as it was$/m,
  ])
    expect(stdout).toMatch(line)
  expect(await parts.db.$count(landings)).toBe(0)
}, 90_000)
