import type { Refusal } from '@nelly/contract/refusals'
import type { Language } from '@nelly/contract/wire'

/** Without a wish of the caller's, refusals read as the owner's screens print them: in Spanish but for these. */
const PRINTED_IN_ENGLISH: ReadonlySet<Refusal> = new Set(['internal-error'])

/**
 * The language a caller asks for by `Accept-Language`, of those we speak; `undefined` where it asks for none of them.
 * Weights are honoured, regions (`es-DO`) are not told apart.
 */
export function requestLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [range = '', ...parameters] = wish.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    return { language: range.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const spoken = wishes.filter(
    ({ language, weight }) => (language === 'es' || language === 'en') && weight > 0,
  )
  spoken.sort((a, b) => b.weight - a.weight)
  return spoken[0]?.language as Language | undefined
}

/** The language in which a refusal is told to a caller. */
export const languageOfRefusal = (refusal: Refusal, header: string | undefined): Language =>
  requestLanguage(header) ?? (PRINTED_IN_ENGLISH.has(refusal) ? 'en' : 'es')
