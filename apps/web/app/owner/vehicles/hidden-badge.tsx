import { Badge } from '@mantine/core'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { IconEyeOff } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'

/** A badge for a vehicle that is not on sale, which visitors do not see. */
export function HiddenBadge({ vehicle }: { vehicle: OwnedVehicle }) {
  const t = useWords('vehicles')
  if (vehicle.isOnSale) return null
  return (
    <Badge
      display="flex"
      w="fit-content"
      mt={4}
      variant="light"
      color="gray"
      c="gray.8"
      tt="none"
      fw={600}
      leftSection={<IconEyeOff size={14} stroke={1.8} aria-hidden="true" />}
    >
      {t('hidden')}
    </Badge>
  )
}
