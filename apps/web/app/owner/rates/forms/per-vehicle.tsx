import { NativeSelect, SimpleGrid } from '@mantine/core'
import type { VehicleId } from '@nelly/domain/ids'
import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { type Fields, useFields } from '../fields/use-fields.ts'
import { ItemCard } from './item-card.tsx'
import { ListSection, type ListSectionProps } from './list-section.tsx'
import type { Items } from './use-list.ts'

interface PerVehicleProps<Entry> extends Pick<ListSectionProps, 'title' | 'hint' | 'empty' | 'add'> {
  /** The key of the list. */
  at: string
  list: Items<Entry>
  /** A new entry for a vehicle. */
  entry: (vehicle: VehicleId) => Entry
  /** A new one for all other vehicles, where there may be one. */
  others?: Entry
  columns: number
  /** The fields of an entry beside its vehicle. */
  children: (fields: Fields<Entry>) => ReactNode
}

/** What holds for single vehicles, and for all others: an entry for each. */
export function PerVehicle<Entry extends { readonly vehicleId: VehicleId | null }>({
  at,
  list: { items, add, change, remove },
  entry,
  others,
  columns,
  children,
  ...section
}: PerVehicleProps<Entry>) {
  const { vehicles } = useRates()
  const nameOf = useVehicleName()
  const fieldsOf = useFields()
  const named = new Set(items.map(({ vehicleId }) => vehicleId))
  const next = vehicles.find(({ id }) => !named.has(id))
  const fresh = others && !named.has(null) ? others : next && entry(next.id)
  return (
    <ListSection
      {...section}
      count={items.length}
      most={vehicles.length + (others ? 1 : 0)}
      onAdd={() => fresh && add(fresh)}
    >
      {items.map((item, index) => (
        <ItemCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the vehicle is one of the fields, and changes.
          key={index}
          name={nameOf(item.vehicleId)}
          list={section.title}
          onRemove={() => remove(index, at)}
        >
          <SimpleGrid cols={{ base: 1, xs: Math.min(columns, 2), md: columns }} spacing={16}>
            <VehicleSelect
              at={`${at}.${index}`}
              isForOne={others === undefined}
              value={item.vehicleId}
              onChange={(vehicle) => {
                const chosen = vehicle === null ? others : entry(vehicle)
                if (chosen) change(index, { ...item, vehicleId: chosen.vehicleId })
              }}
            />
            {children(fieldsOf(`${at}.${index}`, item, (changes) => change(index, changes)))}
          </SimpleGrid>
        </ItemCard>
      ))}
    </ListSection>
  )
}

/** The name of a vehicle; null stands for all others. */
function useVehicleName(): (vehicle: VehicleId | null) => string {
  const t = useWords('rates')
  const { vehicles } = useRates()
  return (vehicle) => vehicles.find(({ id }) => id === vehicle)?.name ?? t('perVehicle.others')
}

interface VehicleSelectProps {
  at: string
  /** Whether a vehicle is to be chosen, and not all others. */
  isForOne?: boolean
  /** Null for all others. */
  value: VehicleId | null
  onChange: (vehicle: VehicleId | null) => void
}

/** One vehicle, or all that have no entry of their own. */
function VehicleSelect({ at, isForOne = false, value, onChange }: VehicleSelectProps) {
  const t = useWords('rates')
  const { vehicles, errors } = useRates()
  return (
    <NativeSelect
      label={t('perVehicle.vehicle')}
      value={value === null ? '' : String(value)}
      error={errors[`${at}.vehicleId`]}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : (Number(currentTarget.value) as VehicleId))
      }
      data={[
        ...(isForOne ? [] : [{ value: '', label: t('perVehicle.others') }]),
        ...vehicles.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
