import type { CalendarFile } from '@nelly/contract/public-site/my-reservation'
import type { ReservationId } from '@nelly/domain/ids'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { reservations } from '../../platform/db/schema.ts'
import { isReservation, reservationColumns } from '../inventory/is-reservation.ts'
import { i18nIn } from './mail/mail-i18n.ts'
import { mailedReservation } from './mail/mailed-reservation.ts'
import { rentalCalendar } from './mail/rental-calendar.ts'

/** The calendar file of the reservation's mails, as of `now`. Throws where the reservation is gone. */
export async function reservationCalendar(db: Database, id: ReservationId, now: Date): Promise<CalendarFile> {
  const [kept] = await db
    .select(reservationColumns)
    .from(reservations)
    .where(and(eq(reservations.id, id), isReservation))
  if (!kept) throw new Error('the reservation of this calendar is gone')
  const mailed = await mailedReservation(db, kept)
  const isCancelled = kept.cancelledAt !== null || kept.deletedAt !== null
  return rentalCalendar(mailed, i18nIn(mailed.landing.language), { isCancelled, now })
}
