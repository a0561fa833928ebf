import type { ReservationId } from '@nelly/domain/ids'
import { isReminderDue } from '@nelly/domain/messaging/reminder'
import type { HandoverKind } from '@nelly/domain/places/opening-hours'
import { placeInBooking } from '@nelly/domain/reservations/booking'
import { wallClockIn } from '@nelly/domain/wall-clock'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { accounts, landings, reminders } from '../../platform/db/schema.ts'
import { transactionWithJobs } from '../../platform/jobs/jobs.ts'
import { secretHashOf } from '../../platform/secret.ts'
import type { ReservationRow } from '../inventory/is-reservation.ts'
import { bookedTogether } from '../reservations/booked-together.ts'
import { lockReservation } from '../reservations/lock-reservation.ts'
import type { MailedReservation } from '../reservations/mail/mail-data.ts'
import { mailedReservation, withOthers } from '../reservations/mail/mailed-reservation.ts'
import { enqueueMails } from '../reservations/mail/outbox.ts'
import { mailsAbout } from '../reservations/mail/reservation-mails.ts'
import {
  myReservationUrl,
  newSecret,
  secretInBooking,
  visitorsAddress,
} from '../reservations/reservation-secret.ts'

interface Sending {
  /** Of the mails' links. */
  readonly origin: string
  readonly now: Date
}

/**
 * Reminds customers by mail of pickups and returns that are near, each once, however many servers do so and whatever their clocks do.
 * Returns how many mails were enqueued.
 *
 * Source: rules.md, "Reminders".
 */
export async function sendReminders(db: Database, sending: Sending): Promise<number> {
  let sent = 0
  for (const { id, of } of await near(db, sending.now)) if (await remind(db, id, of, sending)) sent += 1
  return sent
}

/** Those without a reminder that may be due: more than the domain chooses of them, and few among all. */
const near = (db: Database, now: Date) =>
  queryRows<{ id: ReservationId; of: HandoverKind }>(
    db,
    sql`
    select r.id, e.of from reservations r
      join landings l on l.id = r.landing_id
      join accounts a on a.id = l.account_id
      cross join lateral (values
        ('pickup', lower(r.during), a.hours_before_pickup),
        ('return', upper(r.during), a.hours_before_return)) e(of, at, hours)
    where r.erased_at is null and r.block_id is null
      -- No zone is further than 14 hours away: this bound an index can use.
      and upper(r.during) > (${now.toISOString()}::timestamptz at time zone 'UTC') - interval '14 hours'
      and r.status in ('confirmed', 'out') and r.deleted_at is null and r.email <> ''
      and l.deleted_at is null and a.suspended_at is null
      and e.at > ${now.toISOString()}::timestamptz at time zone l.timezone
      and e.at <= (${now.toISOString()}::timestamptz at time zone l.timezone) + make_interval(hours => e.hours)
      and not exists (select from reminders s where s.reservation_id = r.id and s.handover = e.of)
    order by e.at, r.id`,
  )

/** Reminds of one, and of what was booked together with it for the same time; false where that is not to be, or was done meanwhile. */
const remind = (
  db: Database,
  id: ReservationId,
  of: HandoverKind,
  { origin, now }: Sending,
): Promise<boolean> =>
  transactionWithJobs(db, async (tx) => {
    const found = await lockReservation(tx, id)
    if (!found) return false
    const { reservation, landing } = found
    const [settings] = await tx
      .select({ pickup: accounts.hoursBeforePickup, return: accounts.hoursBeforeReturn })
      .from(accounts)
      .innerJoin(landings, eq(landings.accountId, accounts.id))
      .where(
        and(eq(landings.id, reservation.landingId), isNull(landings.deletedAt), isNull(accounts.suspendedAt)),
      )
    if (!settings) return false
    const clock = (at: Date) => wallClockIn(landing.timezone, at)
    const isDue = ({ status, during: period, createdAt, deletedAt, email }: ReservationRow) =>
      deletedAt === null &&
      email === reservation.email &&
      email !== '' &&
      isReminderDue(of, { status, period, createdAt: clock(createdAt) }, settings[of], clock(now))
    if (!isDue(reservation)) return false
    const others = (await bookedTogether(tx, reservation)).filter(
      (other) => other.id !== id && other.during[of] === reservation.during[of] && isDue(other),
    )
    const secret = newSecret()
    const due = [reservation, ...others].map((row) => ({
      row,
      secret: secretInBooking(secret, placeOf(row)),
    }))
    const claims = due.map((one) => ({
      ...{ reservationId: one.row.id, handover: of },
      ...{ secretHash: secretHashOf(one.secret), sentAt: now },
    }))
    const claimed = await tx
      .insert(reminders)
      .values(claims)
      .onConflictDoNothing()
      .returning({ id: reminders.reservationId })
    const [first, ...rest] = due.filter(({ row }) => claimed.some((claim) => claim.id === row.id))
    if (!first) return false
    const told: MailedReservation[] = []
    for (const { row } of rest) told.push(await mailedReservation(tx, row))
    const mailed = withOthers(await mailedReservation(tx, first.row), first.row, told)
    const link = myReservationUrl(origin, visitorsAddress(landing.name, landing, first.row), first.secret)
    const mailing = { toVisitor: `${of}-reminder` as const, link, origin, now }
    await enqueueMails(tx, first.row.id, mailsAbout(mailed, mailing))
    return true
  })

const placeOf = ({ bookingReference, reference }: ReservationRow): number =>
  bookingReference === null ? 1 : placeInBooking(reference)
