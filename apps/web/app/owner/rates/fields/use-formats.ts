import type { LocalizedText } from '@nelly/domain/localized-text'
import { formatMoney, type MinorUnits } from '@nelly/domain/money'
import type { DateRange } from '@nelly/domain/rates/rates'
import { textIn } from '@nelly/domain/site/texts'
import { useFormatter, useLocale } from 'use-intl'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'

/** How amounts, dates, weekdays and names of the rates are shown. */
export function useFormats() {
  const t = useWords('rates')
  const format = useFormatter()
  const locale = useLocale()
  const { currency } = useRates().rates
  const date = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00Z`))
  /** A day of any year, `12 Dec`. 2028 is a leap year, so that 29 February has a name. */
  const yearly = (day: string) => date(`2028-${day}`, { day: 'numeric', month: 'short' })
  const shown = (day: string) =>
    day.length === 5 ? yearly(day) : date(day, { day: 'numeric', month: 'short', year: 'numeric' })
  return {
    money: (minor: MinorUnits) => formatMoney({ minor, currency }),
    percent: (points: number) => `${points > 0 ? '+' : ''}${points / 100} %`,
    text: (texts: LocalizedText) => textIn(texts, storedLanguage())?.text ?? '',
    /** A day without its year. */
    day: (day: string) => yearly(day.slice(-5)),
    month: (month: number) => date(`2028-${String(month).padStart(2, '0')}-01`, { month: 'short' }),
    longMonth: (month: number) => date(`2028-${String(month).padStart(2, '0')}-01`, { month: 'long' }),
    date: (
      day: string,
      options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
    ) => date(day, options),
    /** 1 Monday ... 7 Sunday; 3 January 2028 is a Monday. */
    weekday: (weekday: number) => date(`2028-01-0${weekday + 2}`, { weekday: 'short' }),
    longWeekday: (weekday: number) => date(`2028-01-0${weekday + 2}`, { weekday: 'long' }),
    range: ({ from, to }: DateRange) =>
      from === to ? shown(from) : t('season.range', { from: shown(from), to: shown(to) }),
    list: (parts: readonly string[]) => format.list(parts),
  }
}
