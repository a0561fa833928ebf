import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { focusFirstFault } from '../../forms/to-first-fault.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../words/use-words.ts'

interface FailedDialogProps {
  title: string
  /** Why; undefined closes the dialog. */
  message: ReactNode
  onClose: () => void
}

/** Says why the landing could not be saved; the form behind it keeps its values. */
export function FailedDialog({ title, message, onClose }: FailedDialogProps) {
  const common = useWords('common')
  return (
    <Dialog opened={message !== undefined} onClose={onClose} onClosed={focusFirstFault} label={title}>
      <Text component="h2" size="lg" fw={650} mb={12}>
        {title}
      </Text>
      <Text>{message}</Text>
      <Group justify="flex-end" mt={24}>
        <Button onClick={onClose}>{common('accept')}</Button>
      </Group>
    </Dialog>
  )
}
