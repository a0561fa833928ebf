import { endSession, type SignedIn } from '@nelly/contract/team/sessions'
import { ApiProblem } from '../../api/api-problem.ts'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useDeleteQuestion } from '../ui/use-delete-question.tsx'
import { useWords } from '../words/use-words.ts'

/** Ends sessions, several after a question. */
export function useEndSessions() {
  const t = useWords('security')
  const ask = useDeleteQuestion()
  const end = useAction({
    run: (sessions: readonly SignedIn[]) => Promise.all(sessions.map(ended)),
    done: ({ length }) => (length > 1 ? t('othersEnded') : t('ended')),
    failed: t('endFailed'),
    subject: 'team',
  })
  const askToEnd = (others: readonly SignedIn[]) =>
    ask({
      title: t('endOthersTitle'),
      question: t('endOthersQuestion'),
      confirm: t('endOthers'),
      onConfirm: () => end.mutate(others),
    })
  return { end, askToEnd }
}

/** One that ended meanwhile is what was wanted. */
async function ended({ id }: SignedIn): Promise<void> {
  try {
    await callApi(endSession, { params: { sessionId: id } })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'session-not-found') throw problem
  }
}
