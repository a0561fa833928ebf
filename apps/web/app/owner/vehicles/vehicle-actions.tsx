import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { IconCopy, IconEye, IconEyeOff, IconFileInfo, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMay } from '../roles/use-membership.ts'
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
  // Whoever may change vehicles may copy and delete them.
  const mayChange = useMay('updateVehicle')
  return (
    <span className="row">
      <IconButton
        label={t(mayChange ? 'editNamed' : 'viewNamed', { name })}
        Icon={mayChange ? IconPencil : IconFileInfo}
        onClick={() => onEdit(vehicle)}
      />
      {mayChange && (
        <>
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
        </>
      )}
    </span>
  )
}
