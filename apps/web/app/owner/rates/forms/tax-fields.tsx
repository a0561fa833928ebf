import { NativeSelect, SimpleGrid, Switch } from '@mantine/core'
import type { Rates } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { CountField, PercentField } from '../fields/number-fields.tsx'
import { LocalizedField } from '../fields/text-fields.tsx'
import { useGroup } from './use-group.ts'

/** The tax, and how the days of a rental are counted. */
export function TaxFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const tax = useGroup('tax')
  const days = useGroup('days')
  return (
    <>
      <FormSection title={t('tax.title')} hint={t('tax.hint')}>
        <LocalizedField {...tax.field('name')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <PercentField {...tax.field('percent')} />
        </SimpleGrid>
        <Switch
          label={t('tax.included')}
          description={t('tax.includedHint')}
          checked={tax.group.included}
          onChange={(event) => tax.set({ included: event.currentTarget.checked })}
        />
      </FormSection>
      <FormSection title={t('days.title')} hint={t('days.hint')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <CountField {...days.field('graceMinutes')} most={1439} />
          <NativeSelect
            label={labels('fields.seasonBy')}
            value={days.group.seasonBy}
            onChange={(event) =>
              days.set({ seasonBy: event.currentTarget.value as Rates['days']['seasonBy'] })
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
