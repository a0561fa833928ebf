import { addPlace, changePlace, type OwnedPlace } from '@nelly/contract/places/places'
import { changedFields } from '../forms/drafts/changed-fields.ts'
import type { Stored } from '../forms/edit/use-edit.ts'
import { useEditForm } from '../forms/edit/use-edit-form.ts'
import { schemaErrors } from '../forms/schema-errors.ts'
import { callApi } from '../session/call.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'

/** A place as a form holds it, and as the call takes it; what is not known is blank. */
export interface PlaceDraft extends Pick<OwnedPlace, 'name' | 'kind' | 'isPickup' | 'isReturn'> {
  code: string
  address: string
  latitude: string
  longitude: string
  phone: string
  instructionsEs: string
  instructionsEn: string
}

const EMPTY_PLACE: PlaceDraft = {
  name: '',
  code: '',
  kind: 'office',
  isPickup: true,
  isReturn: true,
  address: '',
  latitude: '',
  longitude: '',
  phone: '',
  instructionsEs: '',
  instructionsEn: '',
}

const draftOf = ({ revision, ...place }: OwnedPlace): Stored<PlaceDraft> => ({
  values: {
    name: place.name,
    code: place.code ?? '',
    kind: place.kind,
    isPickup: place.isPickup,
    isReturn: place.isReturn,
    address: place.address ?? '',
    latitude: String(place.latitude ?? ''),
    longitude: String(place.longitude ?? ''),
    phone: place.phone ?? '',
    instructionsEs: place.instructionsEs ?? '',
    instructionsEn: place.instructionsEn ?? '',
  },
  revision,
})

/** The form of a place: checked by the call's own schema, and saved; conflicting changes are asked about. */
export function usePlaceForm(
  landingId: number,
  place: OwnedPlace | undefined,
  onDone: (saved: OwnedPlace) => void,
) {
  const t = useWords('places')
  return useEditForm<PlaceDraft, OwnedPlace>({
    stored: place ? draftOf(place) : { values: EMPTY_PLACE },
    storedOf: draftOf,
    validate: (draft) => schemaErrors(addPlace.body.safeParse(draft).error, storedLanguage()),
    save: ({ values, stored: { values: read, revision } }) =>
      place
        ? callApi(changePlace, {
            params: { placeId: place.id },
            body: { ...changedFields(values, read), revision },
          })
        : callApi(addPlace, { params: { landingId }, body: values }),
    subject: 'places',
    onDone,
    failed: t('failed'),
  })
}
