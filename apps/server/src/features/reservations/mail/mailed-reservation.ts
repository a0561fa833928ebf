import type { HexColour } from '@nelly/domain/colours'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts, landings, type reservations } from '../../../platform/db/schema.ts'
import { plain } from '../../../platform/mail/plain.ts'
import type { MailedReservation } from './mail-data.ts'

type ReservationRow = typeof reservations.$inferSelect
/** The data of a reservation for mails; a new one has no cancellation. */
type MailedColumns = Pick<
  ReservationRow,
  | 'reference'
  | 'during'
  | 'persons'
  | 'bags'
  | 'quote'
  | 'createdAt'
  | 'vehicleName'
  | 'pickupPlace'
  | 'returnPlace'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'comment'
> &
  Partial<Pick<ReservationRow, 'cancellationFeeMinor'>>

/** The columns of a landing and of its operator for mails about its reservations. */
export const mailedLanding = {
  id: landings.id,
  address: landings.name,
  name: landings.displayName,
  logo: landings.logo,
  colour: landings.colorPrimary,
  language: landings.defaultLanguage,
  timezone: landings.timezone,
  email: accounts.email,
  phone: accounts.phone,
}

interface Found
  extends Pick<MailedReservation['landing'], 'id' | 'address' | 'name' | 'logo' | 'language' | 'timezone'> {
  colour: string
  email: string
  phone: string | null
}

/** The reservation with its landing and its operator, for mails. Throws where the landing is gone. */
export async function mailedReservation(tx: Database, row: ReservationRow): Promise<MailedReservation> {
  const [found] = await tx
    .select(mailedLanding)
    .from(landings)
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .where(eq(landings.id, row.landingId))
  if (!found) throw new Error('the landing of this reservation is gone')
  return asMailed(row, found)
}

/** The same where its landing and its operator were read before. */
export function asMailed(row: MailedColumns, { email, phone, ...landing }: Found): MailedReservation {
  return {
    reference: row.reference,
    during: row.during,
    persons: row.persons,
    bags: row.bags,
    quote: row.quote,
    createdAt: row.createdAt,
    cancellationFeeMinor: row.cancellationFeeMinor ?? null,
    vehicleName: plain(row.vehicleName),
    pickupPlace: plain(row.pickupPlace),
    returnPlace: plain(row.returnPlace),
    customer: {
      firstName: plain(row.firstName),
      name: `${plain(row.firstName)} ${plain(row.lastName)}`.trim(),
      email: row.email,
      phone: plain(row.phone),
      comment: row.comment === null ? undefined : plain(row.comment),
    },
    landing: { ...landing, name: plain(landing.name), colour: landing.colour as HexColour },
    operator: { email, phone: phone === null ? undefined : plain(phone) },
  }
}
