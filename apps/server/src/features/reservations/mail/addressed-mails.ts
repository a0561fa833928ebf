import type { Block, Letter } from '../../../platform/mail/letter/letter.ts'
import { asHtml } from '../../../platform/mail/letter/letter-html.ts'
import { asText } from '../../../platform/mail/letter/letter-text.ts'
import type { MailContent } from '../../../platform/mail/mail-content.ts'
import type { MailedReservation } from './mail-data.ts'
import { i18nIn, type MailI18n, type MailPart, operatorI18n } from './mail-i18n.ts'
import { rentalCalendar } from './rental-calendar.ts'
import { rentalMarkup } from './rental-markup.ts'
import { senderOf } from './sender.ts'

interface Written {
  reservation: MailedReservation
  /** The origin of all links, without a slash at the end. */
  origin: string
  /** The part of the catalogue with its subject and heading. */
  mail: MailPart
  /** In place of the part's own heading. */
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
  const { landing, operator } = reservation
  const { i18n, named } = forVisitor(reservation)
  const letter = letterOf(written, i18n, written.footer)
  return {
    fromName: landing.name,
    subject: subjectOf(written, i18n, named),
    text: asText(letter),
    html: asHtml(letter, calendarOf && rentalMarkup(reservation, { isCancelled, url: link })),
    replyTo: { name: landing.name, address: operator.email },
    attachments: calendarOf ? [rentalCalendar(reservation, i18n, { isCancelled, now: calendarOf })] : [],
  }
}

/** A mail to the operator; replies go to the visitor, if they have an address. */
export function toOperator(written: Written): MailContent {
  const { customer } = written.reservation
  const { i18n, named } = forOperator(written.reservation)
  const letter = letterOf(written, i18n, [])
  return {
    subject: subjectOf(written, i18n, named),
    text: asText(letter),
    html: asHtml(letter),
    ...(customer.email && { replyTo: { name: customer.name, address: customer.email } }),
    attachments: [],
  }
}

const subjectOf = (
  { mail, about, reservation: { vehicleName, during } }: Written,
  { t, day }: MailI18n,
  named: Readonly<Record<string, string>>,
): string => t(`${mail}.subject`, { ...named, ...about, vehicle: vehicleName, day: day(during.pickup) })

const letterOf = (
  { reservation, origin, mail, heading, lead, blocks }: Written,
  { language, t }: MailI18n,
  footer: string[],
): Letter => ({
  language,
  sender: senderOf(reservation.landing, origin),
  heading: heading ?? t(`${mail}.heading`, { name: reservation.customer.firstName }),
  lead,
  blocks,
  footer,
})
