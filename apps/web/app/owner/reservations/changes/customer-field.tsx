import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import type { CustomerSummary } from '@nelly/contract/customers/customers'
import { useWords } from '../../words/use-words.ts'
import { DoNotRentBadge } from '../do-not-rent-badge.tsx'
import { useProposedCustomers } from './use-known-customer.ts'

interface CustomerFieldProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
  /** Called with the customer who is chosen of the proposed ones. */
  onChoose: (customer: CustomerSummary) => void
}

/** A field of a customer's contact data that proposes known customers while it is typed. */
export function CustomerField({ value, onChange, onChoose, ...field }: CustomerFieldProps) {
  const t = useWords('changes')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const proposed = useProposedCustomers(combobox.dropdownOpened ? value : '')
  const choose = (id: string) => {
    const chosen = proposed.find((one) => String(one.id) === id)
    if (chosen) onChoose(chosen)
    combobox.closeDropdown()
  }
  return (
    // Within the dialog: what is rendered elsewhere is behind it.
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          {...field}
          value={value}
          onChange={(event) => {
            onChange(event)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={proposed.length === 0}>
        <Combobox.Options aria-label={t('suggestions')}>
          {proposed.map(({ id, firstName, lastName, phone, email, doNotRentReason }) => (
            <Combobox.Option key={id} value={String(id)}>
              <strong className="block">
                {firstName} {lastName}
              </strong>
              <span className="muted block">{[phone, email].filter(Boolean).join(' · ')}</span>
              <DoNotRentBadge reason={doNotRentReason} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
