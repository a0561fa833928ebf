import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useWords } from '../words/use-words.ts'
import { EmptyState } from './empty-state.tsx'

/** Shown instead of a list that could not be loaded, which must not look like an empty one. */
export function LoadError(props: { error: unknown; title?: string; isPage?: boolean; onRetry: () => void }) {
  const t = useWords('common')
  const unreachable = !navigator.onLine || (props.error instanceof ApiProblem && props.error.status === 0)
  return (
    <div role="alert">
      <EmptyState
        Icon={IconCloudOff}
        title={props.title ?? t('somethingWrong')}
        isPage={props.isPage}
        action={
          <Button variant="default" onClick={props.onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {unreachable ? t('unreachable') : t('wrongHint')}
      </EmptyState>
    </div>
  )
}
