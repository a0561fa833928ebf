import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Copies a text to the clipboard and says so; where the browser does not allow it, says what to do instead. */
export function useCopy(): (text: string) => void {
  const say = useWords('published')
  const toasts = useToasts()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.done(say('copied'))
    } catch {
      toasts.failed(say('copyFailed'))
    }
  }
}
