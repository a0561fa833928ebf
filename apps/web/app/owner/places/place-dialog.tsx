import type { OwnedPlace } from '@nelly/contract/places'
import { useRef } from 'react'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { PlaceForm } from './place-form.tsx'

interface PlaceDialogProps {
  landingId: number
  /** None closes the dialog. */
  place: OwnedPlace | undefined
  onClose: () => void
}

/** Edits a place. */
export function PlaceDialog({ landingId, place, onClose }: PlaceDialogProps) {
  const t = useWords('places')
  const toasts = useToasts()
  const unsaved = useRef(false)
  const saved = ({ name }: OwnedPlace) => {
    toasts.done(t('saved', { name }))
    onClose()
  }
  return (
    <TitledDialog opened={place !== undefined} onClose={onClose} title={t('editTitle')} unsaved={unsaved}>
      {place && (
        <PlaceForm
          key={place.id}
          landingId={landingId}
          place={place}
          unsaved={unsaved}
          onSaved={saved}
          onCancel={onClose}
        />
      )}
    </TitledDialog>
  )
}
