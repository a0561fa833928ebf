import type { verifyContract as call } from '@nelly/contract/contracts/contracts'
import { dateOf, wallClockIn } from '@nelly/domain/wall-clock'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { contractNumbered } from './contract-row.ts'

const NEITHER = { known: 'neither', day: null, isVoid: false } as const

/** Whether a file with this hash is a contract. Of a number that does not exist, and of another file, the same is told. */
export async function verifyContract(
  db: Database,
  printed: string,
  sha256: string,
): Promise<z.input<typeof call.answer>> {
  const contract = await contractNumbered(db, printed)
  if (!contract) return NEITHER
  const { signedSha256, signedAt, madeAt, timezone, voidedAt } = contract
  const day = (at: Date) => dateOf(wallClockIn(timezone, at))
  const isVoid = voidedAt !== null
  const hash = sha256.toLowerCase()
  if (hash === signedSha256 && signedAt) return { known: 'signed', day: day(signedAt), isVoid }
  return hash === contract.sha256 ? { known: 'unsigned', day: day(madeAt), isVoid } : NEITHER
}
