import { Badge, Button } from '@mantine/core'
import type { Pool, PoolOffer } from '@nelly/contract/pools/pools'
import { IconCalendar, IconCalendarShare, IconId, IconLink, IconUnlink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useFormatter } from 'use-intl'
import { useFleetDays } from '../dates/use-fleet-days.ts'
import { IfMay } from '../roles/if-may.tsx'
import { useMay } from '../roles/use-membership.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import record from '../ui/record-cards.module.css'
import { Thumbnail } from '../vehicles/vehicle-picture.tsx'
import { useWords } from '../words/use-words.ts'
import { OfferButton } from './offer-button.tsx'
import { PlatesForm } from './plates-form.tsx'
import { usePartPool } from './use-join-pool.ts'

interface PoolCardProps {
  pool: Pool
  /** Whether there is another pool that it could be the same as. */
  canJoin: boolean
  onJoin: () => void
}

/** Cars of one kind: how many, their plates, where they are offered, and how much they are booked. */
export function PoolCard({ pool, canJoin, onJoin }: PoolCardProps) {
  const t = useWords('fleet')
  const format = useFormatter()
  const part = usePartPool()
  const mayJoin = useMay('joinPool')
  const fleetDays = useFleetDays()
  const plates = pool.units.flatMap(({ plate }) => plate ?? [])
  const bounded = pool.units.flatMap((unit, index) => {
    const days = fleetDays(unit)
    return days ? [`${unit.plate ?? t('unit', { unit: index + 1 })}: ${days}`] : []
  })
  const out = pool.units.filter(({ isOutOfService }) => isOutOfService).length
  const papers = pool.units.reduce((sum, { due }) => sum + due.length, 0)
  const [first] = pool.offers
  return (
    <li className={record.card}>
      <Thumbnail path={pool.picture} />
      <div className={record.head}>
        <h2>{pool.name}</h2>
        <p className="muted">{t('cars', { count: pool.units.length })}</p>
      </div>
      <dl className={record.facts}>
        <dt>{t('plates')}</dt>
        <dd>
          {plates.join(' · ') || t('noPlates')}
          {out > 0 && (
            <>
              {' '}
              <Badge variant="light" color="gray" tt="none">
                {t('outOfService', { count: out })}
              </Badge>
            </>
          )}
          {papers > 0 && (
            <Link
              to={`/app/units?state=due&search=${encodeURIComponent(first?.vehicleName ?? pool.name)}`}
              className="block"
            >
              {t('papersDue', { count: papers })}
            </Link>
          )}
          {bounded.map((words) => (
            <span key={words} className="muted block">
              {words}
            </span>
          ))}
        </dd>
        <dt>{t('offeredOn')}</dt>
        <dd>
          <ul>
            {pool.offers.map(({ vehicleId, vehicleName, landingId, landingName, isOnSale }) => (
              <li key={vehicleId}>
                <Link to={`/view-landing/${landingId}?tab=vehicles&vehicle=${vehicleId}`}>
                  {vehicleName === pool.name ? landingName : `${landingName} · ${vehicleName}`}
                </Link>
                {!isOnSale && ` (${t('notOnSale')})`}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{t('occupancy')}</dt>
        <dd>{pool.occupancy === null ? '–' : format.number(pool.occupancy, { style: 'percent' })}</dd>
      </dl>
      <div className={`row ${record.whole}`}>
        {first && <PoolLinks offer={first} />}
        <IfMay call="changeUnit">
          <DialogButton
            label={t('plates')}
            title={t('platesOf', { name: pool.name })}
            aria-label={t('platesOf', { name: pool.name })}
            variant="subtle"
            leftSection={<IconId size={18} aria-hidden="true" />}
          >
            {(close) => <PlatesForm pool={pool} onDone={close} />}
          </DialogButton>
        </IfMay>
        <OfferButton pool={pool} />
        {mayJoin && canJoin && (
          <Button
            variant="subtle"
            leftSection={<IconLink size={18} aria-hidden="true" />}
            aria-label={t('joinIt', { name: pool.name })}
            onClick={onJoin}
          >
            {t('join')}
          </Button>
        )}
        {mayJoin &&
          pool.joined.map(({ id, name }) => (
            <Button
              key={id}
              variant="subtle"
              loading={part.isPending}
              leftSection={<IconUnlink size={18} aria-hidden="true" />}
              onClick={() => part.mutate(id)}
            >
              {t('part', { name })}
            </Button>
          ))}
      </div>
    </li>
  )
}

/** To each of the cars, their days and blocks, and the calendars of other channels. */
function PoolLinks({ offer: { vehicleId, vehicleName, landingId } }: { offer: PoolOffer }) {
  const t = useWords('fleet')
  return (
    <>
      <Button variant="light" component={Link} to={`/app/units?search=${encodeURIComponent(vehicleName)}`}>
        {t('eachCar')}
      </Button>
      <Button
        variant="subtle"
        component={Link}
        to={`/reservation/calendar?vehicle=${vehicleId}`}
        leftSection={<IconCalendar size={18} aria-hidden="true" />}
      >
        {t('calendar')}
      </Button>
      <Button
        variant="subtle"
        component={Link}
        to={`/app/landings/${landingId}/vehicles/${vehicleId}/calendars`}
        leftSection={<IconCalendarShare size={18} aria-hidden="true" />}
      >
        {t('channels')}
      </Button>
    </>
  )
}
