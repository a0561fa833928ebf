import { IconError404 } from '@tabler/icons-react'
import { ApiProblem } from '../../api/api-problem.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { useWords } from '../words/use-words.ts'

/** A landing that can't be shown: because it does not exist, or because it could not be loaded. */
export function LandingMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useWords('landing')
  if (!(error instanceof ApiProblem && error.status === 404)) {
    return <LoadError isPage error={error} onRetry={onRetry} />
  }
  return (
    <EmptyState
      isPage
      Icon={IconError404}
      title={t('notFound')}
      link={{ to: '/landings', label: t('back') }}
    />
  )
}
