import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useWords } from '../../words/use-words.ts'
import { ReservationDialog } from '../detail/reservation-dialog.tsx'
import { useDeleteReservation } from '../use-delete-reservation.ts'
import { useOpenedReservation } from '../use-opened-reservation.ts'
import { LandingAndVehicle, VehicleChoice } from './choices.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ALL, narrowings } from './list-filter.ts'
import { NoneMatch } from './none-match.tsx'
import { Pager } from './pager.tsx'
import css from './reservation-browser.module.css'
import { ReservationGroupSection } from './reservation-group.tsx'
import { useExport } from './use-export.ts'
import { useListFilter } from './use-list-filter.ts'
import { useReservationPage } from './use-reservation-page.ts'

interface ReservationBrowserProps {
  /** The one landing whose reservations are listed; all landings without it. */
  landing?: number
  /** Shown where there are none at all. */
  ifNone: ReactNode
}

/** The list of reservations with search, filters, order, pages, details, export and deletion. */
export function ReservationBrowser({ landing, ifNone }: ReservationBrowserProps) {
  const say = useWords('reservations')
  const common = useWords('common')
  const list = useRef<HTMLElement>(null)
  const [filters, change] = useListFilter()
  const filter = landing === undefined ? filters : { ...filters, landing }
  const page = useReservationPage(filter)
  const saving = useExport()
  const opened = useOpenedReservation()
  const askToDelete = useDeleteReservation(() => list.current?.focus())

  if (page.isPending) return <Loading words={common('loading')} />
  if (page.isError) {
    return <LoadError error={page.error} title={say('loadFailed')} onRetry={() => page.refetch()} />
  }
  const { groups, total } = page.data
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
            <LandingAndVehicle filter={filter} onChange={change} />
          ) : (
            <VehicleChoice landing={landing} filter={filter} onChange={change} />
          )
        }
        action={
          <BusyButton
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
            busy={saving.isPending}
            disabled={total === 0}
            onClick={() => saving.mutate(filter)}
          >
            {say('export')}
          </BusyButton>
        }
      />
      <section
        ref={list}
        tabIndex={-1}
        aria-label={say('title')}
        aria-busy={page.isPlaceholderData}
        className={css.list}
      >
        {total === 0 ? (
          <NoneMatch onClear={() => change(ALL)} />
        ) : (
          groups.map((group) => (
            <ReservationGroupSection
              key={group.landingId}
              group={group}
              named={landing === undefined}
              whole={total === countOf(groups)}
              onOpen={({ id }) => opened.open(id)}
              onCancel={({ id }) => opened.open(id, 'cancel')}
              onDelete={(reservation) => askToDelete(reservation)}
            />
          ))
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
