import {
  dayWords,
  endedOnce,
  momentWords,
  operatorReading,
  type Reader,
  visitorReading,
} from '@nelly/contract/moment-words'
import { formatMoney, type Money } from '@nelly/domain/money'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import type { MailWords } from './words/mail-words.ts'

export type MailLanguage = 'es' | 'en'

/** The formatters of a mail: texts, amounts and dates, as its reader has them on pages too. */
export interface MailI18n extends Reader {
  readonly words: MailWords
  /** An amount as `US$1,234.50`. */
  money(amount: Money): string
  /** A day with its weekday and year, such as `Wed, Mar 10, 2027`. */
  day(at: WallClock): string
  /** The same with the time of day. */
  moment(at: WallClock): string
}

/** Words whose sentences end with one full stop, whatever name or time they end with. */
function endingOnce<Words>(words: Words): Words {
  if (typeof words === 'string') return endedOnce(words) as Words
  if (typeof words === 'function')
    return ((...named: unknown[]): unknown => endingOnce(words(...named))) as Words
  if (Array.isArray(words)) return words.map(endingOnce) as Words
  return Object.fromEntries(
    Object.entries(words as object).map(([key, value]) => [key, endingOnce(value)]),
  ) as Words
}

const words: Readonly<Record<MailLanguage, MailWords>> = { es: endingOnce(es), en: endingOnce(en) }

const speak = (reader: Reader): MailI18n => ({
  ...reader,
  words: words[reader.language],
  money: formatMoney,
  day: (at) => dayWords(dateOf(at), reader.language, 'dated'),
  moment: (at) => momentWords(at, reader, 'dated'),
})

const forVisitors: Readonly<Record<MailLanguage, MailI18n>> = {
  es: speak(visitorReading('es')),
  en: speak(visitorReading('en')),
}
const forOperators = speak(operatorReading('es'))

/** The formatters of mails to visitors. */
export const i18nIn = (language: MailLanguage): MailI18n => forVisitors[language]

/** Those of mails to operators, in the default language of their pages (decision 0019). */
export const operatorI18n = (): MailI18n => forOperators
