import { LOCATION_NAMES } from '@nelly/contract/specified/location-names'
import { addLocation, type OwnedLocation } from '@nelly/contract/specified/locations'
import { newLocationBody } from '@nelly/contract/specified/owned-location'
import { fieldErrorsOf } from '../forms/field-errors.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { callApi } from '../session/call.ts'
import { useToasts } from '../ui/use-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

type Pair = Omit<OwnedLocation, 'id'>
type Errors = Partial<Record<keyof Pair, string>>

/** Adds a pair of places to a landing. */
export function useAddLocation(
  landingId: number,
  on: { onDone: () => void; onRefused: (errors: Errors) => void },
) {
  const t = useWords('locations')
  const toasts = useToasts()
  return useGuardedMutation({
    runAgain: 'never',
    mutationFn: (pair: Pair) => callApi(addLocation, { params: { landingId }, body: newLocationBody(pair) }),
    subject: 'places',
    onSuccess: () => {
      toasts.done(t('added'))
      on.onDone()
    },
    onError: (problem) => on.onRefused(fieldErrorsOf<keyof Pair>(problem, LOCATION_NAMES)),
  })
}

/** The errors of the call's own schema, by the form's names. */
export const locationErrors = (pair: Pair): Errors =>
  schemaErrors(addLocation.body.safeParse(newLocationBody(pair)).error, storedLanguage(), LOCATION_NAMES)
