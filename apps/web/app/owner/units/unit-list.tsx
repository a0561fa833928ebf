import { useDebouncedValue } from '@mantine/hooks'
import { UNIT_STATES, type UnitState } from '@nelly/contract/units/units'
import { IconCar } from '@tabler/icons-react'
import { LandingSelect } from '../landing/landing-select.tsx'
import { useLandingChoice } from '../landing/use-landing-choice.ts'
import { PER_PAGE, unitKey, useOpenedUnit, useUnitCounts, useUnitPage } from '../queries/use-units.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Pages, usePage } from '../ui/pages.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { saying, useAddress } from '../ui/use-address.ts'
import { useWords } from '../words/use-words.ts'
import { UnitDialog } from './unit-dialog.tsx'
import { UnitTable } from './unit-table.tsx'

/** Milliseconds without a change before a search is sent. */
const PAUSE = 250

/** The units that match the filter of the address, in pages; without any vehicle, what they are for. */
export function UnitList() {
  const t = useWords('units')
  const { landings, chosen, choose } = useLandingChoice()
  const { search, state, narrow } = useUnitFilter()
  const [page] = usePage()
  const [asked] = useDebouncedValue(search, PAUSE)
  const found = useUnitPage({ search: asked, state, page, landingId: chosen?.id })
  const [address, change] = useAddress()
  const openedKey = address.get('unit')
  const listed = found.data?.items.find((unit) => unitKey(unit) === openedKey)
  const opened = useOpenedUnit(openedKey, listed)
  const edit = (unit?: string) => change(saying({ unit }))
  if (!found.data) return <NotLoaded query={found} />
  const { items, total = 0 } = found.data
  const isNarrowed = search !== '' || asked !== '' || state !== undefined || chosen !== undefined
  if (total === 0 && !isNarrowed && !found.isPlaceholderData) return <NoneYet />
  return (
    <>
      <search className="columns spaced" style={{ alignItems: 'end' }} aria-label={t('filters')}>
        <SearchField label={t('search')} value={search} onChange={(text) => narrow({ search: text })} />
        <StateSelect landing={chosen?.id} value={state} onChange={(to) => narrow({ state: to })} />
        <LandingSelect
          landings={landings.data ?? []}
          value={chosen?.id}
          onChange={(landing) => {
            choose(landing)
            narrow({})
          }}
        />
      </search>
      <p className="muted spaced" role="status">
        {t('count', { count: total })}
      </p>
      {total === 0 ? (
        <p className="nothing">{t('nothing')}</p>
      ) : (
        <UnitTable
          units={items}
          nameLandings={(landings.data?.length ?? 0) > 1}
          onEdit={(unit) => edit(unitKey(unit))}
        />
      )}
      <Pages label={t('pages')} list={found.data} perPage={PER_PAGE} />
      <UnitDialog unit={(openedKey && opened.data) || undefined} onClose={() => edit()} />
    </>
  )
}

function NoneYet() {
  const t = useWords('units')
  return (
    <EmptyState Icon={IconCar} title={t('emptyTitle')} link={{ to: '/landings', label: t('toLandings') }}>
      {t('empty')}
    </EmptyState>
  )
}

interface StateSelectProps {
  landing: number | undefined
  value: UnitState | undefined
  onChange: (state: UnitState | undefined) => void
}

/** Each choice says how many units it has. */
function StateSelect({ landing, value, onChange }: StateSelectProps) {
  const t = useWords('units')
  const counts = useUnitCounts(landing)
  const named = (state: UnitState): string => {
    const counted = counts.data?.find((one) => one.state === state)
    return counted ? `${t(`states.${state}`)} (${counted.units})` : t(`states.${state}`)
  }
  return (
    <FilterSelect
      label={t('state')}
      any={t('anyState')}
      choices={UNIT_STATES.map((state) => ({ value: state, label: named(state) }))}
      value={value}
      onChange={onChange}
    />
  )
}

/** What the list of units is narrowed to. */
interface UnitFilter {
  readonly search: string
  readonly state: UnitState | undefined
}

/** The filter in the address. Any change returns to the first page. */
function useUnitFilter() {
  const [address, change] = useAddress()
  const narrow = ({ search, ...narrowed }: Partial<UnitFilter>) =>
    change(
      saying({ ...narrowed, ...(search !== undefined && { search: search || undefined }), page: undefined }),
    )
  return {
    search: address.get('search') ?? '',
    state: UNIT_STATES.find((state) => state === address.get('state')),
    narrow,
  }
}
