import { Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { TypedIn, VehicleDraft } from '@nelly/contract/specified/vehicle-draft'
import { MAX_DESCRIPTION } from '@nelly/domain/limits'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import { FUELS } from '@nelly/domain/units/unit'
import {
  MAX_CAPACITY,
  MAX_DOORS,
  MAX_LUGGAGE,
  MIN_DOORS,
  TRANSMISSIONS,
  VEHICLE_TYPES,
} from '@nelly/domain/vehicles/vehicle-options'
import { NumberField } from '../forms/number-field.tsx'
import { useWords } from '../words/use-words.ts'

type Fields = { form: UseFormReturnType<VehicleDraft> }
type PricedFields = Fields & { typed: TypedIn }

interface BasicFieldsProps extends PricedFields {
  /** Those that have a description of their own beside the one for all. */
  languages: readonly SiteLanguage[]
}

const OF_LANGUAGE = { es: 'descriptionEs', en: 'descriptionEn' } as const

/** The required fields of a vehicle. */
export function BasicFields({ form, typed, languages }: BasicFieldsProps) {
  const t = useWords('vehicleForm')
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20} verticalSpacing="var(--field-gap)">
        <TextInput
          label={t('name')}
          placeholder={t('namePlaceholder')}
          required
          {...form.getInputProps('name')}
        />
        <TextInput label={t('brand')} placeholder={t('brandPlaceholder')} {...form.getInputProps('brand')} />
      </SimpleGrid>
      <Description form={form} field="description" label={t('description')} required />
      {languages.map((language) => (
        <Description
          key={language}
          form={form}
          field={OF_LANGUAGE[language]}
          label={t(OF_LANGUAGE[language])}
          hint={t(`${OF_LANGUAGE[language]}Hint`)}
        />
      ))}
      <Options form={form} typed={typed} />
    </>
  )
}

interface DescriptionProps extends Fields {
  field: 'description' | 'descriptionEs' | 'descriptionEn'
  label: string
  hint?: string
  required?: boolean
}

/** A description, with how long it is. */
function Description({ form, field, label, hint, required = false }: DescriptionProps) {
  const t = useWords('vehicleForm')
  const counted = t('characters', { count: form.values[field].length, limit: MAX_DESCRIPTION })
  return (
    <Textarea
      label={label}
      description={hint ? `${hint} ${counted}` : counted}
      autosize
      minRows={3}
      required={required}
      {...form.getInputProps(field)}
    />
  )
}

function Options({ form, typed }: PricedFields) {
  const t = useWords('vehicleForm')
  const option = useWords('options')
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing={20} verticalSpacing="var(--field-gap)">
      <NumberField
        label={t('price')}
        unit={typed.currency}
        decimals={typed.decimals}
        required
        {...form.getInputProps('pricePerDay')}
      />
      <Select
        label={t('type')}
        placeholder={t('choose')}
        data={VEHICLE_TYPES.map((value) => ({ value, label: option(`types.${value}`) }))}
        required
        {...form.getInputProps('type')}
      />
      <Select
        label={t('transmission')}
        placeholder={t('choose')}
        data={TRANSMISSIONS.map((value) => ({ value, label: option(`transmissions.${value}`) }))}
        required
        {...form.getInputProps('transmission')}
      />
      <Select
        label={t('capacity')}
        placeholder={t('choose')}
        data={upTo(MAX_CAPACITY)}
        required
        {...asText(form, 'seats')}
      />
      <Select
        label={t('luggage')}
        placeholder={t('choose')}
        data={upTo(MAX_LUGGAGE)}
        required
        {...asText(form, 'luggage')}
      />
      <Select
        label={t('doors')}
        placeholder={t('unknown')}
        data={upTo(MAX_DOORS).slice(MIN_DOORS - 1)}
        clearable
        {...asText(form, 'doors')}
      />
      <Select
        label={t('fuel')}
        placeholder={t('unknown')}
        data={FUELS.map((value) => ({ value, label: option(`fuels.${value}`) }))}
        clearable
        {...form.getInputProps('fuel')}
      />
    </SimpleGrid>
  )
}

const upTo = (most: number): string[] => Array.from({ length: most }, (_, index) => String(index + 1))

/** A select holds strings where the draft may hold a number. */
const asText = (form: Fields['form'], field: 'seats' | 'luggage' | 'doors') => ({
  ...form.getInputProps(field),
  value: form.values[field] === null ? null : String(form.values[field]),
})
