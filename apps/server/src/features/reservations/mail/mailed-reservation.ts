import type { HexColour } from '@nelly/domain/colours'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { landings, type reservations, users } from '../../../platform/db/schema.ts'
import { plain } from '../../../platform/mail/plain.ts'
import type { MailedReservation } from './mail-matter.ts'

type Kept = typeof reservations.$inferSelect
/** What mails tell of it; of a new one nothing that came of it. */
type Told = Pick<
  Kept,
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
  Partial<Pick<Kept, 'cancellationFeeCents'>>

/** The columns of a landing and of its operator that mails about its reservations tell. */
export const mailedLanding = {
  id: landings.id,
  address: landings.name,
  name: landings.displayName,
  logo: landings.logo,
  colour: landings.colorPrimary,
  language: landings.defaultLanguage,
  timezone: landings.timezone,
  email: users.email,
  phone: users.phone,
}

interface Found
  extends Pick<MailedReservation['landing'], 'id' | 'address' | 'name' | 'logo' | 'language' | 'timezone'> {
  colour: string
  email: string
  phone: string | null
}

/** The reservation with its landing and its operator, as mails tell of it. Throws where the landing is gone. */
export async function mailedReservation(tx: Database, kept: Kept): Promise<MailedReservation> {
  const [found] = await tx
    .select(mailedLanding)
    .from(landings)
    .innerJoin(users, eq(users.id, landings.ownerId))
    .where(eq(landings.id, kept.landingId))
  if (!found) throw new Error('the landing of this reservation is gone')
  return asMailed(kept, found)
}

/** The same where its landing and its operator were read before. */
export function asMailed(kept: Told, { email, phone, ...landing }: Found): MailedReservation {
  return {
    reference: kept.reference,
    during: kept.during,
    persons: kept.persons,
    bags: kept.bags,
    quote: kept.quote,
    createdAt: kept.createdAt,
    cancellationFeeCents: kept.cancellationFeeCents ?? null,
    vehicleName: plain(kept.vehicleName),
    pickupPlace: plain(kept.pickupPlace),
    returnPlace: plain(kept.returnPlace),
    customer: {
      firstName: plain(kept.firstName),
      name: `${plain(kept.firstName)} ${plain(kept.lastName)}`.trim(),
      email: kept.email,
      phone: plain(kept.phone),
      comment: kept.comment === null ? undefined : plain(kept.comment),
    },
    landing: { ...landing, name: plain(landing.name), colour: landing.colour as HexColour },
    operator: { email, phone: phone === null ? undefined : plain(phone) },
  }
}
