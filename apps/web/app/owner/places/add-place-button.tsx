import type { OwnedPlace } from '@nelly/contract/places/places'
import { DialogButton } from '../ui/dialog-button.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { PlaceForm } from './place-form.tsx'

interface AddPlaceButtonProps {
  landingId: number
  /** Opens the hours of the added place. */
  onHours: (added: OwnedPlace) => void
}

/** Opens the dialog that adds a place; its hours are what comes next. */
export function AddPlaceButton({ landingId, onHours }: AddPlaceButtonProps) {
  const t = useWords('places')
  const toasts = useToasts()
  return (
    <DialogButton variant="light" label={t('add')} title={t('addTitle')}>
      {(close) => (
        <PlaceForm
          landingId={landingId}
          place={undefined}
          onSaved={(added) => {
            close()
            toasts.offering(t('added', { name: added.name }), t('hours.give'), () => onHours(added))
          }}
          onCancel={close}
        />
      )}
    </DialogButton>
  )
}
