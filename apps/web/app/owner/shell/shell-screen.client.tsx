import '@mantine/notifications/styles.layer.css'
import { ActionIcon, Drawer } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { TOAST_MILLISECONDS } from '@nelly/domain/limits'
import { IconMenu2, IconX } from '@tabler/icons-react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { LeavingOverlay } from '../session/leaving-overlay.tsx'
import { SignOutProvider, useSignOut } from '../session/sign-out.tsx'
import { useSessionCheck } from '../session/use-session-check.ts'
import { NellyLogo } from '../ui/logo.tsx'
import { useWords } from '../words/use-words.ts'
import { useQueryClientOfSession } from './query-client.ts'
import css from './shell.module.css'
import { Sidebar } from './sidebar.tsx'

/** The frame of every signed-in screen: who leaves, leaves through it. */
export function ShellScreen({ children }: { children: ReactNode }) {
  return (
    <SignOutProvider>
      <Workshop>{children}</Workshop>
    </SignOutProvider>
  )
}

function Workshop({ children }: { children: ReactNode }) {
  const common = useWords('common')
  const { leaving, signOut } = useSignOut()
  const client = useQueryClientOfSession(signOut)
  useSessionCheck(signOut)
  return (
    <QueryClientProvider client={client}>
      <ModalsProvider labels={{ confirm: common('accept'), cancel: common('cancel') }}>
        <Frame>{children}</Frame>
      </ModalsProvider>
      <Notifications position="bottom-right" autoClose={TOAST_MILLISECONDS} />
      {leaving && <LeavingOverlay />}
    </QueryClientProvider>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const say = useWords('shell')
  const [open, setOpen] = useState(false)
  const moving = useNavigation().state === 'loading'
  const close = () => setOpen(false)
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {say('skip')}
      </a>
      <div className={css.side}>
        <Sidebar />
      </div>
      <header className={css.bar}>
        <ActionIcon
          variant="subtle"
          color="dark"
          size="xl"
          aria-label={say('openMenu')}
          onClick={() => setOpen(true)}
        >
          <IconMenu2 />
        </ActionIcon>
        <Link to="/landings" className={css.home} aria-label="Nelly">
          <NellyLogo size={26} />
        </Link>
      </header>
      <Drawer
        opened={open}
        onClose={close}
        size={288}
        padding={0}
        withCloseButton={false}
        aria-label={say('navigation')}
      >
        <ActionIcon
          variant="subtle"
          color="dark"
          size="xl"
          className={css.close}
          aria-label={say('closeMenu')}
          onClick={close}
        >
          <IconX size={20} />
        </ActionIcon>
        <Sidebar onNavigate={close} />
      </Drawer>
      <main id="content" className={css.content} tabIndex={-1} aria-busy={moving}>
        <div className={css.measure}>{children}</div>
      </main>
    </div>
  )
}
