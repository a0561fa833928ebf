import { readCookie, setCookie } from '../cookies.ts'

const KEY = /^[\w-]{16,200}$/
const COOKIE = 'attempt'

/** A booking attempt: the values its form is sent with, and the cookies that the browser still needs. */
export interface Attempt {
  readonly key: string
  /** The secret of the attempt's reservation. It only leaves the server in a mail or an HttpOnly cookie. */
  readonly secret: string
  /** Whether the browser's cookie proves that the attempt belongs to it. */
  readonly isProven: boolean
  readonly headers: { readonly 'Set-Cookie'?: string }
}

/** 128 random bits. */
const newSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

/** Whether a form's key is valid. */
export const isKey = (value: unknown): value is string => typeof value === 'string' && KEY.test(value)

/**
 * The booking attempt of a `search`, which its pages' addresses carry: it has one key for an hour, so that coming back,
 * with a form that the browser restored, or after a lost response, sends the same booking. Without cookies each
 * rendering of the page has its own key. Source: rules.md, "Sending twice"; decisions 0017 and 0044.
 */
export async function attemptAt(request: Request, search: string): Promise<Attempt> {
  const seed = seedOf(request)
  return seed === undefined
    ? newAttempt(request, search)
    : { ...(await attemptOf(request, search, seed)), isProven: true }
}

/** A new attempt, where the last one's key is used up. */
export async function newAttempt(request: Request, search: string): Promise<Attempt> {
  const seed = newSeed()
  const attempt = await attemptOf(request, search, seed)
  return { ...attempt, headers: { 'Set-Cookie': cookie(request, seed) } }
}

async function attemptOf(request: Request, search: string, seed: string): Promise<Attempt> {
  const { pathname } = new URL(request.url)
  return {
    key: await digest(seed + search, 16),
    secret: await digest(`secret ${seed} ${pathname}${search}`, 24),
    isProven: false,
    headers: {},
  }
}

/** The first bytes of a SHA-256, as hexadecimal digits. */
async function digest(text: string, bytes: number): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hex(new Uint8Array(hash).subarray(0, bytes))
}

function seedOf(request: Request): string | undefined {
  const value = readCookie(request, COOKIE)
  return isKey(value) ? value : undefined
}

const cookie = (request: Request, value: string): string => setCookie(request, { name: COOKIE, value })

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
