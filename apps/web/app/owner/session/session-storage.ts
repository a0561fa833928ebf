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

/** Who was signed in last on this device and has not signed out, their hour over or not; 0 where nobody was. */
export const lastOwner = (): number => Number(localStorage.getItem(KEYS.ownerId)) || 0

const storedUser = (): StoredSession['user'] => userIn(userText())

/** The signed-in operator as the device keeps them, in text. */
export const userText = (): string => localStorage.getItem(KEYS.user) ?? '{}'

/** Reads the operator from that text; whatever can't be read is nobody. */
export function userIn(text: string): StoredSession['user'] {
  try {
    const { name, email, avatar } = JSON.parse(text) as Partial<UserAnswer>
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

const USER_CHANGED = 'nelly-user-changed'

/** Keeps what the operator has just changed of their account; who shows it is told. */
export function keepUser({ id, name, email, phone, avatar }: UserAnswer): void {
  localStorage.setItem(KEYS.user, JSON.stringify({ id, name, email, phone, avatar }))
  window.dispatchEvent(new Event(USER_CHANGED))
}

/** Tells of every change to the kept operator, in this tab or another; gives the way to stop it. */
export function onUserChange(listener: () => void): () => void {
  const events = [USER_CHANGED, 'storage']
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** Forgets the session. */
export function forgetSession(): void {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key)
}
