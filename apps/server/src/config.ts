import { resolve } from 'node:path'
import { z } from 'zod'
import { CannotStart } from './platform/cannot-start.ts'
import { readMailAddress } from './platform/mail/mail-address.ts'
import type { MailAddress } from './platform/mail/mail-content.ts'

/** The configuration from the environment variables, with their defaults; see the README for their meaning. */
export type Config = ReturnType<typeof readConfig>

/** The origin of links in mails that come of no request. */
export const linkOriginOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${port}`

/** The sender of mails, and the address of the mail server; without one they are written to a folder. */
type MailConfig = { server: string; from: MailAddress } | { server: undefined; from: MailAddress | undefined }

/** A string of a format; `wanted` completes the sentence "… is wanted". */
const text = (wanted: string, fits: (value: string) => boolean) => z.string().refine(fits, wanted)

const onOff = z.enum(['on', 'off'], '"on" or "off"').transform((value) => value === 'on')

const variables = z.object({
  HOST: text('an address or a host name of this machine', (value) => /^[\w.:%-]+$/.test(value)).default(
    '127.0.0.1',
  ),
  PORT: text('a whole number from 0 to 65535', (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535)
    .default('3000')
    .transform(Number),
  PUBLIC_URL: text('an origin such as https://rent.example.com, without a path', isOrigin)
    .transform((value) => new URL(value).origin)
    .optional(),
  OWNER_ORIGIN: text('an origin such as https://desk.example.com, without a path', isOrigin)
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: text('a path', (value) => !value.includes('\0'))
    .default('./data')
    .transform((value) => resolve(value)),
  DATABASE_URL: text(
    'an address such as postgres://user:password@host:5432/database',
    hasScheme('postgres:', 'postgresql:'),
  ).optional(),
  S3_BUCKET: text("a bucket's name of 3 to 63 characters", (value) =>
    /^[\w.-]{3,63}$/.test(value),
  ).optional(),
  S3_ENDPOINT: text('an address such as https://s3.example.com', hasScheme('http:', 'https:')).optional(),
  S3_REGION: text('a region such as eu-central-1', (value) => /^[\w-]+$/.test(value)).optional(),
  S3_FORCE_PATH_STYLE: onOff.optional(),
  SMTP_URL: text('an address such as smtps://user:password@mail.example.com:465', isMailServer).optional(),
  MAIL_FROM: text(
    'a name and an address such as Nelly <rent@example.com>',
    (value) => readMailAddress(value) !== undefined,
  )
    .transform(readMailAddress)
    .optional(),
  SECRETS_KEY: text(
    'a random text of 32 characters or more',
    (value) => value.trim().length >= 32,
  ).optional(),
  TRUST_PROXY: onOff.default(false),
  PAGE_CACHE_MB: text('a whole number of megabytes, 0 for none', (value) => /^\d{1,5}$/.test(value))
    .default('64')
    .transform((value) => Number(value) * 1024 * 1024),
  BOOKING_FORM_SECONDS: text(
    'a whole number of seconds up to 60, 0 for none',
    (value) => /^\d{1,2}$/.test(value) && Number(value) <= 60,
  )
    .default('2')
    .transform((value) => Number(value) * 1000),
  DEMO: onOff.optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  RATE_LIMITS: onOff.default(true),
  SIGN_UP: onOff.default(false),
})

/** Variables that may contain a password: their value is not repeated on a screen or in a log. */
const SECRET: ReadonlySet<string> = new Set(['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL', 'SECRETS_KEY'])

/**
 * Reads the configuration; an empty variable counts as missing. Throws `CannotStart` that names the first invalid one.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const checked = variables.safeParse(given)
  if (!checked.success) throw badVariable(checked.error.issues[0], given)
  const read = checked.data
  if (read.PUBLIC_URL === undefined && !isLoopback(read.HOST)) {
    throw new CannotStart(
      `HOST is "${read.HOST}", which others can reach: PUBLIC_URL must then say at which address, such as https://rent.example.com`,
    )
  }
  if (read.OWNER_ORIGIN !== undefined && read.PUBLIC_URL === undefined) {
    throw new CannotStart(
      `OWNER_ORIGIN is "${read.OWNER_ORIGIN}": PUBLIC_URL must then say at which address visitors are, such as https://rent.example.com`,
    )
  }
  if (read.OWNER_ORIGIN !== undefined && hostOf(read.OWNER_ORIGIN) === hostOf(read.PUBLIC_URL)) {
    throw new CannotStart(
      `OWNER_ORIGIN and PUBLIC_URL name the same host, "${hostOf(read.OWNER_ORIGIN)}"; the owner's side needs one of its own`,
    )
  }
  if (read.TRUST_PROXY && read.PUBLIC_URL === undefined) {
    throw new CannotStart(
      'TRUST_PROXY is "on": PUBLIC_URL must then say at which address visitors find the proxy, such as https://rent.example.com',
    )
  }
  return {
    host: read.HOST,
    /** 0 uses any free one. */
    port: read.PORT,
    /**
     * Scheme, host and port without a slash at the end; undefined on loopback, where the request's own origin is used.
     */
    publicUrl: read.PUBLIC_URL,
    /** The same for the owner's side where it has its own host; undefined where both sides share `publicUrl`. */
    ownerOrigin: read.OWNER_ORIGIN,
    /** An absolute path. */
    dataDir: read.DATA_DIR,
    /** A PostgreSQL server; undefined for the embedded database. */
    databaseUrl: read.DATABASE_URL,
    /** The bucket of pictures; undefined for a folder below `dataDir`. */
    bucket:
      read.S3_BUCKET === undefined
        ? undefined
        : {
            name: read.S3_BUCKET,
            endpoint: read.S3_ENDPOINT,
            region: read.S3_REGION,
            forcePathStyle: read.S3_FORCE_PATH_STYLE,
          },
    mail: mailConfig(read.SMTP_URL, read.MAIL_FROM),
    /** What secrets of gateways are encrypted with; without it, none is stored. */
    secretsKey: read.SECRETS_KEY?.trim(),
    trustProxy: read.TRUST_PROXY,
    pageCacheBytes: read.PAGE_CACHE_MB,
    /** How long after its rendering a booking form may be submitted at the earliest; 0 disables the check. */
    bookingFormMs: read.BOOKING_FORM_SECONDS,
    /** Whether an empty database gets a demo operator. */
    demo: read.DEMO ?? read.DATABASE_URL === undefined,
    logLevel: read.LOG_LEVEL,
    rateLimits: read.RATE_LIMITS,
    /** Whether anybody may open an account. */
    signUp: read.SIGN_UP,
  }
}

