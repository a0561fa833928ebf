import { NumberInput, SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { VehicleDraft } from '@nelly/contract/owned-vehicle'
import { useWords } from '../words/use-words.ts'

/** What only the owner sees of a vehicle. */
export function BusinessFields({ form }: { form: UseFormReturnType<VehicleDraft> }) {
  const say = useWords('vehicleForm')
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={20} verticalSpacing="var(--field-gap)">
      <NumberInput
        label={say('commission')}
        description={say('commissionHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        suffix=" %"
        min={0}
        max={100}
        decimalScale={2}
        hideControls
        {...form.getInputProps('commission')}
      />
      <NumberInput
        label={say('units')}
        description={say('unitsHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={1}
        allowDecimal={false}
        {...form.getInputProps('units')}
      />
    </SimpleGrid>
  )
}
