import type { OwnedVehicle } from '@nelly/contract/specified/owned-vehicle'
import { formatMoney } from '@nelly/domain/money'
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
  const say = useWords('vehicles')
  const option = useWords('options')
  return [
    {
      title: say('picture'),
      kind: 'picture',
      rem: 4.5,
      value: (vehicle) => <VehiclePicture vehicle={vehicle} />,
    },
    {
      title: say('name'),
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
      title: say('price'),
      kind: 'figure',
      rem: 6.25,
      value: ({ pricePerDay, currency }) => formatMoney({ minor: pricePerDay, currency }),
    },
    { title: say('type'), kind: 'text', rem: 5, value: ({ type }) => option(`types.${type}`) },
    { title: say('luggage'), kind: 'figure', rem: 3.5, value: ({ luggage }) => luggage },
    { title: say('people'), kind: 'figure', rem: 3.75, value: ({ seats }) => seats },
    {
      title: say('transmission'),
      kind: 'text',
      rem: 5.25,
      value: ({ transmission }) => option(`transmissions.${transmission}`),
    },
    {
      title: say('features'),
      kind: 'text',
      rem: 5.5,
      value: (vehicle) => <FeatureWords vehicle={vehicle} />,
    },
    {
      title: say('commission'),
      kind: 'figure',
      rem: 4.25,
      value: ({ commission }) => `${commission} %`,
    },
    {
      title: say('actions'),
      kind: 'buttons',
      rem: 4.75,
      value: (vehicle) => <VehicleActions vehicle={vehicle} {...actions} />,
    },
  ]
}
