import { once } from 'node:events'
import { existsSync, renameSync, statSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { freePort } from './support/free-port.ts'
import {
  dataFolder,
  runCommand,
  serverThatEnds,
  startServer,
  temporaryFolder,
} from './support/server-process.ts'

/** Processes are started many times; on a busy machine each takes seconds. */
vi.setConfig({ testTimeout: 300_000 })

/** Exit code 1, no stack, and one line with the reason. */
const refusedWith = (line: RegExp) => ({
  code: 1,
  stderr: expect.stringMatching(new RegExp(`^nelly: ${line.source}\\n$`)),
})

test('a problem at the start is printed in one line, without passwords', async () => {
  const DATABASE_URL = `postgres://ana:secret@127.0.0.1:${await freePort()}/nelly`
  const unreachable = await serverThatEnds({ DATABASE_URL, DATA_DIR: temporaryFolder() })
  expect(unreachable).toMatchObject(
    refusedWith(/DATABASE_URL names postgres:\/\/ana@[^\n]+ECONNREFUSED[^\n]+/),
  )
  expect(unreachable.stdout + unreachable.stderr).not.toContain('secret')
})

test('a folder has one server at a time: a second one is refused, also by another path and where the lock file was moved; commands find the first', async () => {
  // Too long for a socket: commands find it nevertheless.
  const DATA_DIR = await dataFolder(join(temporaryFolder(), 'a'.repeat(60), 'b'.repeat(60)))
  const first = await startServer({ DATA_DIR })
  const { port } = new URL(first.origin)
  const held = refusedWith(/[^\n]+ is held by another server \(process \d+\); one at a time can use it/)
  const [second, onTakenPort] = await Promise.all([
    serverThatEnds({ DATA_DIR, PORT: '0' }),
    serverThatEnds({ DATA_DIR: await dataFolder(), PORT: port }),
  ])
  expect(second).toMatchObject(held)
  expect(onTakenPort).toMatchObject(
    refusedWith(new RegExp(`port ${port} of 127.0.0.1 is taken by another program; [^\\n]+`)),
  )
  renameSync(join(DATA_DIR, 'lock'), join(DATA_DIR, 'lock.old'))
  const other = `${DATA_DIR}-by-another-path`
  symlinkSync(DATA_DIR, other)
  expect(await serverThatEnds({ DATA_DIR: other, PORT: '0' })).toMatchObject(held)
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  expect(await runCommand(['owner', 'list'], { DATA_DIR })).toMatchObject({
    code: 0,
    stdout: 'There is no operator yet.\n',
  })
})

test('commands work the same with and without a running server, which answers the requests in flight when it is stopped', async () => {
  const DATA_DIR = await dataFolder()
  const command = (words: string, input?: string) => runCommand(words.split(' '), { DATA_DIR }, input)
  const added = await command('owner add --email Ana@example.com --name Ana')
  expect(added).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^ana@example.com can sign in now.\nPassword: \w{20}\n$/),
  })
  const server = await startServer({ DATA_DIR })
  expect(statSync(join(DATA_DIR, 'control')).mode & 0o777).toBe(0o600)
  expect(await command('owner add --email ana@example.com --name Ana')).toMatchObject({
    code: 1,
    stderr: 'An operator with this e-mail address is there already.\n',
  })
  expect(
    await command('owner add --email bea@example.com --name Bea --password-stdin', 'a good password\n'),
  ).toMatchObject({
    code: 0,
    stdout: 'bea@example.com can sign in now.\n',
  })
  const login = await halfSentLogin(server.origin, { email: 'bea@example.com', password: 'a good password' })
  expect(await login.sendTheRest()).toMatchObject({ status: 200 })
  const { stdout } = await command('owner reset-password --email bea@example.com')
  const password = /Password: (\w+)/.exec(stdout)?.[1] ?? ''
  expect((await command('owner list')).stdout.match(/\S+@\S+/g)).toEqual([
    'ana@example.com',
    'bea@example.com',
  ])

  const inFlight = await halfSentLogin(server.origin, { email: 'bea@example.com', password })
  server.signal('SIGTERM')
  await untilRefused(server.origin)
  expect(await inFlight.sendTheRest()).toMatchObject({
    status: 200,
    answer: { user: { email: 'bea@example.com' } },
  })
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' })
})

test('an invalid command prints the usage before anything is opened', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data')
  expect(await runCommand(['owner', 'add', '--email', 'ana@example.com'], { DATA_DIR })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^--name is missing.\nUsage:\n.*owner -- add --email E --name N/),
  })
  expect(existsSync(DATA_DIR)).toBe(false)
})

/** A login whose body has begun and is not complete. */
async function halfSentLogin(origin: string, credentials: object) {
  const cookie = (await fetch(`${origin}/sanctum/csrf-cookie`)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const body = JSON.stringify(credentials)
  const sent = request(`${origin}/login-nelly`, {
    method: 'POST',
    headers: {
      cookie,
      'x-xsrf-token': decodeURIComponent(cookie.split('=')[1] ?? ''),
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server sends 100 Continue when it begins to read, so that the request is surely in flight.
      expect: '100-continue',
    },
  })
  sent.flushHeaders()
  await once(sent, 'continue')
  sent.write(body.slice(0, 5))
  return {
    async sendTheRest() {
      sent.end(body.slice(5))
      const [answer] = await once(sent, 'response')
      return { status: answer.statusCode as number, answer: JSON.parse(await text(answer)) as unknown }
    },
  }
}

/** Resolves once nothing listens there any more. */
async function untilRefused(origin: string): Promise<void> {
  const listens = () =>
    fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  while (await listens()) {}
}
