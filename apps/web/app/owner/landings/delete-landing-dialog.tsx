import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import { lazyPart } from '../ui/lazy-part.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import type { LandingDeletion } from './deletion-form.tsx'

const DeletionForm = lazyPart(async () => ({ default: (await import('./deletion-form.tsx')).DeletionForm }))

interface DeleteLandingDialogProps {
  /** The landing to delete; the dialog is open while it is set. */
  landing: OwnedLanding | undefined
  words: (landing: OwnedLanding) => LandingDeletion
  onConfirm: (landing: OwnedLanding) => void
  onClose: () => void
}

/** Asks before a landing is deleted, and says how many rentals would be hidden or erased. */
export function DeleteLandingDialog({ landing, words, onConfirm, onClose }: DeleteLandingDialogProps) {
  const deletion = landing && words(landing)
  return (
    <TitledDialog opened={landing !== undefined} onClose={onClose} title={deletion?.title ?? ''}>
      {landing && deletion && (
        <DeletionForm
          landing={landing}
          deletion={deletion}
          onCancel={onClose}
          onConfirm={() => {
            onClose()
            onConfirm(landing)
          }}
        />
      )}
    </TitledDialog>
  )
}
