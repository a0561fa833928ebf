import { Button } from '@mantine/core'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { useShortTime } from '../use-short-time.ts'

/** Whether all edits are saved, when they were, and who else edits. */
export function SaveState() {
  const t = useWords('site')
  const time = useShortTime()
  const { stored, merged, isUnsaved, isSaving, failure, save } = useSite().site
  const isStepFailed = failure !== undefined && !isUnsaved
  const state = isStepFailed
    ? t('state.stepFailed')
    : failure
      ? t(failure.message ? 'state.rejected' : 'state.failed')
      : isUnsaved || isSaving
        ? t('state.saving')
        : t('state.saved', { at: time(new Date(stored.savedAt)) })
  return (
    <>
      <span role="status">
        {state}
        {merged?.savedBy && (
          <> · {t('state.together', { name: merged.savedBy, at: time(new Date(merged.savedAt)) })}</>
        )}
      </span>
      {failure && (
        <span role="alert">
          {failure.message && <span className="error"> {failure.message}</span>}
          {Object.entries(failure.errors).map(([field, messages]) => (
            <span key={field} className="error">
              {' '}
              {messages.join(' ')}
            </span>
          ))}{' '}
          {!isStepFailed && (
            <Button variant="default" size="compact-sm" onClick={save}>
              {t('state.retry')}
            </Button>
          )}
        </span>
      )}
    </>
  )
}
