import { lazyPart } from '../../ui/lazy-part.tsx'
import { TitledDialog } from '../../ui/titled-dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import type { ConflictDialogProps } from './conflict-choices.tsx'

// Most forms never need them, and many screens have such a form.
const ConflictChoices = lazyPart(async () => ({
  default: (await import('./conflict-choices.tsx')).ConflictChoices,
}))

/** Asks for each conflicting field which value to keep, where somebody else changed what is being edited. */
export function ConflictDialog<Field extends string>({
  rows,
  onDecide,
  onCancel,
}: ConflictDialogProps<Field>) {
  const t = useWords('conflicts')
  return (
    <TitledDialog opened={rows.length > 0} onClose={onCancel} title={t('title')}>
      <ConflictChoices
        rows={rows}
        // The fields are those of the rows.
        onDecide={(taken) => onDecide(taken as ReadonlySet<Field>)}
        onCancel={onCancel}
      />
    </TitledDialog>
  )
}
