import { NativeSelect, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { type Currency, currency } from '@nelly/domain/currency'
import { chargesOutOfHours } from '@nelly/domain/places/opening-hours'
import type { Rates } from '@nelly/domain/rates/rates'
import { unambiguousNumber } from '@nelly/domain/typed-number'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { useState } from 'react'
import { deviceToday } from '../../dates/device-today.ts'
import { FormSection } from '../../ui/form-section.tsx'
import { useWords } from '../../words/use-words.ts'
import { currencyChoices } from '../currency/currency-choices.ts'
import { CurrencyDialog } from '../currency/currency-dialog.tsx'
import { PlaceFeesAlert } from '../currency/place-fees-alert.tsx'
import { useRates } from '../editor/rates-context.ts'
import { withCurrency } from '../editor/with-currency.ts'
import { TypedField } from '../fields/typed-field.tsx'
import { ownPriceKey } from '../matrix/price-cells.ts'

const DOP = currency('DOP')
const USD = currency('USD')
/** The largest rate of exchange. */
const MOST_RATE = 10_000_000

/** The currency that is charged, and a second one that is shown beside the total. */
export function CurrencyFields() {
  const t = useWords('rates')
  const { rates, work, vehicles, places, language, errors, edit, editWork } = useRates()
  const [chosen, choose] = useState<Currency>()
  const charging = places.filter(chargesOutOfHours)
  const { display } = rates
  const setDisplay = (changes: Partial<NonNullable<Rates['display']>>) =>
    edit((now) => ({ ...now, display: now.display && { ...now.display, ...changes } }))
  const start = (): Rates['display'] => ({
    currency: rates.currency === DOP ? USD : DOP,
    rate: 1,
    date: deviceToday(),
  })
  return (
    <FormSection title={t('currency.title')} hint={t('currency.hint')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <NativeSelect
          label={t('currency.charged')}
          description={t('currency.chargedHint')}
          value={rates.currency}
          error={errors.currency}
          disabled={charging.length > 0}
          onChange={(event) => choose(currency(event.currentTarget.value))}
          data={currencyChoices()}
        />
        {charging.length > 0 && <PlaceFeesAlert places={charging} from={rates.currency} />}
      </SimpleGrid>
      <CurrencyDialog
        to={chosen}
        rates={rates}
        // A price that is not known in this currency can't be converted: the table asks for it.
        vehicles={vehicles.filter(({ id }) => !(ownPriceKey(id) in work.unread))}
        places={places}
        language={language}
        onDone={(answers) => {
          editWork((work) => withCurrency(work, answers))
          choose(undefined)
        }}
        onCancel={() => choose(undefined)}
      />
      <Switch
        label={t('currency.display')}
        description={t('currency.displayHint')}
        checked={display !== null}
        onChange={(event) => {
          const isShown = event.currentTarget.checked
          edit((now) => ({ ...now, display: isShown ? start() : null }), 'display.')
        }}
      />
      {display && (
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={16}>
          <NativeSelect
            label={t('currency.shown')}
            value={display.currency}
            error={errors['display.currency']}
            onChange={(event) => setDisplay({ currency: event.currentTarget.value as Currency })}
            data={currencyChoices()}
          />
          <TypedField
            at="display.rate"
            label={t('currency.rate', { currency: rates.currency })}
            unit="none"
            value={display.rate}
            shown={(rate) => unambiguousNumber(String(rate))}
            toValue={(plain) => (plain > 0 && plain <= MOST_RATE ? plain : undefined)}
            fault={t('field.amount')}
            onRead={(rate) => rate !== null && setDisplay({ rate })}
          />
          <TextInput
            type="date"
            label={t('currency.date')}
            value={display.date}
            error={errors['display.date']}
            onChange={({ currentTarget }) =>
              currentTarget.value && setDisplay({ date: currentTarget.value as CalendarDate })
            }
          />
        </SimpleGrid>
      )}
    </FormSection>
  )
}
