import { ActionIcon, Table } from '@mantine/core'
import type { OwnedUnit } from '@nelly/contract/units'
import { IconPencil } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { pressAnywhere } from '../reservations/press-anywhere.ts'
import listing from '../ui/listing.module.css'
import { useRoomForRows } from '../ui/use-room-for-rows.ts'
import { useWords } from '../words/use-words.ts'
import { UnitBadges } from './unit-badges.tsx'
import { UnitCards } from './unit-cards.tsx'
import css from './units.module.css'
import type { UnitsShown } from './units-shown.ts'

/** The width of a screen on which all columns fit beside the menu. */
const ROOM_PIXELS = 1100

/** Units as a table; as cards where there is no room for rows. */
export function UnitTable(props: UnitsShown) {
  const t = useWords('units')
  if (!useRoomForRows(ROOM_PIXELS)) return <UnitCards {...props} />
  return (
    <div className={listing.rows}>
      <Table verticalSpacing="sm" horizontalSpacing={12} className={listing.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('plate')}</Table.Th>
            <Table.Th>{t('vehicle')}</Table.Th>
            <Table.Th>{t('colour')}</Table.Th>
            <Table.Th className={css.number}>{t('year')}</Table.Th>
            <Table.Th className={css.number}>{t('odometer')}</Table.Th>
            <Table.Th>{t('papers')}</Table.Th>
            <Table.Th className={css.actions}>
              <span className={css.spoken}>{t('actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {props.units.map((unit) => (
            <UnitRow key={`${unit.vehicleId}-${unit.number}`} unit={unit} {...props} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function UnitRow({ unit, nameLandings, onEdit }: UnitsShown & { unit: OwnedUnit }) {
  const t = useWords('units')
  const format = useFormatter()
  return (
    <Table.Tr className={css.row} onClick={pressAnywhere(() => onEdit(unit))}>
      <Table.Th scope="row" className={css.plate}>
        {unit.plate ?? <span className={css.soft}>{t('noPlate')}</span>}
      </Table.Th>
      <Table.Td>
        <span className={css.vehicle}>{unit.vehicleName}</span>
        <span className={css.line}>
          {t('unit', { unit: unit.number })}
          {nameLandings && ` · ${unit.landingName}`}
        </span>
      </Table.Td>
      <Table.Td className={css.colour}>{unit.colour ?? '—'}</Table.Td>
      <Table.Td className={css.number}>{unit.year ?? '—'}</Table.Td>
      <Table.Td className={css.number}>
        {unit.odometer === null ? '—' : t('kilometres', { km: format.number(unit.odometer) })}
      </Table.Td>
      <Table.Td>
        <UnitBadges unit={unit} />
      </Table.Td>
      <Table.Td className={css.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink-soft)"
          size={40}
          aria-label={t('edit', { vehicle: unit.vehicleName, unit: unit.plate ?? unit.number })}
          onClick={() => onEdit(unit)}
        >
          <IconPencil size={18} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  )
}
