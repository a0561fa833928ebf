import { whatToBring } from '@nelly/contract/pickup-words'
import {
  EARLY_CANCELLATION_FEE,
  LATE_CANCELLATION_FEE,
  LATE_CANCELLATION_HOURS,
} from '@nelly/domain/cancellation'
import { EXTRA_PRICE_PER_DAY, MAX_EXTRA_QUANTITY } from '@nelly/domain/extras'
import { ITBIS_PERCENT, LIABILITY_SERVICE, VEHICLE_LICENSE_FEE } from '@nelly/domain/quote'
import { GRACE_MINUTES } from '@nelly/domain/rental-period'
import { useI18n } from '../i18n.tsx'
import button from '../parts/button.module.css'
import page from '../parts/page.module.css'
import { WhatToBring } from '../parts/what-to-bring.tsx'
import { questionsThing, wayThing } from '../seo/json-ld.ts'
import { PageHead } from '../seo/page-head.tsx'
import { usePublicAddress } from '../seo/public-address.ts'
import { StructuredData } from '../seo/structured-data.tsx'
import { visitedLanding } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import styles from './route.module.css'

const QUESTIONS = [
  'book',
  'price',
  'days',
  'extras',
  'return',
  'late',
  'bring',
  'pay',
  'cancel',
  'how',
  'data',
] as const

export async function loader(args: Route.LoaderArgs) {
  return { landing: await visitedLanding(args) }
}

export default function FaqRoute({ loaderData: { landing } }: Route.ComponentProps) {
  const { say, money, language } = useI18n()
  const facts = {
    name: landing.displayName,
    liability: money(LIABILITY_SERVICE),
    license: money(VEHICLE_LICENSE_FEE),
    percent: ITBIS_PERCENT,
    minutes: GRACE_MINUTES,
    price: money(EXTRA_PRICE_PER_DAY),
    max: MAX_EXTRA_QUANTITY,
    early: money(EARLY_CANCELLATION_FEE),
    late: money(LATE_CANCELLATION_FEE),
    hours: LATE_CANCELLATION_HOURS,
  }
  const questions = QUESTIONS.map((name) => ({
    name,
    question: say(`faq.${name}Q`),
    answer: name === 'bring' ? `${whatToBring[language].join('. ')}.` : say(`faq.${name}A`, facts),
  }))
  const way = wayThing(landing, usePublicAddress(), [{ name: say('faq.title'), path: '/FAQ' }])
  return (
    <>
      <PageHead title={say('faq.title')} description={say('faq.lead')} path={`/${landing.address}/FAQ`} />
      <StructuredData things={[questionsThing(questions), way]} />
      <div className={page.narrow}>
        <h1>{say('faq.heading')}</h1>
        <p className={styles.lead}>{say('faq.lead')}</p>
        <div className={styles.questions}>
          {questions.map(({ name, question, answer }) => (
            <section key={name} className={styles.question}>
              <h2>{question}</h2>
              {name === 'bring' ? <WhatToBring /> : <p>{answer}</p>}
            </section>
          ))}
        </div>
        <a className={button.button} href={`/${landing.address}/vehicle`}>
          {say('faq.cta')}
        </a>
      </div>
    </>
  )
}
