import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { ConflictDialog } from '../conflicts/conflict-dialog.tsx'
import { type FormPicture, usePictureUrl } from '../picture.ts'
import css from '../picture-field.module.css'
import type { EditConflict } from './use-edit.ts'

export interface EditConflictsProps<Values> {
  edit: {
    conflict: EditConflict<Values> | undefined
    decide: (taken: ReadonlySet<keyof Values>) => void
    keepEditing: () => void
  }
  label: (field: keyof Values & string) => string
  /** How a value is shown, where not as it is. */
  shown?: (field: keyof Values & string, values: Values) => ReactNode
}

/** Asks which value stays of each field that others changed too. */
export function EditConflicts<Values extends object>({
  edit: { conflict, decide, keepEditing },
  label,
  shown = (field, values) => String(values[field] ?? ''),
}: EditConflictsProps<Values>) {
  const rows = conflict?.fields.map((name) => {
    const field = name as keyof Values & string
    return {
      field,
      label: label(field),
      mine: shown(field, conflict.mine),
      theirs: shown(field, conflict.theirs),
    }
  })
  return <ConflictDialog rows={rows ?? []} onDecide={decide} onCancel={keepEditing} />
}

/** One of two pictures to choose from. */
export function ConflictPicture({ picture }: { picture: FormPicture }) {
  const t = useWords('conflicts')
  const shown = usePictureUrl(picture)
  return shown ? <img src={shown} alt="" className={css.picture} /> : t('noFile')
}
