import type { FailingFeed } from '@nelly/contract/feeds/feeds'
import type { AccountId } from '@nelly/domain/ids'
import type { HexColour } from '@nelly/domain/landings/colours'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, asc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { accounts, landings, poolFeeds, vehicles } from '../../platform/db/schema.ts'
import { wakeJobWorker } from '../../platform/jobs/jobs.ts'
import { asHtml } from '../../platform/mail/letter/letter-html.ts'
import { asText } from '../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { plain } from '../../platform/mail/plain.ts'
import { isFirstOffer } from '../inventory/first-offer.ts'
import { isLivingOf } from '../inventory/published.ts'
import { operatorI18n } from '../reservations/mail/mail-i18n.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'
import type { MailSender } from '../reservations/mail/sender.ts'
import { senderOf } from '../reservations/mail/sender.ts'

/** How long a calendar has to fail before its operator is told. */
const TOLD_AFTER_MS = 60 * 60_000

/** An account's calendars of other channels that have failed for an hour, the longest first. */
export async function failingFeedsOf(db: Database, account: AccountId, now: Date): Promise<FailingFeed[]> {
  const rows = await failing(db, and(isLivingOf(account), hasFailedLong(now)))
  return rows.map(({ feed, vehicle, landing }) => ({
    id: feed.id,
    name: feed.name,
    landingId: landing.id,
    landingName: landing.displayName,
    vehicleId: vehicle.id,
    vehicleName: vehicle.name,
    failingSince: (feed.failingSince ?? now).toISOString(),
  }))
}

/**
 * Mails the accounts of calendars that have failed for an hour, once until they can be read again. Any number of servers may do so.
 * `origin` is that of the links where an installation has one; a calendar of which none is known is told of on the desk alone.
 *
 * Source: rules.md, "Calendars of other channels".
 */
export async function mailFailingFeeds(
  { db, publicUrl }: { db: Database; publicUrl: string | undefined },
  now: Date,
): Promise<void> {
  const isDue = and(hasFailedLong(now), isNull(poolFeeds.failureMailedAt))
  const due = await failing(db, isDue)
  if (due.length === 0) return
  await inTransaction(db, async (tx) => {
    const ids = due.map(({ feed }) => feed.id)
    const taken = await tx
      .update(poolFeeds)
      .set({ failureMailedAt: now })
      .where(and(inArray(poolFeeds.id, ids), hasFailedLong(now), isNull(poolFeeds.failureMailedAt)))
      .returning({ id: poolFeeds.id })
    const mine = new Set(taken.map(({ id }) => id))
    for (const { feed, vehicle, landing, email } of due) {
      const origin = publicUrl ?? feed.origin
      if (!mine.has(feed.id) || !feed.failingSince || !origin) continue
      const { id, displayName: name, logo, timezone } = landing
      const about = {
        landing: { id, name, logo, timezone, colour: landing.colorPrimary as HexColour },
        vehicle,
        feed: { name: feed.name, failingSince: feed.failingSince },
        origin,
      }
      const mails = [{ kind: 'feed-failed' as const, to: email, content: feedLetter(about) }]
      await enqueueMails(tx, null, { mails, origin, now })
    }
  })
  wakeJobWorker()
}

const hasFailedLong = (now: Date): SQL | undefined =>
  lte(poolFeeds.failingSince, new Date(now.getTime() - TOLD_AFTER_MS))

const failing = (db: Database, which: SQL | undefined) =>
  db
    .select({
      feed: poolFeeds,
      vehicle: { id: vehicles.id, name: vehicles.name },
      landing: landings,
      email: accounts.email,
    })
    .from(poolFeeds)
    .innerJoin(vehicles, eq(vehicles.poolId, poolFeeds.poolId))
    .innerJoin(landings, eq(landings.id, vehicles.landingId))
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .where(and(isNull(vehicles.deletedAt), isNull(landings.deletedAt), isFirstOffer(), which))
    .orderBy(asc(poolFeeds.failingSince), asc(poolFeeds.id))

interface Failing {
  readonly landing: MailSender & { readonly id: number; readonly timezone: string }
  readonly vehicle: { readonly id: number; readonly name: string }
  readonly feed: { readonly name: string; readonly failingSince: Date }
  /** Of all links, without a slash at the end. */
  readonly origin: string
}

/** The operator's mail about a calendar of another channel that can't be read. */
function feedLetter({ landing, vehicle, feed, origin }: Failing): MailContent {
  const { t, language, moment } = operatorI18n()
  const name = plain(landing.name)
  const named = { feed: plain(feed.name), vehicle: plain(vehicle.name), landing: name }
  const letter = {
    language,
    sender: senderOf({ ...landing, name }, origin),
    heading: t('feedFailed.heading'),
    lead: t('feedFailed.lead', { ...named, at: moment(wallClockIn(landing.timezone, feed.failingSince)) }),
    blocks: [
      {
        kind: 'action' as const,
        label: t('feedFailed.action.label'),
        hint: t('feedFailed.action.hint'),
        url: `${origin}/app/landings/${landing.id}/vehicles/${vehicle.id}/calendars`,
      },
    ],
    footer: [],
  }
  return {
    subject: t('feedFailed.subject', named),
    text: asText(letter),
    html: asHtml(letter),
    attachments: [],
  }
}
