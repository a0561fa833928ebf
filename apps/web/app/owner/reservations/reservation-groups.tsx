import { Button } from '@mantine/core'
import type { OwnedReservation, ReservationGroup } from '@nelly/contract/owned-reservation'
import { folded } from '@nelly/domain/folded'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { LandingLogo } from '../landings/landing-logo.tsx'
import { CountBadge } from '../ui/count-badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { NothingFound } from '../ui/nothing-found.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useWords } from '../words/use-words.ts'
import { ReservationTable } from './reservation-table.tsx'
import css from './reservations.module.css'
import { guestOf, useDeleteReservation } from './use-delete-reservation.ts'
import { useReservations } from './use-reservations.ts'

/** A table for each landing, narrowed by what is sought. */
export function ReservationGroups() {
  const say = useWords('reservations')
  const common = useWords('common')
  const groups = useReservations()
  const [sought, seek] = useState('')
  if (groups.isPending) return <Loading words={common('loading')} />
  if (groups.isError) {
    return <LoadError error={groups.error} title={say('loadFailed')} onRetry={() => groups.refetch()} />
  }
  if (groups.data.length === 0) {
    return (
      <EmptyState
        Icon={IconCalendarEvent}
        title={say('emptyTitle')}
        action={
          <Button component={Link} to="/landings">
            {say('toLandings')}
          </Button>
        }
      >
        {say('empty')}
      </EmptyState>
    )
  }
  const shown = groups.data
    .map((group) => ({ ...group, reservations: group.reservations.filter((one) => speaksOf(one, sought)) }))
    .filter(({ reservations }) => reservations.length > 0)
  return (
    <>
      <SearchField label={say('search')} value={sought} onChange={seek} />
      {shown.length === 0 && <NothingFound text={sought} />}
      <div className={css.groups}>
        {shown.map((group) => (
          <Group key={group.landingId} group={group} />
        ))}
      </div>
    </>
  )
}

function Group({ group }: { group: ReservationGroup }) {
  const say = useWords('reservations')
  const askToDelete = useDeleteReservation()
  const count = group.reservations.length
  return (
    <section aria-labelledby={`group-${group.landingId}`}>
      <div className={css.groupHead}>
        <LandingLogo landing={group} className={css.groupLogo} />
        <h2 className={css.groupName} id={`group-${group.landingId}`}>
          {group.landingName} <CountBadge label={say('count', { count })}>{count}</CountBadge>
        </h2>
        <Button component={Link} to={`/view-landing/${group.landingId}`} variant="subtle" size="sm">
          {say('openLanding')}
        </Button>
      </div>
      <ReservationTable reservations={group.reservations} onDelete={askToDelete} />
    </section>
  )
}

const speaksOf = (reservation: OwnedReservation, sought: string): boolean =>
  [guestOf(reservation), reservation.vehicleName, reservation.reference, reservation.email].some((text) =>
    folded(text).includes(folded(sought)),
  )
