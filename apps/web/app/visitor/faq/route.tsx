import { whatToBring } from '@nelly/contract/pickup-words'
import { textIn } from '@nelly/domain/site/texts'
import { dateOf } from '@nelly/domain/wall-clock'
import { siteContext } from '../../site-context.ts'
import { i18nIn } from '../both-languages.ts'
import { useI18n } from '../i18n.tsx'
import button from '../parts/button.module.css'
import page from '../parts/page.module.css'
import { WhatToBring } from '../parts/what-to-bring.tsx'
import { knownPlaces, placeSentence } from '../places/known-places.ts'
import { SiteText } from '../sections/site-text.tsx'
import { questionsThing, wayThing } from '../seo/json-ld.ts'
import { PageHead } from '../seo/page-head.tsx'
import { usePublicAddress } from '../seo/public-address.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import { visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import { ratesFacts } from './facts.ts'
import styles from './route.module.css'

const QUESTIONS = [
  'book',
  'price',
  'days',
  'extras',
  'mileage',
  'return',
  'late',
  'where',
  'drivers',
  'bring',
  'pay',
  'deposit',
  'cancel',
  'how',
  'data',
] as const

/** Asked only where the landing has something to say. */
const OPTIONAL = ['extras', 'mileage', 'where', 'drivers', 'deposit'] as const
const isOptional = (name: string): name is (typeof OPTIONAL)[number] => OPTIONAL.some((one) => one === name)

export async function loader(args: Route.LoaderArgs) {
  const landing = await visitedLanding(args)
  const { site } = args.context.get(siteContext)
  const prices = await site.prices(landing)
  const { places, currency } = landing
  const i18n = i18nIn(landing.language)
  const today = dateOf(site.now(landing))
  const where = knownPlaces(places, today, currency, i18n).map(placeSentence).join(' ')
  return { landing, facts: { ...ratesFacts(prices.rates, places, i18n), where } }
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const { landing } = loaderData
  const { say, language } = useI18n()
  const facts = { name: landing.displayName, ...loaderData.facts }
  const isRequest = landing.bookingMode === 'on_request'
  const answerOf = (name: (typeof QUESTIONS)[number]) => {
    if (name === 'bring') return `${whatToBring[language].join('. ')}.`
    if (name === 'book' && isRequest)
      return say('request.bookA', { name: landing.displayName, hours: landing.answerHours })
    return say(`faq.${name}A`, facts).trim()
  }
  const questions = QUESTIONS.filter((name) => !isOptional(name) || facts[name] !== '').map((name) => ({
    name,
    question: name === 'book' && isRequest ? say('request.bookQ') : say(`faq.${name}Q`),
    answer: answerOf(name),
  }))
  const own = landing.site.sections
    .filter((section) => section.kind === 'questions')
    .filter(({ shown }) => shown)
    .flatMap(({ entries }) => entries)
  const ownThings = own.flatMap(({ question, answer }) => {
    const [asked, told] = [textIn(question, landing.language), textIn(answer, landing.language)]
    return asked && told ? [{ question: asked.text, answer: told.text }] : []
  })
  const way = wayThing(landing, usePublicAddress(), [{ name: say('faq.title'), path: '/FAQ' }])
  return (
    <>
      <PageHead title={say('faq.title')} description={say('faq.lead')} path="/FAQ" />
      <StructuredData things={[questionsThing([...ownThings, ...questions]), way]} />
      <div className={page.narrow}>
        <h1>{say('faq.heading')}</h1>
        <p className={styles.lead}>{say('faq.lead')}</p>
        <div className={styles.questions}>
          {own.map(({ id, question, answer }) => (
            <section key={id} className={styles.question}>
              <h2>
                <SiteText of={question} />
              </h2>
              <p className={styles.own}>
                <SiteText of={answer} />
              </p>
            </section>
          ))}
          {questions.map(({ name, question, answer }) => (
            <section key={name} className={styles.question}>
              <h2>{question}</h2>
              {name === 'bring' ? <WhatToBring /> : <p>{answer}</p>}
            </section>
          ))}
        </div>
        <a className={button.button} href={`/${landing.localAddress}/vehicle`}>
          {say('faq.cta')}
        </a>
      </div>
    </>
  )
}
