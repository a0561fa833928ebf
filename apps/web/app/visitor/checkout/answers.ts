import type { AnswerProblem, TypedAnswers } from '@nelly/domain/reservations/booking-questions'
import { textOf } from '../posted-form.ts'

/** The form's field with the versions of the rates whose questions it showed, the latest last. */
const VERSIONS_FIELD = 'questions'

const PREFIX = 'question_'
/** How many questions and versions of them are read of a form. */
const MOST = 40
const MOST_VERSIONS = 5

/** The name and the id of the field of a question. */
export const answerField = (id: string): string => PREFIX + id

/** What a form says of the landing's own questions. */
export interface FormAnswers {
  readonly typed: TypedAnswers
  readonly versions: readonly number[]
}

export const NO_ANSWERS: FormAnswers = { typed: {}, versions: [] }

/** Parses the answers of a posted form. */
export function readAnswers(form: FormData): FormAnswers {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(PREFIX)).slice(0, MOST)
  const versions = textOf(form, VERSIONS_FIELD).match(/\b\d{1,9}\b/g) ?? []
  return {
    typed: Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), textOf(form, name)])),
    versions: [...new Set(versions.map(Number))].slice(-MOST_VERSIONS),
  }
}

/** The hidden fields that carry answers on: to all questions but those that are `shown`, whose version is `now`. */
export const carriedAnswers = (
  { typed, versions }: FormAnswers,
  { now, shown }: { readonly now?: number; readonly shown: readonly { readonly id: string }[] },
): [name: string, value: string][] => [
  [VERSIONS_FIELD, [...versions.filter((one) => one !== now), ...(now === undefined ? [] : [now])].join(' ')],
  ...Object.entries(typed)
    .filter(([id, text]) => text.trim() !== '' && !shown.some((one) => one.id === id))
    .map(([id, text]): [string, string] => [answerField(id), text]),
]

/** A question that is invalid, by its field, and why. */
export type AnswerProblems = Readonly<Record<string, AnswerProblem>>
