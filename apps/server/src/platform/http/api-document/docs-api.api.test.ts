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
      timeout: 180_000,
    },
  )

  for (const line of [
    /^signed in as owner \d+$/m,
    /^made landing \d+ at \/curl-cars-\d+$/m,
    /^late pickups at Aeropuerto Las Américas cost 2000 cents$/m,
    /^added vehicle \d+$/m,
    /^there are 2 of it$/m,
    /^the landing is published$/m,
    /^Kia Sportage for US\$45\.5 a day$/m,
    /^reserved for US\$219\.42$/m,
    /^sent twice, booked once$/m,
    /^refused: fields-invalid$/m,
    /^without a token: 401$/m,
    /^refused by the rule opening_hours: outside-opening-hours$/m,
    /^at 08:00 it is free: true$/m,
    /^found Hopper, US\$219\.42$/m,
    /^on that day Hopper comes back$/m,
    /^unit 1 is out then$/m,
    /^the file has 1 reservation$/m,
    /^the next pickup is on \d{4}-\d\d-\d\d$/m,
    /^soon to renew: insurance of A-123456$/m,
    /^others that would get another unit: \[\]$/m,
    /^pinned to A-123456: true$/m,
    /^unit 2 can't be rented: maintenance$/m,
    /^with a tax of 10 %: 20455 cents instead of 21942$/m,
    /^another landing called so: false$/m,
    /^added Kia Sportage \(copy\)$/m,
    /^.+ 2 has 2 vehicles and is a draft$/m,
    /^reserved at the desk for 11735 cents$/m,
    /^a day more would make it 17104 cents, and it is free: true$/m,
    /^changed, at 17104 cents$/m,
    /^of 17104 cents 0 are due$/m,
    /^after hand_over it is out$/m,
    /^after take_back it is returned$/m,
    /^after close it is closed$/m,
    /^a customer with 1 reservation$/m,
    /^all is as it was$/m,
  ])
    expect(stdout).toMatch(line)
  expect(await parts.db.$count(landings)).toBe(0)
}, 90_000)
