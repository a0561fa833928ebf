import { Alert, Button, Group } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { VehicleDraft } from '@nelly/contract/specified/vehicle-draft'
import { contradictingFeatures, equipmentOf } from '@nelly/domain/vehicles/vehicle-options'
import { IconHelpCircle } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'

/** Asks about a manual vehicle with features of an automatic one; it can be saved all the same. */
export function TransmissionQuestion({ form }: { form: UseFormReturnType<VehicleDraft> }) {
  const t = useWords('vehicleForm')
  const { transmission, features } = form.values
  const words = contradictingFeatures(transmission, features)
  const asks = words.length > 0 || contradictingFeatures(transmission, equipmentOf(form.values)).length > 0
  const removeAutomatic = () => {
    form.setFieldValue('automatic', false)
    form.setFieldValue(
      'features',
      features.filter((feature) => !words.includes(feature)),
    )
  }
  return (
    <div role="status">
      {asks && (
        <Alert variant="light" icon={<IconHelpCircle />} title={t('manualAndAutomatic')}>
          <Group gap={8}>
            <Button variant="default" size="compact-md" onClick={removeAutomatic}>
              {t('removeAutomatic')}
            </Button>
            <Button
              variant="default"
              size="compact-md"
              onClick={() => form.setFieldValue('transmission', 'automatic')}
            >
              {t('makeAutomatic')}
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  )
}
