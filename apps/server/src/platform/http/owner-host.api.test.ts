import { SUBJECTS } from '@nelly/contract/calls/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { rawConnection } from '../../../tests/support/raw-connection.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'

const PUBLIC = 'https://rent.example.com'
const OWNER = 'https://desk.example.com'
const OWNER_HOSTS = ['desk.example.com', 'DESK.example.com', 'desk.example.com:443']

let started: TestApp
let token: string

beforeAll(async () => {
  started = await startTestApp({ publicUrl: PUBLIC, ownerOrigin: OWNER })
  token = await started.signIn(await started.addOwner())
})

const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  started.app.inject({ url, headers: { host, ...headers } })

test('every call that requires or creates a session is only found on the owner’s host', async () => {
  const calls = SUBJECTS.flatMap((subject) => Object.values(subject.calls))
  for (const { method, url, access } of calls) {
    const address = `/api${url.replace(/:\w+/g, '1')}`
    const send = (host: string) => started.app.inject({ method, url: address, headers: { host } })
    const elsewhere = await send('rent.example.com')
    const isHidden = elsewhere.statusCode === 404 && elsewhere.json().code === 'route-not-found'
    expect([method, address, isHidden]).toEqual([method, address, access !== 'public'])
    for (const host of access === 'public' ? [] : OWNER_HOSTS)
      expect([address, host, (await send(host)).body]).not.toEqual([
        address,
        host,
        expect.stringContaining('route-not-found'),
      ])
  }
})

test('a token is valid for its owner’s calls on the owner’s host, and not on the visitors’', async () => {
  const headers = { authorization: `Bearer ${token}` }
  expect((await get('/api/session', 'desk.example.com', headers)).statusCode).toBe(200)
  expect((await get('/api/session', 'rent.example.com', headers)).statusCode).toBe(404)
})

describe('a page requested on the other host is redirected', () => {
  for (const { host, url, to } of [
    { host: 'rent.example.com', url: '/', to: `${OWNER}/` },
    { host: 'rent.example.com', url: '/landings', to: `${OWNER}/landings` },
    { host: 'rent.example.com', url: '/view-landing/7?tab=seo', to: `${OWNER}/view-landing/7?tab=seo` },
    { host: 'rent.example.com', url: '/%6candings', to: `${OWNER}/%6candings` },
    { host: 'rent.example.com', url: '/LANDING%53', to: `${OWNER}/LANDING%53` },
    { host: 'rent.example.com', url: '/%61pp%2Edata', to: `${OWNER}/%61pp%2Edata` },
    { host: 'rent.example.com', url: '/%E0%A4%A', to: undefined },
    { host: 'desk.example.com', url: '/sun-cars', to: `${PUBLIC}/sun-cars` },
    { host: 'desk.example.com:443', url: '/sun-cars/vehicle?q=a', to: `${PUBLIC}/sun-cars/vehicle?q=a` },
    { host: 'desk.example.com', url: '//evil.example/x', to: `${PUBLIC}/evil.example/x` },
    { host: 'desk.example.com', url: '/', to: undefined },
    { host: 'desk.example.com', url: '/landings', to: undefined },
    { host: 'rent.example.com', url: '/sun-cars', to: undefined },
    { host: 'rent.example.com', url: '/app/preview/x', to: undefined },
    { host: 'rent.example.com', url: '/verify/1-2027-000001', to: undefined },
    { host: 'desk.example.com', url: '/app/preview/x/en', to: `${PUBLIC}/app/preview/x/en` },
    { host: 'rent.example.com', url: '/healthz', to: undefined },
    { host: 'desk.example.com', url: '/healthz', to: undefined },
  ])
    test(`${host} ${url}`, async () => {
      const { statusCode, headers } = await get(url, host)
      expect([headers.location, to === undefined || statusCode === 307]).toEqual([to, true])
    })
})

test('an address with dot segments belongs to the side that it leads to', async () => {
  const { app } = await startTestApp({ publicUrl: PUBLIC, ownerOrigin: OWNER })
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  // Sent unchanged: any HTTP client would resolve them.
  const leads = async (host: string, address: string) => {
    const connection = await rawConnection(port)
    connection.send(`GET ${address} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    const head = await connection.until(() => false)
    return /^location: (.*)\r$/im.exec(head)?.[1]
  }
  const [visitors, owners] = ['rent.example.com', 'desk.example.com']
  for (const path of ['/x/%2e%2e/landings', '/x/../%6Candings', '/app/preview/../units', '/./landings'])
    expect([path, await leads(visitors, path)]).toEqual([path, `${OWNER}${path}`])
  for (const path of ['/x/%2e%2e/sun-cars', '/app/../sun-cars', '/app/%70review/x'])
    expect([path, await leads(owners, path)]).toEqual([path, `${PUBLIC}${path}`])
})

test('without a host for owners, both sides share one', async () => {
  const { app } = await startTestApp({ publicUrl: PUBLIC })
  const send = (url: string) => app.inject({ url, headers: { host: 'rent.example.com' } })
  expect((await send('/api/session')).statusCode).toBe(401)
  expect((await send('/landings')).headers.location).toBeUndefined()
})
