import { hoursWords, withNote } from '@nelly/contract/places/hours-words'
import { searchAddress } from '@nelly/contract/public-site/search-address'
import { displayWords, mileageWords, paymentRows } from '@nelly/contract/reservations/payment-rows'
import { prepaymentWords } from '@nelly/contract/reservations/prepayment-words'
import { priceRows } from '@nelly/contract/reservations/price-rows'
import { whatsappLink } from '@nelly/domain/customers/phone'
import type { Language } from '@nelly/domain/languages'
import { type MinorUnits, minorUnits, plus } from '@nelly/domain/money'
import type { GivenAnswer } from '@nelly/domain/reservations/booking-questions'
import { cancellationSteps, noShowFee } from '@nelly/domain/reservations/cancellation'
import { withPlate } from '@nelly/domain/units/plate'
import type { Block } from '../../../platform/mail/letter/letter.ts'
import { phoneDigits } from '../../phones/phone-digits.ts'
import type { HandoverDetails, MailedReservation, MailedVehicle, OperatorCancellation } from './mail-data.ts'
import type { MailI18n } from './mail-i18n.ts'
import { eachMailed } from './mailed-reservation.ts'

/** Vehicle, places, times, how it is picked up, party and kilometres, with the reservation's number. */
export function tripBlock(reservation: MailedReservation, i18n: MailI18n): Block {
  const { t, moment, language } = i18n
  const { reference, bookingReference, during, pickupPlace, returnPlace, persons, bags, quote } = reservation
  const { mileage } = quote.terms
  const instructions = reservation.pickupInstructions ?? []
  const known = (details: HandoverDetails | undefined) => detailLines(details, i18n)
  return {
    kind: 'facts',
    title: t('trip.title'),
    facts: [
      { label: t('trip.vehicle'), lines: eachMailed(reservation).map(({ vehicleName }) => vehicleName) },
      {
        label: t('trip.pickup'),
        lines: [moment(during.pickup), pickupPlace, ...known(reservation.pickupDetails)],
      },
      ...(instructions.length > 0 ? [{ label: t('trip.instructions'), lines: [...instructions] }] : []),
      {
        label: t('trip.return'),
        lines: [moment(during.return), returnPlace, ...known(reservation.returnDetails)],
      },
      {
        label: t('trip.party'),
        lines: [
          [t('trip.people', { count: persons }), ...(bags > 0 ? [t('trip.bags', { count: bags })] : [])].join(
            ', ',
          ),
        ],
      },
      ...(mileage
        ? [{ label: t('trip.mileage'), lines: [mileageWords(mileage, quote.currency, language)] }]
        : []),
      { label: t('trip.reference'), lines: [bookingReference ?? reference] },
    ],
    note: t('trip.localTime'),
  }
}

/** The same for the operator: with the plate of the unit, where it is known, and without their own instructions. */
export const operatorTripBlock = (reservation: MailedReservation, i18n: MailI18n): Block =>
  tripBlock(
    {
      ...plated(reservation),
      others: reservation.others?.map(plated),
      pickupInstructions: undefined,
    },
    i18n,
  )

const plated = <Vehicle extends MailedVehicle>(vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  vehicleName: withPlate(vehicle.vehicleName, vehicle.plate),
})

/**
 * A warning that the operator has marked the customer; nothing where they have not. It says neither how nor why: an answer to the mail
 * quotes it to the customer.
 */
export const markedBlocks = ({ isRefused }: MailedReservation, { t }: MailI18n): Block[] =>
  isRefused ? [{ kind: 'reach', title: t('marked.title'), lines: [t('marked.where')], facts: [] }] : []

/** Address, phone and the hours of that day, as far as they are known. */
function detailLines(details: HandoverDetails | undefined, i18n: MailI18n): string[] {
  if (!details) return []
  const { address, phone, opens, note } = details
  const hours = opens === 'always' ? [] : [i18n.t('trip.hours', { hours: hoursWords(opens, i18n) })]
  return [address, phone, ...hours.map((words) => withNote(words, note, i18n.language))].filter(
    (line) => line !== null,
  )
}

