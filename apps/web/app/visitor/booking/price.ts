import type { LandingPrices, OfferedVehicle, PublicSite } from '@nelly/contract/public-site/public-site'
import type { VisitedLanding } from '@nelly/contract/public-site/visited-landing'
import { extraOutOfStock } from '@nelly/domain/availability/extras-left'
import type { VehicleId } from '@nelly/domain/ids'
import { chosenExtras, extrasOf } from '@nelly/domain/rates/chosen-extras'
import { decidingTerms } from '@nelly/domain/rates/deciding-terms'
import { priceAdditions } from '@nelly/domain/rates/price-additions'
import type { Quote } from '@nelly/domain/rates/quote'
import type { ExtraRate } from '@nelly/domain/rates/rates'
import type { BookingUnderWay } from './booking.ts'

/** The booking's extras as far as the vehicle has them. */
export function extrasFor(
  { rates }: Pick<LandingPrices, 'rates'>,
  vehicle: Pick<OfferedVehicle, 'id'>,
  { extras }: Pick<BookingUnderWay, 'extras'>,
): BookingUnderWay['extras'] {
  const codes = new Set(extrasOf(rates.extras, vehicle.id).map(({ code }) => code))
  return extras.filter(({ code }) => codes.has(code))
}

/** Whether the extras that a vehicle always has are left. */
export function hasItsExtras(vehicle: VehicleId, left: readonly ExtraRate[]): boolean {
  const always = chosenExtras(left, vehicle, [])
  return always.ok && always.value.every(({ extra }) => extra.stock !== 0)
}

/** What the vehicle's price per day is among all of its prices, what comes on top of it, and what decides beside it. */
export const aboutPrice = (
  prices: LandingPrices,
  vehicle: OfferedVehicle,
): Pick<OfferedVehicle, 'standing' | 'additions' | 'terms'> => ({
  standing: prices.standing(vehicle),
  additions: priceAdditions(prices.rates, vehicle.id),
  terms: decidingTerms(prices.rates, vehicle.id),
})

/**
 * The vehicle with the price of the trip and the chosen extras, and the rule that refuses it; it is not available where an
 * extra that it always has is not left; without dates with what its price per day is.
 */
export function priced<Vehicle extends OfferedVehicle>(
  { prices, booking }: { readonly prices: LandingPrices; readonly booking: BookingUnderWay },
  vehicle: Vehicle,
): Vehicle {
  const { period } = booking
  const about = aboutPrice(prices, vehicle)
  if (!period) return { ...vehicle, ...about }
  const extras = extrasFor(prices, vehicle, booking)
  const before = pricesOf(booking.others)
  const quoted = prices.quote(vehicle, { ...booking, period, extras }, before)
  const shown = isCodeRefused(quoted)
    ? prices.quote(vehicle, { ...booking, period, extras, discountCode: null }, before)
    : quoted
  const [refusedBy] = prices.broken(vehicle.id, { ...booking, period })
  const quote = shown.ok ? shown.value : undefined
  const isComplete = !quote || !extraOutOfStock(prices.rates.extras, quote.lines)
  return { ...vehicle, ...about, available: vehicle.available && isComplete, quote, refusedBy }
}

/** The prices of vehicles that were chosen before. */
export const pricesOf = (others: BookingUnderWay['others']): Quote[] =>
  others.flatMap(({ offered }) => offered?.quote ?? [])

/** What a page asks for prices. */
interface PricedPage {
  readonly site: PublicSite
  readonly landing: Pick<VisitedLanding, 'id'>
  readonly prices: LandingPrices
}

/**
 * The booking with its discount code checked: for one of its vehicles, or, until all are chosen, for any. One that does not hold is a
 * fault, and the price is the one without it. Source: rules.md, "Offers".
 */
export async function withCheckedCode(page: PricedPage, booking: BookingUnderWay): Promise<BookingUnderWay> {
  const { discountCode, period } = booking
  if (discountCode === null || !period) return booking
  const vehicles = await pricedVehicles(page, booking)
  if (vehicles.length === 0) return booking
  const holdsFor = (vehicle: OfferedVehicle) => {
    const extras = extrasFor(page.prices, vehicle, booking)
    return !isCodeRefused(page.prices.quote(vehicle, { ...booking, period, extras }))
  }
  const tried = await page.site.tryDiscountCode(discountCode, () => vehicles.some(holdsFor))
  if (tried === 'right') return booking
  const fault = tried === 'wrong' ? 'invalid' : tried
  return {
    ...booking,
    discountCode: null,
    priceFaults: { ...booking.priceFaults, discountCode: fault },
  }
}

async function pricedVehicles(
  { site, landing }: PricedPage,
  { vehicle, others }: BookingUnderWay,
): Promise<readonly OfferedVehicle[]> {
  if (vehicle === undefined) return site.vehicles(landing.id, {})
  const ids = new Set([vehicle, ...others.map((other) => other.vehicle)])
  const chosen = await Promise.all([...ids].map((id) => site.vehicle(landing.id, id)))
  return chosen.filter((one) => one !== undefined)
}

const isCodeRefused = (quoted: ReturnType<LandingPrices['quote']>): boolean =>
  !quoted.ok && quoted.refusal === 'discount-code-invalid'
