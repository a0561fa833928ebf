import type { LoginAnswer, UserAnswer } from '@nelly/contract/accounts'

/** Where the session and the landing being made are kept on the device. */
const KEYS = {
  token: 'token',
  ownerId: 'NellyUserId',
  user: 'user',
  expiry: 'sessionExpiry',
} as const

/** A sign-in that still lasts. */
export interface StoredSession {
  token: string
  ownerId: number
  user: Pick<UserAnswer, 'name' | 'email' | 'avatar'>
  expiresAt: Date
}

/** The session kept on this device, unless there is none or its hour is over. */
export function storedSession(now = new Date()): StoredSession | undefined {
  const token = localStorage.getItem(KEYS.token)
  const ownerId = Number(localStorage.getItem(KEYS.ownerId))
  const expiresAt = new Date(localStorage.getItem(KEYS.expiry) ?? Number.NaN)
  if (!token || !(ownerId > 0) || !(expiresAt > now)) return undefined
  return { token, ownerId, user: storedUser(), expiresAt }
}

function storedUser(): StoredSession['user'] {
  try {
    const { name, email, avatar } = JSON.parse(localStorage.getItem(KEYS.user) ?? '{}') as Partial<UserAnswer>
    return { name: name ?? '', email: email ?? '', avatar: avatar ?? null }
  } catch {
    return { name: '', email: '', avatar: null }
  }
}

/** Keeps a session that has just begun. */
export function keepSession({ token, user, expires_at }: LoginAnswer): void {
  localStorage.setItem(KEYS.token, token)
  localStorage.setItem(KEYS.ownerId, String(user.id))
  localStorage.setItem(KEYS.user, JSON.stringify(user))
  localStorage.setItem(KEYS.expiry, expires_at)
}

/** Forgets the session. */
export function forgetSession(): void {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key)
}
