import { localAddress } from '@nelly/contract/landing-language'
import { useLanding } from '../landing-context.ts'
import { usePublicAddress } from './public-address.ts'

/** Tells search engines the addresses of a page in all languages of its landing; `path` is below the landing's address. */
export function LanguageAlternates({ path }: { path: string }) {
  const { address, languages } = useLanding()
  const publicAddress = usePublicAddress()
  const [main] = languages
  const hrefIn = (language: typeof main) => publicAddress(`/${localAddress(address, main, language)}${path}`)
  if (languages.length === 1) return null
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={hrefIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={hrefIn(main)} />
    </>
  )
}
