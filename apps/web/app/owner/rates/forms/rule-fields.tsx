import { SimpleGrid } from '@mantine/core'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { DurationField } from '../fields/duration-field.tsx'
import { CountField } from '../fields/number-fields.tsx'
import { useGroup } from './use-group.ts'

const MINUTES_A_DAY = 24 * 60
/** The longest rental, in days. */
export const MOST_DAYS = 365
/** The longest time between two rentals. */
export const MOST_TURNAROUND_MINUTES = 30 * MINUTES_A_DAY
/** How far ahead a pickup may be, in days. */
const MOST_HORIZON = 730

/** The rules for all vehicles: how early and how far ahead a pickup is, how long a rental lasts, the time between two. */
export function RuleFields() {
  const t = useWords('rates')
  const { field, optional } = useGroup('rules')
  return (
    <>
      <FormSection title={t('rules.when')} hint={t('rules.whenHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <DurationField
            {...field('leadMinutes')}
            description={t('rules.leadHint')}
            most={MOST_DAYS * MINUTES_A_DAY}
          />
          <CountField
            {...optional('horizonDays')}
            description={t('rules.horizonHint')}
            least={1}
            most={MOST_HORIZON}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('rules.length')} hint={t('rules.lengthHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <CountField {...field('minDays')} least={1} most={MOST_DAYS} />
          <CountField {...field('maxDays')} least={1} most={MOST_DAYS} />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('rules.turnaround')} hint={t('rules.turnaroundHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <DurationField {...field('turnaroundMinutes')} most={MOST_TURNAROUND_MINUTES} />
        </SimpleGrid>
      </FormSection>
    </>
  )
}
