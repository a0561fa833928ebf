import { SimpleGrid } from '@mantine/core'
import { minorUnits } from '@nelly/domain/money'
import { useWords } from '../../words/use-words.ts'
import { useRates } from '../editor/rates-context.ts'
import { AmountField } from '../fields/number-fields.tsx'
import { ItemCard } from './item-card.tsx'
import { ListSection } from './list-section.tsx'
import { useList } from './use-list.ts'
import { useVehicleName } from './use-vehicle-name.ts'
import { nextVehicle, VehicleSelect } from './vehicle-select.tsx'

/** What is held at the pickup, for all vehicles or for one. */
export function DepositFields() {
  const t = useWords('rates')
  const labels = useWords('rateLabels')
  const { vehicles } = useRates()
  const nameOf = useVehicleName()
  const { items, add, change, remove } = useList('deposit')
  return (
    <ListSection
      title={t('deposit.title')}
      hint={t('deposit.hint')}
      empty={t('deposit.none')}
      count={items.length}
      most={vehicles.length + 1}
      add={t('deposit.add')}
      onAdd={() => add({ vehicleId: nextVehicle(items, vehicles), amount: minorUnits(0) })}
    >
      {items.map((deposit, index) => (
        <ItemCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the vehicle is one of the fields, and changes.
          key={index}
          name={nameOf(deposit.vehicleId)}
          list={t('deposit.title')}
          onRemove={() => remove(index, 'deposit')}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
            <VehicleSelect
              at={`deposit.${index}`}
              value={deposit.vehicleId}
              onChange={(vehicleId) => change(index, { vehicleId })}
            />
            <AmountField
              at={`deposit.${index}.amount`}
              label={labels('fields.amount')}
              value={deposit.amount}
              onRead={(amount) => amount !== null && change(index, { amount })}
            />
          </SimpleGrid>
        </ItemCard>
      ))}
    </ListSection>
  )
}
