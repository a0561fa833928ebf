import { useWords } from '../words/use-words.ts'
import { toastDone, toastFailed, toastWithUndo } from './toast.tsx'

/** Messages at the edge of the screen, in the page's language. */
export function useToasts() {
  const say = useWords('common')
  const close = say('closeNotice')
  return {
    done: (message: string) => toastDone({ message, close }),
    failed: (message: string) => toastFailed({ message, close }),
    undoable: (message: string, onUndo: () => void) =>
      toastWithUndo({ message, close, undo: say('undo'), onUndo }),
  }
}
