import type { ChangedField } from '@nelly/domain/reservations/changed-fields'
import type { Database } from '../../../platform/db/database.ts'
import { plain } from '../../../platform/mail/plain.ts'
import type { ReservationRow } from '../../inventory/is-reservation.ts'
import { myReservationUrl } from '../reservation-secret.ts'
import type { MailedReservation } from './mail-data.ts'
import { mailedReservation, withOthers } from './mailed-reservation.ts'
import { enqueueMails } from './outbox.ts'
import { firstKind, mailsAbout } from './reservation-mails.ts'

/** Whether the customer is told of a change: they have an address, and it is more than the unit or the language of later mails. */
export const isTold = (email: string, fields: readonly ChangedField[]): boolean =>
  email !== '' && fields.some((field) => field !== 'unit' && field !== 'language')

/**
 * Enqueues the mail about a change to the customer, if they are told. With a new `secret`, it has the new link.
 */
export async function putChangeMails(
  tx: Database,
  former: ReservationRow,
  row: ReservationRow,
  about: {
    fields: readonly ChangedField[]
    secret: string | undefined
    origin: string
    now: Date
  },
): Promise<void> {
  const { fields, secret, origin, now } = about
  if (!isTold(row.email, fields)) return
  const mailed = await mailedReservation(tx, row)
  const link = secret && myReservationUrl(origin, mailed.landing.address, secret)
  const change = {
    fields,
    before: {
      during: former.during,
      vehicleName: plain(former.vehicleName),
      pickupPlace: plain(former.pickupPlace),
      returnPlace: plain(former.returnPlace),
      persons: former.persons,
      bags: former.bags,
      total: { minor: former.totalMinor, currency: former.currency },
    },
  }
  await enqueueMails(tx, row.id, mailsAbout(mailed, { toVisitor: 'change', change, origin, link, now }))
}

/** Enqueues the confirmation of what its operator reserved together, to the customer alone. */
export async function putConfirmation(
  tx: Database,
  rows: readonly ReservationRow[],
  { secret, origin, now }: { secret: string; origin: string; now: Date },
): Promise<void> {
  const [row, ...others] = rows
  if (!row) throw new Error('a confirmation is about a reservation')
  const told: MailedReservation[] = []
  for (const other of others) told.push(await mailedReservation(tx, other))
  const mailed = withOthers(await mailedReservation(tx, row), row, told)
  const link = myReservationUrl(origin, mailed.landing.address, secret)
  await enqueueMails(tx, row.id, mailsAbout(mailed, { toVisitor: firstKind(row), origin, link, now }))
}
