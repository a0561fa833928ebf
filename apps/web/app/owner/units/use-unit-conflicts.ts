import type { UnitDraft } from '@nelly/contract/units'
import { PAPERS } from '@nelly/domain/units/papers'
import { FUELS } from '@nelly/domain/units/unit'
import type { ConflictRow } from '../forms/conflicts/conflict-row.ts'
import type { FieldConflict } from '../forms/conflicts/edit-conflicts.ts'
import { useWords } from '../words/use-words.ts'

/** Both values of each field of a unit that others changed. */
export function useUnitConflicts(
  conflicts: readonly FieldConflict<keyof UnitDraft>[],
  mine: UnitDraft,
): ConflictRow<keyof UnitDraft>[] {
  const t = useWords('units')
  const valueWords = (field: keyof UnitDraft, value: unknown): string => {
    const fuel = field === 'fuel' ? FUELS.find((one) => one === value) : undefined
    return fuel ? t(`fuels.${fuel}`) : String(value ?? '')
  }
  const labelOf = (field: keyof UnitDraft): string => {
    const paper = PAPERS.find((one) => field === `${one}Until`)
    return paper ? t(`paperNames.${paper}`) : t(field as Exclude<keyof UnitDraft, `${string}Until`>)
  }
  return conflicts.map(({ field, theirs }) => ({
    field,
    label: labelOf(field),
    mine: valueWords(field, mine[field]),
    theirs: valueWords(field, theirs),
  }))
}
