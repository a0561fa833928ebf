import { ActionIcon } from '@mantine/core'
import type { OwnedVehicle } from '@nelly/contract/owned-vehicle'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'

/** What can be done with the vehicles of a table. */
export interface VehicleActionsOf {
  onEdit: (vehicle: OwnedVehicle) => void
  onDelete: (vehicle: OwnedVehicle) => void
}

export function VehicleActions({ vehicle, onEdit, onDelete }: VehicleActionsOf & { vehicle: OwnedVehicle }) {
  const say = useWords('vehicles')
  const { name } = vehicle
  return (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      <ActionIcon
        variant="default"
        size={36}
        onClick={() => onEdit(vehicle)}
        aria-label={say('editNamed', { name })}
      >
        <IconPencil size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        onClick={() => onDelete(vehicle)}
        aria-label={say('deleteNamed', { name })}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </span>
  )
}
