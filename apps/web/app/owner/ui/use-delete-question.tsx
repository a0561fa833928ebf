import { Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useWords } from '../words/use-words.ts'

interface DeleteQuestion {
  /** Names what is about to go. */
  title: string
  question: string
  hint?: string
  /** The word on the button; "delete" unless told. */
  confirm?: string
  onConfirm: () => void
}

/** Asks before something is destroyed. */
export function useDeleteQuestion(): (asked: DeleteQuestion) => void {
  const say = useWords('common')
  return ({ title, question, hint, confirm, onConfirm }) =>
    modals.openConfirmModal({
      title: <Text fw={650}>{title}</Text>,
      children: (
        <>
          <Text>{question}</Text>
          {hint && (
            <Text c="dimmed" size="sm" mt={8}>
              {hint}
            </Text>
          )}
        </>
      ),
      closeButtonProps: { 'aria-label': say('close') },
      labels: { confirm: confirm ?? say('delete'), cancel: say('cancel') },
      confirmProps: { color: 'red.8' },
      onConfirm,
    })
}
