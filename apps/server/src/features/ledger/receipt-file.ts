import type { AccountId, LedgerEntryId } from '@nelly/domain/ids'
import type { Database } from '../../platform/db/database.ts'
import { drawingIn } from '../../platform/pdf/drawing-in.ts'
import type { Receipt } from './draw-receipt.ts'
import { receiptOf } from './receipt-of.ts'

const draw = drawingIn<Receipt>(new URL('./receipt-thread.ts', import.meta.url))

/** The receipt of an account's entry as a PDF; undefined where it has no such entry, or one without a receipt. */
export async function receiptFile(
  db: Database,
  { account, id, now }: { account: AccountId; id: LedgerEntryId; now: Date },
) {
  const found = await receiptOf(db, account, id)
  if (!found) return undefined
  const { reservation, ...receipt } = found
  const file = await draw(account, { ...receipt, now })
  return { reservation, number: receipt.number, language: receipt.language, file }
}
