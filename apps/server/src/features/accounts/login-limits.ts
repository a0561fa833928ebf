import { setTimeout as delay } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rateLimits } from '../../platform/db/schema.ts'
import type { Admission } from '../../platform/http/network-limit.ts'
import {
  forget,
  forgetPast,
  giveBack,
  type Limit,
  limitKey,
  networkOf,
  take,
} from '../../platform/http/rate-limits.ts'

const QUARTER_HOUR = 15 * 60

/** Guesses at one account from one network. */
export const PAIR_LIMIT: Limit = { points: 10, seconds: QUARTER_HOUR }
/** Failures of one network at all accounts; a hotel full of operators who all mistype once can still sign in. */
export const NETWORK_LIMIT: Limit = { points: 100, seconds: QUARTER_HOUR }
/**
 * Guesses at one account from everywhere. Networks its owner signed in from are exempt, so that nobody can lock them
 * out.
 */
export const ACCOUNT_LIMIT: Limit = { points: 60, seconds: QUARTER_HOUR }
/**
 * Guesses at one account's second factor by whoever has the password: from each network its owner signed in from, and from all others
 * together.
 */
export const FACTOR_LIMIT: Limit = { points: 20, seconds: 24 * 60 * 60 }
/** How long a network counts as one that an owner signed in from. */
const TRUST: Limit = { points: 1, seconds: 90 * 24 * 60 * 60 }

/** Failures without a delay; from then on it doubles. */
const FREE_TRIES = 3
const FIRST_WAIT_MS = 125
const LONGEST_WAIT_MS = 1000

/**
 * The counters of a login: the same for unknown e-mails, so that counting does not reveal which exist. The token of a remembered browser
 * stands for an address.
 */
export const loginKeys = (email: string, address: string) => {
  const network = networkOf(address)
  return {
    pair: limitKey('login-pair', email, network),
    network: limitKey('login-network', network),
    account: limitKey('login-account', email),
    factor: limitKey('login-factor', email),
    factorHere: limitKey('login-factor', email, network),
    trust: limitKey('login-trust', email, network),
  }
}

/**
 * Counts a login before its password is checked, so that concurrent attempts count too, and delays it after some
 * failures. A refused one gets the seconds until it may be tried again.
 */
export async function admitLogin(
  db: Database,
  email: string,
  address: string,
  now: Date,
): Promise<Admission> {
  const keys = loginKeys(email, address)
  await forgetPast(db, now)
  // From the narrow to the wide: a single network, once refused, adds nothing to the counters of others.
  const pair = await take(db, keys.pair, PAIR_LIMIT, now)
  if (!pair.granted) return { admitted: false, retryAfter: pair.secondsLeft }
  const network = await take(db, keys.network, NETWORK_LIMIT, now)
  if (!network.granted) return { admitted: false, retryAfter: network.secondsLeft }
  if (!(await isTrusted(db, keys.trust))) {
    const account = await take(db, keys.account, ACCOUNT_LIMIT, now)
    if (!account.granted) return { admitted: false, retryAfter: account.secondsLeft }
  }
  const wait = waitAfter(pair.taken - 1)
  if (wait > 0) await delay(wait)
  return { admitted: true }
}

/** The same for a proof of the second factor, of which there are fewer to guess. */
export async function admitProof(
  db: Database,
  email: string,
  address: string,
  now: Date,
): Promise<Admission> {
  const admission = await admitLogin(db, email, address, now)
  const keys = loginKeys(email, address)
  if (!admission.admitted) return admission
  const key = (await isTrusted(db, keys.trust)) ? keys.factorHere : keys.factor
  const { granted, secondsLeft } = await take(db, key, FACTOR_LIMIT, now)
  return granted ? admission : { admitted: false, retryAfter: secondsLeft }
}

/** The delay after a number of failures, in milliseconds. */
export const waitAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_TRIES))

/** Resets the failures after a successful login, and remembers the network. */
export async function loginSucceeded(db: Database, email: string, address: string, now: Date): Promise<void> {
  const keys = loginKeys(email, address)
  await forget(db, keys.pair)
  await forget(db, keys.account)
  await forget(db, keys.factor)
  await forget(db, keys.factorHere)
  await giveBack(db, keys.network)
  await forget(db, keys.trust)
  await take(db, keys.trust, TRUST, now)
}

async function isTrusted(db: Database, key: string): Promise<boolean> {
  const rows = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
  return rows.length > 0
}
