import { SimpleGrid, Switch, TagsInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { equipped, type VehicleDraft } from '@nelly/contract/specified/vehicle-draft'
import type { Equipment } from '@nelly/domain/vehicles/vehicle-options'
import { useWords } from '../words/use-words.ts'
import { TransmissionQuestion } from './transmission-question.tsx'

const EQUIPMENT: readonly Equipment[] = ['bluetooth', 'gps', 'appleCar', 'siriusxm', 'automatic']

/** The features of a vehicle: switches for common ones, free text for the rest. */
export function OfferFields({ form }: { form: UseFormReturnType<VehicleDraft> }) {
  const t = useWords('vehicleForm')
  const option = useWords('options')
  return (
    <>
      <Switch.Group
        label={t('equipment')}
        value={EQUIPMENT.filter((one) => form.values[one])}
        onChange={(chosen) => form.setValues(equipped(chosen))}
      >
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={16} mt={8}>
          {EQUIPMENT.map((one) => (
            <Switch key={one} value={one} label={option(`equipment.${one}`)} size="md" />
          ))}
        </SimpleGrid>
      </Switch.Group>
      <TransmissionQuestion form={form} />
      <TagsInput
        label={t('features')}
        description={t('featuresHint')}
        placeholder={form.values.features.length === 0 ? t('featuresPlaceholder') : ''}
        splitChars={[',']}
        acceptValueOnBlur
        maxTags={40}
        {...form.getInputProps('features')}
        onChange={(features) =>
          form.setFieldValue('features', [...new Set(features.map((word) => word.trim().toLowerCase()))])
        }
      />
    </>
  )
}
