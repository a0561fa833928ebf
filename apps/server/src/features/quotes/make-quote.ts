import type { Outcome } from '@nelly/contract/refusal-details'
import type { DeskTrip } from '@nelly/contract/reservations/desk-reservations'
import { MAX_OPEN_QUOTES, type QuoteBody } from '@nelly/contract/reservations/quotes'
import type { LandingId, PoolId, QuoteId, VehicleId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import type { Principal } from '@nelly/domain/reservations/actor'
import { quoteValidUntil } from '@nelly/domain/reservations/quote-validity'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import type { StoredOffer } from '../../platform/db/schema/quotes.ts'
import { blocks, landings, quotes } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { holdBlockedUnits } from '../inventory/block-units.ts'
import { lockVehicles } from '../inventory/hold-pool.ts'
import { isLivingOf } from '../inventory/published.ts'
import { type DeskPlan, planAtDesk } from '../reservations/changes/plan-at-desk.ts'
import { refusalOfRules } from '../reservations/changes/refusal-of-rules.ts'
import { newSecret } from '../reservations/reservation-secret.ts'
import { type TakeBack, transactionForUnits } from '../reservations/transaction-for-units.ts'
import { enqueueQuoteExpiry } from './end-quote.ts'
import { type FoundQuote, findQuote, openQuotesOf } from './find-quote.ts'
import { mailQuote } from './mail-quote.ts'

/** The landing was deleted for good meanwhile: the next try does not find it. */
const LANDING_GONE = '23503'

/** For which landing, and who offers it. */
interface AtDesk extends Principal {
  readonly landing: LandingId
}

/** A vehicle that is free, with what would hold it. */
interface Offered {
  readonly plan: DeskPlan
  readonly assigned: NonNullable<DeskPlan['assigned']>
  readonly stored: StoredOffer
}

/**
 * Quotes vehicles for somebody, each by the plan of a reservation at the desk, whose price is stored; with `holds`, a unit of each pool is
 * held until the quote ends. With `notify`, whoever has an address is mailed. `origin` is that of the link.
 *
 * Source: rules.md, "Quotes".
 */
export async function makeQuote<Answer>(
  db: Database,
  which: AtDesk,
  body: QuoteBody,
  about: { origin: string; now: Date },
  respond: Respond<FoundQuote, Answer>,
): Promise<Outcome<Answer>> {
  return transactionForUnits(
    db,
    (tx, takeBack: TakeBack<Outcome<Answer>>) => make(tx, which, body, { ...about, takeBack }, respond),
    [LANDING_GONE],
  )
}

async function make<Answer>(
  tx: Database,
  which: AtDesk,
  body: QuoteBody,
  { origin, now, takeBack }: { origin: string; now: Date; takeBack: TakeBack<Outcome<Answer>> },
  respond: Respond<FoundQuote, Answer>,
): Promise<Outcome<Answer>> {
  const { account, landing } = which
  const [at] = await tx
    .select({
      timezone: landings.timezone,
      quoteHours: landings.quoteHours,
      defaultLanguage: landings.defaultLanguage,
    })
    .from(landings)
    .where(and(eq(landings.id, landing), isLivingOf(account)))
  if (!at) return refuse('landing-not-found')
  if ((await openQuotesOf(tx, account, now)).length >= MAX_OPEN_QUOTES) return refuse('too-many-quotes')
  const ids = [...new Set(body.vehicles)]
  if (body.holds) await lockVehicles(tx, ids)
  const planned: Offered[] = []
  for (const vehicle of ids) {
    const one = await plan(tx, which, tripOf(body, vehicle), { instant: now, isSaved: body.holds })
    if (!one.ok) return one
    planned.push(one.value)
  }
  const [first] = planned
  if (!first) throw new Error('a quote has a vehicle')
  const { period } = first.plan
  const expiresAt = quoteValidUntil({ pickup: period.pickup, timezone: at.timezone }, at.quoteHours, now)
  if (expiresAt <= now) return refuse('pickup-in-past', { rule: { code: 'pickup-in-past' }, nearest: null })
  const secret = newSecret()
  const [row] = await tx
    .insert(quotes)
    .values({
      landingId: landing,
      secret,
      secretHash: secretHashOf(secret),
      offered: planned.map(({ stored }) => stored),
      during: period,
      ...pick(body, ['pickupPlace', 'returnPlace', 'extras', 'additionalDrivers', 'persons', 'bags']),
      ...pick(body, ['firstName', 'lastName', 'phone']),
      email: body.email ?? '',
      driverAge: body.driverAge ?? null,
      discountCode: body.discountCode ?? null,
      comment: body.comment ?? null,
      language: body.language ?? at.defaultLanguage,
      createdAt: now,
      expiresAt,
    })
    .returning({ id: quotes.id })
  const id = row?.id as QuoteId
  if (body.holds) await hold(tx, which, id, { body, planned, now, takeBack })
  await enqueueQuoteExpiry(tx, id, { expiresAt, now })
  const made = await findQuote(tx, eq(quotes.id, id))
  // The landing was deleted meanwhile.
  if (!made) return takeBack(refuse('landing-not-found'))
  if (body.notify) await mailQuote(tx, made, { origin, now })
  return ok(await respond(tx, made))
}

/** Holds a unit of each pool, one after the other: each plan sees what the ones before it hold. */
async function hold(
  tx: Database,
  which: AtDesk,
  quoteId: QuoteId,
  {
    body,
    planned,
    now,
    takeBack,
  }: { body: QuoteBody; planned: readonly Offered[]; now: Date; takeBack: TakeBack<Outcome<never>> },
): Promise<void> {
  const pools = new Map(planned.map(({ plan: { vehicle }, stored }) => [vehicle.pool.id, stored]))
  for (const stored of pools.values()) {
    // Planned again: what made room for the last one may have moved what this one counts on.
    const one = await plan(tx, which, tripOf(body, stored.vehicleId as VehicleId), {
      instant: now,
      isSaved: true,
    })
    if (!one.ok) return takeBack(one)
    const { assigned } = one.value
    const { vehicle, held, timezone, now: clock } = one.value.plan
    const { pool } = vehicle
    const [block] = await tx
      .insert(blocks)
      .values({
        poolId: pool.id,
        unit: assigned.unit,
        during: held,
        reason: 'quote',
        quoteId,
        createdAt: now,
      })
      .returning({ id: blocks.id })
    if (!block) throw new Error('an insert answered no row')
    const time = { id: block.id, unit: assigned.unit, from: held.pickup, to: held.return }
    const by = { actor: which.actor, at: now }
    const locked = { id: pool.id as PoolId, units: pool.units, timezone, now: clock }
    await holdBlockedUnits(tx, locked, time, { moved: assigned.moved, by })
  }
}

/** What a vehicle would be reserved as at the desk, or why it can't be quoted. */
async function plan(
  tx: Database,
  which: AtDesk,
  trip: DeskTrip,
  when: { instant: Date; isSaved: boolean },
): Promise<Outcome<Offered>> {
  const planned = await planAtDesk(tx, which, trip, when)
  if (!planned.ok) return planned
  const { broken, price, assigned, vehicle } = planned.value
  const refused = refusalOfRules(broken, undefined)
  if (refused) return refused
  if (!price) throw new Error('a trip that breaks no bound has a price')
  if (!price.ok) return price
  if (!assigned) return refuse('vehicle-not-available')
  const stored = { vehicleId: vehicle.id, name: vehicle.name, price: price.value }
  return ok({ plan: planned.value, assigned, stored })
}

const tripOf = (body: QuoteBody, vehicle: VehicleId): DeskTrip => ({ ...body, vehicle, isOut: false })
