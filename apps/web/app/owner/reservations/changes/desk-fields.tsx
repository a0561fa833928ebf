import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { CustomerSummary } from '@nelly/contract/customers/customers'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import type { Currency } from '@nelly/domain/currency'
import type { VehicleId } from '@nelly/domain/ids'
import { extrasOf } from '@nelly/domain/rates/chosen-extras'
import type { Rates } from '@nelly/domain/rates/rates'
import type { ChangedField } from '@nelly/domain/reservations/changed-fields'
import { SITE_LANGUAGES, type SiteLanguage } from '@nelly/domain/site/texts'
import { useState } from 'react'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { AdjustmentFields } from './adjustment-fields.tsx'
import { CustomerField } from './customer-field.tsx'
import type { DeskDraft } from './desk-draft.ts'
import { KnownCustomer } from './known-customer.tsx'

export interface DeskFieldsProps {
  draft: DeskDraft
  onChange: (changes: Partial<DeskDraft>) => void
  landing: OwnedLandingDetail
  rates: Rates
  /** That of the adjustments. */
  currency: Currency
  /** What may be changed. */
  changeable: readonly ChangedField[]
  errors: Partial<Record<keyof DeskDraft, string>>
  /** Whether an address is needed. */
  isEmailNeeded: boolean
  /** Whose the typed contact data is. */
  known: CustomerSummary | undefined
}

/** What an operator says of a reservation: the trip, who drives, the price's own lines, and the customer. */
export function DeskFields(props: DeskFieldsProps) {
  const { changeable } = props
  const t = useWords('changes')
  return (
    <>
      {changeable.includes('return') && <TripFields {...props} />}
      {changeable.includes('extras') && <PriceFields {...props} />}
      <AdjustmentFields {...props} />
      {changeable.includes('contact') && (
        <fieldset className="list">
          <legend>{t('customer')}</legend>
          <CustomerFields {...props} />
        </fieldset>
      )}
      {changeable.includes('language') && <LanguageField {...props} />}
    </>
  )
}

