import type {
  LandingPrices,
  OfferedVehicle,
  PublicSite,
  VisitedLanding,
  WantedTime,
} from '@nelly/contract/public-site/public-site'
import type { NearestTrip } from '@nelly/contract/refusals/rule-refusals'
import { nearestWithin } from '@nelly/domain/availability/availability'
import type { VehicleId } from '@nelly/domain/ids'
import { type PlacePair, placeNamed } from '@nelly/domain/places/places'
import { forbiddenReturns } from '@nelly/domain/rates/forbidden-pairs'
import { priceQuestions } from '@nelly/domain/rates/price-questions'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { RentalPeriod } from '@nelly/domain/rental-period'
import { pickupDates } from '@nelly/domain/rules/handover-rules'
import { usualTrip } from '@nelly/domain/rules/usual-trip'
import type { WallClock } from '@nelly/domain/wall-clock'
import { siteContext } from '../../site-context.ts'
import { i18nIn } from '../both-languages.ts'
import { type PageArgs, visitedLanding } from '../visited-landing.ts'
import type { BookingUnderWay, OtherVehicle } from './booking.ts'
import { readBooking, withinStock } from './booking-address.ts'
import { conditionWords } from './condition-words.ts'
import { extrasFor, hasItsExtras, priced, withCheckedCode } from './price.ts'
import { leftBy, othersOf } from './several-vehicles.ts'

/** The data of every page of a booking. */
export interface BookingPage {
  readonly site: PublicSite
  readonly landing: VisitedLanding
  /** The wall clock at the rental place. */
  readonly now: WallClock
  readonly params: URLSearchParams
  /** The stock of its extras is what is left of them on the dates of the booking. */
  readonly prices: LandingPrices
  readonly booking: BookingUnderWay
  /** The extras as its address has them, also those that are taken. */
  readonly askedExtras: BookingUnderWay['extras']
  /** The extras at other dates, with what is left of them then as their stock. */
  readonly extrasAt: (period: RentalPeriod) => readonly ExtraRate[]
}

/**
 * Parses the booking of a page's address. Throws the response where there is no such landing. `shown` is the vehicle of the
 * page, where it is another than the chosen one.
 */
export async function bookingPage(args: PageArgs, shown?: VehicleId): Promise<BookingPage> {
  const landing = await visitedLanding(args)
  const { site } = args.context.get(siteContext)
  const now = site.now(landing)
  const params = new URL(args.request.url).searchParams
  const whole = await site.prices(landing)
  const { rates, broken } = whole
  const dates = pickupDates(rates.rules, now)
  const usualBetween = (places: PlacePair, usual: RentalPeriod) =>
    usualTrip({
      usual,
      firstDate: dates.first,
      minDays: rates.rules.minDays,
      pickupPlace: placeNamed(landing.places, places.pickupPlace) ?? null,
      returnPlace: placeNamed(landing.places, places.returnPlace) ?? null,
      isAllowed: (period) => broken(null, { ...places, period, driverAge: null }).length === 0,
    })
  const others = othersOf(params, rates.extras)
  const alone = readBooking(params, landing, now, {
    timezone: landing.timezone,
    extras: rates.extras,
    broken,
    usual: usualBetween,
    oneWayCosts: rates.oneWay.amount > 0,
  })
  const read = { ...alone, others }
  const { period } = read
  const inStock = period ? await site.extrasLeft(landing.id, nearestWithin(period)) : () => rates.extras
  const extrasAt = (at: RentalPeriod) => leftBy(others, inStock(at))
  const left = period ? extrasAt(period) : rates.extras
  const prices = { ...whole, rates: { ...rates, extras: left } }
  const page = { site, landing, now, params, prices, askedExtras: read.extras, extrasAt }
  const extras = withinStock(read.extras, left)
  const checked = await withCheckedCode(page, { ...read, extras })
  return {
    ...page,
    booking: {
      ...checked,
      others: await offeredOthers({ site, landing, prices: whole, booking: checked }),
      takenExtras: left.filter(({ code }) => quantityOf(read.extras, code) > quantityOf(extras, code)),
      offer: await offerFor(page, checked, shown),
      pickupDates: dates,
      asksAge: priceQuestions(rates).includes('driverAge'),
      forbiddenReturns: forbiddenReturns(rates.oneWay, landing.places),
    },
  }
}

/** The vehicles that were chosen before, with their prices in this order, and whether there are still units for all of them. */
async function offeredOthers(
  page: Pick<BookingPage, 'site' | 'landing' | 'prices' | 'booking'>,
): Promise<readonly OtherVehicle[]> {
  const { site, landing, prices, booking } = page
  const before: OtherVehicle[] = []
  for (const other of booking.others) {
    const { extras, additionalDrivers = 0 } = other
    const own = { ...booking, extras, additionalDrivers, others: before }
    const found = await site.vehicle(landing.id, other.vehicle, wantedTime(own))
    before.push(found ? { ...other, offered: priced({ prices, booking: own }, found) } : other)
  }
  return before
}

