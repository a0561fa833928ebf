import { ActionIcon } from '@mantine/core'
import type { OwnedUnit } from '@nelly/contract/units/units'
import { IconEye, IconPencil } from '@tabler/icons-react'
import { useFormatter } from 'use-intl'
import { unitKey } from '../queries/use-units.ts'
import { useMay } from '../roles/use-membership.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { useWords } from '../words/use-words.ts'
import { UnitBadges } from './unit-badges.tsx'
import { UnitCards } from './unit-cards.tsx'
import { UnitPlace } from './unit-place.tsx'
import css from './units.module.css'
import type { UnitsShown } from './units-shown.ts'

/** Units as a table; as cards where there is no room for all columns. */
export function UnitTable(props: UnitsShown) {
  const columns = useColumns(props)
  return (
    <DataTable
      columns={columns}
      rows={props.units}
      keyOf={unitKey}
      onOpen={props.onEdit}
      cards={<UnitCards {...props} />}
    />
  )
}

function useColumns({ nameLandings, onEdit }: UnitsShown): Column<OwnedUnit>[] {
  const t = useWords('units')
  const format = useFormatter()
  const mayChange = useMay('changeUnit')
  return [
    {
      title: t('plate'),
      kind: 'heading',
      rem: 6,
      value: ({ plate }) =>
        plate === null ? (
          <span className={css.soft}>{t('noPlate')}</span>
        ) : (
          <span className={css.plate}>{plate}</span>
        ),
    },
    {
      title: t('vehicle'),
      kind: 'text',
      rem: 10,
      value: (unit) => (
        <>
          {unit.vehicleName}
          <span className="muted block">
            {t('unit', { unit: unit.number })}
            {nameLandings && ` · ${unit.landingName}`}
          </span>
          <UnitPlace unit={unit} />
        </>
      ),
    },
    { title: t('colour'), kind: 'text', rem: 6, value: ({ colour }) => colour ?? '—' },
    { title: t('year'), kind: 'figure', rem: 3, value: ({ year }) => year ?? '—' },
    {
      title: t('odometer'),
      kind: 'figure',
      rem: 6,
      value: ({ odometer }) => (odometer === null ? '—' : t('kilometres', { km: format.number(odometer) })),
    },
    { title: t('papers'), kind: 'text', rem: 10, value: (unit) => <UnitBadges unit={unit} /> },
    {
      title: t('actions'),
      kind: 'buttons',
      rem: 2.5,
      value: (unit) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="var(--ink-soft)"
          size={40}
          aria-label={t(mayChange ? 'edit' : 'view', {
            vehicle: unit.vehicleName,
            unit: unit.plate ?? unit.number,
          })}
          onClick={() => onEdit(unit)}
        >
          {mayChange ? <IconPencil size={18} /> : <IconEye size={18} />}
        </ActionIcon>
      ),
    },
  ]
}
