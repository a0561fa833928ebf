import { changePlace } from '@nelly/contract/places/places'
import { nestedFieldErrors } from '@nelly/contract/refusals/field-words'
import type { Language } from '@nelly/contract/wire'
import { dayWords } from '@nelly/contract/words/moment-words'
import type { HoursException } from '@nelly/domain/places/opening-hours'
import type { ApiProblem } from '../../../api/api-problem.ts'
import type { ExceptionsEdit } from './exceptions-edit.ts'

/** Days that are named; of more the others are counted. */
const NAMED_DAYS = 3

/** What the call's own schema refuses, in sentences: `Oficina (vie, 25 dic 2026): …`. */
export const refusedDays = (edits: readonly ExceptionsEdit[], language: Language): string[] =>
  edits.flatMap((edit) => {
    const { exceptions } = edit
    const checked = changePlace.body.safeParse({ exceptions })
    return checked.success ? [] : sentences(edit, nestedFieldErrors(checked.error.issues, language), language)
  })

/** What the server refuses, in the same sentences. What it says of no day in particular is said of all that were to be added. */
export function daysRefusedByServer(
  edit: ExceptionsEdit,
  { errors, message }: Pick<ApiProblem, 'errors' | 'message'>,
  language: Language,
): string[] {
  if (Object.keys(errors).length > 0) return sentences(edit, errors, language)
  const { place, exceptions } = edit
  const added = exceptions.filter((one) => !place.exceptions.includes(one))
  return [`${named(place.name, added, language)}: ${message}`]
}

/** One sentence for all days with the same error. */
function sentences(
  { place, exceptions }: ExceptionsEdit,
  errors: ApiProblem['errors'],
  language: Language,
): string[] {
  const found = Object.entries(errors).flatMap(([path, words]) => {
    const index = /^exceptions\.(\d+)/.exec(path)?.[1]
    const day = index === undefined ? undefined : exceptions[Number(index)]
    return words.map((each) => ({ each, day }))
  })
  return [...Map.groupBy(found, ({ each }) => each)].map(([words, those]) => {
    const days = new Set(those.flatMap(({ day }) => (day ? [day] : [])))
    return `${named(place.name, [...days], language)}: ${words}`
  })
}

function named(place: string, days: readonly HoursException[], language: Language): string {
  const words = days.slice(0, NAMED_DAYS).map(({ from }) => dayWords(from, language, 'dated'))
  const others = days.length > NAMED_DAYS ? [`+${days.length - NAMED_DAYS}`] : []
  return days.length === 0 ? place : `${place} (${[...words, ...others].join('; ')})`
}
