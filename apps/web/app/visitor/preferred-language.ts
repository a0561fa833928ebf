import type { Language } from '@nelly/contract/wire'

/** The language for the header `Accept-Language`: Spanish or English, English by default. */
export function preferredLanguage(accepted: string): Language {
  const preferences = accepted.split(',').map((preference) => {
    const [tag = '', ...parameters] = preference.trim().toLowerCase().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
  })
  const known = preferences.filter(
    ({ language, quality }) => quality > 0 && (language === 'es' || language === 'en'),
  )
  known.sort((a, b) => b.quality - a.quality)
  return known[0]?.language === 'es' ? 'es' : 'en'
}
