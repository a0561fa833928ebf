import type { Language } from '@nelly/contract/wire'
import type { LandingId } from '@nelly/domain/ids'
import { isEqual } from '@nelly/domain/is-equal'
import type { HexColour } from '@nelly/domain/landings/colours'
import { inLanguages } from '@nelly/domain/languages'
import { pick } from '@nelly/domain/pick'
import { hoursOn } from '@nelly/domain/places/opening-hours'
import { instructionsOf, type Place, placeNamed } from '@nelly/domain/places/places'
import type { GivenAnswer } from '@nelly/domain/reservations/booking-questions'
import type { Contact } from '@nelly/domain/site/site-document'
import { textIn } from '@nelly/domain/site/texts'
import { dateOf, type WallClock, wallClockIn } from '@nelly/domain/wall-clock'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { accounts, customers, landings, sitePublications } from '../../../platform/db/schema.ts'
import { plain } from '../../../platform/mail/plain.ts'
import type { ReservationRow } from '../../inventory/is-reservation.ts'
import { placesOf } from '../../inventory/places-of.ts'
import { plateOf } from '../../inventory/units-of.ts'
import { visitorsAddress } from '../reservation-secret.ts'
import type { HandoverDetails, MailedReservation } from './mail-data.ts'

/** The data of a reservation for mails; a new one has no cancellation. */
type MailedColumns = Pick<
  ReservationRow,
  | 'reference'
  | 'status'
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
  | 'answers'
> &
  Partial<Pick<ReservationRow, 'cancellationFeeMinor' | 'revision' | 'answerBy'>> &
  Pick<ReservationRow, 'language'>

const PUBLISHED_CONTACT = sql<Contact | null>`(select ${sitePublications.document}->'contact' from ${sitePublications}
  where ${eq(sitePublications.landingId, landings.id)} order by ${desc(sitePublications.number)} limit 1)`

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
  contact: PUBLISHED_CONTACT,
}

interface Found
  extends Pick<MailedReservation['landing'], 'id' | 'address' | 'name' | 'logo' | 'language' | 'timezone'> {
  colour: string
  email: string
  phone: string | null
  contact: Contact | null
}

/** A landing with its operator, for mails. */
export type MailedLanding = Pick<MailedReservation, 'landing' | 'operator' | 'contact'>

/** The same with its texts sanitized. */
export const plainLanding = ({ email, phone, contact, ...landing }: Found): MailedLanding => ({
  landing: { ...landing, name: plain(landing.name), colour: landing.colour as HexColour },
  operator: { email, phone: phone === null ? undefined : plain(phone) },
  ...(contact && { contact: plainContact(contact) }),
})

/** A landing with its operator, for mails about something other than a reservation; undefined where it is gone. */
export async function landingOfMail(tx: Database, id: number): Promise<MailedLanding | undefined> {
  const [found] = await tx
    .select(mailedLanding)
    .from(landings)
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .where(eq(landings.id, id))
  return found && plainLanding(found)
}

/** The reservation with its landing and its operator, for mails. Throws where the landing is gone. */
export async function mailedReservation(tx: Database, row: ReservationRow): Promise<MailedReservation> {
  const [found] = await tx
    .select({ landing: mailedLanding, doNotRentReason: customers.doNotRentReason })
    .from(landings)
    .innerJoin(accounts, eq(accounts.id, landings.accountId))
    .leftJoin(customers, row.customerId === null ? sql`false` : eq(customers.id, row.customerId))
    .where(eq(landings.id, row.landingId))
  if (!found) throw new Error('the landing of this reservation is gone')
  const places = await placesOf(tx, row.landingId as LandingId)
  return asMailed(row, found.landing, places, {
    plate: await plateOf(tx, row.poolId, row.unit),
    doNotRentReason: found.doNotRentReason,
  })
}

/** What only the operator reads. */
interface ForOperator {
  readonly plate: string | null
  /** Why they do not want to rent to the customer; it is in no mail, as answers to it quote it. */
  readonly doNotRentReason: string | null
}

/** The same where its landing, its operator and the places of the landing were read before. */
export function asMailed(
  row: MailedColumns,
  found: Found,
  places: readonly Place[],
  { plate, doNotRentReason }: ForOperator,
): MailedReservation {
  const { landing, ...operator } = plainLanding(found)
  const language = row.language ?? landing.language
  return {
    reference: row.reference,
    during: row.during,
    persons: row.persons,
    bags: row.bags,
    quote: row.quote,
    createdAt: row.createdAt,
    cancellationFeeMinor: row.cancellationFeeMinor ?? null,
    revision: row.revision ?? 0,
    answerBy: row.answerBy ? wallClockIn(landing.timezone, row.answerBy) : undefined,
    vehicleName: plain(row.vehicleName),
    plate: plate === null ? undefined : plain(plate),
    pickupPlace: plain(row.pickupPlace),
    returnPlace: plain(row.returnPlace),
    pickupDetails: detailsOf(placeNamed(places, row.pickupPlace), row.during.pickup),
    returnDetails: detailsOf(placeNamed(places, row.returnPlace), row.during.return),
    pickupInstructions:
      row.status === 'confirmed'
        ? instructionLines(placeNamed(places, row.pickupPlace), language)
        : undefined,
    answers: row.answers?.map(({ question, answer }) => ({
      question: inLanguages((of) => plain(question[of])),
      answer: inLanguages((of) => plain(answer[of])),
    })),
    customer: {
      firstName: plain(row.firstName),
      name: `${plain(row.firstName)} ${plain(row.lastName)}`.trim(),
      email: row.email,
      phone: plain(row.phone),
      comment: row.comment === null ? undefined : plain(row.comment),
    },
    landing: { ...landing, address: visitorsAddress(landing.address, landing, row), language },
    ...operator,
    ...(doNotRentReason !== null && { isRefused: true }),
  }
}

/** The same for a mail about all vehicles of a booking. */
export const withOthers = (
  mailed: MailedReservation,
  { bookingReference }: Pick<ReservationRow, 'bookingReference'>,
  others: readonly MailedReservation[],
): MailedReservation =>
  bookingReference === null || others.length === 0
    ? mailed
    : {
        ...mailed,
        bookingReference,
        answers: distinct([mailed, ...others].flatMap(({ answers = [] }) => answers)),
        others: others.map((other) => pick(other, ['reference', 'vehicleName', 'plate', 'quote'])),
      }

/** What all vehicles were asked is told once. */
const distinct = (answers: readonly GivenAnswer[]): GivenAnswer[] =>
  answers.filter((one, at) => answers.findIndex((other) => isEqual(other, one)) === at)

/** Each vehicle of a booking that a mail is about. */
export const eachMailed = ({ others = [], ...mailed }: MailedReservation): MailedReservation[] => [
  mailed,
  ...others.map((other) => ({ ...mailed, ...other })),
]

const plainContact = ({ phone, email, whatsapp, address }: Contact): Contact => ({
  phone: plain(phone),
  email,
  whatsapp: plain(whatsapp),
  address: plain(address),
})

const detailsOf = (place: Place | undefined, at: WallClock): HandoverDetails | undefined => {
  if (!place) return undefined
  const { opens, note } = hoursOn(place, dateOf(at))
  const { address, phone } = place
  return { address: address && plain(address), phone: phone && plain(phone), opens, note: plain(note) }
}

const instructionLines = (place: Place | undefined, language: Language): string[] | undefined =>
  place && textIn(instructionsOf(place), language)?.text.split('\n').map(plain)
