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
import { useEditForm } from '../forms/conflicts/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { invalidate } from '../queries/dependent-queries.ts'
import { callApi } from '../session/call.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

/** The form of a place: checked by the call's own schema, and saved; conflicting changes are asked about. */
export function usePlaceForm(
  landingId: number,
  place: OwnedPlace | undefined,
  onSaved: (saved: OwnedPlace) => void,
) {
  const t = useWords('places')
  const client = useQueryClient()
  return useEditForm<PlaceDraft, Parameters<typeof ownedPlace>[0]>({
    stored: place ? placeDraftOf(place) : EMPTY_PLACE,
    fields: PLACE_DRAFT_FIELDS,
    validate: (draft) =>
      schemaErrors(addPlace.body.safeParse(newPlaceBody(draft)).error, PLACE_DRAFT_FIELDS, storedLanguage()),
    save: ({ draft, read }) =>
      place
        ? callApi(changePlace, { params: { placeId: place.id }, body: placeChangesBody(draft, read) })
        : callApi(addPlace, { params: { landingId }, body: newPlaceBody(draft) }),
    onSaved: async (saved) => {
      await invalidate(client, 'places')
      onSaved(ownedPlace(saved))
    },
    failed: t('failed'),
  })
}
