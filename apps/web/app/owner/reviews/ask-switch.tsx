import { Switch } from '@mantine/core'
import { setReviewRequests } from '@nelly/contract/reviews'
import type { LandingId } from '@nelly/domain/ids'
import { useAction } from '../mutations/use-action.ts'
import { callApi } from '../session/call.ts'
import { useWords } from '../words/use-words.ts'

/** Whether customers of a landing are asked for a review by mail; saved at once. */
export function AskSwitch({ landingId, enabled }: { landingId: number; enabled: boolean }) {
  const t = useWords('reviews')
  const saving = useAction({
    run: (wanted: boolean) =>
      callApi(setReviewRequests, {
        params: { landingId: landingId as LandingId },
        body: { enabled: wanted },
      }),
    subject: 'reviews',
    done: (saved) => t(saved.enabled ? 'askOn' : 'askOff'),
    failed: t('askFailed'),
  })
  return (
    <Switch
      size="md"
      label={t('ask')}
      checked={saving.isPending ? saving.variables : enabled}
      onChange={(event) => saving.mutate(event.currentTarget.checked)}
    />
  )
}
