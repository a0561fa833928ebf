import type { Outcome } from '@nelly/contract/refusal-details'
import { type DeskTrip, eachVehicleOf } from '@nelly/contract/reservations/desk-reservations'
import type { QuoteBody } from '@nelly/contract/reservations/quotes'
import type { LandingId, VehicleId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import type { Quote } from '@nelly/domain/rates/quote'
import { isCodeUnused } from '@nelly/domain/rates/quote-together'
import type { Principal } from '@nelly/domain/reservations/actor'
import { ok, refuse } from '@nelly/domain/result'
import type { Database } from '../../platform/db/database.ts'
import type { QuotedVehicle } from '../../platform/db/schema/quotes.ts'
import { type DeskPlan, planAtDesk } from '../reservations/changes/plan-at-desk.ts'
import { refusalOfRules } from '../reservations/changes/refusal-of-rules.ts'

/** For which landing, and who offers it. */
export interface AtDesk extends Principal {
  readonly landing: LandingId
}

/** A vehicle that is free, with what would hold it. */
export interface Planned {
  readonly trip: DeskTrip
  readonly plan: DeskPlan
  readonly assigned: NonNullable<DeskPlan['assigned']>
  readonly quoted: QuotedVehicle
}

/** A vehicle of a quote with those that are booked together with it, as they would be reserved at the desk; or why they can't be quoted. */
export async function planOffer(
  tx: Database,
  which: AtDesk,
  body: QuoteBody & { readonly vehicle: VehicleId },
  instant: Date,
): Promise<Outcome<readonly Planned[]>> {
  const prices: Quote[] = []
  const together = body.others.length > 0 ? prices : undefined
  const planned: Planned[] = []
  for (const trip of eachVehicleOf({ ...body, isOut: false })) {
    const one = await planVehicle(tx, which, trip, { instant, isSaved: body.holds, together })
    if (!one.ok) return one
    planned.push(one.value)
    prices.push(one.value.quoted.price)
  }
  const isWrong = together && isCodeUnused(body.discountCode, prices)
  return isWrong ? refuse('discount-code-invalid') : ok(planned)
}

/** The same of one vehicle, after those before it with these prices. */
export async function planVehicle(
  tx: Database,
  which: AtDesk,
  trip: DeskTrip,
  when: Parameters<typeof planAtDesk>[3],
): Promise<Outcome<Planned>> {
  const planned = await planAtDesk(tx, which, trip, when)
  if (!planned.ok) return planned
  const { broken, price, assigned, vehicle } = planned.value
  const refused = refusalOfRules(broken, undefined)
  if (refused) return refused
  if (!price) throw new Error('a trip that breaks no bound has a price')
  if (!price.ok) return price
  if (!assigned) return refuse('vehicle-not-available')
  const quoted = {
    ...{ vehicleId: vehicle.id, name: vehicle.name, price: price.value },
    ...pick(trip, ['extras', 'additionalDrivers']),
  }
  return ok({ trip, plan: planned.value, assigned, quoted })
}
