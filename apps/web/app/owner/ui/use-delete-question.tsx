import { useWords } from '../words/use-words.ts'
import { ask } from './question/open-question.ts'

interface DeleteQuestion {
  /** What will be deleted. */
  title: string
  question: string
  hint?: string
  /** The label of the button; "delete" by default. */
  confirm?: string
  /** An alternative action. */
  instead?: { label: string; onPress: () => void }
  onConfirm: () => void
}

/** Asks for confirmation before something is deleted. */
export function useDeleteQuestion(): (question: DeleteQuestion) => void {
  const t = useWords('common')
  return (question) => ask({ confirm: t('delete'), cancel: t('cancel'), destroys: true, ...question })
}
