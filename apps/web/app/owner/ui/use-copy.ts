import { useWords } from '../words/use-words.ts'
import { useToasts } from './use-toasts.ts'

/** Copies a text to the clipboard and says so; where the browser does not allow it, says what to do instead. */
export function useCopy(): (text: string) => void {
  const common = useWords('common')
  const toasts = useToasts()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.done(common('copied'))
    } catch {
      toasts.failed(common('copyFailed'))
    }
  }
}
