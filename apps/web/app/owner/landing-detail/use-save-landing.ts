import { type LandingAnswer, updateLanding } from '@nelly/contract/specified/landings'
import {
  LANDING_DRAFT_FIELDS,
  type LandingDraft,
  landingChangesBody,
  landingDraftOf,
  type OwnedLanding,
  ownedLanding,
} from '@nelly/contract/specified/owned-landing'
import { mergeEdits } from '@nelly/domain/three-way-merge'
import { useQueryClient } from '@tanstack/react-query'
import { changedFields } from '../forms/drafts/changed-fields.ts'
import { type Stored, useEdit } from '../forms/edit/use-edit.ts'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { renderFaults } from '../forms/to-first-fault.ts'
import type { LandingForm } from '../landing-fields/use-landing-draft.ts'
import { invalidate } from '../mutations/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { ownerId } from '../session/owner-id.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'

/** A landing's form with its logo: the path of the stored one, or a new one. */
export interface LandingEdit extends LandingDraft {
  logo: string | File
}

const editOf = (landing: OwnedLanding): Stored<LandingEdit> => ({
  values: { ...landingDraftOf(landing), logo: landing.logo },
  revision: landing.revision,
})

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
  const show = ({ logo, ...draft }: LandingEdit) => {
    form.change(draft)
    form.chooseLogo(logo instanceof File ? logo : undefined)
  }
  const edit = useEdit<LandingEdit, LandingAnswer>({
    stored: editOf(landing),
    storedOf: (answer) => editOf(ownedLanding(answer)),
    save: ({ values: { name, primary, secondary, ...values }, stored }) =>
      callApi(updateLanding, {
        params: { userId: ownerId(), landingId: landing.id },
        body: {
          ...landingChangesBody({ name, primary, secondary, ...changedFields(values, stored.values) }),
          revision: stored.revision,
        },
        files: { logo: values.logo instanceof File ? values.logo : undefined },
      }),
    onSaved: async (saved, { values: base }) => {
      onSaved(saved)
      const theirs = editOf(ownedLanding(saved)).values
      // What was typed while it was saved stays.
      show(mergeEdits({ base, mine: { ...form.draft, logo: base.logo }, theirs }).merged)
      await invalidate(client, 'landings')
      toasts.done(t('saved'))
      onDone?.()
    },
    onMerged: show,
    onRefused: (problem) => renderFaults(() => form.setErrors(fieldErrorsOf(problem, LANDING_DRAFT_FIELDS))),
  })
  return {
    ...edit,
    save: () => edit.save({ ...form.draft, logo: form.logo ?? edit.stored.values.logo }),
    failure: edit.failure(t('saveFailed')),
  }
}
