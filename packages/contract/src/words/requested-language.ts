import { knownLanguage, type Language } from '@nelly/domain/languages'

/**
 * The language of ours that a request prefers by its header `Accept-Language`; undefined for none. Weights are honoured,
 * regions (`es-DO`) are ignored.
 */
export function requestedLanguage(header: string | null | undefined): Language | undefined {
  const ranges = (header ?? '').split(',').map((entry) => {
    const [range = '', ...parameters] = entry.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
    return { language: knownLanguage(range.split('-')[0]), weight: Number(weight ?? 1) }
  })
  const [preferred] = ranges
    .filter(({ language, weight }) => language && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return preferred?.language
}