/** When a vehicle is to be free, besides those that were chosen before. */
export const wantedTime = ({ period, others }: BookingUnderWay): WantedTime => ({
  period,
  besides: others.map(({ vehicle }) => vehicle),
})

const quantityOf = (extras: BookingUnderWay['extras'], wanted: string): number =>
  extras.find(({ code }) => code === wanted)?.quantity ?? 0

/** What can be booked instead of a trip that rules refuse: with the shown or chosen vehicle, else with any. */
async function offerFor(
  page: Pick<BookingPage, 'site' | 'landing' | 'prices'>,
  booking: BookingUnderWay,
  shown: VehicleId | undefined,
): Promise<NearestTrip | undefined> {
  const { refused } = booking
  if (!refused) return undefined
  const only = shown ?? booking.vehicle
  const all = only === undefined ? await page.site.vehicles(page.landing.id, {}) : [{ id: only }]
  return nearestOf(page, booking, { period: refused, vehicles: all })
}

/** The nearest trip with the chosen extras; of those, a vehicle's own page leaves out what it does not have. */
async function nearestOf(
  { site, landing, prices }: Pick<BookingPage, 'site' | 'landing' | 'prices'>,
  booking: BookingUnderWay,
  wanted: { readonly period: RentalPeriod; readonly vehicles: readonly Pick<OfferedVehicle, 'id'>[] },
): Promise<NearestTrip | undefined> {
  const { pickupPlace, returnPlace, driverAge } = booking
  const [first, ...others] = wanted.vehicles
  const extras = first && others.length === 0 ? extrasFor(prices, first, booking) : booking.extras
  const vehicles = wanted.vehicles.map(({ id }) => id)
  const trip = { period: wanted.period, pickupPlace, returnPlace, extras, driverAge }
  return (await site.nearestTrip(landing.id, { vehicles, trip })) ?? undefined
}

/** Whether no rule refuses a vehicle at other dates of the same trip, and what it always has is there. */
const allowedBy =
  ({
    prices: { broken },
    booking: { pickupPlace, returnPlace, driverAge },
    extrasAt,
  }: BookingPage): Parameters<PublicSite['freePeriods']>[2] =>
  (vehicle, period) =>
    broken(vehicle, { period, pickupPlace, returnPlace, driverAge }).length === 0 &&
    hasItsExtras(vehicle, extrasAt(period))

/** The vehicle of the booking with the price of its trip, unless it is not offered any more. */
export async function chosenVehicle(page: BookingPage): Promise<OfferedVehicle | undefined> {
  const { site, landing, booking } = page
  if (booking.vehicle === undefined) return undefined
  const vehicle = await site.vehicle(landing.id, booking.vehicle, wantedTime(booking))
  return vehicle && withOffer(page, priced(page, vehicle))
}

/** A vehicle that a rule refuses for the trip, with what can be booked instead. */
export async function withOffer(
  page: Pick<BookingPage, 'site' | 'landing' | 'prices' | 'booking'>,
  vehicle: OfferedVehicle,
): Promise<OfferedVehicle> {
  const { period } = page.booking
  if (!vehicle.refusedBy || !period) return vehicle
  return { ...vehicle, offer: await nearestOf(page, page.booking, { period, vehicles: [vehicle] }) }
}

/**
 * The page with the dates that a rule refuses as if they were taken: where something was typed, it is shown with the refusal.
 * A length that no landing rents is left out.
 */
export function withRefusedDates(page: BookingPage): BookingPage {
  const { booking } = page
  const isEndless = booking.problems.some(
    ({ fault }) => fault === 'return-before-pickup' || fault === 'period-too-long',
  )
  if (!booking.refused || isEndless) return page
  const problems = booking.problems.filter(({ rule }) => !rule)
  return { ...page, booking: { ...booking, period: booking.refused, refused: undefined, problems } }
}

/** Who may drive a vehicle and what may come on top of the price of the booking, in sentences. */
export const conditionsOf = ({ landing, prices, booking }: BookingPage, vehicle: VehicleId): string[] =>
  conditionWords(
    prices.rates,
    { vehicle, places: landing.places, hasTrip: booking.period !== undefined },
    i18nIn(landing.language),
  )

/** The nearest dates on which a taken vehicle is free; empty where it is not taken. */
export async function otherDates(
  page: BookingPage,
  vehicle: OfferedVehicle | undefined,
): Promise<readonly RentalPeriod[]> {
  if (vehicle?.available !== false) return []
  const [dates] = await otherDatesOfAll(page, [vehicle])
  return dates ?? []
}

/** The same for all taken vehicles of a list, in their order, in one request. */
export async function otherDatesOfAll(
  page: BookingPage,
  taken: readonly OfferedVehicle[],
): Promise<(readonly RentalPeriod[])[]> {
  const { site, booking } = page
  const { period } = booking
  if (!period || taken.length === 0) return []
  const ids = taken.map(({ id }) => id)
  const free = await site.freePeriods(ids, period, allowedBy(page))
  return ids.map((id) => free.get(id) ?? [])
}
