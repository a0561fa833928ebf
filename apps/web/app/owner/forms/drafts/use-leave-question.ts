import { type RefObject, useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { storedSession } from '../../session/session-storage.ts'
import { ask } from '../../ui/question/open-question.ts'
import { useWords } from '../../words/use-words.ts'

/** Asks before a form with unsaved values is left. When the session ends, it does not ask: the draft is stored. */
export function useLeaveQuestion(unsaved: RefObject<boolean>): void {
  const say = useWords('drafts')
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      unsaved.current &&
      storedSession() !== undefined &&
      here.pathname + here.search !== there.pathname + there.search,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    ask({
      title: say('leaveTitle'),
      question: say('leaveQuestion'),
      confirm: say('leave'),
      cancel: say('stay'),
      onConfirm: () => {
        unsaved.current = false
        blocker.proceed()
      },
      onCancel: () => blocker.reset(),
    })
  }, [blocker, say, unsaved])
  useBeforeUnload((event) => {
    if (unsaved.current && storedSession()) event.preventDefault()
  })
}
