import { whatToBring } from '@nelly/contract/reservations/reservation-words'
import type { OwnQuestion } from '@nelly/domain/site/sections'
import { type SiteLanguage, textIn } from '@nelly/domain/site/texts'
import { dateOf } from '@nelly/domain/wall-clock'
import type { ReactNode } from 'react'
import { siteContext } from '../../site-context.ts'
import { i18nIn } from '../both-languages.ts'
import { useI18n } from '../i18n.tsx'
import { knownPlaces, placeSentence } from '../places/known-places.ts'
import { questionsThing, wayThing } from '../seo/json-ld.ts'
import { PageHead } from '../seo/page-head.tsx'
import { usePublicAddress } from '../seo/public-address.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import button from '../ui/button.module.css'
import page from '../ui/page.module.css'
import { SiteText } from '../ui/site-text.tsx'
import { WhatToBring } from '../ui/what-to-bring.tsx'
import { visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import { ratesFacts } from './facts.ts'
import { PlaceTables } from './place-tables.tsx'
import styles from './route.module.css'

/** What decides about a rental: who may drive, and what it costs. */
const FIRST = [
  'drivers',
  'bring',
  'price',
  'fees',
  'pay',
  'deposit',
  'extras',
  'mileage',
  'days',
  'cancel',
  'how',
] as const
/** What comes after the operator's own questions. */
const OTHERS = ['book', 'where', 'return', 'back', 'late', 'data'] as const
type Question = (typeof FIRST)[number] | (typeof OTHERS)[number]

/** Asked only where the landing has something to say. */
const OPTIONAL = ['extras', 'fees', 'mileage', 'where', 'drivers', 'deposit', 'back'] as const
const isOptional = (name: string): name is (typeof OPTIONAL)[number] => OPTIONAL.some((one) => one === name)

export async function loader(args: Route.LoaderArgs) {
  const landing = await visitedLanding(args)
  const { site } = args.context.get(siteContext)
  const prices = await site.prices(landing)
  const { places, currency } = landing
  const i18n = i18nIn(landing.language)
  const today = dateOf(site.now(landing))
  const known = knownPlaces(places, today, currency, i18n)
  const where = known.map(placeSentence).join(' ')
  return { landing, facts: { ...ratesFacts(prices.rates, places, i18n), where }, places: known }
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const { landing, places } = loaderData
  const { t, language } = useI18n()
  const facts = { name: landing.displayName, ...loaderData.facts }
  const isRequest = landing.bookingMode === 'on_request'
  const textOf = (name: Question) => {
    if (name === 'bring') return `${whatToBring(language).join('. ')}.`
    if (name === 'book' && isRequest)
      return t('request.bookA', { name: landing.displayName, hours: landing.answerHours })
    return t(`faq.${name}A`, facts).trim()
  }
  const shownAnswerOf = (name: Question) => {
    if (name === 'bring') return <WhatToBring />
    if (name === 'where') return <PlaceTables places={places} />
    return <p>{textOf(name)}</p>
  }
  const usual = (names: readonly Question[]): readonly Asked[] =>
    names
      .filter((name) => !isOptional(name) || facts[name] !== '')
      .map((name) => {
        const question = name === 'book' && isRequest ? t('request.bookQ') : t(`faq.${name}Q`)
        return { id: name, question, answer: shownAnswerOf(name), thing: { question, answer: textOf(name) } }
      })
  const own = landing.site.sections
    .filter((section) => section.kind === 'questions')
    .filter(({ shown }) => shown)
    .flatMap(({ entries }) => entries)
    .map((entry) => askedByOwner(entry, landing.language))
  const questions = [...usual(FIRST), ...own, ...usual(OTHERS)]
  const way = wayThing(landing, usePublicAddress(), [{ name: t('faq.title'), path: '/FAQ' }])
  return (
    <>
      <PageHead title={t('faq.title')} description={t('faq.lead')} path="/FAQ" />
      <StructuredData things={[questionsThing(questions.flatMap(({ thing }) => thing ?? [])), way]} />
      <div className={page.narrow}>
        <h1>{t('faq.heading')}</h1>
        <p className={styles.lead}>{t('faq.lead')}</p>
        <nav aria-label={t('faq.index')}>
          <ul className={styles.index}>
            {questions.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.questions}>
          {questions.map(({ id, question, answer }) => (
            <section key={id} id={id} className={styles.question}>
              <h2>{question}</h2>
              {answer}
            </section>
          ))}
        </div>
        <a className={button.button} href={`/${landing.localAddress}/vehicle`}>
          {t('faq.cta')}
        </a>
      </div>
    </>
  )
}

/** A question of the page. */
interface Asked {
  /** Of its place in the page. */
  readonly id: string
  readonly question: ReactNode
  readonly answer: ReactNode
  /** The same for search engines; without it, it is not written. */
  readonly thing: { readonly question: string; readonly answer: string } | undefined
}

/** A question of the operator's own. */
function askedByOwner({ id, question, answer }: OwnQuestion, language: SiteLanguage): Asked {
  const [asked, told] = [textIn(question, language), textIn(answer, language)]
  return {
    id: `own-${id}`,
    question: <SiteText of={question} />,
    answer: (
      <p className="as-typed">
        <SiteText of={answer} />
      </p>
    ),
    thing: asked && told && { question: asked.text, answer: told.text },
  }
}
