import { NativeSelect, TextInput } from '@mantine/core'
import type { Import } from '@nelly/contract/imports/imports'
import { parseTypedNumber } from '@nelly/domain/typed-number'
import {
  MAX_CAPACITY,
  MAX_LUGGAGE,
  TRANSMISSIONS,
  VEHICLE_TYPES,
} from '@nelly/domain/vehicles/vehicle-options'
import { useState } from 'react'
import { NumberField } from '../forms/number-field.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { useWords } from '../words/use-words.ts'
import { useImportActions } from './use-import.ts'

type AskedField = Import['lacking'][number]['field']

/** What new vehicles or reservations lack in the file, asked once for all of them. */
export function ImportDefaults({ opened }: { opened: Import }) {
  const t = useWords('imports')
  const option = useWords('options')
  const { change } = useImportActions(opened)
  const [draft, edit] = useState<Partial<Record<AskedField, string>>>(() =>
    Object.fromEntries(Object.entries(opened.defaults).map(([field, value]) => [field, String(value)])),
  )
  const set = (field: AskedField, value: string) => edit({ ...draft, [field]: value })
  const counted = (most: number) =>
    Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }))
  const options: Partial<Record<AskedField, { value: string; label: string }[]>> = {
    type: VEHICLE_TYPES.map((value) => ({ value, label: option(`types.${value}`) })),
    transmission: TRANSMISSIONS.map((value) => ({ value, label: option(`transmissions.${value}`) })),
    seats: counted(MAX_CAPACITY),
    luggage: counted(MAX_LUGGAGE),
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate({ defaults: defaultsOf(draft, opened.currency) })
      }}
    >
      <p>{t(opened.kind === 'reservations' ? 'lackingRental' : 'lacking')}</p>
      <div className="columns">
        {opened.lacking.map(({ field, rows, choices = [] }) => {
          const label = t('lackingField', { field: t(`fields.${field}`), rows })
          const data = choices.length > 0 ? [...choices] : options[field]
          return data ? (
            <NativeSelect
              key={field}
              label={label}
              value={draft[field] ?? ''}
              onChange={({ currentTarget }) => set(field, currentTarget.value)}
              data={[{ value: '', label: t('refuseRows') }, ...data]}
            />
          ) : field !== 'pricePerDay' ? (
            <TextInput
              key={field}
              type={field === 'pickupPlace' ? 'text' : 'time'}
              label={label}
              value={draft[field] ?? ''}
              onChange={({ currentTarget }) => set(field, currentTarget.value)}
            />
          ) : (
            <NumberField
              key={field}
              label={label}
              unit={opened.currency}
              value={draft[field] ?? ''}
              onChange={(value) => set(field, value)}
            />
          )
        })}
      </div>
      <div className="row filling">
        <BusyButton type="submit" variant="light" busy={change.isPending}>
          {t('saveDefaults')}
        </BusyButton>
      </div>
    </form>
  )
}

/** What was typed, as the call takes it; the price is read as a person of the landing writes it. */
function defaultsOf(draft: Partial<Record<AskedField, string>>, currency: Import['currency']) {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''))
  if (draft.pricePerDay === undefined || draft.pricePerDay === '') return given
  const price = parseTypedNumber(draft.pricePerDay, currency)
  return { ...given, pricePerDay: price.kind === 'number' ? price.plain : draft.pricePerDay }
}
