import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { ruleWords } from '@nelly/contract/refusals/rule-words'
import type { TripProblem } from '../booking/booking.ts'
import type { I18n } from '../i18n.tsx'

/** The error messages of the search's fields. */
export function tripWords({ fault, given, rule }: TripProblem, i18n: I18n): string {
  const { t, language } = i18n
  if (rule) return ruleWords(rule, i18n)
  switch (fault) {
    case 'place-unknown':
      return t('trip.placeUnknown', { given })
    case 'place-missing':
      return t('trip.placeMissing')
    case 'persons-invalid':
      return t('trip.personsInvalid')
    case 'date-invalid':
      return t('trip.dateInvalid', { given })
    case 'time-invalid':
      return t('trip.timeInvalid', { given })
    default:
      return refusalWords(fault, language)
  }
}
