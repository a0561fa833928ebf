import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, LedgerEntryId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Respond } from '../../../platform/http/idempotency.ts'
import { receiptFile } from '../../ledger/receipt-file.ts'
import { mailPaper } from './mail-paper.ts'

interface Mailed {
  readonly account: AccountId
  /** The entry of which it is the receipt. */
  readonly id: LedgerEntryId
  readonly origin: string
  readonly now: Date
}

/** Mails the receipt of an entry to the customer, and answers with their address. */
export async function mailReceipt<Answer>(
  db: Database,
  { account, id, origin, now }: Mailed,
  respond: Respond<{ readonly to: string }, Answer>,
): Promise<Outcome<Answer, 'ledger-entry-not-found' | 'customer-without-email'>> {
  const receipt = await receiptFile(db, { account, id, now })
  if (!receipt) return refuse('ledger-entry-not-found')
  return inTransaction(db, async (tx) => {
    const to = await mailPaper(tx, receipt.reservation, { kind: 'receipt', ...receipt }, { origin, now })
    return to === '' ? refuse('customer-without-email') : ok(await respond(tx, { to }))
  })
}
