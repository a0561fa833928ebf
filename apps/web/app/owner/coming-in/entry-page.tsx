import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NellyLogo } from '../ui/logo.tsx'
import css from './entry-page.module.css'

/** A page for whoever comes in, whether somebody is signed in or not. */
export function EntryPage({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <main className={css.page}>
        <NellyLogo size={36} />
        {children}
      </main>
    </QueryClientProvider>
  )
}
