import { Alert, Checkbox, Stack, Text } from '@mantine/core'
import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'

interface CopiesOnSaleProps {
  vehicles: readonly OwnedVehicle[]
  /** The ids of those whose copies are on sale. */
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Says that a duplicate sells the same cars again, and asks which of its vehicles are on sale. */
export function CopiesOnSale({ vehicles, chosen, onChange }: CopiesOnSaleProps) {
  const t = useWords('duplicate')
  const all = vehicles.map(({ id }) => id)
  return (
    <Alert
      role="group"
      color="yellow"
      variant="light"
      icon={<IconAlertTriangle />}
      title={t('sameCars')}
      my={16}
    >
      <Text size="sm" mb={12}>
        {t('sameCarsText')}
      </Text>
      <Checkbox.Group
        label={t('onSale')}
        value={chosen.map(String)}
        onChange={(ids) => onChange(ids.map(Number))}
      >
        <Stack gap={10} mt={10}>
          {vehicles.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)} label={name} />
          ))}
        </Stack>
      </Checkbox.Group>
      {vehicles.length > 1 && (
        <Checkbox
          mt={12}
          label={t('allOnSale')}
          checked={chosen.length === all.length}
          indeterminate={chosen.length > 0 && chosen.length < all.length}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? all : [])}
        />
      )}
    </Alert>
  )
}
