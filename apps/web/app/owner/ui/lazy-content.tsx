import { type ReactNode, Suspense } from 'react'
import { useWords } from '../words/use-words.ts'
import { Loading } from './loading.tsx'

/** What is loaded when it is needed. */
export function LazyContent({ children }: { children: ReactNode }) {
  const t = useWords('common')
  return <Suspense fallback={<Loading words={t('loading')} />}>{children}</Suspense>
}
