import { questionsFor } from '@nelly/domain/reservations/booking-questions'
import { data } from 'react-router'
import {
  type BookingPage,
  bookingPage,
  chosenVehicle,
  conditionsOf,
  otherDates,
  withRefusedDates,
} from '../booking/booking-page.ts'
import { longerRental } from '../booking/longer-rental.ts'
import { BookingMirror } from '../booking-storage/booking-mirror.tsx'
import { storedBooking } from '../booking-storage/stored-booking.ts'
import { BookingSteps } from '../booking-summary/booking-steps.tsx'
import { useI18n } from '../i18n.tsx'
import { Obstacle, obstacleOf } from '../search-form/obstacle.tsx'
import { PageHead } from '../seo/page-head.tsx'
import page from '../ui/page.module.css'
import { refuseInPreview } from '../visited-landing.ts'
import type { Route } from './+types/route.ts'
import { type Returned, reserve } from './action.ts'
import { anotherOf, attemptSearch } from './another.ts'
import { NO_ANSWERS } from './answers.ts'
import { bookedCookie } from './booked-cookie.ts'
import { Checkout } from './checkout.tsx'
import { BLANK_CONTACT, contactOf } from './contact.ts'
import { attemptAt } from './key.ts'
import { ownBooking } from './own-booking.ts'

export async function loader(args: Route.LoaderArgs) {
  const page = withRefusedDates(await bookingPage(args))
  const { site, landing, now, prices, booking } = page
  refuseInPreview(landing)
  const vehicle = await chosenVehicle(page)
  const nearest = await otherDates(page, vehicle)
  const another = anotherOf(page.params)
  const { search, attempt, booked } = await attemptOf(args.request, page, another)
  const { key } = attempt
  const own = booked?.reservation
  const contact = own?.customer ? contactOf(own.customer, own.persons) : BLANK_CONTACT
  const blank: Returned = { contact, answers: NO_ANSWERS, key, search, stamp: site.stampForm(key) }
  // If a response was lost, so was its cookie for the thank-you page.
  const headers = booked?.opensWithSecret
    ? {
        'Set-Cookie': bookedCookie(args.request, {
          reference: booked.reservation.reference,
          secret: attempt.secret,
        }),
      }
    : attempt.headers
  const { extras } = prices.rates
  const longer = obstacleOf(booking, vehicle) ? undefined : await longerRental(page, vehicle)
  const vehicles = vehicle ? [...booking.others, { ...booking, vehicle: vehicle.id }] : []
  const asked = { questions: questionsFor(prices.rates.questions, vehicles), version: prices.version }
  const conditions = vehicle ? conditionsOf(page, vehicle.id) : []
  return data(
    { landing, now, booking, vehicle, extras, longer, nearest, conditions, asked, blank, own, another },
    { headers },
  )
}

/** The attempt of an address, also where its reservation has taken the last of an extra; else the one without these. */
async function attemptOf(request: Request, page: BookingPage, another: number) {
  const { booking, askedExtras } = page
  const read = async (extras: BookingPage['askedExtras']) => {
    const search = attemptSearch({ ...booking, extras }, another)
    const attempt = await attemptAt(request, search)
    return { search, attempt, booked: await ownBooking(page, attempt) }
  }
  const asked = await read(askedExtras)
  return asked.booked || booking.takenExtras.length === 0 ? asked : read(booking.extras)
}

export const action = (args: Route.ActionArgs) => reserve(args)

/** The page contains a key, and after a form personal data. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { landing, now, booking, vehicle, extras, longer, nearest, conditions, asked, blank, own, another } =
    loaderData
  const { t } = useI18n()
  const here = `/${landing.localAddress}/review`
  const returned = actionData ?? blank
  const obstacle = obstacleOf(booking, vehicle)
  const isPriced = obstacle === undefined || obstacle === 'taken'
  const quote = isPriced ? vehicle?.quote : undefined
  const isWrong =
    Object.keys(booking.priceFaults).length > 0 ||
    Object.keys(returned.errors ?? {}).length > 0 ||
    Object.keys(returned.answerProblems ?? {}).length > 0 ||
    returned.refusal !== undefined ||
    returned.existing !== undefined ||
    returned.largeParty !== undefined ||
    returned.wasCancelled ||
    returned.isTrapped ||
    returned.isTooSoon
  const title = t(landing.bookingMode === 'on_request' ? 'request.title' : 'review.title')
  return (
    <>
      <PageHead title={isWrong ? t('review.errorPrefix', { title }) : title} />
      <BookingSteps
        step="review"
        booking={booking}
        vehicle={vehicle}
        now={now}
        here={here}
        tells={!vehicle}
      />
      {vehicle && quote && booking.period ? (
        <Checkout
          booking={booking}
          period={booking.period}
          vehicle={vehicle}
          quote={quote}
          longer={longer}
          nearest={nearest}
          conditions={conditions}
          asked={asked}
          now={now}
          returned={returned}
          isPosted={actionData !== undefined}
          own={actionData ? undefined : own}
          another={another}
        />
      ) : (
        <div className={page.page}>
          <Obstacle booking={booking} vehicle={vehicle} nearest={nearest} now={now} here={here} />
        </div>
      )}
      <BookingMirror stored={storedBooking(landing, booking, { vehicle, extras })} />
    </>
  )
}
