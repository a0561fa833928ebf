import { closureIn } from '@nelly/domain/places/closures'
import type { TimeInterval } from '@nelly/domain/places/opening-hours'
import { MAX_RENTAL_DAYS } from '@nelly/domain/rental-period'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import en from '../../messages/en/rules.json' with { type: 'json' }
import es from '../../messages/es/rules.json' with { type: 'json' }
import type { Language } from '../wire.ts'
import { dayWords, intervalWords, momentWords, type Reader } from '../words/moment-words.ts'
import { translatorsOf } from '../words/translators.ts'
import { refusalWords } from './refusal-words.ts'

const rulesIn = translatorsOf({ es, en })

type Rule<Code extends BrokenRule['code']> = Extract<BrokenRule, { code: Code }>

/**
 * A rule that refuses a rental in one sentence, with its bound and with the name of the season or place that it comes from.
 * Its dates always have their year: a refusal is also read later, and elsewhere. Source: decision 0090.
 *
 * Source: rules.md, "When it may be rented".
 */
export function ruleWords(rule: BrokenRule, reader: Reader): string {
  const { language } = reader
  const t = rulesIn(language)
  switch (rule.code) {
    case 'pickup-too-soon':
      return t('lead', {
        ahead: leadWords(rule.leadMinutes, language),
        earliest: momentWords(rule.earliest, reader, 'long'),
      })
    case 'pickup-too-far':
      return rule.horizonDays === null
        ? refusalWords(rule.code, language)
        : t('horizon', { days: t('days', { count: rule.horizonDays }) })
    case 'period-too-short':
      return sourced(rule, language, t('least', { days: t('days', { count: rule.minDays }) }))
    case 'period-too-long':
      return rule.by === 'landing' && rule.maxDays === MAX_RENTAL_DAYS
        ? refusalWords(rule.code, language)
        : sourced(rule, language, t('most', { days: t('days', { count: rule.maxDays }) }))
    case 'no-pickup-that-day':
    case 'no-return-that-day':
      return t(rule.code, { season: rule.season[language], day: t(`weekdays.${rule.weekday}`) })
    case 'place-closed':
      return closedWords(rule, language)
    case 'outside-opening-hours':
      return t('open', {
        place: rule.place,
        day: dayWords(rule.date, language, 'long'),
        hours: hoursWords(rule.opens, reader),
      })
    case 'one-way-forbidden':
      return t('oneWay', { from: rule.from, to: rule.to })
    case 'driver-too-young':
      return t(rule.by === 'vehicle' ? 'youngForVehicle' : 'young', { age: rule.minAge })
    case 'driver-too-old':
      return t('old', { age: rule.maxAge })
    default:
      return refusalWords(rule.code, language)
  }
}

/** The hours of a day, such as `8:00 AM–12:30 PM and 2:00–6:00 PM`. */
const hoursWords = (opens: readonly TimeInterval[], reader: Reader): string =>
  new Intl.ListFormat(reader.language, { type: 'conjunction' }).format(
    opens.map((one) => intervalWords(one, reader)),
  )

function sourced(
  rule: Rule<'period-too-short'> | Rule<'period-too-long'>,
  language: Language,
  length: string,
): string {
  const t = rulesIn(language)
  return t(`lasts.${rule.by}`, { length, season: rule.by === 'season' ? rule.season[language] : '' })
}

function closedWords({ place, date, note }: Rule<'place-closed'>, language: Language): string {
  const t = rulesIn(language)
  const day = dayWords(date, language, 'long')
  return note === ''
    ? t('closed', { place, day })
    : t('closedFor', { place, day, note: closureIn(note, language) })
}

/** In the largest unit that is a whole number of at least two days, else one of hours or minutes. */
function leadWords(minutes: number, language: Language): string {
  const t = rulesIn(language)
  if (minutes % 60 !== 0) return t('minutes', { count: minutes })
  const hours = minutes / 60
  return hours % 24 === 0 && hours > 24 ? t('days', { count: hours / 24 }) : t('hours', { count: hours })
}
