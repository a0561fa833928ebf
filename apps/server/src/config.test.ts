import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('by default, Nelly listens on loopback, stores all in ./data and has a demo', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: undefined,
    ownerOrigin: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    bucket: undefined,
    mail: { server: undefined, from: undefined },
    secretsKey: undefined,
    trustProxy: false,
    pageCacheBytes: 64 * 1024 * 1024,
    bookingFormMs: 2000,
    demo: true,
    logLevel: 'info',
    rateLimits: true,
    signUp: false,
  })
})

describe('the meaning of a variable', () => {
  for (const { given, read } of [
    { given: { PORT: '0' }, read: { port: 0 } },
    { given: { PORT: '65535' }, read: { port: 65_535 } },
    { given: { PORT: '' }, read: { port: 3000 } },
    { given: { PUBLIC_URL: 'https://rent.example.com/' }, read: { publicUrl: 'https://rent.example.com' } },
    {
      given: { PUBLIC_URL: 'http://Rent.example.com:8080' },
      read: { publicUrl: 'http://rent.example.com:8080' },
    },
    {
      given: { PUBLIC_URL: 'https://rent.example.com', OWNER_ORIGIN: 'https://Desk.example.com/' },
      read: { ownerOrigin: 'https://desk.example.com' },
    },
    { given: { HOST: '0.0.0.0', PUBLIC_URL: 'https://a.example' }, read: { host: '0.0.0.0' } },
    { given: { HOST: '127.0.0.2' }, read: { host: '127.0.0.2', publicUrl: undefined } },
    { given: { HOST: '::1' }, read: { host: '::1' } },
    { given: { HOST: 'localhost' }, read: { host: 'localhost' } },
    { given: { DATA_DIR: '/var/lib/nelly' }, read: { dataDir: '/var/lib/nelly' } },
    {
      given: { DATABASE_URL: 'postgres://a:b@db/nelly' },
      read: { databaseUrl: 'postgres://a:b@db/nelly', demo: false },
    },
    { given: { DATABASE_URL: 'postgresql://db/nelly', DEMO: 'on' }, read: { demo: true } },
    { given: { DEMO: 'off' }, read: { demo: false } },
    {
      given: { TRUST_PROXY: 'on', PUBLIC_URL: 'https://a.example' },
      read: { trustProxy: true, publicUrl: 'https://a.example' },
    },
    { given: { PAGE_CACHE_MB: '0' }, read: { pageCacheBytes: 0 } },
    { given: { PAGE_CACHE_MB: '2' }, read: { pageCacheBytes: 2 * 1024 * 1024 } },
    { given: { BOOKING_FORM_SECONDS: '0' }, read: { bookingFormMs: 0 } },
    { given: { RATE_LIMITS: 'off' }, read: { rateLimits: false } },
    { given: { LOG_LEVEL: 'warn' }, read: { logLevel: 'warn' } },
    {
      given: { S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://127.0.0.1:4569', S3_FORCE_PATH_STYLE: 'on' },
      read: {
        bucket: {
          name: 'pictures',
          endpoint: 'http://127.0.0.1:4569',
          region: undefined,
          forcePathStyle: true,
        },
      },
    },
  ])
    test(JSON.stringify(given), () => expect(readConfig(given)).toMatchObject(read))
})

describe('an invalid variable is named, with its value and what is expected', () => {
  for (const { given, told } of [
    { given: { PORT: '65536' }, told: 'PORT is "65536"; a whole number from 0 to 65535 is wanted' },
    { given: { PORT: '-1' }, told: 'PORT is "-1"; a whole number from 0 to 65535 is wanted' },
    { given: { PORT: '80a' }, told: 'PORT is "80a"; a whole number from 0 to 65535 is wanted' },
    { given: { HOST: 'a b' }, told: 'HOST is "a b"; an address or a host name of this machine is wanted' },
    { given: { DEMO: 'yes' }, told: 'DEMO is "yes"; "on" or "off" is wanted' },
    { given: { TRUST_PROXY: '1' }, told: 'TRUST_PROXY is "1"; "on" or "off" is wanted' },
    {
      given: { BOOKING_FORM_SECONDS: '61' },
      told: 'BOOKING_FORM_SECONDS is "61"; a whole number of seconds up to 60, 0 for none is wanted',
    },
    { given: { RATE_LIMITS: 'none' }, told: 'RATE_LIMITS is "none"; "on" or "off" is wanted' },
  ])
    test(JSON.stringify(given), () => expect(() => readConfig(given)).toThrow(told))

  for (const PUBLIC_URL of [
    'rent.example.com',
    'ftp://rent.example.com',
    'https://rent.example.com/shop',
    'https://rent.example.com/?a=1',
    'https://rent.example.com#',
    'https://ana:secret@rent.example.com',
    'https://',
  ])
    test(`PUBLIC_URL ${PUBLIC_URL}`, () =>
      expect(() => readConfig({ PUBLIC_URL })).toThrow(
        /^PUBLIC_URL is ".*"; an origin such as .* is wanted$/,
      ))

  test('an unknown log level', () =>
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow(
      /^LOG_LEVEL is "loud"; one of fatal, .* is wanted$/,
    ))
})

test('the password in an invalid database address is not repeated', () => {
  const given = { DATABASE_URL: 'mysql://ana:secret@db/nelly' }
  expect(() => readConfig(given)).toThrow(/^DATABASE_URL cannot be understood; an address such as postgres:/)
  expect(() => readConfig(given)).not.toThrow(/secret/)
})

test('a key of secrets that is too short is refused, and not repeated', () => {
  expect(readConfig({ SECRETS_KEY: 'k'.repeat(32) }).secretsKey).toBe('k'.repeat(32))
  const given = { SECRETS_KEY: 'too-short' }
  expect(() => readConfig(given)).toThrow(/^SECRETS_KEY cannot be understood; a random text of 32 characters/)
  expect(() => readConfig(given)).not.toThrow(/too-short/)
})

for (const HOST of ['0.0.0.0', '::', '192.168.1.7', 'rent.example.com', '127.0.0.1.example.com'])
  test(`others can reach ${HOST}, so it is refused without PUBLIC_URL`, () =>
    expect(() => readConfig({ HOST })).toThrow(/^HOST is ".*", which others can reach: PUBLIC_URL must/))

test('an origin for the owner is refused without one for visitors, and where both have the same host', () => {
  expect(() => readConfig({ OWNER_ORIGIN: 'https://desk.example.com' })).toThrow(
    /^OWNER_ORIGIN is "https:\/\/desk.example.com": PUBLIC_URL must then say at which address visitors are/,
  )
  expect(() =>
    readConfig({ PUBLIC_URL: 'https://rent.example.com', OWNER_ORIGIN: 'http://rent.example.com:443' }),
  ).not.toThrow()
  expect(() =>
    readConfig({ PUBLIC_URL: 'https://rent.example.com', OWNER_ORIGIN: 'https://rent.example.com:443/' }),
  ).toThrow('OWNER_ORIGIN and PUBLIC_URL name the same host, "rent.example.com"')
})

test('TRUST_PROXY is refused without PUBLIC_URL: any Host would become the origin of links', () =>
  expect(() => readConfig({ TRUST_PROXY: 'on' })).toThrow(/^TRUST_PROXY is "on": PUBLIC_URL must/))

describe('mail', () => {
  const MAIL_FROM = 'Sun Cars <rent@example.com>'
  const from = { name: 'Sun Cars', address: 'rent@example.com' }

  test('a server and a sender are accepted; a sender alone is used for mails in the folder', () => {
    const SMTP_URL = 'smtps://nelly%40example.com:p%25ss@mail.example.com:465'
    expect(readConfig({ SMTP_URL, MAIL_FROM }).mail).toEqual({ server: SMTP_URL, from })
    expect(readConfig({ MAIL_FROM }).mail).toEqual({ server: undefined, from })
  })

  test('a server without a sender is refused', () =>
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(
      /^SMTP_URL names a mail server: MAIL_FROM must then say whom mails come from/,
    ))

  test('an invalid sender is refused', () =>
    expect(() => readConfig({ MAIL_FROM: 'Sun Cars' })).toThrow(
      'MAIL_FROM is "Sun Cars"; a name and an address such as Nelly <rent@example.com> is wanted',
    ))

  for (const SMTP_URL of [
    'mail.secret.example',
    'https://ana:secret@mail.example.com',
    'smtp://ana:secret@',
    'smtp://ana:secret@mail.example.com/inbox',
    'smtp://ana:secret@mail.example.com?tls=no',
    'smtp://ana:secret%@mail.example.com',
  ])
    test(`the password in the invalid address ${SMTP_URL} is not repeated`, () => {
      expect(() => readConfig({ SMTP_URL, MAIL_FROM })).toThrow(
        /^SMTP_URL cannot be understood; an address such as smtps:.* is wanted$/,
      )
      expect(() => readConfig({ SMTP_URL, MAIL_FROM })).not.toThrow(/secret/)
    })
})
