import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

/** OWASP's minimum for argon2id: 19 MiB of memory, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

interface Hash {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  hash: Buffer
}

/** A password hash as it is stored: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, both in base64 without padding. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return written({ ...COST, salt, hash: await derive(password, { ...COST, salt }) })
}

/** Verifies a password. Without a hash, as for an unknown account, the result is false and takes the same time. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const expected = stored === undefined ? nobodys() : parsed(stored)
  return timingSafeEqual(await derive(password, expected), expected.hash)
}

/** A password to be copied by people: 20 letters and digits, about 115 bits, without ambiguous ones. */
export function randomPassword(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  let password = ''
  while (password.length < 20) {
    const [byte = 255] = randomBytes(1)
    // Bytes beyond the last complete alphabet would favour its first letters.
    if (byte < 256 - (256 % alphabet.length)) password += alphabet[byte % alphabet.length]
  }
  return password
}

/** A hash that no password has. */
const nobodys = (): Hash => ({ ...COST, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) })

const written = ({ memory, passes, parallelism, salt, hash }: Hash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const WRITTEN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parsed(stored: string): Hash {
  const [, memory, passes, parallelism, salt, hash] = WRITTEN.exec(stored) ?? []
  if (!salt || !hash) throw new Error('a stored password is in no known form')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const argon2Async = promisify(argon2)

/**
 * Each derivation holds its memory while it runs, so the concurrency is limited to the number of processors, four at
 * most.
 */
const MOST_AT_ONCE = Math.min(4, availableParallelism())
let running = 0
const waiting: (() => void)[] = []

async function derive(password: string, { salt, ...cost }: Omit<Hash, 'hash'>): Promise<Buffer> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    // Composed, so that an accent typed on one keyboard is the same on another.
    const message = password.normalize('NFKC')
    return await argon2Async('argon2id', { message, nonce: salt, tagLength: HASH_BYTES, ...cost })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
