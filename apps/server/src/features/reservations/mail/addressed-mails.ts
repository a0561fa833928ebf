import type { Block, Letter } from '../../../platform/mail/letter/letter.ts'
import { asHtml } from '../../../platform/mail/letter/letter-html.ts'
import { asText } from '../../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import type { MailedReservation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'
import { rentalCalendar } from './rental-calendar.ts'
import { rentalMarkup } from './rental-markup.ts'
import { senderOf } from './sender.ts'

interface Written {
  reservation: MailedReservation
  /** The origin of all links, without a slash at the end. */
  origin: string
  i18n: MailI18n
  heading: string
  lead: string
  blocks: Block[]
}

interface ToVisitor extends Written {
  subject: (about: { landing: string; vehicle: string; day: string }) => string
  footer: string[]
  /** The visitor's own link to the reservation, where the mail has one. */
  link?: string
  isCancelled: boolean
  /** The time of the calendar entry's version. */
  calendarOf: Date
}

/** A mail to the visitor, sent in the landing's name, with a calendar file; replies go to the operator. */
export function toVisitor({ isCancelled, link, calendarOf, ...written }: ToVisitor): MailContent {
  const { reservation, i18n } = written
  const { landing, operator, during, vehicleName } = reservation
  const letter = letterOf(written, written.footer)
  return {
    fromName: landing.name,
    subject: written.subject({
      landing: landing.name,
      vehicle: vehicleName,
      day: i18n.day(during.pickup),
    }),
    text: asText(letter),
    html: asHtml(letter, rentalMarkup(reservation, { isCancelled, url: link })),
    replyTo: { name: landing.name, address: operator.email },
    attachments: [rentalCalendar(reservation, i18n, { isCancelled, now: calendarOf })],
  }
}

interface ToOperator extends Written {
  subject: (about: { name: string; vehicle: string; day: string }) => string
}

/** A mail to the operator; replies go to the visitor, if they have an address. */
export function toOperator(written: ToOperator): MailContent {
  const { customer, during, vehicleName } = written.reservation
  const letter = letterOf(written, [])
  return {
    subject: written.subject({
      name: customer.name,
      vehicle: vehicleName,
      day: written.i18n.day(during.pickup),
    }),
    text: asText(letter),
    html: asHtml(letter),
    ...(customer.email && { replyTo: { name: customer.name, address: customer.email } }),
    attachments: [],
  }
}

const letterOf = (
  { reservation, origin, i18n, heading, lead, blocks }: Written,
  footer: string[],
): Letter => ({
  language: i18n.language,
  sender: senderOf(reservation.landing, origin),
  heading,
  lead,
  blocks,
  footer,
})
