import { Button, Modal, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { AddLocationForm } from './add-location-form.tsx'

/** Opens the dialog that adds a pair of places. */
export function AddLocationButton({ landingId }: { landingId: number }) {
  const say = useWords('locations')
  const common = useWords('common')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {say('add')}
      </Button>
      <Modal
        opened={open}
        onClose={close}
        title={<Text fw={650}>{say('addTitle')}</Text>}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <AddLocationForm landingId={landingId} onDone={close} />
      </Modal>
    </>
  )
}
