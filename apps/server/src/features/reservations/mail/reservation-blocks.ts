import {
  EARLY_CANCELLATION_FEE,
  LATE_CANCELLATION_FEE,
  LATE_CANCELLATION_HOURS,
} from '@nelly/domain/cancellation'
import { minorUnits } from '@nelly/domain/money'
import { ITBIS_PERCENT, type PriceLine, priceLines } from '@nelly/domain/quote'
import type { Block, Letter } from '../../../platform/mail/letter/letter.ts'
import type { MailedReservation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'

/** Vehicle, places, times and party, with the reservation's number. */
export function tripBlock(
  { reference, vehicleName, during, pickupPlace, returnPlace, persons, bags }: MailedReservation,
  { words: { trip }, moment }: MailI18n,
): Block {
  return {
    kind: 'facts',
    title: trip.title,
    facts: [
      { label: trip.vehicle, lines: [vehicleName] },
      { label: trip.pickup, lines: [moment(during.pickup), pickupPlace] },
      { label: trip.return, lines: [moment(during.return), returnPlace] },
      {
        label: trip.party,
        lines: [[trip.people(persons), ...(bags > 0 ? [trip.bags(bags)] : [])].join(', ')],
      },
      { label: trip.reference, lines: [reference] },
    ],
    note: trip.localTime,
  }
}

/** Every line of the price, as the pages show them. */
export function priceBlock({ quote }: MailedReservation, i18n: MailI18n, note?: string): Block {
  const { price, extras } = i18n.words
  const days = price.days(quote.days)
  const label = (line: PriceLine) =>
    line.code === 'extra'
      ? price.extra({ extra: extras[line.extra], quantity: String(line.quantity), days })
      : price[line.code]({ days, price: i18n.money(quote.pricePerDay), percent: String(ITBIS_PERCENT) })
  return {
    kind: 'amounts',
    title: price.title,
    lines: priceLines(quote).map((line) => ({ label: label(line), amount: i18n.money(line.amount) })),
    total: { label: price.total, amount: i18n.money(quote.total) },
    ...(note === undefined ? {} : { note }),
  }
}

/** The cancellation fee beside the total. Source: rules.md, "Cancellation". */
export function feeBlock(
  { quote, cancellationFeeCents }: MailedReservation,
  { words: { cancellation: words, price }, money }: MailI18n,
  note?: string,
): Block {
  return {
    kind: 'amounts',
    title: words.feeTitle,
    lines: [{ label: price.total, amount: money(minorUnits(quote.total)) }],
    total: { label: words.fee, amount: money(minorUnits(cancellationFeeCents ?? 0)) },
    ...(note === undefined ? {} : { note }),
  }
}

/** The cancellation fees. Source: rules.md, "Cancellation". */
export function rulesBlock({ words: { rules }, money }: MailI18n): Block {
  const hours = String(LATE_CANCELLATION_HOURS)
  return {
    kind: 'list',
    title: rules.title,
    items: [
      rules.early({ hours, fee: money(EARLY_CANCELLATION_FEE) }),
      rules.late({ hours, fee: money(LATE_CANCELLATION_FEE) }),
      rules.never,
      rules.none,
    ],
  }
}

/** The operator's contact data, for the visitor. */
export function operatorBlock(
  { landing, operator }: MailedReservation,
  { words: { confirmation, operator: labels } }: MailI18n,
): Block {
  return {
    kind: 'reach',
    title: confirmation.questionsTitle,
    lines: [confirmation.questions({ landing: landing.name })],
    facts: [
      { label: labels.email, lines: [operator.email] },
      ...(operator.phone ? [{ label: labels.phone, lines: [operator.phone] }] : []),
    ],
  }
}

/** The customer, for the operator. */
export function customerBlock({ customer }: MailedReservation, { words }: MailI18n): Block {
  const { title, name, email, phone, comment } = words.customer
  return {
    kind: 'facts',
    title,
    facts: [
      { label: name, lines: [customer.name] },
      { label: phone, lines: [customer.phone] },
      { label: email, lines: [customer.email] },
      ...(customer.comment ? [{ label: comment, lines: [customer.comment] }] : []),
    ],
  }
}

/** The operator's link to the reservation, and how to reply to the customer. */
export const openingBlock = (
  { customer }: MailedReservation,
  { words: { notice } }: MailI18n,
  url: string,
): Block => ({
  kind: 'action',
  label: notice.open,
  url,
  hint: notice.answer({ name: customer.name }),
})

/** The header of a mail. The logo only where others can load it: a mail is read elsewhere. */
export const senderOf = ({ landing }: MailedReservation, origin: string): Letter['sender'] => ({
  name: landing.name,
  colour: landing.colour,
  logo: isPublic(origin) ? `${origin}/storage/${landing.logo.path}` : undefined,
})

const isPublic = (origin: string): boolean =>
  !/^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(new URL(origin).hostname)
