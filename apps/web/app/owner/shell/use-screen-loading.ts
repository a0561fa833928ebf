import { useCallback, useEffect, useRef } from 'react'
import { createPath, type Path, useNavigate, useNavigation } from 'react-router'
import { ask } from '../ui/question/open-question.ts'
import { useWords } from '../words/use-words.ts'
import { probeServer } from './probe-server.ts'

/**
 * React Router reloads the page where the script of the next screen can't be loaded. Without a connection that would put
 * the browser's own error page in the place of everything that is open, so the reload is stopped and asked about; with
 * one, the next screen is opened by a page load of its own.
 */
export function useScreenLoading(): void {
  const say = useWords('connection')
  const navigate = useNavigate()
  const target = useNavigation().location
  const next = useRef<Path>(undefined)
  // React Router never tries a script again that failed once: from then on screens are opened by page loads.
  const failed = useRef(false)
  const open = useCallback(async () => {
    failed.current = true
    // Offline the script fails before React has rendered where one is going, which is known by the end of the probe.
    const answered = await probeServer()
    const screen = createPath(next.current ?? window.location)
    if (answered) return window.location.assign(screen)
    ask({
      title: say('screenTitle'),
      question: say('screenQuestion'),
      confirm: say('screenRetry'),
      cancel: say('screenStay'),
      onConfirm: () => void open(),
      onCancel: () => void navigate(createPath(window.location), { replace: true, preventScrollReset: true }),
    })
  }, [navigate, say])
  useEffect(() => {
    next.current = target
    if (failed.current && target && createPath(target) !== createPath(window.location)) void open()
  }, [target, open])
  useEffect(() => {
    // A reload that the operator asks the browser for is not seen here.
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return
      event.preventDefault()
      void open()
    }
    // Browsers without the Navigation API reload as React Router has it.
    window.navigation?.addEventListener('navigate', onNavigate)
    return () => window.navigation?.removeEventListener('navigate', onNavigate)
  }, [open])
}
