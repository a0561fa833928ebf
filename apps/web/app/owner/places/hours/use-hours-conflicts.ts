import { exceptionLine, weekWords } from '@nelly/contract/hours-words'
import type { HoursAnswer } from '@nelly/contract/place-hours-answer'
import { placeHoursOf } from '@nelly/contract/places'
import type { ConflictRow } from '../../forms/conflicts/conflict-dialog.tsx'
import type { FieldConflict } from '../../forms/conflicts/edit-conflicts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import type { HoursField } from './use-hours-form.ts'

/** Both values of what others changed meanwhile, in words. */
export function useHoursConflicts(
  conflicts: readonly FieldConflict<HoursField>[],
  mine: HoursAnswer,
): ConflictRow<HoursField>[] {
  const t = useWords('places')
  const language = storedLanguage()
  const words = (field: HoursField, value: unknown): string => {
    const hours = { ...mine, [field]: value === '' ? null : value } as HoursAnswer
    if (field === 'outside') return windowsWords(hours.outside)
    const { hours: week, exceptions } = placeHoursOf(hours)
    if (field === 'hours') return week ? weekWords(week, language) : t('hours.always')
    return exceptions
      .map((one) => exceptionLine(one, language, { withYear: true }))
      .map((line) => `${line.days}: ${line.hours}`)
      .join('; ')
  }
  const windowsWords = (outside: HoursAnswer['outside']) =>
    (['pickup', 'return'] as const)
      .flatMap((kind) =>
        outside[kind].map(({ from, to, amount }) => `${t(`hours.${kind}`)} ${from}–${to}: ${amount}`),
      )
      .join('; ')
  return conflicts.map(({ field, theirs }) => ({
    field,
    label: t(`hours.fields.${field}`),
    mine: words(field, mine[field]),
    theirs: words(field, theirs),
  }))
}
