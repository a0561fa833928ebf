import type { LoginAnswer, UserAnswer } from '@nelly/contract/specified/accounts'
import { sessionExpiry } from '@nelly/contract/specified/session-mapper'

/** Stores the session and the landing being made on the device. */
const KEYS = {
  token: 'token',
  ownerId: 'NellyUserId',
  user: 'user',
  expiry: 'sessionExpiry',
  account: 'NellyAccount',
} as const

/** A session that has not expired. */
export interface StoredSession {
  token: string
  ownerId: number
  user: Pick<UserAnswer, 'name' | 'email' | 'avatar'>
  expiresAt: Date
}

/** The session on this device; undefined if there is none or it has expired. */
export function storedSession(now = new Date()): StoredSession | undefined {
  const token = localStorage.getItem(KEYS.token)
  const ownerId = Number(localStorage.getItem(KEYS.ownerId))
  const expiresAt = new Date(localStorage.getItem(KEYS.expiry) ?? Number.NaN)
  if (!token || !(ownerId > 0) || !(expiresAt > now)) return undefined
  return { token, ownerId, user: storedUser(), expiresAt }
}

/** The owner of the last session on this device that was not signed out, expired or not; 0 if there is none. */
export const lastOwner = (): number => Number(localStorage.getItem(KEYS.ownerId)) || 0

const storedUser = (): StoredSession['user'] => userIn(userText())

/** The signed-in operator as stored on the device, as JSON. */
export const userText = (): string => localStorage.getItem(KEYS.user) ?? '{}'

/** Parses the stored operator; its fields are empty where that fails. */
export function userIn(text: string): StoredSession['user'] {
  try {
    const { name, email, avatar } = JSON.parse(text) as Partial<UserAnswer>
    return { name: name ?? '', email: email ?? '', avatar: avatar ?? null }
  } catch {
    return { name: '', email: '', avatar: null }
  }
}

/** Stores a new session. */
export function keepSession(login: LoginAnswer): void {
  const { token, user } = login
  localStorage.setItem(KEYS.token, token)
  localStorage.setItem(KEYS.ownerId, String(user.id))
  localStorage.setItem(KEYS.user, JSON.stringify(user))
  localStorage.setItem(KEYS.expiry, sessionExpiry(login))
}

const USER_CHANGED = 'nelly-user-changed'

/** Stores the operator's changed account, unless they signed out meanwhile; subscribers are notified. */
export function keepUser({ id, name, email, phone, avatar }: UserAnswer): void {
  if (lastOwner() !== id) return
  localStorage.setItem(KEYS.user, JSON.stringify({ id, name, email, phone, avatar }))
  window.dispatchEvent(new Event(USER_CHANGED))
}

/** Subscribes to changes of the stored operator, in this tab or another; returns the function that unsubscribes. */
export function onUserChange(listener: () => void): () => void {
  const events = [USER_CHANGED, 'storage']
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** Tells the other tabs that the session goes on in another account. */
export const tellSwitch = (account: number): void => localStorage.setItem(KEYS.account, String(account))

/** The owner and the account they switched to, for what the device keeps of each. */
export const ownerAndAccount = (): string =>
  [lastOwner(), localStorage.getItem(KEYS.account)].filter((id) => id !== null).join('-')

/** Calls back when another tab went on in another account; returns the function that unsubscribes. */
export function onSwitchElsewhere(listener: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEYS.account && newValue !== null) listener()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/** Deletes the session from the device. */
export function forgetSession(): void {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key)
}
