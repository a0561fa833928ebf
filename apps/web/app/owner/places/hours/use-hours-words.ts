import { exceptionLine, type HoursLine, weekLines } from '@nelly/contract/hours-words'
import { operatorReading } from '@nelly/contract/moment-words'
import type { Currency } from '@nelly/domain/currency'
import { formatMoney } from '@nelly/domain/money'
import type { PlaceHours } from '@nelly/domain/opening-hours'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'

/** The hours, the other days or the fees of a place in words, one line each. */
export function useHoursWords(currency: Currency) {
  const t = useWords('places')
  const reader = operatorReading(storedLanguage())
  return (field: keyof PlaceHours, { hours, exceptions, outside }: PlaceHours): string => {
    if (field === 'hours') return hours ? inLines(weekLines(hours, reader)) : t('hours.always')
    if (field === 'exceptions')
      return inLines(exceptions.map((one) => exceptionLine(one, reader, { withYear: true })))
    return (['pickup', 'return'] as const)
      .flatMap((kind) =>
        outside[kind].map(
          ({ from, to, amount }) =>
            `${t(`hours.${kind}`)} ${from}–${to}: ${formatMoney({ minor: amount, currency })}`,
        ),
      )
      .join('\n')
  }
}

/** Days and their hours, one line each. */
const inLines = (lines: readonly HoursLine[]): string =>
  lines.map(({ days, hours }) => `${days}: ${hours}`).join('\n')
