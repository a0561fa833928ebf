import { Button, NativeSelect } from '@mantine/core'
import type { OwnedUnit } from '@nelly/contract/units'
import { IconCar } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { LandingSelect } from '../reservations/landing-select.tsx'
import { useLandingChoice } from '../reservations/use-landing-choice.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import listing from '../ui/listing.module.css'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { useWords } from '../words/use-words.ts'
import { UnitDialog } from './unit-dialog.tsx'
import { isIn, matchingUnits, UNIT_STATES, type UnitState } from './unit-filter.ts'
import { UnitTable } from './unit-table.tsx'
import css from './units.module.css'
import { useUnitFilter } from './use-unit-filter.ts'
import { useUnits } from './use-units.ts'

/** How many units are shown at first, and more at a press: a vehicle may have hundreds. */
const SHOWN = 100

/** The units that match the filter; without any vehicle, what they are for. */
export function UnitList() {
  const t = useWords('units')
  const common = useWords('common')
  const units = useUnits()
  if (units.isPending) return <Loading words={common('loading')} />
  if (units.isError && !units.data) return <LoadError error={units.error} onRetry={() => units.refetch()} />
  if (units.data.length === 0) {
    return (
      <EmptyState
        Icon={IconCar}
        title={t('emptyTitle')}
        action={
          <Button component={Link} to="/landings">
            {t('toLandings')}
          </Button>
        }
      >
        {t('empty')}
      </EmptyState>
    )
  }
  return <FilteredUnits units={units.data} />
}

function FilteredUnits({ units }: { units: readonly OwnedUnit[] }) {
  const t = useWords('units')
  const { landings, chosen, choose } = useLandingChoice()
  const [filter, change] = useUnitFilter()
  const [limit, setLimit] = useState(SHOWN)
  const [address, changeAddress] = useAddress()
  const editedKey = address.get('unit')
  const edit = (unit?: string) => changeAddress(saying({ unit }))
  const found = matchingUnits(units, { ...filter, landing: chosen?.id })
  const edited = units.find((unit) => keyOf(unit) === editedKey)
  const nameLandings = (landings.data?.length ?? 0) > 1
  return (
    <>
      <search className={css.filters} aria-label={t('filters')}>
        <SearchField label={t('search')} value={filter.search} onChange={(search) => change({ search })} />
        <StateSelect units={units} value={filter.state} onChange={(state) => change({ state })} />
        <LandingSelect landings={landings.data ?? []} value={chosen?.id} onChange={choose} orAll />
      </search>
      <p className={listing.count} role="status">
        {t('count', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <p className={listing.none}>{t('nothing')}</p>
      ) : (
        <UnitTable
          units={found.slice(0, limit)}
          nameLandings={nameLandings}
          onEdit={(unit) => edit(keyOf(unit))}
        />
      )}
      {found.length > limit && (
        <Button variant="default" mt={16} onClick={() => setLimit(limit + SHOWN)}>
          {t('more', { count: Math.min(SHOWN, found.length - limit) })}
        </Button>
      )}
      <UnitDialog unit={edited} onClose={() => edit()} />
    </>
  )
}

const keyOf = ({ vehicleId, number }: OwnedUnit): string => `${vehicleId}-${number}`

interface StateSelectProps {
  units: readonly OwnedUnit[]
  value: UnitState | undefined
  onChange: (state: UnitState | undefined) => void
}

/** Each choice says how many units it has. */
function StateSelect({ units, value, onChange }: StateSelectProps) {
  const t = useWords('units')
  return (
    <NativeSelect
      size="md"
      label={t('state')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(UNIT_STATES.find((state) => state === currentTarget.value))}
      data={[
        { value: '', label: t('anyState') },
        ...UNIT_STATES.map((state) => ({
          value: state,
          label: `${t(`states.${state}`)} (${units.filter((unit) => isIn(state, unit)).length})`,
        })),
      ]}
    />
  )
}
