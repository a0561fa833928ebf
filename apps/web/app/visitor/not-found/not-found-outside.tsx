import type { Language } from '@nelly/contract/wire'
import { useRouteLoaderData } from 'react-router'
import page from '../parts/page.module.css'
import { speechIn } from '../speech.tsx'
import type { Missing } from '../visited-landing.ts'
import type { loader } from '../visitor.tsx'
import styles from './missing-page.module.css'

const keys = {
  landing: ['missing.landingTitle', 'missing.landingText'],
  vehicle: ['missing.pageTitle', 'missing.pageText'],
  page: ['missing.pageTitle', 'missing.pageText'],
  fault: ['missing.faultTitle', 'missing.landingFault'],
} as const

/** A landing that is not there, or a failure before one was found: in the visitor's language, and below in the other. */
export function NotFoundOutside({ missing }: { missing: Missing['missing'] | undefined }) {
  const language: Language = useRouteLoaderData<typeof loader>('visitor/visitor')?.language ?? 'en'
  const { say } = speechIn(language)
  const other: Language = language === 'en' ? 'es' : 'en'
  const [title, text] = keys[missing ?? 'fault']
  return (
    <main className={`${page.narrow} ${styles.outside}`}>
      <title>{say(title)}</title>
      <meta name="robots" content="noindex" />
      <link rel="icon" href="data:," />
      <section className={styles.part}>
        <h1>{say(title)}</h1>
        <p>{say(text)}</p>
        <p className={styles.other} lang={other}>
          {speechIn(other).say(text)}
        </p>
        <p>
          <a href="/landings">{say('missing.landings')}</a>
        </p>
      </section>
    </main>
  )
}
