import { ActionIcon } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { screenWords } from '../words/loaded-messages.ts'
import { useWords } from '../words/use-words.ts'

const PreparedMessages = lazyPart(async () => {
  await messagesWords()
  return { default: (await import('../messages/prepared-messages.tsx')).PreparedMessages }
})
const messagesWords = screenWords('messages')

/** Opens what can be written to the customer of a reservation on its day. */
export function MessageButton({ reservationId, name }: { reservationId: number; name: string }) {
  const t = useWords('desk')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('message', { name })}
        onClick={() => setOpened(true)}
      >
        <IconMessage size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <TitledDialog opened={opened} onClose={() => setOpened(false)} title={t('message', { name })}>
        <PreparedMessages reservationId={reservationId} kinds={['reminder', 'ready', 'late', 'pay']} />
      </TitledDialog>
    </>
  )
}
