import { SimpleGrid } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { VehicleDraft } from '@nelly/contract/owned-vehicle'
import { Link } from 'react-router'
import { NumberField } from '../forms/number-field.tsx'
import { useWords } from '../words/use-words.ts'

/** The fields of a vehicle that only the owner sees. */
export function BusinessFields({ form }: { form: UseFormReturnType<VehicleDraft> }) {
  const say = useWords('vehicleForm')
  const { name } = form.values
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={20} verticalSpacing="var(--field-gap)">
      <NumberField
        label={say('commission')}
        unit="percent"
        description={say('commissionHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('commission')}
      />
      <NumberField
        label={say('units')}
        unit="none"
        description={
          <>
            {say('unitsHint')}{' '}
            <Link
              to={{ pathname: '/app/units', search: new URLSearchParams({ search: name }).toString() }}
              target="_blank"
            >
              {say('unitsLink')}
            </Link>
          </>
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        {...form.getInputProps('units')}
      />
    </SimpleGrid>
  )
}
