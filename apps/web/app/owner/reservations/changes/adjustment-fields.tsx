import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import type { Currency } from '@nelly/domain/currency'
import { decimalSign } from '@nelly/domain/decimal-sign'
import { MAX_ADJUSTMENTS } from '@nelly/domain/rates/adjusted-quote'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { NumberField } from '../../forms/number-field.tsx'
import { useMembership } from '../../roles/use-membership.ts'
import { useWords } from '../../words/use-words.ts'
import css from './changes.module.css'
import type { AdjustmentDraft, DeskDraft } from './desk-draft.ts'

interface AdjustmentFieldsProps {
  draft: DeskDraft
  onChange: (changes: Partial<DeskDraft>) => void
  landing: Pick<OwnedLanding, 'language'>
  currency: Currency
}

/** The lines that an operator adds to a price: a discount or a charge, each with its reason. */
export function AdjustmentFields({ draft, onChange, landing, currency }: AdjustmentFieldsProps) {
  const t = useWords('changes')
  const { data: membership } = useMembership()
  const { adjustments } = draft
  const most = membership?.role === 'desk' ? membership.deskDiscountPercent : 100
  const mayDiscount = most > 0
  const set = (index: number, changes: Partial<AdjustmentDraft>) =>
    onChange({ adjustments: adjustments.map((one, n) => (n === index ? { ...one, ...changes } : one)) })
  return (
    <fieldset className={`list ${css.part}`}>
      <legend>{t('adjustments')}</legend>
      {most < 100 && (
        <p className="soft">{mayDiscount ? t('discountsUpTo', { percent: most }) : t('noDiscounts')}</p>
      )}
      {adjustments.map(({ isDiscount, amount, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that stays while it is typed.
        <div key={index} className={css.adjustment}>
          <NativeSelect
            label={t('adjustmentKind')}
            value={isDiscount ? 'discount' : 'charge'}
            data={[
              { value: 'discount', label: t('discount'), disabled: !mayDiscount },
              { value: 'charge', label: t('charge') },
            ]}
            onChange={({ currentTarget }) => set(index, { isDiscount: currentTarget.value === 'discount' })}
          />
          <NumberField
            unit={currency}
            decimals={decimalSign(landing.language, currency)}
            label={t('amount')}
            required
            value={amount}
            onChange={(typed) => set(index, { amount: typed })}
          />
          <TextInput
            label={t('reason')}
            required
            maxLength={200}
            value={reason}
            onChange={({ currentTarget }) => set(index, { reason: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="red.8"
            size={44}
            aria-label={t('removeAdjustment', { number: index + 1 })}
            onClick={() => onChange({ adjustments: adjustments.filter((_, n) => n !== index) })}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {adjustments.length < MAX_ADJUSTMENTS && (
        <Button
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() =>
            onChange({ adjustments: [...adjustments, { isDiscount: mayDiscount, amount: '', reason: '' }] })
          }
        >
          {t('addAdjustment')}
        </Button>
      )}
    </fieldset>
  )
}
