import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../../words/use-words.ts'

/** Says why the landing could not be created; the form behind it keeps everything. */
export function FailedDialog({ message, onClose }: { message: string | undefined; onClose: () => void }) {
  const say = useWords('designer')
  const common = useWords('common')
  return (
    <Dialog
      opened={message !== undefined}
      onClose={onClose}
      onClosed={focusFirstFault}
      label={say('failedTitle')}
    >
      <Text component="h2" size="lg" fw={650} mb={12}>
        {say('failedTitle')}
      </Text>
      <Text>{message}</Text>
      <Group justify="flex-end" mt={24}>
        <Button onClick={onClose}>{common('accept')}</Button>
      </Group>
    </Dialog>
  )
}

/** The field at fault, if it was one, is where the next thing is to be done. */
const focusFirstFault = (): void => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
