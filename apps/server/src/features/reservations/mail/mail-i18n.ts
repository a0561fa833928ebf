import { formatMoney, type Money } from '@nelly/domain/money'
import { dateOf, timeOf, type WallClock } from '@nelly/domain/wall-clock'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import type { MailWords } from './words/mail-words.ts'

export type MailLanguage = 'es' | 'en'

/** The formatters of a mail: texts, amounts and dates, as on the visitor's pages. */
export interface MailI18n {
  readonly language: MailLanguage
  readonly words: MailWords
  /** An amount as `US$1,234.50`. */
  money(amount: Money): string
  /** A day with its weekday and year, such as `Wed, Mar 10, 2027`. */
  day(at: WallClock): string
  /** The same with the time of day. */
  moment(at: WallClock): string
}

function speak(language: MailLanguage, locale: string, words: MailWords): MailI18n {
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const times = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const day = (at: WallClock) => days.format(new Date(`${dateOf(at)}T00:00Z`))
  return {
    language,
    words,
    money: formatMoney,
    day,
    moment: (at) => `${day(at)}, ${times.format(new Date(`1970-01-01T${timeOf(at)}Z`))}`,
  }
}

const byLanguage: Record<MailLanguage, MailI18n> = {
  es: speak('es', 'es-DO', es),
  en: speak('en', 'en-US', en),
}

/** Texts, amounts and dates in a language; each is created once. */
export const i18nIn = (language: MailLanguage): MailI18n => byLanguage[language]
