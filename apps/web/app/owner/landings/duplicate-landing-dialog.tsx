import { lazyPart } from '../ui/lazy-part.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { screenWords } from '../words/loaded-messages.ts'
import { useWords } from '../words/use-words.ts'
import type { Original } from './use-duplicate-landing.ts'

const loadWords = screenWords('designer', 'duplicate')

/** Loaded with its words when it is needed. */
const DuplicateLandingForm = lazyPart(async () => {
  const [form] = await Promise.all([import('./duplicate-landing-form.tsx'), loadWords()])
  return { default: form.DuplicateLandingForm }
})

interface DuplicateLandingDialogProps {
  /** The landing to duplicate; the dialog is open while it is set. */
  landing: Original | undefined
  onClose: () => void
}

/** The dialog in which a landing is duplicated. */
export function DuplicateLandingDialog({ landing, onClose }: DuplicateLandingDialogProps) {
  const t = useWords('landings')
  return (
    <TitledDialog
      opened={landing !== undefined}
      onClose={onClose}
      title={landing ? t('duplicateNamed', { name: landing.displayName }) : ''}
    >
      {landing && <DuplicateLandingForm landing={landing} onClose={onClose} />}
    </TitledDialog>
  )
}
