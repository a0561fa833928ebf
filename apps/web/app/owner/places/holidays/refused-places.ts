import { nestedFieldErrors } from '@nelly/contract/field-words'
import { changePlace, placeExceptionsBody } from '@nelly/contract/places'
import type { Language } from '@nelly/contract/wire'
import type { ExceptionsEdit } from './use-add-holidays.ts'

/** What the call's own schema refuses, a sentence for each place: `Oficina: …`. */
export const refusedPlaces = (edits: readonly ExceptionsEdit[], language: Language): string[] =>
  edits.flatMap(({ place, exceptions }) => {
    const checked = changePlace.body.safeParse(placeExceptionsBody(exceptions, place.exceptions))
    if (checked.success) return []
    const sentences = Object.values(nestedFieldErrors(checked.error.issues, language)).flat()
    return [`${place.name}: ${[...new Set(sentences)].join(' ')}`]
  })
