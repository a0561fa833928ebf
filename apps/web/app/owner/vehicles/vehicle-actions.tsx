import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../ui/icon-button.tsx'
import { useWords } from '../words/use-words.ts'

/** The actions of a vehicle in a table. */
export interface VehicleActionsOf {
  onEdit: (vehicle: OwnedVehicle) => void
  onDuplicate: (vehicle: OwnedVehicle) => void
  /** Puts it on sale or takes it off. */
  onSwitchSale: (vehicle: OwnedVehicle) => void
  onDelete: (vehicle: OwnedVehicle) => void
}

export function VehicleActions({
  vehicle,
  onEdit,
  onDuplicate,
  onSwitchSale,
  onDelete,
}: VehicleActionsOf & { vehicle: OwnedVehicle }) {
  const t = useWords('vehicles')
  const { name, isOnSale } = vehicle
  return (
    <span className="row">
      <IconButton label={t('editNamed', { name })} Icon={IconPencil} onClick={() => onEdit(vehicle)} />
      <IconButton
        label={t('duplicateNamed', { name })}
        Icon={IconCopy}
        onClick={() => onDuplicate(vehicle)}
      />
      <IconButton
        label={isOnSale ? t('hideNamed', { name }) : t('showNamed', { name })}
        Icon={isOnSale ? IconEyeOff : IconEye}
        onClick={() => onSwitchSale(vehicle)}
      />
      <IconButton label={t('deleteNamed', { name })} Icon={IconTrash} onClick={() => onDelete(vehicle)} />
    </span>
  )
}
