import { Avatar } from '@mantine/core'
import type { AccountDraft } from '@nelly/contract/owned-account'
import type { ConflictRow } from '../forms/conflicts/conflict-row.ts'
import type { FieldConflict } from '../forms/conflicts/edit-conflicts.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import type { AccountField } from './use-account-form.ts'

type Mine = AccountDraft & { avatar: string | undefined }

/** Both values of each field of the account that were changed elsewhere. Passwords are never among them. */
export function useAccountConflicts(
  conflicts: readonly FieldConflict<AccountField>[],
  mine: Mine,
): ConflictRow<AccountField>[] {
  const t = useWords('settings')
  const picture = (address: string | undefined) => <Avatar src={address ?? null} alt="" name={mine.name} />
  return conflicts.map(({ field, theirs }) =>
    field === 'avatar'
      ? {
          field,
          label: t(field),
          mine: picture(mine.avatar),
          theirs: picture(theirs ? storedUrl(String(theirs)) : undefined),
        }
      : { field, label: t(field), mine: String(mine[field] ?? ''), theirs: String(theirs ?? '') },
  )
}
