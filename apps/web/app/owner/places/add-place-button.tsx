import { Button } from '@mantine/core'
import type { OwnedPlace } from '@nelly/contract/places'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { TitledDialog } from '../ui/titled-dialog.tsx'
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
  const unsaved = useRef(false)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const saved = (added: OwnedPlace) => {
    close()
    toasts.offering(t('added', { name: added.name }), t('hours.give'), () => onHours(added))
  }
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('add')}
      </Button>
      <TitledDialog opened={open} onClose={close} title={t('addTitle')} unsaved={unsaved}>
        <PlaceForm
          landingId={landingId}
          place={undefined}
          unsaved={unsaved}
          onSaved={saved}
          onCancel={close}
        />
      </TitledDialog>
    </>
  )
}
