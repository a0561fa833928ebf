import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { ruleWords } from '@nelly/contract/refusals/rule-words'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { BrokenRule } from '@nelly/domain/rules/broken-rule'
import type { ReactNode } from 'react'
import type { BookingUnderWay } from '../booking/booking.ts'
import dates from '../booking/free-dates.module.css'
import { FreeDates } from '../booking/free-dates.tsx'
import { isOfTrip } from '../booking/refused-trip.ts'
import { PriceQuestions } from '../extras/price-questions.tsx'
import { useI18n } from '../i18n.tsx'
import type { Links } from '../links.ts'
import button from '../ui/button.module.css'
import { sizesAmongMany } from '../ui/card-sizes.ts'
import cards from '../ui/cards.module.css'
import { Notice } from '../ui/notice.tsx'
import { VehicleCard } from '../ui/vehicle-card.tsx'
import { LIST_STEP } from './filter-address.ts'
import type { Ranked } from './ranked.ts'
import styles from './vehicle-list.module.css'

interface VehicleListProps {
  list: Ranked
  /** The rule that refuses all vehicles, also those that are not shown yet. */
  common: BrokenRule | undefined
  /** Free dates for each of the taken vehicles, in their order. */
  nearest: readonly (readonly RentalPeriod[])[]
  booking: BookingUnderWay
  links: Links
  /** The list itself. */
  page: string
  /** The filters, as its address has them. */
  keep: readonly [string, string][]
  /** The list without filters; undefined where the landing has no vehicles at all. */
  reset: string | undefined
}

/** How many pictures are visible at first. */
const LEADING = 2

/** The element of a vehicle in the list, by how many come before it; those have one that a link to more of them leads to. */
export const cardId = (before: number): string => `after-${before}`

export function VehicleList({ list, common, nearest, booking, links, page, keep, reset }: VehicleListProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { suiting, tooSmall, taken, refused } = list
  const count = suiting.length + tooSmall.length + taken.length + refused.length
  if (count === 0) return <EmptyList reset={reset} />
  const cardOf = (vehicle: OfferedVehicle, index: number, mark?: string, more?: ReactNode) => (
    <VehicleCard
      key={vehicle.id}
      id={index > 0 && index % LIST_STEP === 0 ? cardId(index) : undefined}
      vehicle={vehicle}
      href={links.vehicle(vehicle.id)}
      sizes={sizesAmongMany(count)}
      leads={index < LEADING}
      alone={count === 1}
      mark={mark}
    >
      {more}
    </VehicleCard>
  )
  return (
    <div className={styles.list}>
      {common && (
        <Notice kind="problem" title={ruleWords(common, i18n)}>
          {!isOfTrip(common) && (
            <PriceQuestions
              asks={['driverAge']}
              booking={booking}
              quote={undefined}
              page={page}
              keep={keep}
            />
          )}
        </Notice>
      )}
      {suiting.length > 0 && (
        <ul className={cards.cards}>{suiting.map((vehicle, index) => cardOf(vehicle, index))}</ul>
      )}
      {tooSmall.length > 0 && (
        <Part title={t('list.tooSmallTitle')}>
          {tooSmall.map((vehicle, index) =>
            cardOf(vehicle, suiting.length + index, t('vehicle.tooSmall', { count: booking.party ?? 0 })),
          )}
        </Part>
      )}
      {taken.length > 0 && (
        <Part title={t('list.takenTitle')}>
          {taken.map((vehicle, index) =>
            cardOf(
              vehicle,
              suiting.length + tooSmall.length + index,
              t('vehicle.taken'),
              <NearestDates
                periods={nearest[index]?.slice(0, 2) ?? []}
                booking={booking}
                page={links.vehiclePage(vehicle.id)}
              />,
            ),
          )}
        </Part>
      )}
      {refused.length > 0 && (
        <Part title={t('list.refusedTitle')}>
          {refused.map((vehicle, index) =>
            cardOf(
              vehicle,
              suiting.length + tooSmall.length + taken.length + index,
              t('vehicle.refused'),
              !common && vehicle.refusedBy && (
                <>
                  <p>{ruleWords(vehicle.refusedBy, i18n)}</p>
                  {isOfTrip(vehicle.refusedBy) && (
                    <a className={dates.date} href={links.vehicle(vehicle.id)}>
                      {t('list.refusedSee')}
                    </a>
                  )}
                </>
              ),
            ),
          )}
        </Part>
      )}
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    <ul className={cards.cards}>{children}</ul>
  </section>
)

function NearestDates(props: { periods: readonly RentalPeriod[]; booking: BookingUnderWay; page: string }) {
  const { t } = useI18n()
  if (props.periods.length === 0) return <p>{t('vehicle.noNearest')}</p>
  return (
    <>
      <p className={styles.nearest}>{t('vehicle.nearest')}</p>
      <FreeDates {...props} />
    </>
  )
}

function EmptyList({ reset }: { reset: string | undefined }) {
  const { t } = useI18n()
  return (
    <section className={styles.empty}>
      <h2>{t(reset ? 'list.emptyTitle' : 'list.noneTitle')}</h2>
      <p>{t(reset ? 'list.emptyText' : 'list.noneText')}</p>
      {reset && (
        <a className={button.quiet} href={reset}>
          {t('list.reset')}
        </a>
      )}
    </section>
  )
}
