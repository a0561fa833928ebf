import { Table } from '@mantine/core'
import type { OwnedVehicle } from '@nelly/contract/owned-vehicle'
import { formatMoney } from '@nelly/domain/money'
import { useRoomForRows } from '../ui/use-room-for-rows.ts'
import { useWords } from '../words/use-words.ts'
import { FeatureWords } from './feature-words.tsx'
import { HiddenBadge } from './hidden-badge.tsx'
import { VehicleActions, type VehicleActionsOf } from './vehicle-actions.tsx'
import { VehicleCards } from './vehicle-cards.tsx'
import { VehiclePicture } from './vehicle-picture.tsx'
import css from './vehicle-table.module.css'

/** The width of a screen on which all columns fit beside the menu. */
const ROOM_PIXELS = 1240

/** Vehicles as a table; as cards where there is no room for rows. */
export function VehicleTable({
  vehicles,
  ...actions
}: VehicleActionsOf & { vehicles: readonly OwnedVehicle[] }) {
  if (!useRoomForRows(ROOM_PIXELS)) return <VehicleCards vehicles={vehicles} {...actions} />
  return (
    <div className={css.rows}>
      <Table.ScrollContainer minWidth={920} type="native">
        <VehicleRows vehicles={vehicles} {...actions} />
      </Table.ScrollContainer>
    </div>
  )
}

function VehicleRows({ vehicles, ...actions }: VehicleActionsOf & { vehicles: readonly OwnedVehicle[] }) {
  const say = useWords('vehicles')
  const option = useWords('options')
  return (
    <Table verticalSpacing="sm" horizontalSpacing={7} className={css.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{say('picture')}</Table.Th>
          <Table.Th>{say('name')}</Table.Th>
          <Table.Th className={css.number}>{say('price')}</Table.Th>
          <Table.Th>{say('type')}</Table.Th>
          <Table.Th className={css.number}>{say('luggage')}</Table.Th>
          <Table.Th className={css.number}>{say('people')}</Table.Th>
          <Table.Th>{say('transmission')}</Table.Th>
          <Table.Th>{say('features')}</Table.Th>
          <Table.Th className={css.number}>{say('commission')}</Table.Th>
          <Table.Th className={css.actions}>{say('actions')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {vehicles.map((vehicle) => (
          <Table.Tr key={vehicle.id}>
            <Table.Td>
              <VehiclePicture vehicle={vehicle} />
            </Table.Td>
            <Table.Th scope="row" className={css.name}>
              {vehicle.name}
              <HiddenBadge vehicle={vehicle} />
            </Table.Th>
            <Table.Td className={css.number}>
              {formatMoney({ minor: vehicle.pricePerDay, currency: vehicle.currency })}
            </Table.Td>
            <Table.Td>{option(`types.${vehicle.type}`)}</Table.Td>
            <Table.Td className={css.number}>{vehicle.luggage}</Table.Td>
            <Table.Td className={css.number}>{vehicle.seats}</Table.Td>
            <Table.Td>{option(`transmissions.${vehicle.transmission}`)}</Table.Td>
            <Table.Td className={css.offers}>
              <FeatureWords vehicle={vehicle} />
            </Table.Td>
            <Table.Td className={css.number}>{vehicle.commission} %</Table.Td>
            <Table.Td className={css.actions}>
              <VehicleActions vehicle={vehicle} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
