import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, LedgerEntryId } from '@nelly/domain/ids'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../../platform/db/database.ts'
import type { Respond } from '../../../platform/http/idempotency.ts'
import { type JobHandler, SHORT_JOB } from '../../../platform/jobs/job-handler.ts'
import { enqueue, transactionWithJobs } from '../../../platform/jobs/jobs.ts'
import { receiptFile } from '../../ledger/receipt-file.ts'
import { mailPaper } from './mail-paper.ts'

/** The kind of jobs that mail receipts: of what was paid while the customer was not at the desk. */
export const RECEIPT_JOB = 'mail-receipt'

interface Mailed {
  readonly account: AccountId
  /** The entry of which it is the receipt. */
  readonly id: LedgerEntryId
  readonly origin: string
  readonly now: Date
}

/** What its job is given, besides the account. */
type ReceiptJob = Pick<Mailed, 'id' | 'origin'>

/** Mails the receipt of an entry to the customer, and answers with their address. */
export async function mailReceipt<Answer>(
  db: Database,
  { account, id, origin, now }: Mailed,
  respond: Respond<{ readonly to: string }, Answer>,
): Promise<Outcome<Answer, 'ledger-entry-not-found' | 'customer-without-email'>> {
  const receipt = await receiptFile(db, { account, id, now })
  if (!receipt) return refuse('ledger-entry-not-found')
  return transactionWithJobs(db, async (tx): Promise<Outcome<Answer, 'customer-without-email'>> => {
    const to = await mailPaper(tx, receipt.reservation, { kind: 'receipt', ...receipt }, { origin, now })
    return to === '' ? refuse('customer-without-email') : ok(await respond(tx, { to }))
  })
}

/** Enqueues the mail with the receipt of an entry, in the transaction that writes it. */
export const enqueueReceipt = (
  tx: Database,
  { account: accountId, id, origin, now }: Mailed,
): Promise<void> =>
  enqueue(tx, [{ kind: RECEIPT_JOB, accountId, payload: { id, origin } satisfies ReceiptJob }], now)

/** Mails receipts; nobody is mailed where the customer has no address, or is erased since. */
export const receiptHandler = ({ db, now }: { db: Database; now: () => Date }): JobHandler<ReceiptJob> => ({
  kind: RECEIPT_JOB,
  ...SHORT_JOB,
  async run({ accountId, payload }) {
    const of = { ...payload, account: accountId as AccountId, now: now() }
    return { isMailed: (await mailReceipt(db, of, async () => undefined)).ok }
  },
})