/** A mail server without a sender is refused: its mails would be taken for spam. */
function mailConfig(server: string | undefined, from: MailAddress | undefined): MailConfig {
  if (server === undefined) return { server, from }
  if (from === undefined)
    throw new CannotStart(
      'SMTP_URL names a mail server: MAIL_FROM must then say whom mails come from, such as Nelly <rent@example.com>',
    )
  return { server, from }
}

function badVariable(
  issue: z.core.$ZodIssue | undefined,
  given: Readonly<Record<string, unknown>>,
): CannotStart {
  const name = String(issue?.path[0])
  const is = SECRET.has(name) ? 'cannot be understood' : `is ${JSON.stringify(given[name])}`
  return new CannotStart(`${name} ${is}; ${issue?.message} is wanted`)
}

function isOrigin(value: string): boolean {
  if (!hasScheme('http:', 'https:')(value)) return false
  const { pathname, search, hash, username, password } = new URL(value)
  return pathname === '/' && search + hash + username + password === '' && !/[?#]$/.test(value)
}

const hostOf = (origin: string | undefined): string | undefined => URL.parse(origin ?? '')?.host

function isMailServer(value: string): boolean {
  if (!hasScheme('smtp:', 'smtps:')(value)) return false
  const { pathname, search, hash, username, password } = new URL(value)
  return ['', '/'].includes(pathname) && search + hash === '' && [username, password].every(canBeDecoded)
}

/** A literal % in a user's name or password must be written as %25. */
function canBeDecoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

function hasScheme(...schemes: string[]): (value: string) => boolean {
  return (value) => {
    const url = URL.parse(value)
    return url !== null && schemes.includes(url.protocol) && url.hostname !== ''
  }
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host)