type AmountsBlock = Extract<Block, { kind: 'amounts' }>

/**
 * Every line of the price, its total, and what is paid when, as the pages show them; to a customer with a note of how it is settled, and
 * before that how the prepayment is paid.
 */
export const priceBlock = (
  reservation: Pick<MailedReservation, 'quote'>,
  i18n: MailI18n,
  note?: string,
): AmountsBlock => priceOf(reservation, i18n, i18n.t('price.title'), note)

/** The same for each vehicle of a booking, and what they cost together. */
export function priceBlocks(reservation: MailedReservation, i18n: MailI18n, note?: string): Block[] {
  const { others, bookingReference = '' } = reservation
  if (!others) return [priceBlock(reservation, i18n, note)]
  const vehicles = eachMailed(reservation)
  return [
    ...vehicles.map((vehicle) =>
      priceOf(vehicle, i18n, `${vehicle.vehicleName} (${vehicle.reference})`, note),
    ),
    togetherBlock(vehicles, i18n, i18n.t('price.together', { reference: bookingReference })),
  ]
}

/** What vehicles cost together. */
export function togetherBlock(
  vehicles: readonly Pick<MailedVehicle, 'vehicleName' | 'quote'>[],
  { t, money }: MailI18n,
  title: string,
): AmountsBlock {
  const prices = vehicles.map(({ quote }) => ({ minor: quote.total, currency: quote.currency }))
  return {
    kind: 'amounts',
    title,
    lines: vehicles.map(({ vehicleName, quote }) => ({
      label: vehicleName,
      amount: money({ minor: quote.total, currency: quote.currency }),
    })),
    total: { label: t('price.total'), amount: money(prices.reduce(plus)) },
  }
}

function priceOf(
  { quote }: Pick<MailedReservation, 'quote'>,
  i18n: MailI18n,
  title: string,
  note?: string,
): AmountsBlock {
  const { t, language } = i18n
  const howToPrepay = prepaymentWords(quote.terms.prepaymentInstructions, language)
  const row = (label: string, hint: string | null, minor: MinorUnits) => ({
    label: hint === null ? label : `${label} (${hint})`,
    amount: i18n.money({ minor, currency: quote.currency }),
  })
  return {
    kind: 'amounts',
    title,
    lines: priceRows(quote, language).map(({ label, reason, amount }) => row(label, reason, amount)),
    total: { ...row(t('price.total'), null, quote.total), hint: displayWords(quote, language) ?? undefined },
    after: paymentRows(quote, language).map(({ label, hint, amount }) => row(label, hint, amount)),
    ...(note === undefined ? {} : { note: quote.prepayment ? `${howToPrepay} ${note}` : note }),
  }
}

/** The cancellation fee beside the total. Source: rules.md, "Cancellation". */
export function feeBlock(
  { quote, cancellationFeeMinor }: MailedReservation,
  { t, money }: MailI18n,
  note?: string,
): Block {
  const { currency, total } = quote
  return {
    kind: 'amounts',
    title: t('cancellation.feeTitle'),
    lines: [{ label: t('price.total'), amount: money({ minor: total, currency }) }],
    total: {
      label: t('cancellation.fee'),
      amount: money({ minor: cancellationFeeMinor ?? minorUnits(0), currency }),
    },
    ...(note === undefined ? {} : { note }),
  }
}

/** What cancelling each vehicle of a booking costs. */
export const rulesBlocks = (reservation: MailedReservation, i18n: MailI18n): Block[] =>
  eachMailed(reservation).map((vehicle) => {
    const rules = rulesBlock(vehicle, i18n)
    return reservation.others ? { ...rules, title: `${rules.title} (${vehicle.reference})` } : rules
  })

