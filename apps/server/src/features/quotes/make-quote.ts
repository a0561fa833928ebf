import type { Outcome } from '@nelly/contract/refusal-details'
import { MAX_OPEN_QUOTES, type QuoteBody } from '@nelly/contract/reservations/quotes'
import type { QuoteId } from '@nelly/domain/ids'
import { pick } from '@nelly/domain/pick'
import { quoteValidUntil } from '@nelly/domain/reservations/quote-validity'
import { ok, refuse } from '@nelly/domain/result'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { landings, quotes } from '../../platform/db/schema.ts'
import type { Respond } from '../../platform/http/idempotency.ts'
import { secretHashOf } from '../../platform/secret.ts'
import { lockVehicles } from '../inventory/hold-pool.ts'
import { isLivingOf } from '../inventory/published.ts'
import { newSecret } from '../reservations/reservation-secret.ts'
import { type TakeBack, transactionForUnits } from '../reservations/transaction-for-units.ts'
import { enqueueQuoteExpiry } from './end-quote.ts'
import { type FoundQuote, findQuote, openQuotesOf } from './find-quote.ts'
import { holdOffered } from './hold-offered.ts'
import { mailQuote } from './mail-quote.ts'
import { type AtDesk, type Planned, planOffer } from './plan-offer.ts'
import { stillFree } from './still-free.ts'

/** The landing was deleted for good meanwhile: the next try does not find it. */
const LANDING_GONE = '23503'

/**
 * Quotes vehicles for somebody, each by the plan of a reservation at the desk, whose price is stored: alternatives, each with the same
 * others that are booked together with it. With `holds`, what may be accepted is held until the quote ends; with `notify`, whoever has an
 * address is mailed. `origin` is that of the link.
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
  const vehicles = [...new Set(body.vehicles)]
  const others = body.others.map(({ vehicle }) => vehicle)
  if (body.holds) await lockVehicles(tx, [...vehicles, ...others])
  const offered: (readonly Planned[])[] = []
  for (const vehicle of vehicles) {
    const offer = await planOffer(tx, which, { ...body, vehicle }, now)
    if (!offer.ok) return offer
    offered.push(offer.value)
  }
  const first = offered[0]?.[0]
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
      offered: offered.map((offer) => offer.map(({ quoted }) => quoted)),
      during: period,
      ...pick(body, ['pickupPlace', 'returnPlace', 'persons', 'bags']),
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
  const held = body.holds ? await holdOffered(tx, which, id, { offered, now }) : ok(true)
  if (!held.ok) return takeBack(held)
  await enqueueQuoteExpiry(tx, id, { expiresAt, now })
  const made = await findQuote(tx, eq(quotes.id, id))
  // The landing was deleted meanwhile.
  if (!made) return takeBack(refuse('landing-not-found'))
  // Each was free for itself: they may need more units of one pool than there are.
  if (others.length > 0) {
    const freeOf = await stillFree(tx, [made.quote], now)
    if (freeOf(made.quote).flat().includes(false)) return takeBack(refuse('vehicle-not-available'))
  }
  if (body.notify) await mailQuote(tx, made, { origin, now })
  return ok(await respond(tx, made))
}
