const KEY = /^[\w-]{16,200}$/

/** A new key for one reservation: 128 random bits. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether a form's key is one to go by. */
export const isKey = (value: unknown): value is string => typeof value === 'string' && KEY.test(value)
