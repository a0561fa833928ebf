import { randomBytes } from 'node:crypto'
import type { PersonId } from '@nelly/domain/ids'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { recoveryCodes } from '../../platform/db/schema.ts'
import { secretHashOf } from '../../platform/secret.ts'

const CODES = 10
const LENGTH = 24
/** Crockford's 32 digits and letters, of which none looks like another: 24 of them have 120 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Makes a person's codes in place of former ones, in groups of four as people read them. They are returned once and not stored. */
export async function renewCodes(tx: Database, person: PersonId): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, person))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ personId: person, codeHash: secretHashOf(code) })))
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Spends a code, however it is grouped; false where it is none of the person's. */
export async function spendRecoveryCode(tx: Database, person: PersonId, typed: string): Promise<boolean> {
  const codeHash = secretHashOf(typed.replace(/[\s-]/g, '').toLowerCase())
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.personId, person), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ personId: recoveryCodes.personId })
  return used.length > 0
}

const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % 32]).join('')
