import { createLanding } from '@nelly/contract/landings'
import { LANDING_DRAFT_FIELDS, newLandingBody } from '@nelly/contract/owned-landing'
import { useQueryClient } from '@tanstack/react-query'
import { fieldErrorsOf } from '../../forms/field-errors.ts'
import type { LandingForm } from '../../landing-fields/use-landing-draft.ts'
import { useGuardedMutation } from '../../mutations/use-guarded-mutation.ts'
import { invalidate } from '../../queries/dependent-queries.ts'
import { callApi } from '../../session/call.ts'
import { ownerId } from '../../session/owner-id.ts'
import { useWords } from '../../words/use-words.ts'
import { keepLandingInProgress } from '../landing-in-progress.ts'

/** Creates the landing of the form and stores it for the next steps; `onCreated` is called at once. */
export function useCreateLanding(form: LandingForm, onCreated: () => void) {
  const common = useWords('common')
  const client = useQueryClient()
  const creation = useGuardedMutation({
    runAgain: 'never',
    mutationFn: () =>
      callApi(createLanding, { body: newLandingBody(ownerId(), form.draft), files: { logo: form.logo } }),
    onSuccess: ({ id, name }) => {
      keepLandingInProgress({ id, name })
      onCreated()
      return invalidate(client, 'landings')
    },
    onError: (problem) => form.setErrors(fieldErrorsOf(problem, LANDING_DRAFT_FIELDS)),
  })
  return {
    create: () => creation.mutate(),
    isPending: creation.isPending,
    created: creation.data?.display_name,
    failure: creation.error ? failureOf(creation.error, form, common('somethingWrong')) : undefined,
    forgetFailure: creation.reset,
  }
}

/** A refusal with field errors uses their messages, which say more than "check the fields". */
const failureOf = (problem: Error, form: LandingForm, otherwise: string): string =>
  Object.values(form.errors).find(Boolean) ?? (problem.message || otherwise)
