import type homeMessages from '@nelly/contract/messages/es/visitor/home.json'
import type otherMessages from '@nelly/contract/messages/es/visitor/other-pages.json'
import type { Language } from '@nelly/contract/wire'
import { TRAITS } from '@nelly/contract/words/languages'
import {
  dayWords,
  momentWords,
  type Reader,
  timeWords,
  visitorReading,
} from '@nelly/contract/words/moment-words'
import { translatorOf } from '@nelly/contract/words/translators'
import type { Currency } from '@nelly/domain/currency'
import { formatMoney, type Money } from '@nelly/domain/money'
import type { CalendarDate, ClockTime, WallClock } from '@nelly/domain/wall-clock'
import { createContext, useContext } from 'react'

/** The words of the home page in one language, some of which other pages say as well. */
export type HomeMessages = typeof homeMessages

/** The words of all visitors' pages in one language. */
export type VisitorMessages = HomeMessages & typeof otherMessages

/** Messages, amounts and dates in one language. */
export interface I18n extends Reader {
  readonly t: ReturnType<typeof translatorOf<VisitorMessages>>
  /** An amount as `US$1,234.50`. */
  money(amount: Money): string
  /** A currency's name in the plural, such as `US dollars`. */
  currencyName(currency: Currency): string
  /** A day with its weekday, such as `Fri, Dec 12`. */
  day(date: CalendarDate): string
  /** The same with the year. */
  longDay(date: CalendarDate): string
  /** A time of day, such as `10:00 AM`. */
  time(time: ClockTime): string
  /** A day and a time of day. */
  moment(at: WallClock): string
  /** The same with the year. */
  longMoment(at: WallClock): string
}

/** The formatters of a language, with its words; a preview of the home page says no others than the home page's. */
export function speak(language: Language, messages: HomeMessages & Partial<VisitorMessages>): I18n {
  const reader = visitorReading(language)
  return {
    ...reader,
    t: translatorOf(language, messages as VisitorMessages),
    money: formatMoney,
    currencyName: (currency) =>
      new Intl.NumberFormat(TRAITS[language].locale, { style: 'currency', currency, currencyDisplay: 'name' })
        .formatToParts(2)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    day: (date) => dayWords(date, language, 'short'),
    longDay: (date) => dayWords(date, language, 'dated'),
    time: (time) => timeWords(time, reader),
    moment: (at) => momentWords(at, reader, 'short'),
    longMoment: (at) => momentWords(at, reader, 'dated'),
  }
}

const Spoken = createContext<I18n | undefined>(undefined)

/** Provides a language to everything inside. */
export const Speaking = Spoken.Provider

/** The formatters of this page's language. */
export function useI18n(): I18n {
  const i18n = useContext(Spoken)
  if (!i18n) throw new Error('a page has a language')
  return i18n
}
