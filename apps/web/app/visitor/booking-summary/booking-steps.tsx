import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import styles from './booking-steps.module.css'
import { ChosenBefore } from './chosen-before.tsx'
import { TripStep } from './trip-step.tsx'

/** The steps of a booking in their order. */
const STEPS = ['trip', 'vehicle', 'extras', 'review'] as const
type Step = (typeof STEPS)[number]

interface BookingStepsProps {
  step: Step
  booking: BookingUnderWay
  /** The vehicle that is chosen or shown. */
  vehicle: OfferedVehicle | undefined
  now: WallClock
  /** The current page, for a search that stays on it. */
  here: string
  keep?: readonly [string, string][]
  /** Whether the summary opens to show errors of the trip; false where the page itself shows them. */
  tells: boolean
}

/** The booking so far, which also shows the current step. Each step that is done or next links to its page. */
export function BookingSteps({ step, booking, vehicle, now, here, keep, tells }: BookingStepsProps) {
  const { t } = useI18n()
  const { localAddress, bookingMode } = useLanding()
  const links = linksOf(localAddress, booking)
  const isChosen = booking.vehicle !== undefined && vehicle !== undefined
  const extras = booking.extras.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <nav className={styles.strip} aria-label={t('strip.label')}>
      <ol className={styles.steps}>
        <TripStep
          booking={booking}
          now={now}
          here={here}
          keep={keep}
          opens={tells && booking.problems.length > 0}
          className={stateOf('trip', step)}
        />
        <StepItem
          name="vehicle"
          at={step}
          href={links.vehicles}
          value={vehicle?.name ?? t('strip.noVehicle')}
          always={vehicle !== undefined}
        />
        <StepItem
          name="extras"
          at={step}
          href={isChosen ? links.extras : undefined}
          value={extras > 0 ? t('strip.extrasCount', { count: extras }) : t('strip.noExtras')}
        />
        <StepItem
          name="review"
          at={step}
          href={isChosen ? links.review : undefined}
          value={t(bookingMode === 'on_request' ? 'request.toReview' : 'strip.toReview')}
        />
      </ol>
      {step !== 'review' && <ChosenBefore booking={booking} />}
    </nav>
  )
}

interface StepItemProps {
  name: Exclude<Step, 'trip'>
  at: Step
  href: string | undefined
  value: string
  /** Whether the value is shown on small screens too. */
  always?: boolean
}

function StepItem({ name, at, href, value, always = false }: StepItemProps) {
  const { t } = useI18n()
  const words = (
    <>
      <span className={styles.number} />
      <span className={styles.words}>
        <span className={styles.label}>{t(`strip.${name}`)}</span>{' '}
        <span className={styles.value}>{value}</span>
      </span>
    </>
  )
  const current = name === at ? ('step' as const) : undefined
  return (
    <li className={[styles.step, stateOf(name, at), always && styles.always].filter(Boolean).join(' ')}>
      {href ? (
        <a className={styles.inside} href={href} aria-current={current}>
          {words}
        </a>
      ) : (
        <span className={styles.inside} aria-current={current}>
          {words}
        </span>
      )}
    </li>
  )
}

function stateOf(name: Step, at: Step): string {
  const difference = STEPS.indexOf(name) - STEPS.indexOf(at)
  return (difference < 0 ? styles.done : difference === 0 ? styles.now : styles.later) ?? ''
}
