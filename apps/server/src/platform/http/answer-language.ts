import type { Refusal } from '@nelly/contract/refusals/refusals'
import type { Language } from '@nelly/contract/wire'

/** Without a requested language, refusals are as the owner's screens show them: in Spanish except these. */
const PRINTED_IN_ENGLISH: ReadonlySet<Refusal> = new Set(['internal-error'])

/**
 * The supported language that a caller requests by `Accept-Language`; `undefined` for none. Weights are honoured,
 * regions (`es-DO`) are ignored.
 */
export function requestLanguage(header: string | undefined): Language | undefined {
  const ranges = (header ?? '').split(',').map((entry) => {
    const [range = '', ...parameters] = entry.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    return { language: range.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const supported = ranges.filter(
    ({ language, weight }) => (language === 'es' || language === 'en') && weight > 0,
  )
  supported.sort((a, b) => b.weight - a.weight)
  return supported[0]?.language as Language | undefined
}

/** The language of a refusal. */
export const languageOfRefusal = (refusal: Refusal, header: string | undefined): Language =>
  requestLanguage(header) ?? (PRINTED_IN_ENGLISH.has(refusal) ? 'en' : 'es')
