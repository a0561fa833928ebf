import { NativeSelect, SimpleGrid, Switch } from '@mantine/core'
import type { Rates } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { CountField, PercentField } from '../fields/number-fields.tsx'
import { LocalizedField } from '../fields/text-fields.tsx'

/** The tax, and how the days of a rental are counted. */
export function TaxFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { rates, edit } = useRates()
  const { tax, days } = rates
  const setTax = (changes: Partial<Rates['tax']>) =>
    edit((now) => ({ ...now, tax: { ...now.tax, ...changes } }))
  const setDays = (changes: Partial<Rates['days']>) =>
    edit((now) => ({ ...now, days: { ...now.days, ...changes } }))
  return (
    <>
      <FormSection title={t('tax.title')} hint={t('tax.hint')}>
        <LocalizedField
          at="tax.name"
          label={labels('fields.name')}
          value={tax.name}
          onRead={(name) => setTax({ name })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <PercentField
            at="tax.percent"
            label={labels('fields.percent')}
            value={tax.percent}
            onRead={(percent) => percent !== null && setTax({ percent })}
          />
        </SimpleGrid>
        <Switch
          label={t('tax.included')}
          description={t('tax.includedHint')}
          checked={tax.included}
          onChange={(event) => setTax({ included: event.currentTarget.checked })}
        />
      </FormSection>
      <FormSection title={t('days.title')} hint={t('days.hint')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <CountField
            at="days.graceMinutes"
            label={labels('fields.graceMinutes')}
            most={1439}
            value={days.graceMinutes}
            onRead={(graceMinutes) => graceMinutes !== null && setDays({ graceMinutes })}
          />
          <NativeSelect
            label={labels('fields.seasonBy')}
            value={days.seasonBy}
            onChange={(event) =>
              setDays({ seasonBy: event.currentTarget.value as Rates['days']['seasonBy'] })
            }
            data={[
              { value: 'each_day', label: labels('choices.seasonBy.each_day') },
              { value: 'pickup', label: labels('choices.seasonBy.pickup') },
            ]}
          />
        </SimpleGrid>
      </FormSection>
    </>
  )
}
