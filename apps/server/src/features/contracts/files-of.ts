import { createHash } from 'node:crypto'
import type { AccountId } from '@nelly/domain/ids'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { contracts } from '../../platform/db/schema.ts'
import { drawingIn } from '../../platform/pdf/drawing-in.ts'
import { type ContractRow, numberOf } from './contract-row.ts'
import type { PaperContract, PaperSignature } from './draw-contract.ts'

/** Draws the files of contracts. `origin` is that of the address they are verified at. */
export type ContractFiles = ReturnType<typeof contractFiles>

export function contractFiles(db: Database) {
  const draw = drawingIn<PaperContract>(new URL('./contract-thread.ts', import.meta.url))
  const fileOf = async (row: ContractRow, origin: string, signature: PaperSignature | null) => {
    if (row.content === null) return undefined
    const number = numberOf(row)
    const made = row.madeAt
    const file = await draw(row.accountId as AccountId, {
      ...row.content,
      number,
      made,
      madeAt: wallClockIn(row.timezone, made),
      verifyAt: `${origin}/verify/${number}`,
      signature,
    })
    return { file, sha256: createHash('sha256').update(file).digest('hex') }
  }
  return {
    /** The contract with its file, which is drawn once and kept; undefined where it was erased. */
    async drawn(row: ContractRow, origin: string): Promise<ContractRow | undefined> {
      if (row.sha256 !== null) return row
      const made = await fileOf(row, origin, null)
      const isThis = eq(contracts.id, row.id)
      // Of two at once, the first one's is kept.
      if (made)
        await db
          .update(contracts)
          .set(made)
          .where(and(isThis, isNull(contracts.sha256), isNull(contracts.erasedAt)))
      const [stored] = await db.select().from(contracts).where(isThis)
      return stored?.sha256 ? stored : undefined
    },

    /** The signed file, which is not stored by this; undefined where the contract was erased. */
    signed: fileOf,
  }
}
