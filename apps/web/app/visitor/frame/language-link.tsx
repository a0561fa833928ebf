import { localAddress } from '@nelly/contract/landing-language'
import type { VisitedLanding } from '@nelly/contract/public-site'
import type { Language } from '@nelly/contract/wire'
import { useLocation } from 'react-router'

/** What each language calls itself. */
const LANGUAGES: Record<Language, string> = { es: 'Español', en: 'English' }

/** A link to the same page in the landing's other language, with the booking under way; nothing where it has but one. */
export function LanguageLink({ landing }: { landing: VisitedLanding }) {
  const { pathname, search } = useLocation()
  const { address, language, languages } = landing
  const other = languages.find((one) => one !== language)
  if (!other) return null
  const rest = pathname.replace(/^\/[^/]*/, '')
  return (
    <a href={`/${localAddress(address, languages[0], other)}${rest}${search}`} hrefLang={other} lang={other}>
      {LANGUAGES[other]}
    </a>
  )
}
