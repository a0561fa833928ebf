import { useForm } from '@mantine/form'
import { fieldErrors } from '@nelly/contract/field-words'
import {
  EMPTY_PLACE,
  newPlaceBody,
  ownedPlace,
  PLACE_DRAFT_FIELDS,
  type PlaceDraft,
  placeChangesBody,
  placeDraftOf,
} from '@nelly/contract/owned-place'
import { addPlace, changePlace, type OwnedPlace } from '@nelly/contract/places'
import { useQueryClient } from '@tanstack/react-query'
import { useEditConflicts } from '../forms/conflicts/use-edit-conflicts.ts'
import { showFaults, toFirstFault } from '../forms/to-first-fault.ts'
import { useGuardedMutation } from '../mutations/use-guarded-mutation.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

/** What is sent: the form's values, and its initial ones. */
interface Edit {
  draft: PlaceDraft
  read: PlaceDraft
}

/** The form of a place: checked by the call's own schema, and saved; conflicting changes are asked about. */
export function usePlaceForm(
  landingId: number,
  place: OwnedPlace | undefined,
  onSaved: (saved: OwnedPlace) => void,
) {
  const t = useWords('places')
  const client = useQueryClient()
  const initial = () => (place ? placeDraftOf(place) : EMPTY_PLACE)
  const edit = useEditConflicts(initial, PLACE_DRAFT_FIELDS)
  const form = useForm({ mode: 'controlled', initialValues: initial(), validate: placeErrors })
  const saving = useGuardedMutation({
    runAgain: 'never',
    mutationFn: ({ draft, read }: Edit) =>
      place
        ? callApi(changePlace, { params: { placeId: place.id }, body: placeChangesBody(draft, read) })
        : callApi(addPlace, { params: { landingId }, body: newPlaceBody(draft) }),
    onSuccess: async (saved) => {
      await invalidate(client, 'places')
      onSaved(ownedPlace(saved))
    },
    onError: (problem) => showFaults(form, edit.refuse(problem)),
  })
  return {
    form,
    submit: form.onSubmit((draft) => saving.mutate({ draft, read: edit.read }), toFirstFault(form)),
    pending: saving.isPending,
    failure: edit.failureOf(saving.error, t('failed')),
    conflicts: edit.conflicts,
    /** Saves again, with the other value in the chosen fields. */
    decide: (taken: ReadonlySet<keyof PlaceDraft>) => {
      const { adopted, known } = edit.resolve(taken)
      form.setValues(adopted)
      saving.mutate({ draft: { ...form.getValues(), ...adopted }, read: known })
    },
    keepEditing: edit.keepEditing,
  }
}

/** The errors of the call's own schema, by the form's names. */
function placeErrors(draft: PlaceDraft): Partial<Record<keyof PlaceDraft, string>> {
  const read = addPlace.body.safeParse(newPlaceBody(draft))
  if (read.success) return {}
  const errors: Partial<Record<keyof PlaceDraft, string>> = {}
  for (const [name, sentences] of Object.entries(fieldErrors(read.error.issues, storedLanguage()))) {
    const field = PLACE_DRAFT_FIELDS[name]
    if (field) errors[field] = sentences.join(' ')
  }
  return errors
}
