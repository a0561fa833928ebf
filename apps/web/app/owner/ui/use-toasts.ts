import { useWords } from '../words/use-words.ts'
import { showToast, UNDO_MILLISECONDS } from './toasts/shown-toasts.ts'

/** Messages at the edge of the screen, in the page's language. */
export function useToasts() {
  const say = useWords('common')
  return {
    done: (message: string) => showToast({ message, failed: false }),
    failed: (message: string) => showToast({ message, failed: true }),
    undoable: (message: string, onUndo: () => void) =>
      showToast({
        message,
        failed: false,
        milliseconds: UNDO_MILLISECONDS,
        action: { label: say('undo'), onPress: onUndo },
      }),
  }
}
