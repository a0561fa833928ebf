import { Button } from '@mantine/core'
import { exportComingReservations } from '@nelly/contract/imports/imports'
import type { ListedReservation } from '@nelly/contract/reservations/reservation'
import { listQuery } from '@nelly/contract/reservations/reservation-list'
import { exportReservations } from '@nelly/contract/specified/reservations'
import { IconFilterOff } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { deviceToday } from '../../dates/device-today.ts'
import { useLandings } from '../../landing/use-landings.ts'
import { DownloadButton } from '../../mutations/download-button.tsx'
import { IfMay } from '../../roles/if-may.tsx'
import { fileOf } from '../../session/call.ts'
import { ownerId } from '../../session/owner-id.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useWords } from '../../words/use-words.ts'
import { ReservationDialog } from '../detail/reservation-dialog.tsx'
import { useDeleteReservation } from '../use-delete-reservation.ts'
import { useOpenedReservation } from '../use-opened-reservation.ts'
import { GroupingSelect, LandingAndVehicle, VehicleChoice } from './choices.tsx'
import { FilterBar } from './filter-bar.tsx'
import { LandingHeading } from './landing-heading.tsx'
import { ALL, addressWith, filterFrom, type ListFilter, narrowings } from './list-filter.ts'
import { oneList } from './one-list.ts'
import { Pager } from './pager.tsx'
import css from './reservation-browser.module.css'
import { ReservationSection } from './reservation-section.tsx'
import { useGrouping } from './use-grouping.ts'
import { narrowedBy, useReservationPage } from './use-reservation-page.ts'

interface ReservationBrowserProps {
  /** The one landing whose reservations are listed; all landings without it. */
  landing?: number
  /** Shown where there are none at all. */
  ifNone: ReactNode
}

/** The list of reservations with search, filters, order, pages, details, export and deletion. */
export function ReservationBrowser({ landing, ifNone }: ReservationBrowserProps) {
  const t = useWords('reservations')
  const list = useRef<HTMLElement>(null)
  const [filters, change] = useListFilter()
  const filter = landing === undefined ? filters : { ...filters, landing }
  const page = useReservationPage(filter)
  const landings = useLandings()
  const [isByLanding, group] = useGrouping()
  const opened = useOpenedReservation()
  const askToDelete = useDeleteReservation(() => list.current?.focus())

  if (!page.data) return <NotLoaded query={page} title={t('loadFailed')} />
  const { groups, total } = page.data
  const isOfMany = filter.landing === undefined && (landings.data?.length ?? 0) > 1
  const lists =
    isOfMany && isByLanding
      ? groups.map((group) => ({
          key: group.landingId,
          reservations: group.reservations,
          nameLandings: false,
          head: (id: string) => <LandingHeading id={id} group={group} />,
        }))
      : [{ key: 'all', reservations: oneList(groups, filter.sort), nameLandings: isOfMany }]
  const shared = {
    isWhole: total === countOf(groups),
    onOpen: ({ id }: ListedReservation) => opened.open(id),
    onCancel: ({ id }: ListedReservation) => opened.open(id, 'cancel'),
    onDelete: askToDelete,
  }
  const isNarrowed = narrowings(filters) > 0 || filter.search !== ''
  if (total === 0 && !isNarrowed && !page.isPlaceholderData) return ifNone
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={change}
        given={landing === undefined ? 0 : 1}
        choices={
          landing === undefined ? (
            <>
              <LandingAndVehicle filter={filter} onChange={change} />
              {isOfMany && <GroupingSelect isByLanding={isByLanding} onChange={group} />}
            </>
          ) : (
            <VehicleChoice landing={landing} filter={filter} onChange={change} />
          )
        }
        action={
          <IfMay call="exportReservations">
            {filter.landing !== undefined && <ComingExport landing={filter.landing} />}
            <ListExport filter={filter} disabled={total === 0} />
          </IfMay>
        }
      />
      <section
        ref={list}
        tabIndex={-1}
        aria-label={t('title')}
        aria-busy={page.isPlaceholderData}
        className={css.list}
      >
        {total === 0 ? (
          <NoneMatch onClear={() => change(ALL)} />
        ) : (
          lists.map(({ key, ...list }) => <ReservationSection key={key} {...list} {...shared} />)
        )}
      </section>
      <Pager
        page={filter.page}
        total={total}
        onPage={(next) => {
          change({ page: next })
          list.current?.focus()
          list.current?.scrollIntoView()
        }}
      />
      <ReservationDialog opened={opened} />
    </>
  )
}

const countOf = (groups: readonly { reservations: readonly unknown[] }[]): number =>
  groups.reduce((count, { reservations }) => count + reservations.length, 0)

/**
 * The filter of the list, stored in the address so that it survives a reload and can be shared. Any change returns to
 * the first page, unless it selects a page.
 */
function useListFilter(): [ListFilter, (change: Partial<ListFilter>) => void] {
  const [address, rewrite] = useAddress()
  const filter = useMemo(() => filterFrom(address), [address])
  const change = (changed: Partial<ListFilter>) =>
    rewrite((current) => addressWith({ ...filterFrom(current), page: 1, ...changed }, current))
  return [filter, change]
}

/** Exports all reservations of a filter, on all pages, as a file for spreadsheets. */
function ListExport({ filter, disabled }: { filter: ListFilter; disabled: boolean }) {
  const t = useWords('reservations')
  return (
    <DownloadButton
      file={() =>
        fileOf(exportReservations, {
          params: { userId: ownerId() },
          query: listQuery({ ...narrowedBy(filter), landing: filter.landing }),
        })
      }
      name={() => `${t('exportName')}-${deviceToday()}.csv`}
      done={t('exported')}
      failed={t('exportFailed')}
      disabled={disabled}
    >
      {t('export')}
    </DownloadButton>
  )
}

/** Exports the reservations to come of a landing in the columns of their import. */
function ComingExport({ landing }: { landing: number }) {
  const t = useWords('reservations')
  return (
    <DownloadButton
      file={() => fileOf(exportComingReservations, { params: { landingId: landing } })}
      name={`${t('exportName')}-${landing}.csv`}
      failed={t('exportFailed')}
    >
      {t('exportComing')}
    </DownloadButton>
  )
}

/** There are reservations, but none match the filter. */
function NoneMatch({ onClear }: { onClear: () => void }) {
  const t = useWords('reservations')
  return (
    <div role="status">
      <EmptyState
        Icon={IconFilterOff}
        title={t('noneMatch')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        }
      >
        {t('noneMatchHint')}
      </EmptyState>
    </div>
  )
}
