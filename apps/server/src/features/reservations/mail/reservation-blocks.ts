import { hoursWords, withNote } from '@nelly/contract/hours-words'
import { displayWords, mileageWords, paymentRows } from '@nelly/contract/payment-rows'
import { prepaymentWords } from '@nelly/contract/prepayment-words'
import { priceRows } from '@nelly/contract/price-rows'
import { searchAddress } from '@nelly/contract/search-address'
import { whatsappLink } from '@nelly/domain/customers/phone'
import { type MinorUnits, minorUnits } from '@nelly/domain/money'
import { cancellationSteps, noShowFee } from '@nelly/domain/reservations/cancellation'
import { withPlate } from '@nelly/domain/units/plate'
import type { Block } from '../../../platform/mail/letter/letter.ts'
import { phoneDigits } from '../../phones/phone-digits.ts'
import type { HandoverDetails, MailedReservation, OperatorCancellation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'

/** Vehicle, places, times, how it is picked up, party and kilometres, with the reservation's number. */
export function tripBlock(reservation: MailedReservation, i18n: MailI18n): Block {
  const { words, moment, language } = i18n
  const { trip } = words
  const { reference, vehicleName, during, pickupPlace, returnPlace, persons, bags, quote } = reservation
  const { mileage } = quote.terms
  const instructions = reservation.pickupInstructions ?? []
  const known = (details: HandoverDetails | undefined) => detailLines(details, i18n)
  return {
    kind: 'facts',
    title: trip.title,
    facts: [
      { label: trip.vehicle, lines: [vehicleName] },
      {
        label: trip.pickup,
        lines: [moment(during.pickup), pickupPlace, ...known(reservation.pickupDetails)],
      },
      ...(instructions.length > 0 ? [{ label: trip.instructions, lines: [...instructions] }] : []),
      {
        label: trip.return,
        lines: [moment(during.return), returnPlace, ...known(reservation.returnDetails)],
      },
      {
        label: trip.party,
        lines: [[trip.people(persons), ...(bags > 0 ? [trip.bags(bags)] : [])].join(', ')],
      },
      ...(mileage ? [{ label: trip.mileage, lines: [mileageWords(mileage, quote.currency, language)] }] : []),
      { label: trip.reference, lines: [reference] },
    ],
    note: trip.localTime,
  }
}

/** The same for the operator: with the plate of the unit, where it is known, and without their own instructions. */
export const operatorTripBlock = (reservation: MailedReservation, i18n: MailI18n): Block =>
  tripBlock(
    {
      ...reservation,
      vehicleName: withPlate(reservation.vehicleName, reservation.plate),
      pickupInstructions: undefined,
    },
    i18n,
  )

/**
 * A warning that the operator has marked the customer; nothing where they have not. It says neither how nor why: an answer to the mail
 * quotes it to the customer.
 */
export const markedBlocks = ({ isRefused }: MailedReservation, { words: { marked } }: MailI18n): Block[] =>
  isRefused ? [{ kind: 'reach', title: marked.title, lines: [marked.where], facts: [] }] : []

/** Address, phone and the hours of that day, as far as they are known. */
function detailLines(details: HandoverDetails | undefined, i18n: MailI18n): string[] {
  if (!details) return []
  const { address, phone, opens, note } = details
  const hours = opens === 'always' ? [] : [i18n.words.trip.hours({ hours: hoursWords(opens, i18n) })]
  return [address, phone, ...hours.map((words) => withNote(words, note, i18n.language))].filter(
    (line) => line !== null,
  )
}

/**
 * Every line of the price, its total, and what is paid when, as the pages show them; to a customer with a note of how it is settled, and
 * before that how the prepayment is paid.
 */
export function priceBlock({ quote }: MailedReservation, i18n: MailI18n, note?: string): Block {
  const { price } = i18n.words
  const { language } = i18n
  const howToPrepay = prepaymentWords(quote.terms.prepaymentInstructions, language)
  const row = (label: string, hint: string | null, minor: MinorUnits) => ({
    label: hint === null ? label : `${label} (${hint})`,
    amount: i18n.money({ minor, currency: quote.currency }),
  })
  return {
    kind: 'amounts',
    title: price.title,
    lines: priceRows(quote, language).map(({ label, reason, amount }) => row(label, reason, amount)),
    total: { ...row(price.total, null, quote.total), hint: displayWords(quote, language) ?? undefined },
    after: paymentRows(quote, language).map(({ label, hint, amount }) => row(label, hint, amount)),
    ...(note === undefined ? {} : { note: quote.prepayment ? `${howToPrepay} ${note}` : note }),
  }
}

/** The cancellation fee beside the total. Source: rules.md, "Cancellation". */
export function feeBlock(
  { quote, cancellationFeeMinor }: MailedReservation,
  { words: { cancellation: words, price }, money }: MailI18n,
  note?: string,
): Block {
  const { currency, total } = quote
  return {
    kind: 'amounts',
    title: words.feeTitle,
    lines: [{ label: price.total, amount: money({ minor: total, currency }) }],
    total: {
      label: words.fee,
      amount: money({ minor: cancellationFeeMinor ?? minorUnits(0), currency }),
    },
    ...(note === undefined ? {} : { note }),
  }
}

/** What cancelling costs and when, as it was promised with the booking. Source: rules.md, "Cancellation". */
export function rulesBlock(
  { quote, during, answerBy }: MailedReservation,
  { words: { rules }, ...i18n }: MailI18n,
): Block {
  const money = (minor: MinorUnits) => i18n.money({ minor, currency: quote.currency })
  const [first, ...steps] = cancellationSteps(quote, during.pickup)
  const fee = money(first?.fee ?? minorUnits(0))
  const [next] = steps
  const noShow = noShowFee(quote)
  return {
    kind: 'list',
    title: answerBy ? rules.onceConfirmed : rules.title,
    items: [
      next ? rules.early({ hours: String(next.hours), fee }) : rules.always({ fee }),
      ...steps.map((step) => rules.late({ hours: String(step.hours), fee: money(step.fee) })),
      quote.prepayment === null ? rules.never : rules.neverPrepaid,
      noShow === quote.total ? rules.none : rules.noShow({ fee: money(noShow) }),
    ],
  }
}

/** How to reach the operator, for the visitor: as their site says, else as their account does. */
export function operatorBlock(
  { landing, operator, contact }: MailedReservation,
  { words: { confirmation, operator: labels } }: MailI18n,
): Block {
  const phone = contact?.phone || operator.phone
  const digits = contact && phoneDigits(contact.whatsapp, landing.timezone)
  return {
    kind: 'reach',
    title: confirmation.questionsTitle,
    lines: [confirmation.questions({ landing: landing.name })],
    facts: [
      { label: labels.email, lines: [contact?.email || operator.email] },
      ...(phone ? [{ label: labels.phone, lines: [phone] }] : []),
      ...(digits ? [{ label: 'WhatsApp', lines: [contact.whatsapp, whatsappLink(digits)] }] : []),
      ...(contact?.address ? [{ label: labels.address, lines: [contact.address] }] : []),
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
      ...(customer.email ? [{ label: email, lines: [customer.email] }] : []),
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
  hint: customer.email ? notice.answer({ name: customer.name }) : '',
})

/** The operator's note to the customer, where there is one. */
export const noteBlock = (title: string, { note }: OperatorCancellation): Block[] =>
  note === undefined ? [] : [{ kind: 'reach', title, lines: note.split('\n'), facts: [] }]

/** The link to a search for the same trip. */
export function searchBlock(
  { landing, during, pickupPlace, returnPlace }: MailedReservation,
  { words }: MailI18n,
  origin: string,
): Block {
  const url = searchAddress(`${origin}/${landing.address}`, { period: during, pickupPlace, returnPlace })
  return { kind: 'action', label: words.searchAgain.action, url, hint: words.searchAgain.hint }
}
