import { exceptionLine, type HoursLine, weekLines } from '@nelly/contract/hours-words'
import { operatorReading } from '@nelly/contract/moment-words'
import { placeHoursOf } from '@nelly/contract/owned-place'
import type { HoursAnswer } from '@nelly/contract/place-hours-answer'
import type { ConflictRow } from '../../forms/conflicts/conflict-row.ts'
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
  const reader = operatorReading(storedLanguage())
  const words = (field: HoursField, value: unknown): string => {
    const hours = { ...mine, [field]: value === '' ? null : value } as HoursAnswer
    if (field === 'outside') return windowsWords(hours.outside)
    const { hours: week, exceptions } = placeHoursOf(hours)
    if (field === 'hours') return week ? inLines(weekLines(week, reader)) : t('hours.always')
    return inLines(exceptions.map((one) => exceptionLine(one, reader, { withYear: true })))
  }
  const windowsWords = (outside: HoursAnswer['outside']) =>
    (['pickup', 'return'] as const)
      .flatMap((kind) =>
        outside[kind].map(({ from, to, amount }) => `${t(`hours.${kind}`)} ${from}–${to}: ${amount}`),
      )
      .join('\n')
  return conflicts.map(({ field, theirs }) => ({
    field,
    label: t(`hours.fields.${field}`),
    mine: words(field, mine[field]),
    theirs: words(field, theirs),
  }))
}

/** Days and their hours, one line each. */
const inLines = (lines: readonly HoursLine[]): string =>
  lines.map(({ days, hours }) => `${days}: ${hours}`).join('\n')
