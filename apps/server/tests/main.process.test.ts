import { once } from 'node:events'
import { existsSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
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

/** Processes are started many times over; on a busy machine each takes seconds. */
vi.setConfig({ testTimeout: 120_000 })

/** Code 1, nothing of a stack, and one line that says why. */
const refusedWith = (line: RegExp) => ({
  code: 1,
  stderr: expect.stringMatching(new RegExp(`^nelly: ${line.source}\\n$`)),
})

test('a bad variable is told in one line', async () => {
  expect(await serverThatEnds({ PORT: 'eighty' })).toMatchObject(
    refusedWith(/PORT is "eighty"; [^\n]+ is wanted/),
  )
})

test('a data folder that cannot be written is told in one line', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const DATA_DIR = join(file, 'data')
  expect(await serverThatEnds({ DATA_DIR })).toMatchObject(
    refusedWith(/nothing can be written in [^\n]+ \(ENOTDIR\); make it writable [^\n]+/),
  )
})

test('a database server that does not answer is told in one line, without the password', async () => {
  const DATABASE_URL = `postgres://ana:secret@127.0.0.1:${await freePort()}/nelly`
  const ended = await serverThatEnds({ DATABASE_URL, DATA_DIR: temporaryFolder() })
  expect(ended).toMatchObject(refusedWith(/DATABASE_URL names postgres:\/\/ana@[^\n]+ECONNREFUSED[^\n]+/))
  expect(ended.stdout + ended.stderr).not.toContain('secret')
})

test('a server on the folder of another, or on a port that is taken, is refused in one line', async () => {
  const DATA_DIR = await dataFolder()
  const { origin } = await startServer({ DATA_DIR })
  const second = await serverThatEnds({ DATA_DIR, PORT: '0' })
  expect(second).toMatchObject(
    refusedWith(/[^\n]+ is held by another server \(process \d+\); one at a time can use it/),
  )
  const { port } = new URL(origin)
  const third = await serverThatEnds({ DATA_DIR: await dataFolder(), PORT: port })
  expect(third).toMatchObject(
    refusedWith(new RegExp(`port ${port} of 127.0.0.1 is taken by another program; [^\\n]+`)),
  )
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test('a folder whose lock was moved away is refused to a second server all the same, and free once the first is killed', async () => {
  const DATA_DIR = await dataFolder()
  const first = await startServer({ DATA_DIR })
  renameSync(join(DATA_DIR, 'lock'), join(DATA_DIR, 'lock.old'))
  const held = refusedWith(/[^\n]+ is held by another server \(process \d+\); one at a time can use it/)
  expect(await serverThatEnds({ DATA_DIR, PORT: '0' })).toMatchObject(held)
  rmSync(join(DATA_DIR, 'lock'))
  const other = `${DATA_DIR}-by-another-path`
  symlinkSync(DATA_DIR, other)
  expect(await serverThatEnds({ DATA_DIR: other, PORT: '0' })).toMatchObject(held)
  // The commands find the first one.
  expect(await runCommand(['owner', 'list'], { DATA_DIR })).toMatchObject({ code: 0, stderr: '' })
  await first.kill()
  await startServer({ DATA_DIR })
})

test('told to end, the server takes no more requests, answers those in flight and ends with 0', async () => {
  const DATA_DIR = await dataFolder()
  await runCommand(
    ['owner', 'add', '--email', 'ana@example.com', '--name', 'Ana', '--password-stdin'],
    { DATA_DIR },
    'a good password',
  )
  const server = await startServer({ DATA_DIR })
  const login = await halfSentLogin(server.origin, { email: 'ana@example.com', password: 'a good password' })
  server.signal('SIGTERM')
  await untilRefused(server.origin)
  expect(await login.sendTheRest()).toMatchObject({
    status: 200,
    answer: { user: { email: 'ana@example.com' } },
  })
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' })
})

test('a server that was killed leaves a folder that the next one takes, and the commands find that one', async () => {
  const DATA_DIR = await dataFolder()
  const killed = await startServer({ DATA_DIR })
  killed.signal('SIGKILL')
  await killed.ended
  await startServer({ DATA_DIR })
  expect(await runCommand(['owner', 'list'], { DATA_DIR })).toMatchObject({
    code: 0,
    stdout: 'There is no operator yet.\n',
  })
})

test('commands do the same with a server running as without one', async () => {
  const DATA_DIR = await dataFolder()
  const command = (words: string, input?: string) => runCommand(words.split(' '), { DATA_DIR }, input)
  const added = await command('owner add --email Ana@example.com --name Ana')
  expect(added).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^ana@example.com can sign in now.\nPassword: \w{20}\n$/),
  })
  const { origin } = await startServer({ DATA_DIR })
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
  const login = await halfSentLogin(origin, { email: 'bea@example.com', password: 'a good password' })
  expect(await login.sendTheRest()).toMatchObject({ status: 200 })
  const { stdout } = await command('owner reset-password --email bea@example.com')
  const password = /Password: (\w+)/.exec(stdout)?.[1] ?? ''
  const again = await halfSentLogin(origin, { email: 'bea@example.com', password })
  expect(await again.sendTheRest()).toMatchObject({ status: 200 })
  expect((await command('owner list')).stdout.match(/\S+@\S+/g)).toEqual([
    'ana@example.com',
    'bea@example.com',
  ])
})

test("the commands' socket is its user's alone, however deep the folder lies", async () => {
  const deep = await dataFolder(join(temporaryFolder(), 'a'.repeat(60), 'b'.repeat(60)))
  await startServer({ DATA_DIR: deep })
  expect(await runCommand(['owner', 'list'], { DATA_DIR: deep })).toMatchObject({ code: 0 })
  const shallow = await dataFolder()
  await startServer({ DATA_DIR: shallow })
  expect(statSync(join(shallow, 'control')).mode & 0o777).toBe(0o600)
})

test('a command that cannot be understood is answered with how to write it, before anything is opened', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data')
  expect(await runCommand(['owner', 'add', '--email', 'ana@example.com'], { DATA_DIR })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^--name is missing.\nUsage:\n.*owner -- add --email E --name N/),
  })
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('a file that is no backup is told in one line', async () => {
  const DATA_DIR = await dataFolder()
  const file = join(DATA_DIR, 'no.backup')
  writeFileSync(file, 'PK\u0003\u0004 a foreign file')
  for (const words of [
    ['restore', file],
    ['backup', '--verify', file],
  ])
    expect(await runCommand(words, { DATA_DIR })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^\S+no\.backup is damaged, was cut short, or is no backup\.[^\n]*\n$/),
    })
})

/** A login whose body has begun and is not yet at its end. */
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
      // The server says when it has begun to read, so that the request is in flight for sure.
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

/** Resolves once nobody listens there any more. */
async function untilRefused(origin: string): Promise<void> {
  const listens = () =>
    fetch(`${origin}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
  while (await listens()) {}
}
