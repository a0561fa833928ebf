import type { Block, Letter } from '../../../platform/mail/letter/letter.ts'
import { asHtml } from '../../../platform/mail/letter/letter-html.ts'
import { asText } from '../../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import type { MailedReservation } from './mail-data.ts'
import { i18nIn, type MailI18n, operatorI18n } from './mail-i18n.ts'
import { rentalCalendar } from './rental-calendar.ts'
import { rentalMarkup } from './rental-markup.ts'
import { senderOf } from './sender.ts'
import type { Naming } from './words/mail-words.ts'

interface Written {
  reservation: MailedReservation
  /** The origin of all links, without a slash at the end. */
  origin: string
  titles: { heading: string }
  lead: string
  blocks: Block[]
}

interface ToVisitor extends Written {
  titles: { subject: Naming<'landing' | 'vehicle' | 'day'>; heading: string }
  footer: string[]
  /** The visitor's own link to the reservation, where the mail has one. */
  link?: string
  isCancelled?: boolean
  /** The time of the calendar entry's version; without it, the mail is about nothing that belongs into a calendar. */
  calendarOf?: Date
}

/** What mails to the visitor begin with: their language's words, and the landing for its sentences. */
export const forVisitor = ({ landing }: MailedReservation) => ({
  i18n: i18nIn(landing.language),
  named: { landing: landing.name },
})

/** The same for the operator; their sentences name the customer too. */
export const forOperator = ({ landing, customer }: MailedReservation) => ({
  i18n: operatorI18n(),
  named: { landing: landing.name, name: customer.name },
})

/** A mail to the visitor, sent in the landing's name, mostly with a calendar file; replies go to the operator. */
export function toVisitor({ isCancelled = false, link, calendarOf, ...written }: ToVisitor): MailContent {
  const { reservation } = written
  const { landing, operator, during, vehicleName } = reservation
  const { i18n, named } = forVisitor(reservation)
  const letter = letterOf(written, i18n, written.footer)
  return {
    fromName: landing.name,
    subject: written.titles.subject({ ...named, vehicle: vehicleName, day: i18n.day(during.pickup) }),
    text: asText(letter),
    html: asHtml(letter, calendarOf && rentalMarkup(reservation, { isCancelled, url: link })),
    replyTo: { name: landing.name, address: operator.email },
    attachments: calendarOf ? [rentalCalendar(reservation, i18n, { isCancelled, now: calendarOf })] : [],
  }
}

interface ToOperator extends Written {
  titles: { subject: Naming<'name' | 'vehicle' | 'day'>; heading: string }
}

/** A mail to the operator; replies go to the visitor, if they have an address. */
export function toOperator(written: ToOperator): MailContent {
  const { customer, during, vehicleName } = written.reservation
  const { i18n, named } = forOperator(written.reservation)
  const letter = letterOf(written, i18n, [])
  return {
    subject: written.titles.subject({ ...named, vehicle: vehicleName, day: i18n.day(during.pickup) }),
    text: asText(letter),
    html: asHtml(letter),
    ...(customer.email && { replyTo: { name: customer.name, address: customer.email } }),
    attachments: [],
  }
}

const letterOf = (
  { reservation, origin, titles, lead, blocks }: Written,
  { language }: MailI18n,
  footer: string[],
): Letter => ({
  language,
  sender: senderOf(reservation.landing, origin),
  heading: titles.heading,
  lead,
  blocks,
  footer,
})
