import { SimpleGrid } from '@mantine/core'
import type { Rates } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { DurationField } from '../fields/duration-field.tsx'
import { CountField } from '../fields/number-fields.tsx'

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
  const labels = useWords('rateLabels')
  const { rates, edit } = useRates()
  const { rules } = rates
  const set = (changes: Partial<Rates['rules']>) =>
    edit((now) => ({ ...now, rules: { ...now.rules, ...changes } }))
  return (
    <>
      <FormSection title={t('rules.when')} hint={t('rules.whenHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <DurationField
            at="rules.leadMinutes"
            label={labels('fields.leadMinutes')}
            description={t('rules.leadHint')}
            most={MOST_DAYS * MINUTES_A_DAY}
            value={rules.leadMinutes}
            onRead={(leadMinutes) => leadMinutes !== null && set({ leadMinutes })}
          />
          <CountField
            at="rules.horizonDays"
            label={labels('fields.horizonDays')}
            description={t('rules.horizonHint')}
            least={1}
            most={MOST_HORIZON}
            optional
            value={rules.horizonDays}
            onRead={(horizonDays) => set({ horizonDays })}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('rules.length')} hint={t('rules.lengthHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <CountField
            at="rules.minDays"
            label={labels('fields.minDays')}
            least={1}
            most={MOST_DAYS}
            value={rules.minDays}
            onRead={(minDays) => minDays !== null && set({ minDays })}
          />
          <CountField
            at="rules.maxDays"
            label={labels('fields.maxDays')}
            least={1}
            most={MOST_DAYS}
            value={rules.maxDays}
            onRead={(maxDays) => maxDays !== null && set({ maxDays })}
          />
        </SimpleGrid>
      </FormSection>
      <FormSection title={t('rules.turnaround')} hint={t('rules.turnaroundHint')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <DurationField
            at="rules.turnaroundMinutes"
            label={labels('fields.turnaroundMinutes')}
            most={MOST_TURNAROUND_MINUTES}
            value={rules.turnaroundMinutes}
            onRead={(turnaroundMinutes) => turnaroundMinutes !== null && set({ turnaroundMinutes })}
          />
        </SimpleGrid>
      </FormSection>
    </>
  )
}
