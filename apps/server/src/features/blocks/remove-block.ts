import type { Principal } from '@nelly/domain/actor'
import type { BlockId } from '@nelly/domain/ids'
import { ok, type Result, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { blocks } from '../../platform/db/schema.ts'
import { findBlock } from './blocks-of.ts'

/** Deletes a block, and with it the rows that hold its units. */
export async function removeBlock(
  db: Database,
  { account }: Principal,
  id: BlockId,
): Promise<Result<undefined, 'block-not-found'>> {
  if (!(await findBlock(db, account, id))) return refuse('block-not-found')
  const removed = await db.delete(blocks).where(eq(blocks.id, id)).returning({ id: blocks.id })
  return removed.length > 0 ? ok(undefined) : refuse('block-not-found')
}
