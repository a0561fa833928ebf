import type { LandingPrices, OfferedVehicle, PublicSite, VisitedLanding } from '@nelly/contract/public-site'
import { forbiddenReturns } from '@nelly/domain/rates/forbidden-returns'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import { siteContext } from '../../site-context.ts'
import { type PageArgs, visitedLanding } from '../visited-landing.ts'
import type { BookingUnderWay } from './booking.ts'
import { readBooking } from './booking-address.ts'
import { priced, withCheckedCode } from './price.ts'

/** The data of every page of a booking. */
export interface BookingPage {
  readonly site: PublicSite
  readonly landing: VisitedLanding
  /** The wall clock at the rental place. */
  readonly now: WallClock
  readonly params: URLSearchParams
  readonly prices: LandingPrices
  readonly booking: BookingUnderWay
}

/** Parses the booking of a page's address. Throws the response where there is no such landing. */
export async function bookingPage(args: PageArgs): Promise<BookingPage> {
  const landing = await visitedLanding(args)
  const { site } = args.context.get(siteContext)
  const now = site.now(landing)
  const params = new URL(args.request.url).searchParams
  const prices = await site.prices(landing)
  const page = { site, landing, now, params, prices }
  const booking = withForbiddenReturns(readBooking(params, landing, now, prices.rates.extras), page)
  return { ...page, booking: await withCheckedCode(page, booking) }
}

/** Once a pickup is given, the choices of return follow it. */
const withForbiddenReturns = (
  booking: BookingUnderWay,
  { landing, prices }: Pick<BookingPage, 'landing' | 'prices'>,
): BookingUnderWay =>
  booking.given.pickupPlace
    ? {
        ...booking,
        forbiddenReturns: forbiddenReturns(prices.rates.oneWay, landing.places, booking.pickupPlace),
      }
    : booking

/** The vehicle of the booking with the price of its trip, unless it is not offered any more. */
export async function chosenVehicle(page: BookingPage): Promise<OfferedVehicle | undefined> {
  const { site, landing, booking } = page
  if (booking.vehicle === undefined) return undefined
  const vehicle = await site.vehicle(landing.id, booking.vehicle, booking.period)
  return vehicle && priced(page, vehicle)
}

/** The nearest dates on which a taken vehicle is free; empty where it is not taken. */
export async function otherDates(
  site: PublicSite,
  vehicle: OfferedVehicle | undefined,
  period: RentalPeriod | undefined,
): Promise<readonly RentalPeriod[]> {
  if (!period || vehicle?.available !== false) return []
  return (await site.freePeriods([vehicle.id], period)).get(vehicle.id) ?? []
}

/** The same for all taken vehicles of a list, in their order, in one request. */
export async function otherDatesOfAll(
  site: PublicSite,
  taken: readonly OfferedVehicle[],
  period: RentalPeriod | undefined,
): Promise<(readonly RentalPeriod[])[]> {
  if (!period || taken.length === 0) return []
  const ids = taken.map(({ id }) => id)
  const free = await site.freePeriods(ids, period)
  return ids.map((id) => free.get(id) ?? [])
}
