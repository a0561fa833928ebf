import { updateLanding } from '@nelly/contract/landings'
import { LANDING_DRAFT_FIELDS, landingChangesBody } from '@nelly/contract/owned-landing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toldBy } from '../forms/told-by.ts'
import type { LandingForm } from '../landing-fields/use-landing-draft.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** Saves what the form says of a landing; `onSaved` is told at once. */
export function useSaveLanding(landingId: number, form: LandingForm, onSaved: () => void) {
  const say = useWords('landing')
  const toasts = useToasts()
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: () =>
      callApi(updateLanding, {
        params: { userId: ownerId(), landingId },
        body: landingChangesBody(form.draft),
        files: { logo: form.logo },
      }),
    onSuccess: async () => {
      onSaved()
      await Promise.all(
        [['landings'], ['landing', landingId], ['review']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
      form.chooseLogo(undefined)
      toasts.done(say('saved'))
    },
    onError: (problem) => form.tell(toldBy(problem, LANDING_DRAFT_FIELDS)),
  })
  return {
    save: () => saving.mutate(),
    pending: saving.isPending,
    failure: saving.isError ? say('saveFailed') : undefined,
  }
}
