import { DEFAULT_TEXTS } from '@nelly/contract/messaging/default-texts'
import type { MessageSettings, MessageSettingsEdit } from '@nelly/contract/messaging/message-settings'
import type { AccountId } from '@nelly/domain/ids'
import { inLanguages, type Language } from '@nelly/domain/languages'
import { type MessageTexts, ofKinds } from '@nelly/domain/messaging/prepared-message'
import { type AccountRow, accountRow, changeAccount } from '../../platform/account-settings.ts'
import type { Database } from '../../platform/db/database.ts'
import type { StoredTexts } from '../../platform/db/schema.ts'

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

const answer = ({
  messageTexts,
  hoursBeforePickup,
  hoursBeforeReturn,
  revision,
}: AccountRow): MessageSettings => ({
  ...textsOf(messageTexts),
  hoursBeforePickup,
  hoursBeforeReturn,
  revision,
})

/** What an account tells its customers, and when. */
export const settingsOf = async (db: Database, account: AccountId): Promise<MessageSettings> =>
  answer(await accountRow(db, account))

/** Stores it, unless somebody changed the account since `revision`. */
export const changeSettings = (
  db: Database,
  account: AccountId,
  { revision, hoursBeforePickup, hoursBeforeReturn, ...texts }: MessageSettingsEdit,
) =>
  changeAccount(
    db,
    account,
    { revision, hoursBeforePickup, hoursBeforeReturn, messageTexts: ownTexts(texts) },
    answer,
  )
