import { DEFAULT_TEXTS } from '@nelly/contract/messaging/default-texts'
import type { MessageSettings, MessageSettingsEdit } from '@nelly/contract/messaging/message-settings'
import type { Outcome } from '@nelly/contract/refusal-details'
import type { AccountId } from '@nelly/domain/ids'
import { inLanguages, type Language } from '@nelly/domain/languages'
import { type MessageTexts, ofKinds } from '@nelly/domain/messaging/prepared-message'
import { ok, refuse } from '@nelly/domain/result'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, type StoredTexts } from '../../platform/db/schema.ts'
import { isStale } from '../../platform/is-stale.ts'

const settings = (db: Database, account: AccountId) => {
  const { messageTexts, hoursBeforePickup, hoursBeforeReturn, revision } = accounts
  return db
    .select({ messageTexts, hoursBeforePickup, hoursBeforeReturn, revision })
    .from(accounts)
    .where(eq(accounts.id, account))
}

type Row = Awaited<ReturnType<typeof settings>>[number]

/** The texts of an account, ours where it has none. */
export const textsOf = (stored: StoredTexts): MessageTexts =>
  ofKinds((kind) => inLanguages((language) => stored[kind]?.[language] ?? DEFAULT_TEXTS[kind][language]))

/** Those that are not ours: the others follow ours when they change. */
const ownTexts = (texts: MessageTexts): StoredTexts =>
  ofKinds((kind) =>
    Object.fromEntries(
      Object.entries(texts[kind]).filter(
        ([language, text]) => text !== '' && text !== DEFAULT_TEXTS[kind][language as Language],
      ),
    ),
  )

const answer = ({ messageTexts, ...others }: Row): MessageSettings => ({
  ...textsOf(messageTexts),
  ...others,
})

/** What an account tells its customers, and when. */
export async function settingsOf(db: Database, account: AccountId): Promise<MessageSettings> {
  return answer(only(await settings(db, account)))
}

/** Stores it, unless somebody changed the account since `revision`. */
export const changeSettings = (
  db: Database,
  account: AccountId,
  { revision, hoursBeforePickup, hoursBeforeReturn, ...texts }: MessageSettingsEdit,
): Promise<Outcome<MessageSettings, 'changed-meanwhile'>> =>
  inTransaction(db, async (tx) => {
    const before = only(await settings(tx, account).for('update'))
    if (isStale({ revision }, before)) return refuse('changed-meanwhile', { newest: answer(before) })
    const changes = { messageTexts: ownTexts(texts), hoursBeforePickup, hoursBeforeReturn }
    await tx.update(accounts).set(changes).where(eq(accounts.id, account))
    return ok(await settingsOf(tx, account))
  })

function only([row]: readonly Row[]): Row {
  if (!row) throw new Error('the account of this session is gone')
  return row
}
