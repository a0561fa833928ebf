import type { OwnedVehicle } from '@nelly/contract/specified/vehicle-mapper'
import { formatMoney } from '@nelly/domain/money'
import { priceOfDay } from '@nelly/domain/priced-vehicle'
import { useSees } from '../roles/use-membership.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { useWords } from '../words/use-words.ts'
import { FeatureWords } from './feature-words.tsx'
import { HiddenBadge } from './hidden-badge.tsx'
import { VehicleActions, type VehicleActionsOf } from './vehicle-actions.tsx'
import { VehicleCards } from './vehicle-cards.tsx'
import { VehiclePicture } from './vehicle-picture.tsx'

/** Vehicles as a table; as cards where there is no room for all columns. */
export function VehicleTable({
  vehicles,
  ...actions
}: VehicleActionsOf & { vehicles: readonly OwnedVehicle[] }) {
  const columns = useColumns(actions)
  return (
    <DataTable
      columns={columns}
      rows={vehicles}
      keyOf={({ id }) => id}
      cards={<VehicleCards vehicles={vehicles} {...actions} />}
    />
  )
}

function useColumns(actions: VehicleActionsOf): Column<OwnedVehicle>[] {
  const t = useWords('vehicles')
  const option = useWords('options')
  const seesCommission = useSees('commission')
  return [
    {
      title: t('picture'),
      kind: 'picture',
      rem: 4.5,
      value: (vehicle) => <VehiclePicture vehicle={vehicle} />,
    },
    {
      title: t('name'),
      kind: 'heading',
      rem: 6.5,
      value: (vehicle) => (
        <>
          {vehicle.name}
          <HiddenBadge vehicle={vehicle} />
        </>
      ),
    },
    {
      title: t('price'),
      kind: 'figure',
      rem: 6.25,
      value: (vehicle) => formatMoney(priceOfDay(vehicle)),
    },
    { title: t('type'), kind: 'text', rem: 5, value: ({ type }) => option(`types.${type}`) },
    { title: t('luggage'), kind: 'figure', rem: 3.5, value: ({ luggage }) => luggage },
    { title: t('people'), kind: 'figure', rem: 3.75, value: ({ seats }) => seats },
    {
      title: t('transmission'),
      kind: 'text',
      rem: 5.25,
      value: ({ transmission }) => option(`transmissions.${transmission}`),
    },
    {
      title: t('features'),
      kind: 'text',
      rem: 5.5,
      value: (vehicle) => <FeatureWords vehicle={vehicle} />,
    },
    ...(seesCommission
      ? [
          {
            title: t('commission'),
            kind: 'figure',
            rem: 4.25,
            value: ({ commission }) => `${commission} %`,
          } satisfies Column<OwnedVehicle>,
        ]
      : []),
    {
      title: t('actions'),
      kind: 'buttons',
      rem: 5,
      value: (vehicle) => <VehicleActions vehicle={vehicle} {...actions} />,
    },
  ]
}
