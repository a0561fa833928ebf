import type { OfferedVehicle } from '@nelly/contract/public-site/public-site'
import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import type { Money } from '@nelly/domain/money'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { dateOf } from '@nelly/domain/wall-clock'
import type { BookingUnderWay } from '../booking/booking.ts'
import { bookingSearch, onDates } from '../booking/booking-address.ts'
import dates from '../booking/free-dates.module.css'
import { FreeDates } from '../booking/free-dates.tsx'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { linksOf } from '../links.ts'
import { Notice } from '../ui/notice.tsx'
import type { Returned } from './action.ts'
import { ContactErrors } from './contact-errors.tsx'
import type { AskedQuestions } from './question-fields.tsx'

interface CheckoutProblemProps {
  returned: Returned
  asked: AskedQuestions
  vehicle: OfferedVehicle
  /** The current total. */
  total: Money
  booking: BookingUnderWay
}

/** Why the form made no reservation; nothing if there is no problem. */
export function CheckoutProblem({ returned, asked, vehicle, total, booking }: CheckoutProblemProps) {
  const {
    errors = {},
    answerProblems = {},
    seen,
    refusal,
    wasCancelled,
    largeParty,
    isTrapped,
    isTooSoon,
  } = returned
  if (isTrapped) return <Problem about="trapped" />
  if (isTooSoon) return <Problem about="tooSoon" />
  if (wasCancelled) return <Problem about="cancelled" />
  if (Object.keys({ ...errors, ...answerProblems }).length > 0) {
    return <ContactErrors errors={errors} questions={asked.questions} problems={answerProblems} />
  }
  if (largeParty !== undefined) {
    return <LargeParty party={largeParty} seats={vehicle.seats} booking={booking} />
  }
  if (refusal === 'price-changed' && seen !== undefined) return <PriceChanged seen={seen} total={total} />
  // The notice of the extras says which.
  if (refusal === 'extra-out-of-stock' && booking.takenExtras.length > 0) return null
  if (refusal === 'idempotency-key-reused') {
    return <Problem about="reused" />
  }
  return refusal ? <Refused refusal={refusal} /> : null
}

interface TakenProps {
  returned: Returned
  booking: BookingUnderWay
  nearest: readonly RentalPeriod[]
  page: string
  /** The form whose fields are carried to other dates; undefined where nothing was typed. */
  form: string | undefined
}

/** The vehicle is taken on these dates; links to the nearest others keep what was typed. */
export function Taken({ returned, booking, nearest, page, form }: TakenProps) {
  const { t, longDay } = useI18n()
  const links = linksOf(useLanding().localAddress, booking)
  const isRefused = returned.refusal !== undefined
  const text = nearest.length === 0 ? 'vehicle.takenNoDates' : form ? 'review.takenText' : 'vehicle.takenText'
  return (
    <Notice
      kind="problem"
      isFocused={form !== undefined}
      title={t(isRefused ? 'review.takenTitle' : 'vehicle.takenTitle')}
    >
      <p>{t(text)}</p>
      {form ? (
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
              {longDay(dateOf(period.pickup))} – {longDay(dateOf(period.return))}
            </button>
          ))}
        </div>
      ) : (
        <FreeDates booking={booking} periods={nearest} page={page} />
      )}
      <p>
        <a href={links.vehicles}>{t('vehicle.otherVehicles')}</a>
      </p>
    </Notice>
  )
}

/** The party does not fit into the vehicle; sending it again confirms it. */
function LargeParty({ party, seats, booking }: { party: number; seats: number; booking: BookingUnderWay }) {
  const { t } = useI18n()
  const links = linksOf(useLanding().localAddress, booking)
  return (
    <Notice kind="problem" isFocused title={t('review.largePartyTitle', { party, seats })}>
      <p>{t('review.largePartyText')}</p>
      <p>
        <a href={links.vehicles}>{t('vehicle.otherVehicles')}</a>
      </p>
    </Notice>
  )
}

function PriceChanged({ seen, total }: { seen: Money; total: Money }) {
  const { t, money } = useI18n()
  return (
    <Notice kind="problem" isFocused title={t('review.priceChangedTitle')}>
      <p>{t('review.priceChangedText', { before: money(seen), after: money(total) })}</p>
    </Notice>
  )
}

function Problem({ about }: { about: 'trapped' | 'tooSoon' | 'cancelled' | 'reused' }) {
  const { t } = useI18n()
  return (
    <Notice kind="problem" isFocused title={t(`review.${about}Title`)}>
      <p>{t(`review.${about}Text`)}</p>
    </Notice>
  )
}

function Refused({ refusal }: { refusal: NonNullable<Returned['refusal']> }) {
  const { t, language } = useI18n()
  return (
    <Notice kind="problem" isFocused title={t('review.failedTitle')}>
      <p>{refusalWords(refusal, language)}</p>
    </Notice>
  )
}
