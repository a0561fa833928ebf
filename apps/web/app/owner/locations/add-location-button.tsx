import { Button, type ButtonProps } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { AddLocationForm } from './add-location-form.tsx'

/** Opens the dialog that adds a pair of places. */
export function AddLocationButton({
  landingId,
  ...look
}: { landingId: number } & Pick<ButtonProps, 'variant' | 'size'>) {
  const say = useWords('locations')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button {...look} leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {say('add')}
      </Button>
      <TitledDialog opened={open} onClose={close} title={say('addTitle')}>
        <AddLocationForm landingId={landingId} onDone={close} />
      </TitledDialog>
    </>
  )
}
