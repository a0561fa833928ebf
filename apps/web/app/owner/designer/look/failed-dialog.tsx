import { Button, Group, Modal, Text } from '@mantine/core'
import { useWords } from '../../words/use-words.ts'

/** Says why the landing could not be created; the form behind it keeps everything. */
export function FailedDialog({ message, onClose }: { message: string | undefined; onClose: () => void }) {
  const say = useWords('designer')
  const common = useWords('common')
  return (
    <Modal
      opened={message !== undefined}
      onClose={onClose}
      onExitTransitionEnd={focusFirstFault}
      title={<Text fw={650}>{say('failedTitle')}</Text>}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <Text>{message}</Text>
      <Group justify="flex-end" mt={24}>
        <Button onClick={onClose} data-autofocus>
          {common('accept')}
        </Button>
      </Group>
    </Modal>
  )
}

/** The field at fault, if it was one, is where the next thing is to be done. */
const focusFirstFault = (): void => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus()
