import type { z } from 'zod'
import { refusalWords, type Words } from './refusal-words.ts'
import { REFUSALS, type Refusal } from './refusals.ts'
import type { Language } from './wire.ts'

type Issue = z.core.$ZodIssue

const known: ReadonlySet<unknown> = new Set(REFUSALS)

/**
 * The message for a field that failed its schema, in a language. A refusal has its own message, and so has an issue with
 * `params.words`.
 */
export function fieldWords(issue: Issue, language: Language): string {
  if (issue.code === 'custom' && issue.params?.words) return (issue.params.words as Words)[language]
  const refusal: unknown = issue.code === 'custom' ? issue.params?.refusal : issue.message
  return known.has(refusal) ? refusalWords(refusal as Refusal, language) : wordsOf(issue)[language]
}

function wordsOf(issue: Issue): Words {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? { en: `Use up to ${issue.maximum} characters.`, es: `Usa hasta ${issue.maximum} caracteres.` }
        : issue.origin === 'array'
          ? { en: `Give up to ${issue.maximum}.`, es: `Indica hasta ${issue.maximum}.` }
          : { en: `Give at most ${issue.maximum}.`, es: `Indica como máximo ${issue.maximum}.` }
    case 'too_small':
      return issue.origin === 'string'
        ? required
        : issue.inclusive === false
          ? { en: `Give more than ${issue.minimum}.`, es: `Indica más de ${issue.minimum}.` }
          : { en: `Give at least ${issue.minimum}.`, es: `Indica como mínimo ${issue.minimum}.` }
    case 'not_multiple_of':
      return issue.divisor === 0.01
        ? { en: 'Give at most two decimals.', es: 'Indica como máximo dos decimales.' }
        : unreadable
    case 'invalid_format':
      return issue.format === 'email'
        ? { en: 'Give a valid email address.', es: 'Indica un correo electrónico válido.' }
        : unreadable
    case 'invalid_value':
      return {
        en: `Choose one of: ${issue.values.join(', ')}.`,
        es: `Elige una de estas opciones: ${issue.values.join(', ')}.`,
      }
    case 'unrecognized_keys':
      return { en: 'There is no such field.', es: 'Este campo no existe.' }
    case 'invalid_type':
      // A missing field fails as a wrong type. Zod does not pass on the input, so the message is what tells them apart.
      return / received (undefined|null)$/.test(issue.message)
        ? required
        : issue.expected === 'int'
          ? { en: 'Give a whole number.', es: 'Indica un número entero.' }
          : issue.expected === 'number'
            ? { en: 'Give a number.', es: 'Indica un número.' }
            : unreadable
    default:
      return unreadable
  }
}

const required: Words = { en: 'This field is required.', es: 'Este campo es obligatorio.' }
const unreadable: Words = { en: 'This value is not valid.', es: 'Este valor no es válido.' }

/** The invalid fields with their messages; errors inside a list or an object are reported at its own name. */
export function fieldErrors(issues: readonly Issue[], language: Language): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'body')
    const words = fieldWords(issue, language)
    errors[field] ??= []
    if (!errors[field].includes(words)) errors[field].push(words)
  }
  return errors
}

/** Errors reported at most; a document with one mistake in every cell needs no more to be mended. */
const MOST_ERRORS = 100

/** The invalid fields with their messages by their whole path, as `rates.seasons.0.name`; unknown ones by their own name. */
export function nestedFieldErrors(issues: readonly Issue[], language: Language): Record<string, string[]> {
  const found = issues.flatMap((issue) =>
    (issue.code === 'unrecognized_keys' ? issue.keys : [undefined]).map((key) => ({
      field: [...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.') || 'body',
      words: fieldWords(issue, language),
    })),
  )
  const byField = Map.groupBy(found.slice(0, MOST_ERRORS), ({ field }) => field)
  return Object.fromEntries(
    [...byField].map(([field, errors]) => [field, [...new Set(errors.map(({ words }) => words))]]),
  )
}