/** What cancelling costs and when, as it was promised with the booking. Source: rules.md, "Cancellation". */
export function rulesBlock(
  { quote, during, answerBy }: MailedReservation,
  { t, ...i18n }: MailI18n,
): Extract<Block, { kind: 'list' }> {
  const money = (minor: MinorUnits) => i18n.money({ minor, currency: quote.currency })
  const [first, ...steps] = cancellationSteps(quote, during.pickup)
  const fee = money(first?.fee ?? minorUnits(0))
  const [next] = steps
  const noShow = noShowFee(quote)
  return {
    kind: 'list',
    title: answerBy ? t('rules.onceConfirmed') : t('rules.title'),
    items: [
      next ? t('rules.early', { hours: String(next.hours), fee }) : t('rules.always', { fee }),
      ...steps.map((step) => t('rules.late', { hours: String(step.hours), fee: money(step.fee) })),
      quote.prepayment === null ? t('rules.never') : t('rules.neverPrepaid'),
      noShow === quote.total ? t('rules.none') : t('rules.noShow', { fee: money(noShow) }),
    ],
  }
}

type MailedOperator = Pick<MailedReservation, 'operator' | 'contact'> & {
  readonly landing: Pick<MailedReservation['landing'], 'name' | 'timezone'>
}

/** How to reach the operator, for the visitor: as their site says, else as their account does. */
export function operatorBlock({ landing, operator, contact }: MailedOperator, { t }: MailI18n): Block {
  const phone = contact?.phone || operator.phone
  const digits = contact && phoneDigits(contact.whatsapp, landing.timezone)
  return {
    kind: 'reach',
    title: t('confirmation.questionsTitle'),
    lines: [t('confirmation.questions', { landing: landing.name })],
    facts: [
      { label: t('operator.email'), lines: [contact?.email || operator.email] },
      ...(phone ? [{ label: t('operator.phone'), lines: [phone] }] : []),
      ...(digits ? [{ label: 'WhatsApp', lines: [contact.whatsapp, whatsappLink(digits)] }] : []),
      ...(contact?.address ? [{ label: t('operator.address'), lines: [contact.address] }] : []),
    ],
  }
}

/** The customer, for the operator. */
export function customerBlock(
  { customer, answers = [] }: MailedReservation,
  { t, language }: MailI18n,
): Block {
  return {
    kind: 'facts',
    title: t('customer.title'),
    facts: [
      { label: t('customer.name'), lines: [customer.name] },
      { label: t('customer.phone'), lines: [customer.phone] },
      ...(customer.email ? [{ label: t('customer.email'), lines: [customer.email] }] : []),
      ...(customer.comment ? [{ label: t('customer.comment'), lines: [customer.comment] }] : []),
      ...answerFacts(answers, language),
    ],
  }
}

const answerFacts = (answers: readonly GivenAnswer[], language: Language) =>
  answers.map(({ question, answer }) => ({ label: question[language], lines: [answer[language]] }))

/** A link, or a whole message: anybody could have us send it to an address that they say is theirs. */
const COULD_BE_ABUSED = /[.:/@]\p{L}|.{81}/u

/** The customer's answers to the landing's own questions, for themselves, as far as they can harm nobody. */
export function answersBlocks({ answers = [] }: MailedReservation, { t, language }: MailI18n): Block[] {
  const shown = answers.filter(({ answer }) => !COULD_BE_ABUSED.test(answer[language]))
  return shown.length === 0
    ? []
    : [{ kind: 'facts', title: t('trip.answers'), facts: answerFacts(shown, language) }]
}

/** The operator's link to the reservation, and how to reply to the customer. */
export const openingBlock = ({ customer }: MailedReservation, { t }: MailI18n, url: string): Block => ({
  kind: 'action',
  label: t('notice.open'),
  url,
  hint: customer.email ? t('notice.answer', { name: customer.name }) : '',
})

/** The operator's note to the customer, where there is one. */
export const noteBlock = (title: string, { note }: OperatorCancellation): Block[] =>
  note === undefined ? [] : [{ kind: 'reach', title, lines: note.split('\n'), facts: [] }]

/** The link to a search for the same trip. */
export function searchBlock(
  { landing, during, pickupPlace, returnPlace }: MailedReservation,
  { t }: MailI18n,
  origin: string,
): Block {
  const url = searchAddress(`${origin}/${landing.address}`, { period: during, pickupPlace, returnPlace })
  return { kind: 'action', label: t('searchAgain.action'), url, hint: t('searchAgain.hint') }
}
