import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** AES-256 in Galois/Counter Mode: what was changed, or is another's, does not open. */
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A secret encrypted with the key of the environment, as base64. `owner` says whose it is: in another's row it does not open.
 */
export function sealed(secret: string, { key, owner }: { key: string; owner: string }): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(key), nonce).setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

/** The secret; undefined where it was encrypted with another key, for another owner, or changed since. */
export function unsealed(stored: string, { key, owner }: { key: string; owner: string }): string | undefined {
  const bytes = Buffer.from(stored, 'base64')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, cipherKey(key), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The key of the environment is text of any length. */
const cipherKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'nelly: stored secrets', 32))
