import { currency, USD } from '@nelly/domain/currency'
import type { PlaceId } from '@nelly/domain/ids'
import type { PlaceHours } from '@nelly/domain/opening-hours'
import type { z } from 'zod'
import { editBody } from './edit-body.ts'
import { renamed } from './names.ts'
import { type HoursAnswer, hoursAnswer, placeHours, spelledHours } from './place-hours-answer.ts'
import { PLACE_NAMES } from './place-names.ts'
import type { changePlace, OwnedPlace, PlaceAnswer } from './places.ts'

export function ownedPlace(answer: PlaceAnswer): OwnedPlace {
  const charged = currency(answer.currency)
  const { id, ...place } = renamed(answer, PLACE_NAMES)
  return { ...place, ...placeHours(answer, charged), id: id as PlaceId, currency: charged }
}

/** A place as a form holds it; what is not known is blank. */
export interface PlaceDraft extends Pick<OwnedPlace, 'name' | 'kind' | 'isPickup' | 'isReturn'> {
  address: string
  latitude: string
  longitude: string
  phone: string
  instructionsEs: string
  instructionsEn: string
}

/** The initial form of a new place. */
export const EMPTY_PLACE: PlaceDraft = {
  name: '',
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

/** The form field that shows the error of a field of the wire. */
export const PLACE_DRAFT_FIELDS: Readonly<Record<string, keyof PlaceDraft>> = {
  name: 'name',
  kind: 'kind',
  pickup: 'isPickup',
  return: 'isReturn',
  address: 'address',
  latitude: 'latitude',
  longitude: 'longitude',
  phone: 'phone',
  instructions_es: 'instructionsEs',
  instructions_en: 'instructionsEn',
}

/** The body that adds a place. */
export const newPlaceBody = ({
  isPickup,
  isReturn,
  instructionsEs,
  instructionsEn,
  ...draft
}: PlaceDraft) => ({
  ...draft,
  pickup: isPickup,
  return: isReturn,
  instructions_es: instructionsEs,
  instructions_en: instructionsEn,
})

/** The body that changes what differs from the form's initial values. */
export const placeChangesBody = (draft: PlaceDraft, read: PlaceDraft): z.input<typeof changePlace.body> =>
  editBody(newPlaceBody(draft), newPlaceBody(read))

/** The body that offers a place for something, or no longer. */
export const placeOfferBody = ({
  isPickup,
  isReturn,
}: Partial<Pick<OwnedPlace, 'isPickup' | 'isReturn'>>): z.input<typeof changePlace.body> => ({
  pickup: isPickup,
  return: isReturn,
})

/** The body that moves a place. */
export const placeMoveBody = (position: number): z.input<typeof changePlace.body> => ({ position })

/** The initial form of a place that exists. */
export const placeDraftOf = ({ id: _, position: __, ...place }: OwnedPlace): PlaceDraft => ({
  ...place,
  address: place.address ?? '',
  latitude: String(place.latitude ?? ''),
  longitude: String(place.longitude ?? ''),
  phone: place.phone ?? '',
  instructionsEs: place.instructionsEs ?? '',
  instructionsEn: place.instructionsEn ?? '',
})

/** The hours of a place as the call spells them: what a form begins with, and what conflicts are shown by. */
export const placeHoursRead = (place: OwnedPlace): HoursAnswer => hoursAnswer(place, place.currency)

/** The hours of an answer without their currency: the fees are left out. */
export const placeHoursOf = (read: HoursAnswer): Pick<PlaceHours, 'hours' | 'exceptions'> =>
  placeHours({ ...read, outside: { pickup: [], return: [] } }, USD)

/** The body that changes what differs from the hours that were read. */
export function placeHoursBody(said: HoursAnswer, read: HoursAnswer): z.input<typeof changePlace.body> {
  const changed = (['hours', 'exceptions', 'outside'] as const).filter(
    (field) => JSON.stringify(said[field]) !== JSON.stringify(read[field]),
  )
  const among = (all: HoursAnswer) => Object.fromEntries(changed.map((field) => [field, all[field]]))
  return { ...among(said), base: among(read) }
}

/** The body that changes the exceptions of a place, as they are and as they were read. */
export const placeExceptionsBody = (
  exceptions: PlaceHours['exceptions'],
  read: PlaceHours['exceptions'],
): z.input<typeof changePlace.body> =>
  ({
    ...spelledHours({ exceptions }),
    base: spelledHours({ exceptions: read }),
  }) as z.input<typeof changePlace.body>