function TripFields({ draft, onChange, landing, changeable, errors }: DeskFieldsProps) {
  const t = useWords('changes')
  const isFixed = !changeable.includes('pickup')
  const field = (name: keyof DeskDraft) => ({
    value: String(draft[name]),
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  })
  const places = (end: 'isPickup' | 'isReturn', chosen: string) => {
    const names = landing.places.filter((place) => place[end]).map(({ name }) => name)
    return names.length === 0 || chosen === '' ? names : [...new Set([chosen, ...names])]
  }
  return (
    <fieldset className="list">
      <legend>{t('trip')}</legend>
      <NativeSelect
        label={t('vehicle')}
        disabled={isFixed}
        data={landing.vehicles.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...field('vehicle')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
        <TextInput type="date" label={t('pickupDate')} disabled={isFixed} {...field('pickupDate')} />
        <TextInput type="time" label={t('pickupTime')} disabled={isFixed} {...field('pickupTime')} />
        <TextInput type="date" label={t('returnDate')} {...field('returnDate')} />
        <TextInput type="time" label={t('returnTime')} {...field('returnTime')} />
        <PlaceField
          label={t('pickupPlace')}
          disabled={isFixed}
          names={places('isPickup', draft.pickupPlace)}
          {...field('pickupPlace')}
        />
        <PlaceField
          label={t('returnPlace')}
          names={places('isReturn', draft.returnPlace)}
          {...field('returnPlace')}
        />
      </SimpleGrid>
    </fieldset>
  )
}

interface PlaceFieldProps {
  label: string
  names: readonly string[]
  value: string
  error: string | undefined
  disabled?: boolean
  onChange: (event: { currentTarget: { value: string } }) => void
}

/** One of the landing's places; any text where it has none. */
export const PlaceField = ({ names, ...props }: PlaceFieldProps) =>
  names.length === 0 ? <TextInput required {...props} /> : <NativeSelect data={[...names]} {...props} />

/** The extras that a vehicle can have, who drives, and a code. */
export function PriceFields({
  draft,
  onChange,
  rates,
  changeable,
  errors,
}: Pick<DeskFieldsProps, 'draft' | 'onChange' | 'rates' | 'changeable' | 'errors'>) {
  const t = useWords('changes')
  const language = storedLanguage()
  const optional = extrasOf(rates.extras, Number(draft.vehicle) as VehicleId).filter(
    ({ offer }) => offer === 'optional',
  )
  return (
    <fieldset className="list">
      <legend>{t('extras')}</legend>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
        {optional.map(({ code, name, maxQuantity }) => (
          <NativeSelect
            key={code}
            label={name[language]}
            value={String(draft.extras[code] ?? 0)}
            data={numbers(0, Math.max(maxQuantity, draft.extras[code] ?? 0))}
            onChange={({ currentTarget }) =>
              onChange({ extras: { ...draft.extras, [code]: Number(currentTarget.value) } })
            }
          />
        ))}
        <NativeSelect
          label={t('age')}
          value={draft.driverAge}
          error={errors.driverAge}
          data={[{ value: '', label: t('ageUnknown') }, ...numbers(16, 99)]}
          onChange={({ currentTarget }) => onChange({ driverAge: currentTarget.value })}
        />
        <NativeSelect
          label={t('additionalDrivers')}
          value={draft.additionalDrivers}
          data={numbers(0, 9)}
          onChange={({ currentTarget }) => onChange({ additionalDrivers: currentTarget.value })}
        />
        {changeable.includes('discount') && (
          <TextInput
            label={t('code')}
            autoComplete="off"
            maxLength={40}
            value={draft.discountCode}
            error={errors.discountCode}
            onChange={({ currentTarget }) => onChange({ discountCode: currentTarget.value })}
          />
        )}
      </SimpleGrid>
    </fieldset>
  )
}

/** Who rents; known customers are proposed while somebody types. */
export function CustomerFields({
  draft,
  onChange,
  errors,
  isEmailNeeded,
  known,
}: Pick<DeskFieldsProps, 'draft' | 'onChange' | 'errors' | 'isEmailNeeded' | 'known'>) {
  const t = useWords('changes')
  const field = (name: keyof DeskDraft) => ({
    value: String(draft[name]),
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  })
  const fill = ({ firstName, lastName, phone, email }: CustomerSummary) =>
    onChange({ firstName, lastName, phone, email: email || draft.email })
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={12}>
        <CustomerField
          label={t('firstName')}
          required
          autoComplete="off"
          onChoose={fill}
          {...field('firstName')}
        />
        <CustomerField
          label={t('lastName')}
          required
          autoComplete="off"
          onChoose={fill}
          {...field('lastName')}
        />
        <CustomerField
          label={t('phone')}
          type="tel"
          required
          autoComplete="off"
          onChoose={fill}
          {...field('phone')}
        />
        <CustomerField
          onChoose={fill}
          label={t('email')}
          type="email"
          required={isEmailNeeded}
          description={isEmailNeeded ? undefined : t('emailHint')}
          autoComplete="off"
          {...field('email')}
        />
        <NativeSelect label={t('persons')} data={numbers(1, 20)} {...field('persons')} />
        <NativeSelect label={t('bags')} data={numbers(0, 20)} {...field('bags')} />
      </SimpleGrid>
      <KnownCustomer customer={known} />
      <Textarea label={t('comment')} autosize minRows={2} maxLength={1000} {...field('comment')} />
    </>
  )
}

/** The language of mails to the customer, where there is a choice. */
export function LanguageField({
  draft,
  onChange,
  landing,
  errors,
}: Pick<DeskFieldsProps, 'draft' | 'onChange' | 'landing' | 'errors'>) {
  const t = useWords('changes')
  const [before] = useState(draft.language)
  if (!landing.bothLanguages && before === landing.language) return null
  return (
    <NativeSelect
      label={t('fields.language')}
      description={t('languageHint')}
      value={draft.language}
      error={errors.language}
      data={SITE_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      onChange={({ currentTarget }) => onChange({ language: currentTarget.value as SiteLanguage })}
    />
  )
}

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String(from + n))
