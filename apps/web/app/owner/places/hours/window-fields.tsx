import { Button, TextInput } from '@mantine/core'
import type { Currency } from '@nelly/domain/currency'
import type { DecimalSign } from '@nelly/domain/decimal-sign'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { NumberField } from '../../forms/number-field.tsx'
import { IconButton, QUIET } from '../../ui/icon-button.tsx'
import { useWords } from '../../words/use-words.ts'
import css from './hours.module.css'
import { newKey, type WindowDraft } from './hours-draft.ts'
import type { HoursErrors } from './hours-errors.ts'

interface WindowFieldsProps {
  kind: 'pickup' | 'return'
  currency: Currency
  /** How the landing writes decimals. */
  decimals: DecimalSign
  windows: readonly WindowDraft[]
  errors: HoursErrors
  onChange: (windows: readonly WindowDraft[]) => void
}

/** When a vehicle is handed over out of hours, and for how much. */
export function WindowFields({ kind, currency, decimals, windows, errors, onChange }: WindowFieldsProps) {
  const t = useWords('places')
  const title = t(kind === 'pickup' ? 'hours.pickupFees' : 'hours.returnFees')
  return (
    <fieldset className={`list ${css.group}`}>
      <legend>{title}</legend>
      {kind === 'pickup' && <p className="muted">{t('hours.feesHint')}</p>}
      {errors[`outside.${kind}`] && (
        <p className="error" role="alert">
          {errors[`outside.${kind}`]}
        </p>
      )}
      {windows.map((window, index) => (
        <fieldset
          key={window.key}
          className={css.window}
          aria-label={t('hours.windowNumber', { title, number: index + 1 })}
        >
          <TextInput
            label={t('hours.hours')}
            placeholder="18:00–22:00"
            autoComplete="off"
            value={window.text}
            error={errors[`outside.${kind}.${index}.from`]}
            onChange={({ currentTarget }) =>
              onChange(windows.with(index, { ...window, text: currentTarget.value }))
            }
          />
          <NumberField
            label={t('hours.amount')}
            unit={currency}
            decimals={decimals}
            value={window.amount}
            error={errors[`outside.${kind}.${index}.amount`]}
            onChange={(amount) => onChange(windows.with(index, { ...window, amount }))}
          />
          <IconButton
            {...QUIET}
            label={t('hours.removeWindow', { title, number: index + 1 })}
            Icon={IconTrash}
            onClick={() => onChange(windows.toSpliced(index, 1))}
          />
        </fieldset>
      ))}
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => onChange([...windows, { key: newKey(), text: '', amount: '' }])}
      >
        {t(kind === 'pickup' ? 'hours.addPickupFee' : 'hours.addReturnFee')}
      </Button>
    </fieldset>
  )
}
