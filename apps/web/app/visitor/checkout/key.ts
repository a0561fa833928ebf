const KEY = /^[\w-]{16,200}$/
const COOKIE = 'attempt'
const KEPT_SECONDS = 60 * 60

/** The key that a checkout's form is sent with; what makes the browser keep it, where it does not yet. */
export interface Attempt {
  readonly key: string
  readonly headers: { readonly 'Set-Cookie'?: string }
}

/** 128 random bits. */
const newSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(16)))

/** Whether a form's key is one to go by. */
export const isKey = (value: unknown): value is string => typeof value === 'string' && KEY.test(value)

/**
 * The attempt at the booking of this address: for an hour it has one key, so that who comes back, with the form as the browser
 * filled it in again, or because an answer was lost, sends the same booking. Without cookies each drawing of the page has its own.
 * Source: rules.md, "Sending twice"; decision 0017.
 */
export async function attemptAt(request: Request): Promise<Attempt> {
  const seed = seedOf(request)
  return seed === undefined ? newAttempt(request) : { key: await keyOf(request, seed), headers: {} }
}

/** Another attempt, where the key of the last is used up. */
export async function newAttempt(request: Request): Promise<Attempt> {
  const seed = newSeed()
  return { key: await keyOf(request, seed), headers: { 'Set-Cookie': cookie(request, seed) } }
}

async function keyOf(request: Request, seed: string): Promise<string> {
  const { search } = new URL(request.url)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed + search))
  return hex(new Uint8Array(digest).subarray(0, 16))
}

function seedOf(request: Request): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1]
  return isKey(value) ? value : undefined
}

function cookie(request: Request, value: string): string {
  const { pathname, protocol } = new URL(request.url)
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${COOKIE}=${value}; Path=${pathname}; HttpOnly; SameSite=Lax; Max-Age=${KEPT_SECONDS}${secure}`
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
