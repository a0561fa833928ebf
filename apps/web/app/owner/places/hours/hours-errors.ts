import { changePlace } from '@nelly/contract/places/places'
import { ratesProblem } from '@nelly/contract/rates/problem-words'
import { nestedFieldErrors } from '@nelly/contract/refusals/field-words'
import type { Language } from '@nelly/contract/wire'
import { ApiProblem } from '../../../api/api-problem.ts'
import type { ReadDraft } from './hours-draft.ts'

/** Messages by the field of the form: `hours.1`, `exceptions.0.to`, `outside.pickup.0.amount`. */
export type HoursErrors = Readonly<Record<string, string>>

/** The field of the form that holds a field of the call: a day's intervals are one text, and so are the ends of a window. */
const formField = (path: string): string =>
  path
    .replace(/^(hours\.\d).*/, '$1')
    .replace(/^(exceptions\.\d+\.hours).*/, '$1')
    .replace(/^(outside\.\w+\.\d+)\.to$/, '$1.from')

/** What is wrong with a form: texts that are not read, and what the call's own schema refuses of the rest. */
export function hoursErrors(
  { said, unreadable, unpayable }: ReadDraft,
  words: string,
  language: Language,
): HoursErrors {
  const checked = changePlace.body.safeParse(said)
  const refused = checked.success ? {} : nestedFieldErrors(checked.error.issues, language)
  return {
    ...byField(refused),
    ...Object.fromEntries(unreadable.map((field) => [field, words])),
    ...Object.fromEntries(unpayable.map((field) => [field, ratesProblem('decimals')[language]])),
  }
}

/** The errors of a refused save. */
export const refusedHours = (problem: unknown): HoursErrors =>
  problem instanceof ApiProblem ? byField(problem.errors) : {}

const byField = (errors: Readonly<Record<string, readonly string[]>>): HoursErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .toReversed()
      .map(([path, sentences]) => [formField(path), sentences.join(' ')]),
  )
