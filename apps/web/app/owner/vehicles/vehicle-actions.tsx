import { ActionIcon } from '@mantine/core'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { type Icon, IconCopy, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
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
      <Action label={t('editNamed', { name })} Icon={IconPencil} onClick={() => onEdit(vehicle)} />
      <Action label={t('duplicateNamed', { name })} Icon={IconCopy} onClick={() => onDuplicate(vehicle)} />
      <Action
        label={isOnSale ? t('hideNamed', { name }) : t('showNamed', { name })}
        Icon={isOnSale ? IconEyeOff : IconEye}
        onClick={() => onSwitchSale(vehicle)}
      />
      <Action label={t('deleteNamed', { name })} Icon={IconTrash} onClick={() => onDelete(vehicle)} />
    </span>
  )
}

function Action(props: { label: string; Icon: Icon; onClick: () => void }) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      onClick={props.onClick}
      aria-label={props.label}
      title={props.label}
    >
      <props.Icon size={18} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  )
}
