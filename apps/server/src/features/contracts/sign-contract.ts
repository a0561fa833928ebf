import type { Signature } from '@nelly/contract/contracts/contracts'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId, ReservationId } from '@nelly/domain/ids'
import { isEqual } from '@nelly/domain/is-equal'
import { ok, refuse } from '@nelly/domain/result'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { contracts } from '../../platform/db/schema.ts'
import { lockReservationOf } from '../ledger/append.ts'
import { mailPaper } from '../reservations/mail/mail-paper.ts'
import { contentOf } from './content-of.ts'
import { type ContractRow, contractNumbered } from './contract-row.ts'
import type { ContractFiles } from './files-of.ts'

interface Signing {
  readonly account: AccountId
  /** As it is printed. */
  readonly number: string
  readonly signature: Signature
  readonly origin: string
  readonly now: Date
}

type Signed = Outcome<ContractRow, 'contract-not-found' | 'contract-outdated' | 'contract-signed'>

/**
 * Signs a contract once, while the reservation is as it shows it, and mails it to the customer.
 *
 * Source: rules.md, "Contracts".
 */
export async function signContract(
  db: Database,
  files: ContractFiles,
  { account, number, signature, origin, now }: Signing,
): Promise<Signed> {
  const found = await contractNumbered(db, number)
  if (found?.accountId !== account) return refuse('contract-not-found')
  const early = refusalOf(found)
  if (early) return refuse(early)
  const unsigned = await files.drawn(found, origin)
  const signed =
    unsigned?.sha256 &&
    (await files.signed(unsigned, origin, {
      name: signature.name,
      strokes: signature.strokes ?? null,
      at: wallClockIn(unsigned.timezone, now),
      sha256: unsigned.sha256,
    }))
  if (!signed) return refuse('contract-outdated')
  return inTransaction(db, async (tx): Promise<Signed> => {
    const reservation = await lockReservationOf(tx, account, found.reservationId as ReservationId)
    if (!reservation) return refuse('contract-outdated')
    const isThis = eq(contracts.id, found.id)
    const [row] = await tx.select().from(contracts).where(isThis)
    const refusal = row ? refusalOf(row) : 'contract-not-found'
    if (refusal) return refuse(refusal)
    const content = await contentOf(tx, reservation.id)
    if (!content || !isEqual(content, row?.content)) return refuse('contract-outdated')
    const [stored] = await tx
      .update(contracts)
      .set({
        signedName: signature.name,
        strokes: signature.strokes ?? null,
        signedAt: now,
        signedSha256: signed.sha256,
        signedFile: signed.file,
      })
      .where(isThis)
      .returning()
    if (!stored) throw new Error('an update answered no row')
    const paper = { kind: 'contract' as const, number, file: signed.file, language: content.language }
    await mailPaper(tx, reservation.id, paper, { origin, now })
    return ok(stored)
  })
}

/** Why a contract can't be signed. */
function refusalOf({ signedAt, voidedAt, content }: ContractRow) {
  if (voidedAt !== null || content === null) return 'contract-outdated'
  return signedAt === null ? undefined : 'contract-signed'
}
