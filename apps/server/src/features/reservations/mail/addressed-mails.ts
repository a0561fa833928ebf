import type { WrittenReview } from '@nelly/domain/reviews/review'
import type { Block, Letter } from '../../../platform/mail/letter/letter.ts'
import { asHtml } from '../../../platform/mail/letter/letter-html.ts'
import { asText } from '../../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import type { MailedChange, MailedReservation, OperatorCancellation } from './mail-data.ts'
import { i18nIn, type MailI18n, type MailPart, operatorI18n } from './mail-i18n.ts'
import { rentalCalendar } from './rental-calendar.ts'
import { rentalMarkup } from './rental-markup.ts'
import { senderOf } from './sender.ts'

/** What a mail tells besides the reservation. */
export interface About {
  /** The origin of all links, without a slash at the end. */
  origin: string
  /** The visitor's own link to the reservation; blank where the mail has none. */
  link: string
  /** The address of the reservation for the operator. */
  ownerLink: string
  now: Date
  /** Why the operator cancelled. */
  cancellation: OperatorCancellation
  change: MailedChange | undefined
  /** The change that the customer asks for. */
  wish: string
  /** Why the customer’s slip was declined. */
  declineReason: string
  review: WrittenReview | undefined
}

/** What a letter is written of: its facts, and the words of its reader's language. */
interface Source extends About {
  reservation: MailedReservation
  i18n: MailI18n
  t: MailI18n['t']
  /** Who the sentences name: the landing, and for the operator the customer. */
  named: Readonly<Record<'landing', string>>
}

interface Written {
  /** In place of the usual heading of the mail. */
  heading?: string
  /** What its subject tells besides names, vehicle and day. */
  about?: Readonly<Record<string, string>>
  lead: string
  blocks: Block[]
}

interface ToVisitor extends Written {
  footer: string[]
  /** The visitor's own link to the reservation, where the mail has one. */
  link?: string
  isCancelled?: boolean
  /** The time of the calendar entry's version; without it, the mail is about nothing that belongs into a calendar. */
  calendarOf?: Date
}

/** Writes a mail about a reservation. */
export type WriteMail = (reservation: MailedReservation, about: About) => MailContent

/**
 * A mail to the visitor, sent in the landing's name and language, mostly with a calendar file; replies go to the operator. `mail` is the part
 * of the catalogue with its subject and heading.
 */
export const toVisitor =
  (mail: MailPart, write: (source: Source) => ToVisitor): WriteMail =>
  (reservation, about) => {
    const { landing, operator } = reservation
    const i18n = i18nIn(landing.language)
    const named = { landing: landing.name }
    const source = { ...about, reservation, i18n, t: i18n.t, named }
    const { isCancelled = false, link, calendarOf, footer, ...written } = write(source)
    const letter = letterOf(mail, source, written, footer)
    return {
      fromName: landing.name,
      subject: subjectOf(mail, source, written),
      text: asText(letter),
      html: asHtml(letter, calendarOf && rentalMarkup(reservation, { isCancelled, url: link })),
      replyTo: { name: landing.name, address: operator.email },
      attachments: calendarOf ? [rentalCalendar(reservation, i18n, { isCancelled, now: calendarOf })] : [],
    }
  }

/** A mail to the operator; replies go to the visitor, if they have an address. */
export const toOperator =
  (mail: MailPart, write: (source: Source) => Written): WriteMail =>
  (reservation, about) => {
    const { customer, landing } = reservation
    const i18n = operatorI18n()
    const named = { landing: landing.name, name: customer.name }
    const source = { ...about, reservation, i18n, t: i18n.t, named }
    const written = write(source)
    const letter = letterOf(mail, source, written, [])
    return {
      subject: subjectOf(mail, source, written),
      text: asText(letter),
      html: asHtml(letter),
      ...(customer.email && { replyTo: { name: customer.name, address: customer.email } }),
      attachments: [],
    }
  }

const subjectOf = (
  mail: MailPart,
  { reservation: { vehicleName, others = [], during }, i18n, t, named }: Source,
  { about }: Written,
): string => {
  const vehicle = t('trip.vehicles', { vehicle: vehicleName, others: others.length })
  return t(`${mail}.subject`, { ...named, ...about, vehicle, day: i18n.day(during.pickup) })
}

const letterOf = (
  mail: MailPart,
  { reservation, origin, i18n, t }: Source,
  { heading, lead, blocks }: Written,
  footer: string[],
): Letter => ({
  language: i18n.language,
  sender: senderOf(reservation.landing, origin),
  heading: heading ?? t(`${mail}.heading`, { name: reservation.customer.firstName }),
  lead,
  blocks,
  footer,
})
