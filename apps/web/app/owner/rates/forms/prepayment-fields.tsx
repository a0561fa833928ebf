import { NativeSelect, SimpleGrid } from '@mantine/core'
import { USUAL_PREPAYMENT } from '@nelly/contract/reservations/prepayment-words'
import { minorUnits } from '@nelly/domain/money'
import { percent, type Rates } from '@nelly/domain/rates/rates'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { AmountField, PercentField } from '../fields/number-fields.tsx'
import { LocalizedField } from '../fields/text-fields.tsx'

type Prepayment = Rates['prepayment']

const STARTS: Readonly<Record<string, Prepayment>> = {
  percent: { percent: percent(30), amount: null },
  amount: { percent: null, amount: minorUnits(100) },
}

/** What is paid before the pickup. */
export function PrepaymentFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { rates, edit } = useRates()
  const { prepayment } = rates
  const set = (next: Prepayment, settles?: string | readonly string[]) =>
    edit((now) => ({ ...now, prepayment: next }), settles)
  const kind = prepayment === null ? 'none' : prepayment.percent === null ? 'amount' : 'percent'
  return (
    <FormSection title={t('prepayment.title')} hint={t('prepayment.hint')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <NativeSelect
          label={t('prepayment.kind')}
          value={kind}
          onChange={({ currentTarget: { value } }) => {
            const start = STARTS[value]
            set(start ? { ...prepayment, ...start } : null, 'prepayment.')
          }}
          data={[
            { value: 'none', label: t('prepayment.none') },
            { value: 'percent', label: t('prepayment.percent') },
            { value: 'amount', label: t('prepayment.amount') },
          ]}
        />
        {kind === 'percent' && (
          <PercentField
            at="prepayment.percent"
            label={labels('fields.percent')}
            least={0.01}
            value={prepayment?.percent ?? null}
            onRead={(share) => set({ ...prepayment, percent: share, amount: null })}
          />
        )}
        {kind === 'amount' && (
          <AmountField
            at="prepayment.amount"
            label={labels('fields.amount')}
            value={prepayment?.amount ?? null}
            onRead={(amount) => set({ ...prepayment, percent: null, amount })}
          />
        )}
      </SimpleGrid>
      {prepayment && (
        <LocalizedField
          at="prepayment.instructions"
          label={t('prepayment.instructions')}
          maxLength={255}
          isLong
          value={prepayment.instructions ?? USUAL_PREPAYMENT}
          onRead={(instructions) => set({ ...prepayment, instructions }, 'prepayment.instructions')}
        />
      )}
    </FormSection>
  )
}
