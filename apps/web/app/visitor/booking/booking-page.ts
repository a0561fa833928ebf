import type { OfferedVehicle, PublicSite, VisitedLanding } from '@nelly/contract/public-site'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import type { WallClock } from '@nelly/domain/wall-clock'
import type { RouterContextProvider } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { visitedLanding } from '../visited-landing.ts'
import type { BookingUnderWay } from './booking.ts'
import { readBooking } from './booking-address.ts'

interface Asked {
  readonly request: Request
  readonly params: { readonly name?: string | undefined }
  readonly context: Readonly<RouterContextProvider>
}

/** What every page of a booking stands on. */
export interface BookingPage {
  readonly site: PublicSite
  readonly landing: VisitedLanding
  /** The wall clock at the rental place. */
  readonly now: WallClock
  readonly params: URLSearchParams
  readonly booking: BookingUnderWay
}

/** Reads the booking that a page's address carries. Throws the answer where there is no such landing. */
export async function bookingPage(asked: Asked): Promise<BookingPage> {
  const landing = await visitedLanding(asked)
  const { site } = asked.context.get(siteContext)
  const now = site.now(landing)
  const params = new URL(asked.request.url).searchParams
  return { site, landing, now, params, booking: readBooking(params, landing, now) }
}

/** The vehicle that the booking names, unless it is not offered any more. */
export const chosenVehicle = async ({ site, landing, booking }: BookingPage) =>
  booking.vehicle === undefined ? undefined : site.vehicle(landing.id, booking.vehicle, booking.period)

/** The nearest dates on which a taken vehicle is free; none where it is not taken. */
export const otherDates = async (
  site: PublicSite,
  vehicle: OfferedVehicle | undefined,
  period: RentalPeriod | undefined,
): Promise<RentalPeriod[]> =>
  period && vehicle?.available === false ? site.freePeriods(vehicle.id, period) : []
