import { useCallback, useEffect, useRef } from 'react'
import { createPath, type Path, useNavigate, useNavigation } from 'react-router'
import { ask } from '../ui/question/open-question.ts'
import { useWords } from '../words/use-words.ts'
import { probeServer } from './probe-server.ts'

/**
 * React Router reloads the page where the script of the next screen can't be loaded. Offline, that would replace
 * everything that is open with the browser's error page, so the reload is stopped and the connection is checked first;
 * online, the next screen is opened by a page load of its own.
 */
export function useScreenLoading(): void {
  const t = useWords('connection')
  const navigate = useNavigate()
  const target = useNavigation().location
  const next = useRef<Path>(undefined)
  // React Router never retries a script that failed: from then on screens are opened by page loads.
  const failed = useRef(false)
  const open = useCallback(async () => {
    failed.current = true
    // Offline the script fails before React has rendered the navigation, which is known by the end of the probe.
    const answered = await probeServer()
    const screen = createPath(next.current ?? window.location)
    if (answered) return window.location.assign(screen)
    ask({
      title: t('screenTitle'),
      question: t('screenQuestion'),
      confirm: t('screenRetry'),
      cancel: t('screenStay'),
      onConfirm: () => void open(),
      onCancel: () => void navigate(createPath(window.location), { replace: true, preventScrollReset: true }),
    })
  }, [navigate, t])
  useEffect(() => {
    next.current = target
    if (failed.current && target && createPath(target) !== createPath(window.location)) void open()
  }, [target, open])
  useEffect(() => {
    // A reload that the operator requests from the browser is not intercepted.
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return
      event.preventDefault()
      void open()
    }
    // Without the Navigation API, browsers reload as React Router does by default.
    window.navigation?.addEventListener('navigate', onNavigate)
    return () => window.navigation?.removeEventListener('navigate', onNavigate)
  }, [open])
}
