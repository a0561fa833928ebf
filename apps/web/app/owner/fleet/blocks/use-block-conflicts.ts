import { blockReasonWords } from '@nelly/contract/block-words'
import type { BlockDraft } from '@nelly/contract/blocks'
import type { FleetVehicle } from '@nelly/contract/owned-fleet'
import type { BlockReason } from '@nelly/domain/blocks'
import type { ConflictRow } from '../../forms/conflicts/conflict-row.ts'
import type { FieldConflict } from '../../forms/conflicts/edit-conflicts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'

/** Both values of each field of a block that others changed. */
export function useBlockConflicts(
  conflicts: readonly FieldConflict<keyof BlockDraft>[],
  mine: BlockDraft,
  vehicles: readonly FleetVehicle[],
): ConflictRow<keyof BlockDraft>[] {
  const t = useWords('blocks')
  const valueWords = (field: keyof BlockDraft, value: unknown): string => {
    const text = String(value ?? '')
    if (field === 'vehicleId') return vehicles.find(({ id }) => String(id) === text)?.name ?? text
    if (field === 'unit') return text === '' ? t('allUnits') : t('oneUnit', { unit: text })
    if (field === 'reason') return blockReasonWords(text as BlockReason, storedLanguage())
    return field === 'note' ? text : text.replace('T', ' ')
  }
  const labels = {
    vehicleId: t('vehicle'),
    unit: t('unit'),
    from: t('from'),
    to: t('to'),
    reason: t('reason'),
    note: t('note'),
  }
  return conflicts.map(({ field, theirs }) => ({
    field,
    label: labels[field],
    mine: valueWords(field, mine[field]),
    theirs: valueWords(field, theirs),
  }))
}
