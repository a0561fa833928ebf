import { LANGUAGES, type Language } from '@nelly/domain/languages'
import { useRouteLoaderData } from 'react-router'
import { SCRIPTS } from '../booking-storage/scripts.ts'
import { i18nIn } from '../both-languages.ts'
import page from '../ui/page.module.css'
import type { Missing } from '../visited-landing.ts'
import type { loader } from '../visitor.tsx'
import styles from './missing-page.module.css'

const BRAND = 'Nelly'

const TRAVELLER = {
  title: 'missing.landingTitle',
  text: 'missing.landingText',
  hint: 'missing.landingHint',
} as const
const PREVIEW = { title: 'preview.endedTitle', text: 'preview.endedText', hint: 'preview.endedHint' } as const
const OPERATOR = { title: 'missing.pageTitle', text: 'missing.operatorText', hint: undefined } as const
const FAULT = {
  title: 'missing.faultTitle',
  text: 'missing.landingFault',
  hint: 'missing.faultText',
} as const

const toldOf = (missing: Missing['missing'] | undefined) => {
  if (missing === 'operator-page') return OPERATOR
  if (missing === 'preview') return PREVIEW
  return missing ? TRAVELLER : FAULT
}

/**
 * Where no landing was found: for travellers, or at an address of the operator's side for operators, in every language.
 */
export function NotFoundOutside({ missing }: { missing: Missing['missing'] | undefined }) {
  const language: Language = useRouteLoaderData<typeof loader>('visitor/visitor')?.language ?? 'en'
  const { t } = i18nIn(language)
  const others = LANGUAGES.filter((one) => one !== language)
  const { title, text, hint } = toldOf(missing)
  return (
    <main className={`${page.narrow} ${styles.outside}`}>
      <title>{`${t(title)} | ${BRAND}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="icon" href="data:," />
      <section className={styles.part}>
        <h1>{t(title)}</h1>
        <p>{t(text)}</p>
        {hint && <p>{t(hint)}</p>}
        {others.map((other) => (
          <p key={other} className="muted" lang={other}>
            {i18nIn(other).t(text)} {hint && i18nIn(other).t(hint)}
          </p>
        ))}
        <p data-signed-in>
          <a href="/">{t(missing === 'operator-page' ? 'missing.signIn' : 'missing.operatorSignIn')}</a>
        </p>
        <p data-signed-in hidden>
          <a href="/landings">{t('missing.landings')}</a>
        </p>
        <script>{SCRIPTS.signedIn}</script>
      </section>
    </main>
  )
}
