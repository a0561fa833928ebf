import type { Previewed } from '@nelly/contract/reservations/desk-preview'
import {
  type DeskPreviewBody,
  type DeskTrip,
  eachVehicleOf,
} from '@nelly/contract/reservations/desk-reservations'
import type { AccountId, LandingId } from '@nelly/domain/ids'
import type { Quote } from '@nelly/domain/rates/quote'
import { isCodeUnused } from '@nelly/domain/rates/quote-together'
import { ok, type Result } from '@nelly/domain/result'
import type { Database } from '../../../platform/db/database.ts'
import { takenBy } from '../../inventory/taken-by.ts'
import { planAtDesk } from './plan-at-desk.ts'

type Preview<Value> = Result<Value, 'landing-not-found' | 'vehicle-not-found' | 'step-time-wrong'>

/** What the reservations of a booking at the desk would be, by the same plans as the reservations themselves. */
export async function previewAtDesk(
  db: Database,
  which: { account: AccountId; landing: LandingId },
  body: DeskPreviewBody,
  instant: Date,
): Promise<Preview<[Previewed, ...Previewed[]]>> {
  const [first, ...others] = eachVehicleOf(body)
  const prices: Quote[] = []
  const together = others.length > 0 ? prices : undefined
  const preview = async (trip: DeskTrip) => {
    const previewed = await previewVehicle(db, which, trip, { instant, together })
    if (previewed.ok && previewed.value.quote) prices.push(previewed.value.quote)
    return previewed
  }
  const main = await preview(first)
  if (!main.ok) return main
  const all: [Previewed, ...Previewed[]] = [main.value]
  for (const other of others) {
    const previewed = await preview(other)
    if (!previewed.ok) return previewed
    all.push(previewed.value)
  }
  const isWrong = prices.length === all.length && together && isCodeUnused(body.discountCode, prices)
  if (isWrong) all[0] = { ...main.value, quote: null, refusal: { refusal: 'discount-code-invalid' } }
  return ok(all)
}

async function previewVehicle(
  db: Database,
  which: { account: AccountId; landing: LandingId },
  trip: DeskTrip,
  about: { readonly instant: Date; readonly together: readonly Quote[] | undefined },
): Promise<Preview<Previewed>> {
  const planned = await planAtDesk(db, which, trip, { ...about, isSaved: false })
  if (!planned.ok) return planned
  const { broken, price, assigned, held, period, vehicle, isUnit, now } = planned.value
  const { limit } = broken
  const isFree = limit === undefined && assigned !== undefined
  return ok({
    quote: price?.ok ? price.value : null,
    refusal: isUnit ? (price && !price.ok ? price : null) : { refusal: 'unit-not-found' },
    rules: limit ? [limit] : broken.rules,
    isOverridable: limit === undefined,
    isFree,
    taken: isFree || limit ? [] : await takenBy(db, vehicle.pool.id, { rental: period, held, now }),
  })
}
