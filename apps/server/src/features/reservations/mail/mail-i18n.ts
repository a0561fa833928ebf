import en from '@nelly/contract/messages/en/mails.json' with { type: 'json' }
import es from '@nelly/contract/messages/es/mails.json' with { type: 'json' }
import type { Language } from '@nelly/contract/wire'
import {
  dayWords,
  momentWords,
  operatorReading,
  type Reader,
  visitorReading,
} from '@nelly/contract/words/moment-words'
import { translatorsOf } from '@nelly/contract/words/translators'
import { inLanguages } from '@nelly/domain/languages'
import { formatMoney, type Money } from '@nelly/domain/money'
import { dateOf, type WallClock } from '@nelly/domain/wall-clock'

const mailsIn = translatorsOf({ es, en })

/** The parts of the catalogue that are mails. */
export type MailPart = {
  [Part in keyof typeof es]: (typeof es)[Part] extends { subject: string; heading: string } ? Part : never
}[keyof typeof es]

/** The formatters of a mail: texts, amounts and dates, as its reader has them on pages too. */
export interface MailI18n extends Reader {
  readonly t: ReturnType<typeof mailsIn>
  /** An amount as `US$1,234.50`. */
  money(amount: Money): string
  /** A day with its weekday and year, such as `Wed, Mar 10, 2027`. */
  day(at: WallClock): string
  /** The same with the time of day. */
  moment(at: WallClock): string
}

const speak = (reader: Reader): MailI18n => ({
  ...reader,
  t: mailsIn(reader.language),
  money: formatMoney,
  day: (at) => dayWords(dateOf(at), reader.language, 'dated'),
  moment: (at) => momentWords(at, reader, 'dated'),
})

const forVisitors = inLanguages((language) => speak(visitorReading(language)))
const forOperators = speak(operatorReading('es'))

/** The formatters of mails to visitors. */
export const i18nIn = (language: Language): MailI18n => forVisitors[language]

/** Those of mails to operators, in the default language of their pages (decision 0019). */
export const operatorI18n = (): MailI18n => forOperators
