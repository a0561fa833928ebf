import { Switch } from '@mantine/core'
import { setReviewRequests } from '@nelly/contract/reviews'
import type { LandingId } from '@nelly/domain/ids'
import { useQueryClient } from '@tanstack/react-query'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Whether customers of a landing are asked for a review by mail; saved at once. */
export function AskSwitch({ landingId, enabled }: { landingId: number; enabled: boolean }) {
  const t = useWords('reviews')
  const toasts = useToasts()
  const client = useQueryClient()
  const saving = useGuardedMutation({
    mutationFn: (wanted: boolean) =>
      callApi(setReviewRequests, {
        params: { landingId: landingId as LandingId },
        body: { enabled: wanted },
      }),
    onSuccess: async (saved) => {
      await invalidate(client, 'reviews')
      toasts.done(saved.enabled ? t('askOn') : t('askOff'))
    },
    onError: () => toasts.failed(t('askFailed')),
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
