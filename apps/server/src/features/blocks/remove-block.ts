import type { Block } from '@nelly/domain/blocks/blocks'
import type { BlockId } from '@nelly/domain/ids'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { blocks } from '../../platform/db/schema.ts'
import { changeRefusal, findBlock, toBlock } from '../inventory/blocks-of.ts'
import { lockPools } from '../inventory/hold-pool.ts'

type Outcome = Result<Block, 'block-not-found' | 'block-of-feed' | 'block-of-unit' | 'block-of-quote'>

/** Deletes a block that a person made, and with it the rows that hold its units; returns it as it was stored. */
export function removeBlock(db: Database, { account }: Principal, id: BlockId): Promise<Outcome> {
  return inTransaction(db, async (tx): Promise<Outcome> => {
    const found = await findBlock(tx, account, id)
    if (!found) return refuse('block-not-found')
    const kept = changeRefusal(found)
    if (kept) return refuse(kept)
    // The pool before the block, as who changes its units does.
    await lockPools(tx, [found.poolId])
    const [removed] = await tx.delete(blocks).where(eq(blocks.id, id)).returning()
    return removed ? ok(toBlock(removed, found.vehicleId)) : refuse('block-not-found')
  })
}
