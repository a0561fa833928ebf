import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { MAX_LEDGER_NOTE } from '@nelly/contract/ledger/ledger'
import { chargeWords } from '@nelly/contract/reservations/charge-words'
import type { Photograph } from '@nelly/contract/reservations/photographs'
import type { ProposedCharge } from '@nelly/domain/charges/proposed-charge'
import { formatMoney } from '@nelly/domain/money'
import type { ListedPrice } from '@nelly/domain/rates/rates'
import { RENTAL_ENDS } from '@nelly/domain/reservations/photographs'
import { IconTrash } from '@tabler/icons-react'
import { NumberField } from '../../forms/number-field.tsx'
import { IconButton, QUIET } from '../../ui/icon-button.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import type { AddedDraft, AmountUnit, ChargeFault, DecidedDraft } from './charge-draft.ts'
import css from './charge-form.module.css'

interface LineProps<Draft> {
  typed: Draft
  unit: AmountUnit
  faults: readonly ChargeFault[]
  onChange: (draft: Draft) => void
}

interface DecidedFieldsProps extends LineProps<DecidedDraft> {
  charge: ProposedCharge
  isLess: boolean
}

/** A proposed charge: taken, lowered or struck. */
export function DecidedFields({ charge, typed, isLess, unit, faults, onChange }: DecidedFieldsProps) {
  const t = useWords('charging')
  const { label, reason } = chargeWords(charge, unit.currency, storedLanguage())
  return (
    <fieldset className={css.line}>
      <legend className="visually-hidden">{label}</legend>
      <Checkbox
        label={label}
        description={reason}
        checked={typed.isTaken}
        onChange={({ currentTarget }) => onChange({ ...typed, isTaken: currentTarget.checked })}
      />
      {typed.isTaken && (
        <NumberField
          unit={unit.currency}
          decimals={unit.decimals}
          label={t('amount')}
          value={typed.amount}
          error={
            faults.includes('amount')
              ? t('amountMissing')
              : faults.includes('above') &&
                t('above', { amount: formatMoney({ minor: charge.amount, currency: unit.currency }) })
          }
          onChange={(amount) => onChange({ ...typed, amount })}
        />
      )}
      {isLess && (
        <TextInput
          className={css.wide}
          label={t('why')}
          required
          maxLength={MAX_LEDGER_NOTE}
          value={typed.note}
          error={faults.includes('note') && t('whyMissing')}
          onChange={({ currentTarget }) => onChange({ ...typed, note: currentTarget.value })}
        />
      )}
    </fieldset>
  )
}

interface AddedFieldsProps extends LineProps<AddedDraft> {
  priceList: readonly ListedPrice[]
  photographs: readonly Photograph[]
  onRemove: () => void
}

/** A line that is added: of the list of prices, or a damage. It has the focus when it is new. */
export function AddedFields(props: AddedFieldsProps) {
  const { typed, priceList, photographs, unit, faults, onChange, onRemove } = props
  const photographWords = useWords('photographs')
  const t = useWords('charging')
  const { currency, decimals } = unit
  const language = storedLanguage()
  const title = t(typed.kind)
  const priced = ({ name, amount: minor }: ListedPrice) =>
    `${formatMoney({ minor, currency })}: ${name[language]}`
  return (
    <fieldset className={css.line}>
      <legend className="visually-hidden">{title}</legend>
      {typed.kind === 'listed' ? (
        <>
          <NativeSelect
            autoFocus
            label={title}
            value={typed.code}
            data={priceList.map((item) => ({ value: item.code, label: priced(item) }))}
            onChange={({ currentTarget }) => onChange({ ...typed, code: currentTarget.value })}
          />
          <NumberField
            unit="count"
            inputMode="numeric"
            label={t('count')}
            value={typed.count}
            error={faults.includes('count') && t('countWrong')}
            onChange={(count) => onChange({ ...typed, count })}
          />
        </>
      ) : (
        <>
          <TextInput
            autoFocus
            label={title}
            required
            maxLength={MAX_LEDGER_NOTE}
            value={typed.note}
            error={faults.includes('note') && t('damageMissing')}
            onChange={({ currentTarget }) => onChange({ ...typed, note: currentTarget.value })}
          />
          <NumberField
            unit={currency}
            decimals={decimals}
            label={t('amount')}
            required
            value={typed.amount}
            error={faults.includes('amount') && t('amountMissing')}
            onChange={(amount) => onChange({ ...typed, amount })}
          />
          {photographs.length > 0 && (
            <NativeSelect
              className={css.wide}
              label={t('photograph')}
              value={typed.photographId}
              data={[
                { value: '', label: t('noPhotograph') },
                ...RENTAL_ENDS.flatMap((end) =>
                  photographs
                    .filter(({ check }) => check === end)
                    .map(({ id }, index) => ({
                      value: String(id),
                      label: photographWords(`named.${end}`, { number: index + 1 }),
                    })),
                ),
              ]}
              onChange={({ currentTarget }) => onChange({ ...typed, photographId: currentTarget.value })}
            />
          )}
        </>
      )}
      <IconButton {...QUIET} label={t('remove', { line: title })} Icon={IconTrash} onClick={onRemove} />
    </fieldset>
  )
}
