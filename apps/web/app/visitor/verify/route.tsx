import { i18nIn } from '../both-languages.ts'
import missing from '../not-found/missing-page.module.css'
import field from '../ui/field.module.css'
import page from '../ui/page.module.css'
import type { Route } from './+types/route.ts'
import { VERIFY } from './script.ts'

/** Stands for the day in an answer, which the script fills in. */
const DAY = '\u00a7'

/** Nothing of it is anybody's: it is the same for all. The number in the address tells nothing until a file is checked. */
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** Where a file is compared with a contract: it is hashed in the browser, which sends the hash alone. */
export default function VerifyRoute({ params, matches }: Route.ComponentProps) {
  const language = matches[1].loaderData.language
  const { t } = i18nIn(language)
  const { number } = params
  const answers = {
    signed: t('verify.signed', { number, day: DAY }),
    unsigned: t('verify.unsigned', { number, day: DAY }),
    void: t('verify.void'),
    neither: t('verify.neither', { number }),
    failed: t('verify.failed'),
    wait: t('verify.wait'),
    scripts: t('verify.scripts'),
  }
  return (
    <main className={`${page.narrow} ${missing.outside}`}>
      <title>{t('verify.title', { number })}</title>
      <link rel="icon" href="data:," />
      <section className={missing.part}>
        <h1>{t('verify.title', { number })}</h1>
        <p>{t('verify.lead')}</p>
        <noscript>
          <p>{t('verify.scripts')}</p>
        </noscript>
        <label className={field.field}>
          <span className={field.label}>{t('verify.pick')}</span>
          <input className={field.control} type="file" accept="application/pdf" />
        </label>
        <p role="status">
          <strong />
        </p>
        <script data-number={number} data-language={language} data-answers={JSON.stringify(answers)}>
          {VERIFY}
        </script>
      </section>
    </main>
  )
}
