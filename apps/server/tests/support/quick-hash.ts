import { argon2Sync } from 'node:crypto'

/** A password hash with the lowest cost: tests create thousands of accounts, and a login takes as long as its hash. */
export function quickHash(password: string): string {
  const nonce = Buffer.from('salt of the tests')
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const hash = argon2Sync('argon2id', { message: password.normalize('NFKC'), nonce, ...cost })
  return `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(hash)}`
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
