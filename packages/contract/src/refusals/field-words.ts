import { inLanguages } from '@nelly/domain/languages'
import type { z } from 'zod'
import en from '../../messages/en/fields.json' with { type: 'json' }
import es from '../../messages/es/fields.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { translatorsOf, type Words } from '../words/translators.ts'
import { isRefusal, refusalWords } from './refusal-words.ts'

type Issue = z.core.$ZodIssue

const fieldsIn = translatorsOf({ es, en })

/** A message for a field, for the `params.words` of an issue. */
export const wordsOfField = (
  message: 'longForLink' | 'placeholder',
  values: Readonly<Record<string, string>> = {},
): Words => inLanguages((language) => fieldsIn(language)(message, values))

/**
 * The message for a field that failed its schema, in a language. A refusal has its own message, and so has an issue with
 * `params.words`.
 */
export function fieldWords(issue: Issue, language: Language): string {
  if (issue.code === 'custom' && issue.params?.words) return (issue.params.words as Words)[language]
  const refusal: unknown = issue.code === 'custom' ? issue.params?.refusal : issue.message
  return isRefusal(refusal) ? refusalWords(refusal, language) : wordsOf(issue, fieldsIn(language))
}

function wordsOf(issue: Issue, t: ReturnType<typeof fieldsIn>): string {
  switch (issue.code) {
    case 'too_big': {
      const maximum = String(issue.maximum)
      if (issue.origin === 'string') return t('tooLong', { maximum })
      return issue.origin === 'array' ? t('tooMany', { maximum }) : t('atMost', { maximum })
    }
    case 'too_small': {
      const minimum = String(issue.minimum)
      if (issue.origin === 'string') return t('required')
      return issue.inclusive === false ? t('moreThan', { minimum }) : t('atLeast', { minimum })
    }
    case 'not_multiple_of':
      return issue.divisor === 0.01 ? t('decimals') : t('invalid')
    case 'invalid_format':
      return issue.format === 'email' ? t('email') : t('invalid')
    case 'invalid_value':
      return t('oneOf', { values: issue.values.join(', ') })
    case 'unrecognized_keys':
      return t('unknown')
    case 'invalid_type':
      // A missing field fails as a wrong type. Zod does not pass on the input, so the message is what tells them apart.
      if (/ received (undefined|null)$/.test(issue.message)) return t('required')
      if (issue.expected === 'int') return t('whole')
      return issue.expected === 'number' ? t('number') : t('invalid')
    default:
      return t('invalid')
  }
}

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
