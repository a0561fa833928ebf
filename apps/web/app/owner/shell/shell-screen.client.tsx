import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { LeavingOverlay } from '../session/leaving-overlay.tsx'
import { SessionEnding } from '../session/session-ending.tsx'
import { SignOutProvider, useSignOut } from '../session/sign-out.tsx'
import { useSessionCheck } from '../session/use-session-check.ts'
import { NellyLogo } from '../ui/logo.tsx'
import { QuestionDialog } from '../ui/question/question-dialog.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { useWords } from '../words/use-words.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import { useQueryClientOfSession } from './query-client.ts'
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
  return (
    <QueryClientProvider client={client}>
      <Frame onSessionOver={sessionOver}>{children}</Frame>
      <QuestionDialog />
      <Toasts />
      {leaving && <LeavingOverlay />}
    </QueryClientProvider>
  )
}

function Frame({ children, onSessionOver }: { children: ReactNode; onSessionOver: () => void }) {
  const say = useWords('shell')
  const content = useFocusRecovery()
  useScreenLoading()
  const moving = useNavigation().state === 'loading'
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {say('skip')}
      </a>
      <header className={css.side}>
        <Sidebar />
      </header>
      <header className={css.bar}>
        <MenuDrawer />
        <Link to="/landings" className={css.home} aria-label="Nelly">
          <NellyLogo size={26} />
        </Link>
      </header>
      <main ref={content} id="content" className={css.content} tabIndex={-1} aria-busy={moving}>
        <div className={css.measure}>
          <ConnectionNotice />
          <SessionEnding onOver={onSessionOver} />
          {children}
        </div>
      </main>
    </div>
  )
}
