import { Avatar } from '@mantine/core'
import { EditConflicts, type EditConflictsProps } from '../forms/edit/edit-conflicts.tsx'
import { type Picture, usePictureUrl } from '../forms/use-picture-choice.ts'
import { useWords } from '../words/use-words.ts'
import type { AccountEdit } from './use-account-form.ts'

/** Asks which value stays of each field of the account that was changed elsewhere too. Passwords are never among them. */
export function AccountConflicts({ edit }: Pick<EditConflictsProps<AccountEdit>, 'edit'>) {
  const t = useWords('settings')
  return (
    <EditConflicts
      edit={edit}
      label={t}
      shown={(field, values) =>
        field === 'avatar' ? <Shown picture={values.avatar} name={values.name} /> : values[field]
      }
    />
  )
}

const Shown = ({ picture, name }: { picture: Picture; name: string }) => (
  <Avatar src={usePictureUrl(picture) ?? null} alt="" name={name} />
)
