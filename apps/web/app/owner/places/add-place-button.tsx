import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { PlaceForm } from './place-form.tsx'

/** Opens the dialog that adds a place. */
export function AddPlaceButton({ landingId }: { landingId: number }) {
  const t = useWords('places')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('add')}
      </Button>
      <TitledDialog opened={open} onClose={close} title={t('addTitle')}>
        <PlaceForm landingId={landingId} place={undefined} onDone={close} />
      </TitledDialog>
    </>
  )
}
