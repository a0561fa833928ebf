import { useWords } from '../words/use-words.ts'
import { showToast, UNDO_MILLISECONDS } from './toasts/shown-toasts.ts'

/** Reports a success, and offers a follow-up action. */
const offering = (message: string, label: string, onPress: () => void): void =>
  showToast({ message, failed: false, milliseconds: UNDO_MILLISECONDS, action: { label, onPress } })

/** Notifications, in the page's language. */
export function useToasts() {
  const t = useWords('common')
  return {
    done: (message: string) => showToast({ message, failed: false }),
    failed: (message: string) => showToast({ message, failed: true }),
    undoable: (message: string, onUndo: () => void) => offering(message, t('undo'), onUndo),
    offering,
  }
}
