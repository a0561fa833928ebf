import type { ChangedUnit } from '@nelly/contract/units/change-unit'
import type { OwnedUnit } from '@nelly/contract/units/units'
import { withPlate } from '@nelly/domain/units/plate'
import { useMovedWords } from '../calendar/blocks/use-moved-words.ts'
import { unitKey } from '../queries/use-units.ts'
import { TitledDialog } from '../ui/titled-dialog.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { UnitForm } from './unit-form.tsx'

interface UnitDialogProps {
  /** None closes the dialog. */
  unit: OwnedUnit | undefined
  onClose: () => void
}

/** Edits what is known of a unit. */
export function UnitDialog({ unit, onClose }: UnitDialogProps) {
  const t = useWords('units')
  const toasts = useToasts()
  const movedWords = useMovedWords()
  const saved = ({ vehicleName, number, plate, displaced }: ChangedUnit) => {
    const name = withPlate(vehicleName, plate ?? t('unit', { unit: number }))
    toasts.done(movedWords(t('saved', { unit: name }), displaced))
    onClose()
  }
  return (
    <TitledDialog
      opened={unit !== undefined}
      onClose={onClose}
      title={unit ? withPlate(unit.vehicleName, t('unit', { unit: unit.number })) : ''}
      isWide
    >
      {unit && <UnitForm key={unitKey(unit)} unit={unit} onSaved={saved} onCancel={onClose} />}
    </TitledDialog>
  )
}
