import { useWords } from '../words/use-words.ts'
import { ask } from './question/open-question.ts'

interface DeleteQuestion {
  /** Names what is about to go. */
  title: string
  question: string
  hint?: string
  /** The word on the button; "delete" unless told. */
  confirm?: string
  /** Something else that may be meant. */
  instead?: { label: string; onPress: () => void }
  onConfirm: () => void
}

/** Asks before something is destroyed. */
export function useDeleteQuestion(): (question: DeleteQuestion) => void {
  const say = useWords('common')
  return (question) => ask({ confirm: say('delete'), cancel: say('cancel'), destroys: true, ...question })
}
