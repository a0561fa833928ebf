import { SimpleGrid } from '@mantine/core'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { AmountField } from '../fields/number-fields.tsx'

/** The most that pickup and return cost out of hours together; each place says what it takes. */
export function OutOfHoursFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { rates, edit } = useRates()
  return (
    <FormSection title={t('outOfHours.title')} hint={t('outOfHours.hint')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <AmountField
          at="outOfHours.maxAmount"
          label={labels('fields.maxAmount')}
          description={t('outOfHours.mostHint')}
          optional
          value={rates.outOfHours?.maxAmount ?? null}
          onRead={(maxAmount) =>
            edit((now) => ({ ...now, outOfHours: maxAmount === null ? null : { maxAmount } }))
          }
        />
      </SimpleGrid>
    </FormSection>
  )
}
