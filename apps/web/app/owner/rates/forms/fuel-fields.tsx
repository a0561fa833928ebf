import { SimpleGrid, Switch } from '@mantine/core'
import { minorUnits } from '@nelly/domain/money'
import type { Rates } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { AmountField } from '../fields/number-fields.tsx'
import { useFields } from '../fields/use-fields.ts'

type Fuel = NonNullable<Rates['fuel']>

const NOTHING: Fuel = { perEighth: minorUnits(0), serviceFee: minorUnits(0), taxable: true }

/** What missing fuel costs at the return. */
export function FuelFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { rates, edit } = useRates()
  const fieldsOf = useFields()
  const { fuel } = rates
  const set = (changes: Partial<Fuel>) =>
    edit((now) => ({ ...now, fuel: { ...NOTHING, ...now.fuel, ...changes } }))
  const { field } = fieldsOf('fuel', fuel ?? NOTHING, set)
  return (
    <FormSection title={labels('parts.fuel')} hint={t('fuel.hint')}>
      <Switch
        label={t('fuel.isOn')}
        checked={fuel !== null}
        onChange={({ currentTarget: { checked } }) =>
          edit((now) => ({ ...now, fuel: checked ? NOTHING : null }), 'fuel.')
        }
      />
      {fuel && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
            <AmountField {...field('perEighth')} description={t('fuel.perEighthHint')} />
            <AmountField {...field('serviceFee')} description={t('fuel.serviceFeeHint')} />
          </SimpleGrid>
          <Switch
            label={labels('fields.taxable')}
            checked={fuel.taxable}
            onChange={({ currentTarget: { checked } }) => set({ taxable: checked })}
          />
        </>
      )}
    </FormSection>
  )
}
