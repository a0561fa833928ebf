import { IconCloudOff } from '@tabler/icons-react'
import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, Navigate, useLocation, useNavigation } from 'react-router'
import { ApiProblem } from '../../api/api-problem.ts'
import { NewReservationsNotice } from '../notices/new-reservations-notice.tsx'
import { SuspensionNotice } from '../notices/suspension-notice.tsx'
import { MEMBERSHIP, useMembership } from '../roles/use-membership.ts'
import { SearchIconButton } from '../search/search-button.tsx'
import { SearchDialog } from '../search/search-dialog.tsx'
import { IdentityDialog } from '../session/identity-dialog.tsx'
import { LeavingOverlay } from '../session/leaving-overlay.tsx'
import { SessionEnding } from '../session/session-ending.tsx'
import { onSwitchElsewhere } from '../session/session-storage.ts'
import { SignOutProvider, useSignOut } from '../session/sign-out.tsx'
import { useSessionCheck } from '../session/use-session-check.ts'
import { NellyLogo } from '../ui/logo.tsx'
import { NoticeBar } from '../ui/notice-bar.tsx'
import { QuestionDialog } from '../ui/question/question-dialog.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { useWords } from '../words/use-words.ts'
import { MenuDrawer } from './menu-drawer.tsx'
import { probeServer } from './probe-server.ts'
import { isServerReachable, onReachability, setServerReachable } from './reachability.ts'
import css from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useFocusRecovery } from './use-focus-recovery.ts'
import { useScreenLoading } from './use-screen-loading.ts'

/** The frame of every signed-in screen, with signing out. */
export function ShellScreen({ children }: { children: ReactNode }) {
  return (
    <SignOutProvider>
      <Workshop>{children}</Workshop>
    </SignOutProvider>
  )
}

function Workshop({ children }: { children: ReactNode }) {
  const { leaving, sessionOver } = useSignOut()
  const client = useQueryClientOfSession(sessionOver)
  useSessionCheck(sessionOver)
  // What this tab shows is of the account before.
  useEffect(() => onSwitchElsewhere(() => window.location.assign('/landings')), [])
  return (
    <QueryClientProvider client={client}>
      <Frame onSessionOver={sessionOver}>{children}</Frame>
      <QuestionDialog />
      <IdentityDialog />
      <Toasts />
      {leaving && <LeavingOverlay />}
    </QueryClientProvider>
  )
}

function Frame({ children, onSessionOver }: { children: ReactNode; onSessionOver: () => void }) {
  const t = useWords('shell')
  const content = useFocusRecovery()
  useScreenLoading()
  const [isSearching, setSearching] = useState(false)
  const openSearch = () => setSearching(true)
  const moving = useNavigation().state === 'loading'
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {t('skip')}
      </a>
      <header className={css.side}>
        <Sidebar onSearch={openSearch} />
      </header>
      <header className={css.bar}>
        <MenuDrawer />
        <Link to="/landings" className={css.home} aria-label="Nelly">
          <NellyLogo size={26} />
        </Link>
        <SearchIconButton onOpen={openSearch} />
      </header>
      <main ref={content} id="content" className={css.content} tabIndex={-1} aria-busy={moving}>
        <div className={css.measure}>
          <ConnectionNotice />
          <SessionEnding onOver={onSessionOver} />
          <SuspensionNotice />
          <NewReservationsNotice />
          <UnlessFactorDue>{children}</UnlessFactorDue>
        </div>
      </main>
      <SearchDialog opened={isSearching} onChange={setSearching} />
    </div>
  )
}

/** Leads to where a second factor is set up, as long as the account requires one that is not there. */
function UnlessFactorDue({ children }: { children: ReactNode }) {
  const isDue = useMembership().data?.isFactorDue ?? false
  const isThere = useLocation().pathname === '/app/security'
  return isDue && !isThere ? <Navigate to="/app/security" replace /> : children
}

/** Refusals that tell of a role or an account that is not what it was. */
const CHANGED_ELSEWHERE: ReadonlySet<string> = new Set([
  'role-not-allowed',
  'account-suspended',
  'second-factor-due',
])

/** The query cache. A 401 of any query ends the session. */
function useQueryClientOfSession(onSessionOver: () => void): QueryClient {
  const [client] = useState(() => {
    const onError = (error: unknown) => {
      if (!(error instanceof ApiProblem)) return
      if (error.status === 401) onSessionOver()
      if (error.status === 0) setServerReachable(false)
      // The role or the account was changed while the screen was open: it shows what is left to do there.
      if (CHANGED_ELSEWHERE.has(error.code)) void client.invalidateQueries({ queryKey: MEMBERSHIP })
    }
    const onSuccess = () => setServerReachable(true)
    const client = new QueryClient({
      queryCache: new QueryCache({ onError, onSuccess }),
      mutationCache: new MutationCache({ onError, onSuccess }),
      defaultOptions: { queries: { retry: shouldRetry, staleTime: 5000 } },
    })
    return client
  })
  return client
}

/** A refusal is not retried; a network error is. */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof ApiProblem && (error.status === 0 || error.status === 503)

/** How often an unreachable server is polled. */
const PROBE_MILLISECONDS = 5000

/** Says that the device is offline or the server is unreachable, and how many changes are waiting to be sent. */
function ConnectionNotice() {
  const t = useWords('connection')
  const online = useSyncExternalStore(onlineManager.subscribe, () => onlineManager.isOnline())
  const reachable = useSyncExternalStore(onReachability, isServerReachable)
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length
  useProbe(online && !reachable)
  return (
    <div role="status">
      {(!online || !reachable) && (
        <NoticeBar Icon={IconCloudOff}>
          <strong>{online ? t('unreachable') : t('offline')}</strong>{' '}
          {waiting > 0 ? t('waiting', { count: waiting }) : t('keepTyping')}
        </NoticeBar>
      )}
    </div>
  )
}

/** Polls the server until it answers, and then repeats failed queries. */
function useProbe(needed: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!needed) return
    const timer = setInterval(async () => {
      if (!(await probeServer())) return
      setServerReachable(true)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }, PROBE_MILLISECONDS)
    return () => clearInterval(timer)
  }, [needed, client])
}
