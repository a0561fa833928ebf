import { refusalWords } from '@nelly/contract/refusal-words'
import type { UsCents } from '@nelly/domain/money'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { bookingSearch, onDates } from '../booking/booking-address.ts'
import dates from '../booking/free-dates.module.css'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { Notice } from '../parts/notice.tsx'
import { useSpeech } from '../speech.tsx'
import type { Returned } from './action.ts'
import { ErrorSummary } from './error-summary.tsx'
import styles from './hindrance.module.css'

interface HindranceProps {
  returned: Returned
  isTaken: boolean
  /** The total now. */
  total: UsCents
  booking: BookingUnderWay
  nearest: readonly RentalPeriod[]
  page: string
  /** The form whose fields go along to other dates. */
  form: string
}

/** Why no reservation was made, or none can be, and what to do about it; nothing where all is well. */
export function Hindrance(props: HindranceProps) {
  const content = contentOf(props)
  return content && <div className={styles.hindrance}>{content}</div>
}

function contentOf(props: HindranceProps) {
  const { errors, seen, refusal, wasCancelled, isTrapped, isTooSoon } = props.returned
  if (isTrapped) return <Trapped />
  if (isTooSoon) return <TooSoon />
  if (wasCancelled && !props.isTaken) return <WasCancelled />
  if (props.isTaken) return <Taken {...props} />
  if (errors && Object.keys(errors).length > 0) return <ErrorSummary errors={errors} />
  if (refusal === 'price-changed' && seen !== undefined) {
    return <PriceChanged seen={seen} total={props.total} />
  }
  return refusal && <Refused refusal={refusal} />
}

function Taken({ returned, booking, nearest, page, form }: HindranceProps) {
  const { say, day } = useSpeech()
  const links = linksOf(useLanding().address, booking)
  return (
    <Notice kind="problem" title={say(returned.refusal ? 'review.takenTitle' : 'vehicle.takenTitle')}>
      {!returned.refusal && <p>{say('review.takenByYou')}</p>}
      <p>{say(nearest.length > 0 ? 'review.takenText' : 'vehicle.takenNoDates')}</p>
      <div className={dates.dates}>
        {nearest.map((period) => (
          <button
            key={period.pickup}
            type="submit"
            form={form}
            formAction={page + bookingSearch(onDates(booking, period))}
            formNoValidate
            name="intent"
            value="change"
            className={dates.date}
          >
            {day(dateOf(period.pickup))} – {day(dateOf(period.return))}
          </button>
        ))}
      </div>
      <p>
        <a href={links.vehicles}>{say('vehicle.otherVehicles')}</a>
      </p>
    </Notice>
  )
}

function PriceChanged({ seen, total }: { seen: UsCents; total: UsCents }) {
  const { say, money } = useSpeech()
  return (
    <Notice kind="problem" title={say('review.priceChangedTitle')}>
      <p>{say('review.priceChangedText', { before: money(seen), after: money(total) })}</p>
    </Notice>
  )
}

/** Told to a person whose browser or helper filled in what nobody sees; who sends again reserves. */
function Trapped() {
  const { say } = useSpeech()
  return (
    <Notice kind="problem" title={say('review.trappedTitle')}>
      <p>{say('review.trappedText')}</p>
    </Notice>
  )
}

/** Told to whoever was quicker than people are; the page is the same, and so the next press comes late enough. */
function TooSoon() {
  const { say } = useSpeech()
  return (
    <Notice kind="problem" title={say('review.tooSoonTitle')}>
      <p>{say('review.tooSoonText')}</p>
    </Notice>
  )
}

function WasCancelled() {
  const { say } = useSpeech()
  return (
    <Notice kind="problem" title={say('review.cancelledTitle')}>
      <p>{say('review.cancelledText')}</p>
    </Notice>
  )
}

function Refused({ refusal }: { refusal: NonNullable<Returned['refusal']> }) {
  const { say, language } = useSpeech()
  const isReused = refusal === 'idempotency-key-reused'
  return (
    <Notice kind="problem" title={say(isReused ? 'review.reusedTitle' : 'review.failedTitle')}>
      <p>{isReused ? say('review.reusedText') : refusalWords(refusal, language)}</p>
    </Notice>
  )
}
