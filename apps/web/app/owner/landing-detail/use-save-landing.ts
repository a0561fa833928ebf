import { type LandingAnswer, updateLanding } from '@nelly/contract/landings'
import {
  LANDING_DRAFT_FIELDS,
  type LandingDraft,
  type LandingRead,
  landingEditBody,
  landingRead,
  type OwnedLanding,
  ownedLanding,
} from '@nelly/contract/owned-landing'
import { useQueryClient } from '@tanstack/react-query'
import { afterSave } from '../forms/conflicts/edit-conflicts.ts'
import { useEditConflicts } from '../forms/conflicts/use-edit-conflicts.ts'
import { renderFaults } from '../forms/to-first-fault.ts'
import type { LandingForm } from '../landing-fields/use-landing-draft.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

export type LandingField = keyof LandingDraft | 'logo'

/** What is sent: the form's values, and its initial values. */
interface Edit {
  draft: LandingDraft
  logo: File | undefined
  read: LandingRead
}

/**
 * Saves the changes of a landing. Conflicting changes are asked about. `onSaved` is called at once, `onDone` when every
 * screen shows the saved values.
 */
export function useSaveLanding(
  landing: OwnedLanding,
  form: LandingForm,
  { onSaved, onDone }: { onSaved: (saved: LandingAnswer) => void; onDone?: () => void },
) {
  const t = useWords('landing')
  const toasts = useToasts()
  const client = useQueryClient()
  const edit = useEditConflicts(() => landingRead(landing), LANDING_DRAFT_FIELDS)
  const saving = useGuardedMutation({
    mutationFn: ({ draft, logo, read }: Edit) =>
      callApi(updateLanding, {
        params: { userId: ownerId(), landingId: landing.id },
        body: landingEditBody(draft, read, logo !== undefined),
        files: { logo },
      }),
    onSuccess: async (saved, sent) => {
      const { logo, ...stored } = landingRead(ownedLanding(saved))
      onSaved(saved)
      edit.setRead({ ...stored, logo })
      form.change(afterSave(form.draft, sent.draft, stored))
      await invalidate(client, 'landings')
      form.chooseLogo(undefined)
      toasts.done(t('saved'))
      onDone?.()
    },
    onError: (problem) => {
      const errors = edit.refuse(problem)
      renderFaults(() => form.setErrors(errors))
    },
  })
  return {
    save: () => saving.mutate({ draft: form.draft, logo: form.logo, read: edit.read }),
    pending: saving.isPending,
    failure: edit.failureOf(saving.error, t('saveFailed')),
    forgetFailure: saving.reset,
    isConflict: edit.isConflict(saving.error),
    conflicts: edit.conflicts,
    /** Saves again, with the other value in the chosen fields. */
    decide: (taken: ReadonlySet<LandingField>) => {
      const {
        adopted: { logo: _, ...adopted },
        known,
      } = edit.resolve(taken)
      form.change(adopted)
      if (taken.has('logo')) form.chooseLogo(undefined)
      saving.mutate({
        draft: { ...form.draft, ...adopted },
        logo: taken.has('logo') ? undefined : form.logo,
        read: known,
      })
    },
    keepEditing: edit.keepEditing,
  }
}
