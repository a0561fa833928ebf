import type { PlaceDraft } from '@nelly/contract/owned-place'
import type { PlaceKind } from '@nelly/domain/places'
import type { ConflictRow } from '../forms/conflicts/conflict-row.ts'
import type { FieldConflict } from '../forms/conflicts/edit-conflicts.ts'
import { useWords } from '../words/use-words.ts'

/** Both values of each field of a place that others changed. Of two values, as of a switch, only one can differ from what was read. */
export function usePlaceConflicts(
  conflicts: readonly FieldConflict<keyof PlaceDraft>[],
  mine: PlaceDraft,
): ConflictRow<keyof PlaceDraft>[] {
  const t = useWords('places')
  const valueWords = (field: keyof PlaceDraft, value: unknown) =>
    field === 'kind' ? t(`kinds.${value as PlaceKind}`) : String(value ?? '')
  return conflicts.map(({ field, theirs }) => ({
    field,
    label: t(field),
    mine: valueWords(field, mine[field]),
    theirs: valueWords(field, theirs),
  }))
}
