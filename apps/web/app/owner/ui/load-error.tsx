import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { ApiProblem } from '../../api/api-problem.ts'
import { useWords } from '../words/use-words.ts'
import { EmptyState } from './empty-state.tsx'

/** Shown instead of what could not be loaded, which must not look like nothing; what a role may not see is in the words of the refusal. */
export function LoadError(props: { error: unknown; title?: string; isPage?: boolean; onRetry: () => void }) {
  const t = useWords('common')
  const refused = props.error instanceof ApiProblem && props.error.status === 403 && props.error.message
  const unreachable = !navigator.onLine || (props.error instanceof ApiProblem && props.error.status === 0)
  return (
    <div role="alert">
      <EmptyState
        Icon={IconCloudOff}
        title={props.title ?? t('somethingWrong')}
        isPage={props.isPage}
        action={
          !refused && (
            <Button variant="default" onClick={props.onRetry}>
              {t('retry')}
            </Button>
          )
        }
      >
        {refused || (unreachable ? t('unreachable') : t('wrongHint'))}
      </EmptyState>
    </div>
  )
}
